#!/bin/sh
# Starts a screen, Orca and a browser in the current folder: `desktop.sh WIDTH BROWSER [ARGUMENT]...`.
# All of them end with the process group.
cp -r "$(dirname "$0")/orca" orca
# Orca does not start if pgrep finds another Orca of this user, even on another screen.
ln -s /bin/false orca/pgrep
Xvfb -displayfd 3 -screen 0 "$1x900x24" -nolisten tcp 3>display &
until [ -s display ]; do sleep 0.05; done
export DISPLAY=":$(cat display)" PATH="$PWD/orca:$PATH" LANG=C.UTF-8 TZ=America/Los_Angeles
# Firefox and Chromium build their accessibility trees from the start.
export GNOME_ACCESSIBILITY=1 ACCESSIBILITY_ENABLED=1 GTK_USE_PORTAL=0
/usr/libexec/at-spi-bus-launcher --launch-immediately &
openbox &
orca -u orca &
until grep -q 'Screen reader on' transcript; do sleep 0.05; done
shift
exec "$@"
