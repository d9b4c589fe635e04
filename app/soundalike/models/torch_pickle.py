"""The pickle inside a PyTorch archive, read as a list of instructions and never executed.

A pickle is a program. This module walks its opcodes on a stack of its own and knows only the few that
`torch.save` writes for plain data and tensors. No object is imported, no function of the pickle's choosing is
called: a global is a name, and only the names below mean something.
"""

from __future__ import annotations

import pickletools
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from soundalike.errors import RefusedError
from soundalike.translation import tr

MAX_INSTRUCTIONS = 1_000_000
"""A full S3Gen state dict has about 60,000."""

STORAGE_DTYPES = {
    "torch DoubleStorage": "<f8",
    "torch FloatStorage": "<f4",
    "torch HalfStorage": "<f2",
    "torch BFloat16Storage": "bf16",
    "torch LongStorage": "<i8",
    "torch IntStorage": "<i4",
    "torch ShortStorage": "<i2",
    "torch CharStorage": "|i1",
    "torch ByteStorage": "|u1",
    "torch BoolStorage": "|b1",
}


@dataclass(frozen=True)
class StorageReference:
    """A block of numbers elsewhere in the archive: its member's name, numpy's dtype, the number of elements."""

    key: str
    dtype: str
    elements: int


@dataclass(frozen=True)
class TensorReference:
    """A view of a storage, as torch's `_rebuild_tensor_v2` describes it; counts are in elements."""

    storage: StorageReference
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]


@dataclass(frozen=True)
class _Global:
    name: str


class _Mark:
    """Where a tuple, list or dict in the making begins on the stack."""


Pickled: TypeAlias = object
"""None, bool, int, float, str, tuple, list, dict, or a TensorReference."""


