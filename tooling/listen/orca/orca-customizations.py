"""Orca's settings for a test: a voice that writes, no braille, no sounds, no reading of a page as it loads."""
import json

from gi.repository import GLib
from orca import event_manager, orca_state, settings, speechserver

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

    def speakCharacter(self, character, acss=None):
        write(character)


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
