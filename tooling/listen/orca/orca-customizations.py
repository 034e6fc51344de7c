"""Orca's settings for a test: a voice that writes, no braille, no sounds, no reading of a page as it loads."""
import os
import sys

from gi.repository import GLib
from orca import event_manager, orca_state, settings

sys.path.insert(0, os.path.dirname(__file__))
from transcript import write  # noqa: E402

settings.speechFactoryModules = ['transcript']
settings.speechServerFactory = 'transcript'
settings.enableBraille = settings.enableSound = settings.enableKeyEcho = False
settings.sayAllOnLoad = False


def report_quiet():
    """Writes whether Orca has handled all events, once the browser has answered a question."""
    try:
        orca_state.locusOfFocus.queryComponent().getExtents(0)
    except Exception:
        pass
    write(event_manager.getManager()._eventQueue.empty())
    return True


GLib.timeout_add(150, report_quiet)
