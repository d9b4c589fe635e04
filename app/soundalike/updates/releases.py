"""The one question to where versions are published, and its answer, which is in the form of GitHub's releases."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from soundalike import __version__
from soundalike.errors import CancelledError, MissingError, RefusedError
from soundalike.models.downloads.answers import check_status
from soundalike.models.downloads.control import TransferControl
from soundalike.models.downloads.errors import StoppedError, TransferFaultError
from soundalike.models.downloads.journal import Journal
from soundalike.models.downloads.limits import TransferLimits
from soundalike.models.downloads.progress import ProgressReporter
from soundalike.models.downloads.session import Session
from soundalike.models.downloads.settings import DownloadSettings
from soundalike.translation import tr
from soundalike.updates.address import is_page
from soundalike.updates.versions import is_newer

ANSWER_LIMIT = 1 << 20
NONE_THERE = (404, 410)


@dataclass(frozen=True)
class Release:
    """A version that is published, and the page that tells of it."""

    version: str
    page: str


def look_for_newer(
    address: str,
    proxy: str | None = None,
    *,
    current: str = __version__,
    control: TransferControl | None = None,
    limits: TransferLimits | None = None,
) -> Release | None:
    """The version that is published there when it is newer than `current`, else None. Asks once.

    Sends nothing but the program's name and version. Raises `MissingError` when nobody answers, `RefusedError` when the
    answer names no version, `CancelledError` when the control asks for it.
    """
    settings = DownloadSettings(address, proxy or None)
    session = Session(
        settings, limits or TransferLimits(), control or TransferControl(), Journal(), ProgressReporter(None)
    )
    try:
        content = _ask(session, address)
    except TransferFaultError as fault:
        said = tr("Whether there is a newer version couldn't be found out: {reason}. Check the network and try again.")
        raise MissingError(said.format(reason=fault.text)) from fault
    except StoppedError as error:
        raise CancelledError(tr("Stopped.")) from error
    release = _release(content, encrypted=settings.encrypted)
    try:
        return release if is_newer(release.version, current) else None
    except ValueError as error:
        raise _senseless() from error


def _ask(session: Session, address: str) -> Any:
    with session.get(address, {"Accept": "application/json"}) as answer:
        if answer.response.status_code in NONE_THERE:
            said = tr("{host} knows of no published version ({status}). Look at Soundalike's own page.")
            raise MissingError(said.format(host=answer.host, status=answer.response.status_code))
        check_status(answer.response, tr("The newest version"))
        body = answer.body(ANSWER_LIMIT)
        if body is None:
            raise _senseless()
        try:
            return json.loads(body)
        except (ValueError, RecursionError) as error:
            raise TransferFaultError(
                tr("{host} sent something else than a version; a network that wants a sign-in does that").format(
                    host=answer.host
                )
            ) from error


def _release(content: Any, *, encrypted: bool) -> Release:
    """Every part is checked before it is believed: the page is opened by the person's browser."""
    tag = content.get("tag_name") if isinstance(content, dict) else None
    page = content.get("html_url") if isinstance(content, dict) else None
    schemes = ("https",) if encrypted else ("https", "http")
    if not isinstance(tag, str) or not isinstance(page, str) or not is_page(page, schemes):
        raise _senseless()
    return Release(tag.strip().removeprefix("v"), page)


def _senseless() -> RefusedError:
    return RefusedError(tr("Where newer versions are published, the answer names none. Try again later."))
