"""One request at a time over httpx, watched, and its failures said in words."""

from __future__ import annotations

import ssl
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import urlsplit

import certifi
import httpx

from soundalike import __version__
from soundalike.errors import UsageError
from soundalike.models.downloads.control import TransferControl
from soundalike.models.downloads.errors import DownloadError, StoppedError, TransferFaultError
from soundalike.models.downloads.journal import Journal, public_address
from soundalike.models.downloads.limits import TransferLimits
from soundalike.models.downloads.progress import ProgressReporter
from soundalike.models.downloads.settings import DownloadSettings
from soundalike.models.downloads.stall_watch import Ending, StallWatch
from soundalike.translation import number, tr

MOST_REDIRECTS = 8

T = TypeVar("T")


@dataclass(frozen=True)
class Answer:
    """A response whose headers are here and whose body isn't read yet."""

    response: httpx.Response
    watch: StallWatch

    @property
    def host(self) -> str:
        """Who answered, at the end of all redirects."""
        return self.response.url.host

    def body(self, limit: int) -> bytes | None:
        """All of it, watched; None once it is longer than `limit`."""
        found = bytearray()
        for block in self.response.iter_bytes():
            self.watch.received(len(block))
            found += block
            if len(found) > limit:
                return None
            self.watch.waiting()
        return bytes(found)


class Session:
    """What all requests of one download share."""

    def __init__(
        self,
        settings: DownloadSettings,
        limits: TransferLimits,
        control: TransferControl,
        journal: Journal,
        reporter: ProgressReporter,
    ) -> None:
        self.settings = settings
        self.limits = limits
        self.control = control
        self.journal = journal
        self.reporter = reporter
        self._trust = ssl.create_default_context()
        self._trust.load_verify_locations(certifi.where())  # beside the system's own, which a bare system lacks

    @contextmanager
    def get(self, url: str, headers: Mapping[str, str]) -> Iterator[Answer]:
        """The answer to one request; the connection is closed on leaving.

        Inside and on entering it raises `TransferFaultError` where another try may help, `DownloadError` where not,
        `StoppedError` when the control asks for it.
        """
        self.journal.note(f"GET {public_address(url)} {headers.get('Range', '')}".rstrip())
        with StallWatch(self.control, self.limits) as watch:
            try:
                with self._client() as client:
                    request = client.stream("GET", url, headers=headers, extensions={"trace": watch.trace})
                    with request as response:
                        watch.answered()
                        self.journal.note(_in_short(response))
                        yield Answer(response, watch)
                if watch.ending is not None:  # a body without a length just ends when the connection is shut
                    raise httpx.ReadError("shut by the watch")
            except (httpx.HTTPError, httpx.StreamError, httpx.InvalidURL) as error:
                raise self._in_words(error, watch, url) from error

    def retrying(self, what: str, attempt: Callable[[], T], gained: Callable[[], int] = lambda: 0) -> T:
        """Calls `attempt` until it succeeds, resting between tries and while paused.

        `gained` says how many bytes are there; tries that bring enough don't count. Raises `DownloadError` at the end.
        """
        failures = 0
        while True:
            self._rest_while_paused()
            before = gained()
            try:
                return attempt()
            except StoppedError:
                continue
            except TransferFaultError as fault:
                self.journal.note(f"failed: {fault.text}")
                failures = 1 if gained() - before >= self.limits.worthwhile_bytes else failures + 1
                self._wait_or_give_up(what, fault, failures)

    def _rest_while_paused(self) -> None:
        if self.control.paused:
            self.reporter.hold("paused", tr("Paused."))
            self.journal.note("paused")
        self.control.wait_while_paused()

    def _wait_or_give_up(self, what: str, fault: TransferFaultError, failures: int) -> None:
        limits = self.limits
        if failures >= limits.attempts:
            raise DownloadError(
                tr(
                    "{what}: {fault}; %n tries in a row brought nothing. What was fetched is kept: check "
                    "the network and try again.",
                    "",
                    failures,
                ).format(what=what, fault=fault.text)
            )
        pause = min(limits.first_pause * 2 ** (failures - 1), limits.longest_pause)
        if fault.retry_after is not None:
            if fault.retry_after > limits.longest_retry_after:
                raise DownloadError(
                    tr(
                        "{what}: {fault}, and asks to wait for %n minutes. What was fetched is kept: try again then.",
                        "",
                        round(fault.retry_after / 60),
                    ).format(what=what, fault=fault.text)
                )
            pause = max(pause, fault.retry_after)
        if pause > 0:
            text = f"{fault.text[:1].upper()}{fault.text[1:]}"
            self.reporter.hold(
                "waiting",
                tr("{fault}. Trying again in {seconds} s ({failures} of {most}).").format(
                    fault=text, seconds=number(pause), failures=failures, most=limits.attempts
                ),
            )
            self.control.sleep(pause)

    def _client(self) -> httpx.Client:
        limits = self.limits
        try:
            return httpx.Client(
                verify=self._trust,
                proxy=self.settings.proxy,
                follow_redirects=True,
                max_redirects=MOST_REDIRECTS,
                timeout=httpx.Timeout(
                    limits.answer + limits.stall_window, connect=limits.connect
                ),  # the watch is faster
                headers={"User-Agent": f"soundalike/{__version__}", "Accept-Encoding": "identity"},
                event_hooks={"request": [self._keep_encryption]},
            )
        except (ValueError, httpx.InvalidURL) as error:
            raise UsageError(
                tr("The proxy's address can't be used ({error}). Look at --proxy and HTTPS_PROXY.").format(error=error)
            ) from error

    def _keep_encryption(self, request: httpx.Request) -> None:
        if self.settings.encrypted and request.url.scheme != "https":
            raise DownloadError(
                tr(
                    "{host}: the hub sends on to an address without encryption, which isn't followed. Check the "
                    "hub's address, or use another network."
                ).format(host=request.url.host)
            )

    def _in_words(self, error: Exception, watch: StallWatch, url: str) -> Exception:
        host = _failing_host(error, url)
        if watch.ending is not None:
            return self._ended(watch.ending, host)
        certificate = _certificate_fault(error)
        if certificate is not None:
            return DownloadError(
                tr(
                    "{host}: its certificate isn't trusted here ({certificate}). Check the clock, or ask who runs "
                    "the network; a certificate of theirs is read from the file that SSL_CERT_FILE names."
                ).format(host=host, certificate=certificate)
            )
        if isinstance(error, httpx.TooManyRedirects):
            return DownloadError(
                tr("{host}: it sends in circles (%n times). Check the hub's address.", "", MOST_REDIRECTS).format(
                    host=host
                )
            )
        if isinstance(error, httpx.UnsupportedProtocol | httpx.InvalidURL):
            return DownloadError(
                tr("{host}: it sends on to an address that can't be used. Check the hub's address.").format(host=host)
            )
        return TransferFaultError(_clause(error, host))

    def _ended(self, ending: Ending, host: str) -> Exception:
        """What the watch's cut means."""
        if ending == "stopped":
            return StoppedError()
        if ending == "stalled":
            return TransferFaultError(
                tr("hardly anything came from {host} for {seconds} s").format(
                    host=host, seconds=number(self.limits.stall_window)
                )
            )
        return TransferFaultError(
            tr("{host} didn't answer within {seconds} s").format(host=host, seconds=number(self.limits.answer))
        )


