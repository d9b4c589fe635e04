"""The output that is meant, and the stream that plays on it: which one, when devices come and go."""

from __future__ import annotations

from soundalike.audio.devices import OutputDevice, Outputs, list_outputs
from soundalike.audio.output_stream import OutputStream, channels_for, rate_for
from soundalike.audio.output_watch import OutputsChange
from soundalike.audio.pulse import move_stream
from soundalike.engine.ring import Ring
from soundalike.errors import MissingError
from soundalike.translation import tr


class Output:
    """One output at a time. Whoever owns it sees to it that no two threads call it at once.

    Without a wanted name it stays with the system's default, whichever that is; a wanted one that goes away is
    replaced by the default until it comes back.
    """

    def __init__(self, wanted: str | None, sample_rate: int) -> None:
        """`wanted` is the name of an output or a part of it. Raises `MissingError` when there is no such output."""
        self._wanted = wanted
        self._device = list_outputs().choose(wanted)
        self.rate = rate_for(self._device, sample_rate)
        self.channels = channels_for(self._device)
        self._stream: OutputStream | None = None
        self._listed_long_ago = False

    @property
    def device(self) -> OutputDevice:
        """What it plays on."""
        return self._device

    @property
    def stream(self) -> OutputStream | None:
        """What is open."""
        return self._stream

    @property
    def works(self) -> bool:
        """Whether it is open, and the device didn't stop by itself."""
        return self._stream is not None and self._stream.active

    def open(self, ring: Ring) -> None:
        """Takes the device, if it isn't held. Raises `MissingError`."""
        if self._stream is not None:
            return
        self._open_on(self._listed().prefer(self._wanted) if self._listed_long_ago else self._device, ring)

    def close(self, *, at_once: bool) -> None:
        """Gives the device back, `at_once` or when what it holds has sounded."""
        if self._stream is not None:
            self._stream.close(at_once=at_once)
            self._stream = None
            self._listed_long_ago = True

    def replace(self, ring: Ring, *, stalled: bool) -> None:
        """The stream ended by itself, or `stalled`: opens the output that is meant, or, where that is what failed, the
        default. Raises `MissingError` when none can be opened."""
        self.close(at_once=True)
        outputs = self._listed()
        meant = outputs.prefer(None if stalled else self._wanted)
        default = outputs.choose(None)
        try:
            self._open_on(meant, ring)
        except MissingError:
            if meant == default:
                raise
            self._open_on(default, ring)

    def move(self, wanted: str | None, ring: Ring) -> None:
        """Plays on another output from here on. Raises `MissingError` when there is no such output."""
        was_open = self._stream is not None
        if was_open and not self._through_server:
            self.close(at_once=False)  # PortAudio reads its list anew only then
        chosen = self._fitting(self._listed().choose(wanted))
        self._wanted = wanted
        self._go_to(chosen, ring, was_open=was_open)

    def follow(self, change: OutputsChange, ring: Ring) -> None:
        """After the server's outputs changed: goes to the new default, leaves one that is gone, returns to the wanted
        one. Where somebody put the stream by hand, it stays otherwise."""
        outputs = list_outputs()
        wanted = None if self._wanted is None else outputs.find(self._wanted)
        came_back = wanted is not None and wanted.name in change.added
        follows = self._wanted is None and change.default is not None
        if not outputs.devices or not (came_back or follows or self._device.name in change.removed):
            return
        try:
            self._go_to(self._fitting(wanted or outputs.choose(None)), ring, was_open=self._stream is not None)
        except MissingError:
            return  # whoever plays notices when its own device is gone too, and says so

    def reopen(self, ring: Ring) -> None:
        """After a change that only the caller knows of: opens anew what is meant now. Raises `MissingError`."""
        was_open = self._stream is not None
        self.close(at_once=False)
        self._listed_long_ago = True
        if was_open:
            self.open(ring)

    @property
    def _through_server(self) -> bool:
        return self._device.sink is not None

    def _go_to(self, device: OutputDevice, ring: Ring, *, was_open: bool) -> None:
        """A stream that the server can move goes on without losing a sample; else it is opened anew."""
        if self._stream is not None and device.sink is not None and move_stream(self._stream.name, device.sink):
            self._device = device
            return
        self.close(at_once=True)
        self._device = device
        if was_open:
            self._open_on(device, ring)

    def _open_on(self, device: OutputDevice, ring: Ring) -> None:
        self._device = self._fitting(device)
        self._stream = OutputStream(ring, device, self.rate, self.channels)
        self._listed_long_ago = False

    def _listed(self) -> Outputs:
        """The outputs as they are now. A server's list is always fresh."""
        return list_outputs(read_again=not self._through_server)

    def _fitting(self, device: OutputDevice) -> OutputDevice:
        """The device, if it plays what the ring holds."""
        if rate_for(device, self.rate) != self.rate or channels_for(device) != self.channels:
            raise MissingError(
                tr("The sound output changed to '{name}', which plays in another form. Speak again to use it.").format(
                    name=device.name
                )
            )
        return device
