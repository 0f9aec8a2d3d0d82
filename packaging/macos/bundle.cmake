# The bundle of macOS: prepared here, never built on a Mac so far. cpack -G DragNDrop makes the disk image.

if(NOT APPLE OR NOT TARGET lanescope)
    return()
endif()
set(CPACK_GENERATOR DragNDrop)
set(CPACK_DEB_COMPONENT_INSTALL OFF)
set_target_properties(lanescope PROPERTIES
    MACOSX_BUNDLE ON
    MACOSX_BUNDLE_INFO_PLIST "${PROJECT_SOURCE_DIR}/packaging/macos/Info.plist.in"
)
# The bundle's icon, drawn with the tools of macOS from the same pictures.
find_program(ICONUTIL_PROGRAM iconutil)
if(ICONUTIL_PROGRAM)
    set(iconset "${package_files}/lanescope.iconset")
    file(MAKE_DIRECTORY "${iconset}")
    foreach(size IN ITEMS 16 32 128 256 512)
        file(COPY_FILE "${PROJECT_SOURCE_DIR}/packaging/icons/hicolor/${size}x${size}/apps/lanescope.png"
             "${iconset}/icon_${size}x${size}.png" ONLY_IF_DIFFERENT)
    endforeach()
    execute_process(COMMAND "${ICONUTIL_PROGRAM}" -c icns -o "${package_files}/lanescope.icns" "${iconset}"
                    COMMAND_ERROR_IS_FATAL ANY)
    target_sources(lanescope PRIVATE "${package_files}/lanescope.icns")
    set_source_files_properties("${package_files}/lanescope.icns" PROPERTIES MACOSX_PACKAGE_LOCATION Resources
                                TARGET_DIRECTORY lanescope)
endif()
if(COMMAND qt_generate_deploy_app_script)
    qt_generate_deploy_app_script(TARGET lanescope FILENAME_VARIABLE deploy_script NO_UNSUPPORTED_PLATFORM_ERROR)
    install(SCRIPT ${deploy_script} COMPONENT window)
endif()
