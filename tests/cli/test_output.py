"""What is said, and to whom."""

from __future__ import annotations

import io
import json
import time

from soundalike.cli.output import Output


class Terminal(io.StringIO):
    """A stream that a person watches."""

    def isatty(self) -> bool:
        return True


def test_results_and_messages_go_apart() -> None:
    stdout, stderr = io.StringIO(), io.StringIO()
    output = Output(stdout, stderr)
    output.result("a.wav")
    output.message("One second.")
    output.event("result", path="a.wav")
    output.error("It broke.", 1)
    assert stdout.getvalue() == "a.wav\n"
    assert stderr.getvalue() == "One second.\nsoundalike: It broke.\n"


def test_json_has_one_object_a_line_with_the_version() -> None:
    stdout, stderr = io.StringIO(), io.StringIO()
    output = Output(stdout, stderr, as_json=True)
    output.result("a.wav")
    output.event("result", text="line\nline", seeds=(1, 2))
    output.error("It broke.", 3)
    assert [json.loads(line) for line in stdout.getvalue().splitlines()] == [
        {"version": 1, "event": "result", "text": "line\nline", "seeds": [1, 2]},
        {"version": 1, "event": "error", "message": "It broke.", "code": 3},
    ]
    assert stderr.getvalue() == "soundalike: It broke.\n"


def test_quiet_says_errors_only() -> None:
    stdout, stderr = io.StringIO(), Terminal()
    output = Output(stdout, stderr, quiet=True)
    output.message("One second.")
    output.progress("50 %")
    output.error("It broke.", 1)
    assert stderr.getvalue() == "soundalike: It broke.\n"


def test_progress_is_for_terminals() -> None:
    pipe, terminal = io.StringIO(), Terminal()
    for stderr in (pipe, terminal):
        output = Output(io.StringIO(), stderr)
        with output.ticking(lambda: "half way"):
            time.sleep(0.5)
        output.message("Done.")
    assert pipe.getvalue() == "Done.\n"
    assert "half way" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\x1b[KDone.\n")


def test_without_streams_nothing_is_said() -> None:
    output = Output(None, None)
    output.result("a.wav")
    output.message("One second.")
    output.error("It broke.", 1)
    output.progress("50 %")
    assert output.raw_stdout() is None
    assert not output.stdout_is_terminal()
