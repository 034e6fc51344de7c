"""A voice for Orca that writes what it would say, one line of JSON for each utterance."""
import json
import os

from orca import speechserver

_file = open(os.environ['ORCA_TRANSCRIPT'], 'a', buffering=1)


def write(line):
    _file.write(json.dumps(line) + '\n')


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def getInfo(self):
        return ['Transcript', 'transcript']

    def speak(self, text=None, acss=None, interrupt=True):
        write(text or '')

    def speakCharacter(self, character, acss=None):
        write(character)
