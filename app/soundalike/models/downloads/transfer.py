"""One file: fetched to its .part, continued after every break, checked, and only then given its name."""

from __future__ import annotations

from collections.abc import Callable

from soundalike.errors import RefusedError
from soundalike.models.downloads.answers import check_body, check_status, strong_etag
from soundalike.models.downloads.errors import TransferFaultError
from soundalike.models.downloads.file_hash import Digests
from soundalike.models.downloads.part_file import Beginning, PartFile
from soundalike.models.downloads.session import Answer, Session
from soundalike.translation import tr

MOST_WRONG_FILES = 2

OnFileBytes = Callable[[int, int], None]
"""Gets how many bytes came just now, and how many of the file are there."""
OnChecked = Callable[[int], None]
"""Gets how many bytes of the finished file were read back."""


class Transfer:
    """Fetches `url` to the file that `part` is the beginning of."""

    def __init__(
        self, session: Session, url: str, part: PartFile, on_bytes: OnFileBytes, on_checked: OnChecked
    ) -> None:
        self._session = session
        self._url = url
        self._name = part.target.name
        self._part = part
        self._identity = part.identity
        self._on_bytes = on_bytes
        self._on_checked = on_checked
        self._there = 0

    def run(self) -> Digests:
        """Returns what the finished file holds.

        Raises `DownloadError` when it can't be had now, `RefusedError` when the server keeps sending another file,
        `CancelledError`, and `OSError` when it can't be written. Whatever is raised, what came can be continued.
        """
        for _ in range(MOST_WRONG_FILES):
            self._session.retrying(self._name, self._attempt, lambda: self._there)
            digests = self._part.finish(self._check)
            if digests is not None:
                return digests
            self._session.journal.note(f"{self._name}: the hash doesn't fit; starting over")
            self._part.discard()
        raise RefusedError(
            tr(
                "{name}: what came isn't the file that the hub lists: its hash differs, %n times. "
                "It was thrown away. Try another network, or the hub's own address instead of a mirror.",
                "",
                MOST_WRONG_FILES,
            ).format(name=self._name)
        )

    def _check(self, done: int) -> None:
        self._session.control.check()
        self._on_checked(done)

    def _attempt(self) -> None:
        beginning = self._part.beginning()
        self._there = beginning.bytes
        if beginning.bytes == self._identity.bytes and beginning.bytes > 0:
            return
        try:
            with self._session.get(self._url, _headers(beginning)) as answer:
                self._take(answer, beginning)
        except TransferFaultError as fault:
            if fault.start_over:
                self._part.discard()
                self._there = 0
            raise

    def _take(self, answer: Answer, beginning: Beginning) -> None:
        response = answer.response
        check_status(response, self._name)
        if response.status_code == 416:
            raise TransferFaultError(
                tr("{host} has no such part of {name}").format(host=answer.host, name=self._name), start_over=True
            )
        etag = strong_etag(response)
        if response.status_code == 206 and beginning.etag is not None and etag not in (None, beginning.etag):
            raise TransferFaultError(
                tr("{name} changed on {host} meanwhile").format(name=self._name, host=answer.host), start_over=True
            )
        start = check_body(response, self._name, beginning.bytes, self._identity.bytes)
        self._write(answer, start, etag)
        if self._there < self._identity.bytes:
            raise TransferFaultError(tr("the connection to {host} ended early").format(host=answer.host))

    def _write(self, answer: Answer, start: int, etag: str | None) -> None:
        self._there = start
        self._on_bytes(0, start)
        with self._part.open(start, etag) as file:
            for block in answer.response.iter_raw():
                answer.watch.received(len(block))
                if self._there + len(block) > self._identity.bytes:
                    raise TransferFaultError(
                        tr("{host} sends more than {name} has").format(host=answer.host, name=self._name),
                        start_over=True,
                    )
                file.write(block)
                self._there += len(block)
                self._on_bytes(len(block), self._there)
                answer.watch.waiting()


def _headers(beginning: Beginning) -> dict[str, str]:
    """Asks for the rest. With its mark the server sends all of a file that has changed instead (RFC 9110, 13.1.5)."""
    if beginning.bytes == 0:
        return {}
    headers = {"Range": f"bytes={beginning.bytes}-"}
    if beginning.etag is not None:
        headers["If-Range"] = beginning.etag
    return headers
