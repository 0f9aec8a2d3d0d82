# What is installed beside the programs, and the Debian package: cpack --config build/release/CPackConfig.cmake -G DEB

install(FILES LICENSE README.md CHANGELOG.md DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/lanescope")
install(DIRECTORY resources/samples DESTINATION "${CMAKE_INSTALL_DATADIR}/lanescope")
if(TARGET lanescope)
    install(FILES packaging/lanescope.desktop DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")
    install(FILES packaging/lanescope-mime.xml DESTINATION "${CMAKE_INSTALL_DATADIR}/mime/packages" RENAME lanescope.xml)
endif()

set(CPACK_PACKAGE_NAME lanescope)
set(CPACK_PACKAGE_VENDOR "Lanescope developers")
set(CPACK_PACKAGE_CONTACT "Lanescope developers")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_DESCRIPTION
    "Shows the CPU and GPU lanes of a trace recorded with torch.profiler, and says what bounds the run, where and why.")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_GENERATOR TGZ)
find_program(DPKG_PROGRAM dpkg)
mark_as_advanced(DPKG_PROGRAM)
if(DPKG_PROGRAM)
    set(CPACK_GENERATOR DEB)
endif()

# The libraries that the package depends on are read from the programs (dpkg-shlibdeps).
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-cjk, fonts-inter")

include(CPack)
