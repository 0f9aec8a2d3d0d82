# The Windows installer: cpack -G NSIS (or WIX). Prepared here; the program itself was never built on Windows so far, the script of
# the installer was compiled with makensis on Linux (packaging/README.md).

set(CPACK_PACKAGE_INSTALL_DIRECTORY Lanescope)
set(CPACK_PACKAGE_EXECUTABLES lanescope Lanescope)
set(CPACK_NSIS_DISPLAY_NAME Lanescope)
set(CPACK_NSIS_PACKAGE_NAME Lanescope)
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_INSTALLED_ICON_NAME [[bin\lanescope.exe]])
set(CPACK_NSIS_EXECUTABLES_DIRECTORY bin)
# Windows knows a file by what is behind its last dot: .json and .gz stay with whoever has them, Lanescope stands under "Open with".
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS [[
  WriteRegStr SHCTX "Software\Classes\Lanescope.Trace" "" "torch.profiler trace"
  WriteRegStr SHCTX "Software\Classes\Lanescope.Trace\DefaultIcon" "" "$INSTDIR\bin\lanescope.exe,0"
  WriteRegStr SHCTX "Software\Classes\Lanescope.Trace\shell\open\command" "" '"$INSTDIR\bin\lanescope.exe" "%1"'
  WriteRegStr SHCTX "Software\Classes\.json\OpenWithProgids" "Lanescope.Trace" ""
  WriteRegStr SHCTX "Software\Classes\.gz\OpenWithProgids" "Lanescope.Trace" ""
  WriteRegStr SHCTX "Software\Classes\Applications\lanescope.exe" "FriendlyAppName" "Lanescope"
  WriteRegStr SHCTX "Software\Classes\Applications\lanescope.exe\shell\open\command" "" '"$INSTDIR\bin\lanescope.exe" "%1"'
  WriteRegStr SHCTX "Software\Classes\Applications\lanescope.exe\SupportedTypes" ".json" ""
  WriteRegStr SHCTX "Software\Classes\Applications\lanescope.exe\SupportedTypes" ".gz" ""
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
]])
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS [[
  DeleteRegKey SHCTX "Software\Classes\Lanescope.Trace"
  DeleteRegValue SHCTX "Software\Classes\.json\OpenWithProgids" "Lanescope.Trace"
  DeleteRegValue SHCTX "Software\Classes\.gz\OpenWithProgids" "Lanescope.Trace"
  DeleteRegKey SHCTX "Software\Classes\Applications\lanescope.exe"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
]])
set(CPACK_WIX_UPGRADE_GUID "6C7E1F52-0B3D-4C55-9A5E-2B4B0C6A9D11")
set(CPACK_WIX_PATCH_FILE "${PROJECT_SOURCE_DIR}/packaging/windows/registry.wix.xml")

if(NOT WIN32)
    return()
endif()
set(CPACK_GENERATOR NSIS)
if(TARGET lanescope AND COMMAND qt_generate_deploy_app_script)
    qt_generate_deploy_app_script(TARGET lanescope FILENAME_VARIABLE deploy_script NO_UNSUPPORTED_PLATFORM_ERROR)
    install(SCRIPT ${deploy_script} COMPONENT window)
endif()
