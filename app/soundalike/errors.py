"""The one exception family of the Python side.

Every message says what happened, to which file or value, and what to do next.
The class decides the exit code of the command line (`../shared/formats.md`, section 4).
"""


class SoundalikeError(Exception):
    """Something a person can act on. Its text is shown as it is, never a traceback."""

    exit_code = 1


class UsageError(SoundalikeError):
    """A value on the command line or in a call makes no sense."""

    exit_code = 2


class RefusedError(SoundalikeError):
    """A file is damaged or foreign, a clip isn't usable, or consent is missing."""

    exit_code = 3


class MissingError(SoundalikeError):
    """A device, network, program, model or disk space isn't there."""

    exit_code = 4


class CancelledError(SoundalikeError):
    """The person, or the caller, stopped it."""

    exit_code = 130
