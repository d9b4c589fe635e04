"""The tables, as numbered steps from an empty database to today's. A step that was released is never changed."""

from __future__ import annotations

import sqlite3

STEPS = (
    """
    CREATE TABLE documents (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        title TEXT NOT NULL,
        text TEXT NOT NULL,
        cursor INTEGER NOT NULL,
        anchor INTEGER NOT NULL,
        voice_id TEXT NOT NULL,
        voice_name TEXT NOT NULL,
        model TEXT NOT NULL,
        options TEXT NOT NULL,
        created REAL NOT NULL,
        modified REAL NOT NULL,
        deleted_by TEXT
    );
    CREATE TABLE sentences (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        document_id INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
        place INTEGER, -- NULL: not in the text at present
        start INTEGER NOT NULL,
        end INTEGER NOT NULL,
        source TEXT NOT NULL,
        spoken TEXT NOT NULL,
        gap_after REAL NOT NULL,
        chosen INTEGER,
        letters INTEGER NOT NULL DEFAULT 0 -- how many letters were given out
    );
    CREATE INDEX sentences_of_document ON sentences (document_id, place);
    CREATE TABLE utterances (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        uid TEXT NOT NULL UNIQUE,
        document_id INTEGER REFERENCES documents ON DELETE SET NULL,
        text TEXT NOT NULL,
        voice_id TEXT NOT NULL,
        voice_name TEXT NOT NULL,
        model TEXT NOT NULL,
        options TEXT NOT NULL,
        state TEXT NOT NULL,
        message TEXT NOT NULL DEFAULT '',
        began REAL NOT NULL,
        session TEXT NOT NULL,
        deleted_by TEXT
    );
    CREATE INDEX utterances_by_time ON utterances (began);
    CREATE TABLE takes (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        uid TEXT NOT NULL UNIQUE, -- the sound file's name
        utterance_id INTEGER REFERENCES utterances ON DELETE SET NULL,
        sentence_id INTEGER REFERENCES sentences ON DELETE SET NULL,
        place INTEGER NOT NULL,
        letter INTEGER NOT NULL,
        source TEXT NOT NULL,
        spoken TEXT NOT NULL,
        gap_after REAL NOT NULL,
        voice_id TEXT NOT NULL,
        voice_name TEXT NOT NULL,
        model TEXT NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL, -- 64 bits without a sign, which SQLite's integers can't hold
        state TEXT NOT NULL,
        message TEXT NOT NULL DEFAULT '',
        suspect INTEGER NOT NULL DEFAULT 0,
        samples INTEGER NOT NULL DEFAULT 0,
        sample_rate INTEGER NOT NULL,
        peaks BLOB NOT NULL DEFAULT x'',
        bytes INTEGER NOT NULL DEFAULT 0,
        favourite INTEGER NOT NULL DEFAULT 0,
        name TEXT NOT NULL DEFAULT '',
        created REAL NOT NULL,
        session TEXT NOT NULL,
        deleted_by TEXT
    );
    CREATE INDEX takes_of_sentence ON takes (sentence_id);
    CREATE INDEX takes_of_utterance ON takes (utterance_id);
    CREATE VIRTUAL TABLE history_words USING fts5 (folded, tokenize = 'trigram case_sensitive 1');
    """,
    """
    CREATE TABLE phrase_boards (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        place INTEGER NOT NULL,
        deleted_by TEXT
    );
    CREATE TABLE phrases (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        board_id INTEGER NOT NULL REFERENCES phrase_boards ON DELETE CASCADE,
        place INTEGER NOT NULL,
        text TEXT NOT NULL,
        spoken INTEGER NOT NULL DEFAULT 0, -- how often
        last_spoken REAL, -- NULL: never
        deleted_by TEXT
    );
    CREATE INDEX phrases_of_board ON phrases (board_id, place);
    CREATE TABLE phrases_begun ( -- one row once the first boards were made
        moment REAL NOT NULL
    );
    """,
)


def upgrade(connection: sqlite3.Connection) -> None:
    """Brings the database to today's tables, each step whole or not at all."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for number, step in enumerate(STEPS[version:], start=version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {step} PRAGMA user_version = {number}; COMMIT;")
