"""Orca's settings for a test: a voice that writes, no braille, no sounds, no reading of a page as it loads."""
import json

import pyatspi
from gi.repository import GLib
from orca import event_manager, orca_state, settings, speechserver
from orca.scripts.web import script, script_utilities

transcript = open('transcript', 'a', buffering=1)


def write(line):
    """Writes what Orca says, or whether it has handled all events, as a line of JSON."""
    transcript.write(json.dumps(line) + '\n')


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def speak(self, text=None, acss=None, interrupt=True):
        write(text or '')

    speakCharacter = speak


on_busy_changed = script.Script.onBusyChanged
# Ignores a start of loading that is over: Orca 43.1 handles some events inside others, and so may handle the end first.
script.Script.onBusyChanged = lambda self, event: (
    event.detail1 and not event.source.getState().contains(pyatspi.STATE_BUSY)
) or on_busy_changed(self, event)

on_caret_moved = script.Script.onCaretMoved
# Asks for the states again: Orca 43.1 does not present a field if its caret moves before its focus is reported.
script.Script.onCaretMoved = lambda self, event: event.source.clearCache() or on_caret_moved(self, event)

grab_focus = script_utilities.Utilities.grabFocus
# Skips a field that has the focus: a busy page handles the request after the keys that follow, and takes the focus back.
script_utilities.Utilities.grabFocus = lambda self, obj: (
    obj.getState().contains(pyatspi.STATE_FOCUSED) or grab_focus(self, obj)
)


def report_quiet():
    try:
        # The browser answers once it has sent its events.
        orca_state.locusOfFocus.queryComponent().getExtents(0)
    except Exception:
        pass
    write(event_manager.getManager()._eventQueue.empty())
    return True


settings.speechFactoryModules = [__name__]
settings.speechServerFactory = __name__
settings.enableBraille = settings.enableSound = settings.enableKeyEcho = False
settings.sayAllOnLoad = False
GLib.timeout_add(150, report_quiet)
