"""Times of every stage, beside the official PyTorch classes in the same run: `make bench`.

The demo model is measured always; a full-size model where its folder is given (made by
`python -m tests.reference.full_size` and `soundalike models convert`). With the Python of the environment that
tests/reference describes, the official classes do the same work in turns. Nothing here passes or fails.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.bench.others import CHATTERBOX_CPP, PYTORCH_THERE
from tools.bench.stage_program import StageProgram

ROOT = Path(__file__).resolve().parents[2]
SOUND_SECONDS = 506 / 50
STEPS = 250
PIPELINE = ("prefill", "steps", "sampling", "encoder", "flow", "vocoder", "mark")
TITLES = {
    "opening": "opening the files, ms",
    "prefill": "T3 prefill, 409 rows, ms",
    "prefill_known_voice": "  of them new in a known voice: 33 rows, ms",
    "step": "T3 step, mean of 250, ms",
    "sampling": "drawing 250 tokens, ms",
    "tokens a second": "tokens a second",
    "encoder": "S3Gen encoder, 503 tokens, ms",
    "flow": "flow, 2 steps of 1,006 frames, ms",
    "vocoder": "HiFT, 506 frames, ms",
    "mark": "watermark, 10 s, ms",
    "peak memory": "peak memory, MB",
    "real-time factor": "real-time factor",
}


@dataclass(frozen=True)
class Job:
    """One model to measure: its pair of GGUF files, and the official file set it was made from, if given."""

    title: str
    model: Path
    official: Path | None


def main() -> None:
    arguments = _parse()
    _say(f"{arguments.threads} threads, medians of {arguments.runs} runs after one that isn't counted")
    _measure(Job("Demo model", arguments.demo, arguments.demo_official), arguments)
    if arguments.full_size is not None and arguments.full_size.is_dir():
        _measure(Job("Full-size Turbo", arguments.full_size, arguments.full_size_official), arguments, others=True)
    else:
        _say("\nNo full-size model (--full-size FOLDER): only the demo model was measured.")


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Times of every stage.")
    add = parser.add_argument
    add("--runs", type=int, default=5)
    add("--threads", type=int, default=_usable_cores())
    add("--demo", type=Path, default=ROOT / "resources" / "demo", help="a folder with t3.gguf and s3gen.gguf")
    add("--demo-official", type=Path, help="the file set the demo model was made from")
    add("--full-size", type=Path, default=ROOT / "build" / "models" / "turbo", help="such a folder, full size")
    add("--full-size-official", type=Path, help="the file set it was made from")
    add("--mark", type=Path, default=ROOT / "resources" / "mark.gguf", help="the watermark's network")
    add("--torch", type=Path, help="the Python of an environment with PyTorch and the official classes")
    add("--program", type=Path, default=ROOT / "build" / "native" / "bench" / "soundalike_stage_bench")
    return parser.parse_args()


def _usable_cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _measure(job: Job, arguments: argparse.Namespace, *, others: bool = False) -> None:
    environment = {**os.environ, "HF_HUB_OFFLINE": "1"}
    files = [str(file) for file in (job.model / "t3.gguf", job.model / "s3gen.gguf", arguments.mark)]
    programs = [
        StageProgram(
            [str(arguments.program), *files, str(ROOT / "resources" / "mark.gguf"), str(arguments.threads)],
            ROOT,
            environment,
        )
    ]
    if arguments.torch is not None and job.official is not None:
        module = [str(arguments.torch), "-m", "tools.bench.pytorch_stages"]
        programs.append(StageProgram([*module, str(job.official), str(arguments.threads)], ROOT, environment))
    passes: list[list[dict[str, float]]] = [[] for _ in programs]
    for run in range(arguments.runs + 1):
        for program, results in zip(programs, passes, strict=True):
            stages = program.run_pass()
            if run > 0:
                results.append(stages)
    figures = [
        _figures(results, program.opening, program.finish()) for program, results in zip(programs, passes, strict=True)
    ]
    _show_table(job.title, figures, others)


def _figures(passes: list[dict[str, float]], opening: float, peak_memory: float) -> dict[str, float]:
    """What the table shows, from the milliseconds of every pass."""
    medians = {stage: statistics.median(one[stage] for one in passes) for stage in passes[0]}
    whole = statistics.median(sum(one.get(stage, 0.0) for stage in PIPELINE) for one in passes)
    step_and_draw = (medians["steps"] + medians.get("sampling", 0.0)) / STEPS
    return {
        **medians,
        "opening": opening,
        "step": medians["steps"] / STEPS,
        "tokens a second": 1000 / step_and_draw,
        "peak memory": peak_memory,
        "real-time factor": whole / 1000 / SOUND_SECONDS,
    }


def _show_table(title: str, figures: list[dict[str, float]], others: bool) -> None:
    ours, official = figures[0], figures[1] if len(figures) > 1 else {}
    columns = ["", "ours", "PyTorch", "ours / PyTorch"]
    if others:
        columns += ["chatterbox.cpp*", "PyTorch*"]
    _say(f"\n{title}")
    rows = [columns]
    for key, name in TITLES.items():
        row = [name, _text(ours.get(key)), _text(official.get(key))]
        row.append(_text(ours[key] / official[key]) if key in ours and key in official else "")
        if others:
            row += [CHATTERBOX_CPP.get(key, ""), PYTORCH_THERE.get(key, "")]
        rows.append(row)
    for row in rows:
        _say(f"{row[0]:<45}" + "".join(f"{cell:>17}" for cell in row[1:]).rstrip())
    if others:
        _say("* on another machine with two threads, 2026-11-29; see tools/bench/others.py")


def _text(figure: float | None) -> str:
    if figure is None:
        return ""
    return f"{figure:.0f}" if figure >= 100 else f"{figure:.1f}" if figure >= 10 else f"{figure:.2f}"


if __name__ == "__main__":
    main()
