# What is installed beside the programs, and the packages: cpack --config build/release/CPackConfig.cmake
#
# Two components become two packages: `window` (lanescope, needs Qt) and `cli` (lanescope-cli, for a machine without a display).
# bash packaging/check-packages.sh builds the Debian ones and looks at them.

set(LANESCOPE_MAINTAINER "Lanescope developers <lanescope@users.noreply.github.com>" CACHE STRING "Who stands in the packages")
set(package_files "${PROJECT_BINARY_DIR}/packaging")
find_program(GZIP_PROGRAM gzip)
mark_as_advanced(GZIP_PROGRAM)

# Debian wants these compressed, the same way every time.
function(install_compressed file folder name component)
    set(zipped "${package_files}/${component}/${name}.gz")
    file(MAKE_DIRECTORY "${package_files}/${component}")
    execute_process(COMMAND "${GZIP_PROGRAM}" -9nc "${file}" OUTPUT_FILE "${zipped}" COMMAND_ERROR_IS_FATAL ANY)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
    install(FILES "${zipped}" DESTINATION "${folder}" COMPONENT ${component})
endfunction()

# The options in a man page are those that the program itself lists.
function(install_man_page program component)
    set(page "${package_files}/${component}/${program}.1")
    set(zipped "${page}.gz")
    file(MAKE_DIRECTORY "${package_files}/${component}")
    add_custom_command(OUTPUT "${zipped}"
        COMMAND sh "${PROJECT_SOURCE_DIR}/packaging/make-man.sh" $<TARGET_FILE:${program}>
                "${PROJECT_SOURCE_DIR}/packaging/man/${program}.1.in" "${page}" "${PROJECT_VERSION}"
        COMMAND "${GZIP_PROGRAM}" -9nf "${page}"
        DEPENDS ${program} packaging/make-man.sh packaging/man/options.awk packaging/man/${program}.1.in
        COMMENT "Man page of ${program}"
        VERBATIM
    )
    add_custom_target(${program}-man ALL DEPENDS "${zipped}")
    add_dependencies(programs ${program}-man)
    install(FILES "${zipped}" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT ${component})
endfunction()

# Packing takes what is built (target `programs`); it does not build the tests first.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
set(data "${CMAKE_INSTALL_DATADIR}")
if(TARGET lanescope)
    install(FILES packaging/linux/lanescope.desktop DESTINATION "${data}/applications" COMPONENT window)
    # GLib looks no further than *.json where that fits, so the ranks of one machine and a few more stand there one by one.
    set(rank_names "")
    set(rank_names_gz "")
    foreach(rank RANGE 63)
        string(APPEND rank_names "\n        <glob pattern=\"rank${rank}_trace.json\" weight=\"60\"/>")
        string(APPEND rank_names_gz "\n        <glob pattern=\"rank${rank}_trace.json.gz\" weight=\"60\"/>")
    endforeach()
    configure_file(packaging/linux/lanescope-mime.xml.in "${package_files}/lanescope.xml" @ONLY)
    install(FILES "${package_files}/lanescope.xml" DESTINATION "${data}/mime/packages" COMPONENT window)
    install(FILES packaging/linux/lanescope.metainfo.xml DESTINATION "${data}/metainfo"
            RENAME org.lanescope.Lanescope.metainfo.xml COMPONENT window)
    install(DIRECTORY packaging/icons/hicolor DESTINATION "${data}/icons" COMPONENT window)
endif()
install(DIRECTORY resources/samples/ DESTINATION "${data}/doc/lanescope-cli/examples" COMPONENT cli)

if(UNIX AND NOT APPLE AND GZIP_PROGRAM)
    foreach(component IN ITEMS window cli)
        set(package lanescope)
        set(programs lanescope)
        if(component STREQUAL cli)
            set(package lanescope-cli)
            set(programs lanescope-cli)
        endif()
        if(NOT TARGET ${programs})
            continue()
        endif()
        install_compressed("${PROJECT_SOURCE_DIR}/CHANGELOG.md" "${data}/doc/${package}" changelog ${component})
        install_compressed("${PROJECT_SOURCE_DIR}/packaging/debian/changelog" "${data}/doc/${package}" changelog.Debian ${component})
        install(FILES packaging/debian/copyright DESTINATION "${data}/doc/${package}" COMPONENT ${component})
        if(NOT CMAKE_CROSSCOMPILING)
            install_man_page(${programs} ${component})
        endif()
        # The same file for both programs, under the name that is looked for.
        install(FILES packaging/completion/lanescope.bash DESTINATION "${data}/bash-completion/completions"
                RENAME ${programs} COMPONENT ${component})
        install(FILES packaging/completion/lanescope.zsh DESTINATION "${data}/zsh/vendor-completions"
                RENAME _${programs} COMPONENT ${component})
        install(FILES packaging/completion/lanescope.fish DESTINATION "${data}/fish/vendor_completions.d"
                RENAME ${programs}.fish COMPONENT ${component})
    endforeach()
endif()

set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_PACKAGE_NAME lanescope)
set(CPACK_PACKAGE_VENDOR "Lanescope developers")
set(CPACK_PACKAGE_CONTACT "${LANESCOPE_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_DESCRIPTION
    "Shows the CPU and GPU lanes of a trace recorded with torch.profiler, and says what bounds the run, where and why.")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL cli)
if(TARGET lanescope)
    list(APPEND CPACK_COMPONENTS_ALL window)
endif()
set(CPACK_GENERATOR TGZ)
find_program(DPKG_PROGRAM dpkg)
mark_as_advanced(DPKG_PROGRAM)

include(packaging/linux/debian.cmake)
include(packaging/macos/bundle.cmake)
include(packaging/windows/installer.cmake)

include(CPack)
cpack_add_component(window DISPLAY_NAME "Lanescope" DESCRIPTION "The window")
cpack_add_component(cli DISPLAY_NAME "lanescope-cli" DESCRIPTION "The command line, which needs no display")
