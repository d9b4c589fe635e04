"""Everything of a voice, gone."""

from __future__ import annotations

from soundalike.takes.database import Database
from soundalike.takes.sounds import Sounds


def forget_voice(database: Database, sounds: Sounds, voice: str) -> int:
    """Removes takes and history lines of the voice with this id, deleted ones included, and its name from texts.

    Files go before rows: after a crash in between the rows are still there, and forgetting again finishes it.
    Returns how many takes there were.
    """
    if not voice:
        return 0
    with database.read() as connection:
        uids = [row["uid"] for row in connection.execute("SELECT uid FROM takes WHERE voice_id = ?", (voice,))]
    for uid in uids:
        sounds.remove(uid)
    with database.write() as connection:
        connection.execute(
            "DELETE FROM history_words WHERE rowid IN (SELECT id FROM utterances WHERE voice_id = ?)", (voice,)
        )
        connection.execute("DELETE FROM takes WHERE voice_id = ?", (voice,))
        connection.execute("DELETE FROM utterances WHERE voice_id = ?", (voice,))
        connection.execute("UPDATE documents SET voice_id = '', voice_name = '' WHERE voice_id = ?", (voice,))
    database.scrub()
    return len(uids)
