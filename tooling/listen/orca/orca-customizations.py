"""Orca's settings for a test: the voice that writes, no braille, no sounds, no reading of a page as it loads."""
import os
import sys

from orca import settings

sys.path.insert(0, os.path.dirname(__file__))

settings.speechFactoryModules = ['transcript']
settings.speechServerFactory = 'transcript'
settings.enableBraille = settings.enableSound = settings.enableKeyEcho = False
settings.sayAllOnLoad = False
