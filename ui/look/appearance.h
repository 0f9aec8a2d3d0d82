#pragma once

namespace lanescope {

/// Style and letters of the program, the same in the window and in a picture. Call before (style) and after (font) the application
/// is made.
void useOwnStyle();
void useOwnFont();

/// Windows made from now on move smoothly where the person, or else the desktop, wants that. Without this call (tests) they do not.
void useMotion();
bool wantsMotion();
/// What the person wants, kept for the next start.
void setWantsMotion(bool motion);

} // namespace lanescope
