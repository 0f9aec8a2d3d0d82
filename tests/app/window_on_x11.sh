#!/bin/sh
# Starts the window with a trace on an X server of its own: window_on_x11.sh XVFB_RUN LANESCOPE TRACE
# It must still be open when it is stopped.
xvfb_run=$1
shift
unset DISPLAY WAYLAND_DISPLAY
QT_QPA_PLATFORM=xcb "$xvfb_run" -a -s "-screen 0 1600x900x24" timeout 5 "$@"
status=$?
if [ "$status" -ne 124 ]; then
    echo "The window closed by itself with status $status."
    exit 1
fi
