import pytest

from soundalike.text.spans import Spanned
from soundalike.text.urls import read_addresses


@pytest.mark.parametrize(
    ("text", "said", "shortened"),
    [
        ("See https://www.example.com/a/b?c=d#e.", "See example dot com.", ["https://www.example.com/a/b?c=d#e"]),
        ("See https://example.com/ now", "See example dot com now", []),
        ("(www.my-site.co.uk)", "(my site dot co dot U K)", []),
        ("Go to example.org/help, please", "Go to example dot org, please", ["example.org/help"]),
        ("Mail anna.lee@mail.example.com!", "Mail anna dot lee at mail dot example dot com!", []),
        ("http://user:secret@host.net:8080/x", "host dot net", ["http://user:secret@host.net:8080/x"]),
        ("open report_2.pdf", "open report underscore two dot P D F", []),
        ("the end.it was late, e.g. here", "the end.it was late, e.g. here", []),
    ],
)
def test_addresses(text: str, said: str, shortened: list[str]) -> None:
    read, notices = read_addresses(Spanned.original(text))
    assert read.text == said
    assert [text[notice.start : notice.end] for notice in notices] == shortened
    assert {notice.kind for notice in notices} <= {"shortened"}