def _clause(error: Exception, host: str) -> str:
    reason = str(error).strip() or type(error).__name__
    if isinstance(error, httpx.ProxyError):
        return tr("the proxy refused the connection to {host} ({reason})").format(host=host, reason=reason)
    if isinstance(error, httpx.ConnectError | httpx.ConnectTimeout):
        return tr("no connection to {host} could be made ({reason})").format(host=host, reason=reason)
    if isinstance(error, httpx.TimeoutException):
        return tr("nothing came from {host} for a while").format(host=host)
    return tr("the connection to {host} broke ({reason})").format(host=host, reason=reason)


def _failing_host(error: Exception, url: str) -> str:
    if isinstance(error, httpx.RequestError):
        try:
            return error.request.url.host
        except RuntimeError:  # httpx: no request was attached
            pass
    return urlsplit(url).hostname or url


def _certificate_fault(error: Exception) -> str | None:
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, ssl.SSLCertVerificationError):
            return cause.verify_message
        cause = cause.__cause__ or cause.__context__
    return None


def _in_short(response: httpx.Response) -> str:
    told = [
        f"{name} {response.headers[name]}" for name in ("content-length", "content-range") if name in response.headers
    ]
    hops = f" after {len(response.history)} redirects" if response.history else ""
    return f"  {response.status_code} from {response.url.host}{hops} {' '.join(told)}".rstrip()
