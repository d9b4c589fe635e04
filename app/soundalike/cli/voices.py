"""`soundalike voices`: the voice library. Its commands are in the files named `voices_…`."""

from __future__ import annotations

from argparse import ArgumentParser

from soundalike.cli import consent_options, options, voices_carry, voices_change, voices_preview, voices_tell

HELP = "list, show, rename, preview, export, import, delete, forget, bake or check voices"


def add_options(parser: ArgumentParser, shared: ArgumentParser) -> None:
    """The commands below `voices`, each with the `shared` options."""
    commands = parser.add_subparsers(metavar="COMMAND", dest="voices_command", required=True)

    def command(name: str, text: str) -> ArgumentParser:
        made: ArgumentParser = commands.add_parser(name, parents=[shared], allow_abbrev=False, help=text)
        return made

    def about_one(name: str, text: str) -> ArgumentParser:
        made = command(name, text)
        made.add_argument("voice", metavar="NAME", type=options.name, help="a voice's name or id")
        return made

    command("list", "all voices").set_defaults(run=voices_tell.run_list)
    about_one("show", "what a voice's file holds, and who agreed").set_defaults(run=voices_tell.run_show)
    command("check", "read every voice and clip whole").set_defaults(run=voices_tell.run_check)

    renaming = about_one("rename", "call a voice something else")
    renaming.add_argument("new_name", metavar="NEW", type=options.name, help="its new name")
    renaming.set_defaults(run=voices_change.run_rename)
    about_one("delete", "move a voice and its clip to the library's trash").set_defaults(run=voices_change.run_delete)
    about_one(
        "forget", "leave nothing of a voice: file, statement, clip, takes and cached phrases, for good"
    ).set_defaults(run=voices_change.run_forget)

    hearing = about_one("preview", "hear a sentence in a voice")
    voices_preview.add_options(hearing)
    hearing.set_defaults(run=voices_preview.run)

    voices_carry.add_export_options(about_one("export", "write a voice to a file, for another computer or program"))
    bringing = command("import", "take in a voice file, or another program's voice")
    voices_carry.add_import_options(bringing)
    consent_options.add_options(bringing)
    voices_carry.add_bake_options(about_one("bake", "write a copy of a model with a voice built in"))
