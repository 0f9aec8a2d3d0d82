#pragma once

namespace lanescope {

/// Style and letters of the program, the same in the window and in a picture. Call before (style) and after (font) the application
/// is made.
void useOwnStyle();
void useOwnFont();

} // namespace lanescope
