"""A smaller copy of an installed model; called on a thread of its own. No Qt in here."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from soundalike.errors import RefusedError, SoundalikeError
from soundalike.translation import tr


def make_smaller(name: str, models_dir: Path, preset: str, on_progress: Callable[[float, str], None]) -> str:
    """Quantises the installed model `name` to a preset, as a model of its own; returns what it is called.

    `on_progress` gets the share done, 0..1, and the file; it may raise to stop, and nothing is left then.
    Raises `RefusedError` when there is such a model already.
    """
    from soundalike.free_space import check_space, write_failure  # noqa: PLC0415
    from soundalike.models import find_model  # noqa: PLC0415
    from soundalike.models.quantisation import quantize_pair  # noqa: PLC0415

    made_name = f"{name}-{preset}"
    target, work = models_dir / made_name, models_dir / f".{made_name}.making"
    if target.exists():
        raise RefusedError(tr("There is a model '{name}' already. Remove it first, or use it.").format(name=made_name))
    pair = find_model(name, models_dir)
    check_space(models_dir, pair.t3.stat().st_size + pair.s3gen.stat().st_size, tr("a smaller copy"))
    try:
        shutil.rmtree(work, ignore_errors=True)  # of one that was killed
        quantize_pair(pair, work, preset, lambda item, share: on_progress(share, item))
        work.rename(target)
    except SoundalikeError:
        raise
    except OSError as error:
        raise write_failure(models_dir, error) from error
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return made_name
