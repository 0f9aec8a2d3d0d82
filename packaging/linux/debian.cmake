# The Debian packages: lanescope, and lanescope-cli for a machine without a display.

if(DPKG_PROGRAM)
    set(CPACK_GENERATOR DEB)
    set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # it would stand before the first line of each package's own
endif()
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
# The libraries that a package depends on are read from its program.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)

# The databases of file types, of programs and of icons are brought up to date by triggers of the packages that own them: without
# those a double click finds nobody.
set(CPACK_DEBIAN_WINDOW_PACKAGE_NAME lanescope)
set(CPACK_DEBIAN_WINDOW_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_WINDOW_PACKAGE_DEPENDS "desktop-file-utils, hicolor-icon-theme, shared-mime-info")
set(CPACK_DEBIAN_WINDOW_PACKAGE_RECOMMENDS
    "fonts-inter, fonts-noto-cjk, lanescope-cli, qt6-translations-l10n")
set(CPACK_DEBIAN_WINDOW_PACKAGE_SUGGESTS "qt6-wayland")
set(CPACK_COMPONENT_WINDOW_DESCRIPTION
"Shows the lanes of the CPU and the GPU that torch.profiler recorded, however
large the file is, and says beside them, in sentences with numbers, what limits
the run, where, and why. Each sentence leads to its proof in the timeline.
.
It opens no network connection, ever.")
set(CPACK_DEBIAN_WINDOW_DESCRIPTION "viewer for traces of PyTorch's torch.profiler\n${CPACK_COMPONENT_WINDOW_DESCRIPTION}")

set(CPACK_DEBIAN_CLI_PACKAGE_NAME lanescope-cli)
set(CPACK_DEBIAN_CLI_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_CLI_PACKAGE_SUGGESTS lanescope)
set(CPACK_DEBIAN_CLI_DESCRIPTION "report what limits a PyTorch run, from its torch.profiler trace
Reads a trace that torch.profiler wrote and prints what bounds the run, where
and why, torch's own tables, or all that was read; as text, JSON, CSV or
Markdown. It needs no display and no Qt, so that it runs where the GPUs are.
.
It opens no network connection, ever.")