class TorchPickle:
    """The instructions of one `data.pkl`; `value()` gives what they describe.

    Raises `RefusedError` for any opcode, global or argument that plain tensors don't need.
    """

    def __init__(self, program: bytes, described: str) -> None:
        self._program = program
        self._described = described
        self._stack: list[Pickled] = []
        self._memo: dict[int, Pickled] = {}
        self._handlers: dict[str, Callable[[Pickled], None]] = self._table()

    def value(self) -> Pickled:
        """The object described. The stack machine stops at the first STOP."""
        try:
            for count, (opcode, argument, _) in enumerate(pickletools.genops(self._program)):
                if count >= MAX_INSTRUCTIONS:
                    raise self._refuse(tr("its pickle is too long to be a file of tensors"))
                if opcode.name == "STOP":
                    return self._finish()
                handler = self._handlers.get(opcode.name)
                if handler is None:
                    raise self._refuse(
                        tr("its pickle uses the instruction {name}, which tensors don't need").format(name=opcode.name)
                    )
                handler(argument)
        except (ValueError, IndexError, KeyError, TypeError, OverflowError, RecursionError) as error:
            raise self._refuse(tr("its pickle is damaged ({error})").format(error=error)) from error
        raise self._refuse(tr("its pickle has no end"))

    def _refuse(self, fault: str) -> RefusedError:
        return RefusedError(
            tr("{path}: {fault}. It is damaged or isn't a file of tensors; fetch it again.").format(
                path=self._described, fault=fault
            )
        )

    def _finish(self) -> Pickled:
        if len(self._stack) != 1:
            raise self._refuse(tr("its pickle ends in the middle of an object"))
        return self._pop()

    def _table(self) -> dict[str, Callable[[Pickled], None]]:
        def constant(value: Pickled) -> Callable[[Pickled], None]:
            return lambda _: self._stack.append(value)

        push = self._stack.append
        table: dict[str, Callable[[Pickled], None]] = {
            "PROTO": lambda _: None,
            "FRAME": lambda _: None,
            "MARK": lambda _: push(_Mark()),
            "NONE": constant(None),
            "NEWTRUE": constant(True),
            "NEWFALSE": constant(False),
            "EMPTY_TUPLE": constant(()),
            "EMPTY_DICT": lambda _: push({}),
            "EMPTY_LIST": lambda _: push([]),
            "GLOBAL": lambda name: push(_Global(str(name))),
            "STACK_GLOBAL": lambda _: self._stack_global(),
            "BINPERSID": lambda _: push(self._storage(self._pop())),
            "REDUCE": lambda _: self._reduce(),
            "BUILD": lambda _: self._build(),
            "SETITEM": lambda _: self._set_items([self._pop(), self._pop()][::-1]),
            "SETITEMS": lambda _: self._set_items(self._pop_to_mark()),
            "APPEND": lambda _: self._append([self._pop()]),
            "APPENDS": lambda _: self._append(self._pop_to_mark()),
            "TUPLE": lambda _: push(tuple(self._pop_to_mark())),
            "TUPLE1": lambda _: self._tuple(1),
            "TUPLE2": lambda _: self._tuple(2),
            "TUPLE3": lambda _: self._tuple(3),
            "MEMOIZE": lambda _: self._remember(len(self._memo)),
        }
        for name in ("BININT", "BININT1", "BININT2", "LONG1", "BINFLOAT", "BINUNICODE", "SHORT_BINUNICODE"):
            table[name] = push
        for name in ("BINPUT", "LONG_BINPUT"):
            table[name] = self._remember
        for name in ("BINGET", "LONG_BINGET"):
            table[name] = lambda index: push(self._memo[_integer(index)])
        return table

    def _pop(self) -> Pickled:
        item = self._stack.pop()
        if isinstance(item, _Mark):
            raise ValueError(tr("a value is missing"))
        return item

    def _pop_to_mark(self) -> list[Pickled]:
        items: list[Pickled] = []
        while not isinstance(item := self._stack.pop(), _Mark):
            items.append(item)
        return items[::-1]

    def _remember(self, index: Pickled) -> None:
        if isinstance(self._stack[-1], _Mark):
            raise ValueError(tr("a value is missing"))
        self._memo[_integer(index)] = self._stack[-1]

    def _tuple(self, size: int) -> None:
        items = [self._pop() for _ in range(size)]
        self._stack.append(tuple(items[::-1]))

    def _stack_global(self) -> None:
        name, module = self._pop(), self._pop()
        self._stack.append(_Global(f"{module} {name}"))

    def _set_items(self, items: list[Pickled]) -> None:
        target = self._stack[-1]
        if not isinstance(target, dict) or len(items) % 2:
            raise ValueError(tr("entries without a dictionary"))
        for key, value in zip(items[::2], items[1::2], strict=True):
            if not isinstance(key, str | int):
                raise ValueError(tr("a dictionary key that is neither text nor a number"))
            target[key] = value

    def _append(self, items: list[Pickled]) -> None:
        target = self._stack[-1]
        if not isinstance(target, list):
            raise ValueError(tr("items without a list"))
        target.extend(items)

    def _build(self) -> None:
        """Attributes for an object: torch hangs `_metadata` on a state dict, which holds nothing of ours."""
        self._pop()
        if not isinstance(self._stack[-1], dict):
            raise self._refuse(tr("its pickle sets attributes of something that isn't a dictionary"))

    def _reduce(self) -> None:
        arguments, function = self._pop(), self._pop()
        if not isinstance(function, _Global) or not isinstance(arguments, tuple):
            raise self._refuse(tr("its pickle calls something that isn't a name"))
        match function.name:
            case "collections OrderedDict" if arguments == ():
                self._stack.append({})
            case "torch._utils _rebuild_tensor_v2":
                self._stack.append(self._tensor(arguments))
            case "torch._utils _rebuild_parameter" if arguments and isinstance(arguments[0], TensorReference):
                self._stack.append(arguments[0])
            case _:
                raise self._refuse(
                    tr("its pickle asks for '{name}', which is never run here").format(name=function.name[:80])
                )

    def _storage(self, identity: Pickled) -> StorageReference:
        """A persistent id of torch's: ("storage", class, member, device, number of elements)."""
        match identity:
            case ("storage", _Global(name), str(key), str(), int(elements)) if name in STORAGE_DTYPES:
                return StorageReference(key, STORAGE_DTYPES[name], elements)
            case _:
                raise self._refuse(tr("its pickle names a kind of storage that isn't known here"))

    def _tensor(self, arguments: tuple[Pickled, ...]) -> TensorReference:
        match arguments[:4]:
            case (StorageReference() as storage, int(offset), tuple(shape), tuple(strides)):
                return TensorReference(
                    storage, offset, tuple(_integer(size) for size in shape), tuple(_integer(step) for step in strides)
                )
            case _:
                raise self._refuse(tr("its pickle describes a tensor in a way that isn't known here"))


def _integer(value: Pickled) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(tr("a number is missing"))
    return value
