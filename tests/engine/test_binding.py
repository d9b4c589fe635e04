import subprocess
import sys

from soundalike.engine.binding import declarations, load


def test_declarations_are_what_cffi_reads() -> None:
    header = """
    /* a comment
       over lines */
    #ifndef X
    #define SA_API whatever
    #ifdef __cplusplus
    extern "C" {
    #endif
    """.replace("    ", "")
    header += 'SA_API const char * sa_version(void); /* "quoted" */\n#ifdef __cplusplus\n}\n#endif\n#endif\n'
    assert declarations(header).split() == ["const", "char", "*", "sa_version(void);"]


def test_the_library_tells_the_packages_version() -> None:
    import soundalike  # noqa: PLC0415

    ffi, library = load()
    assert ffi.string(library.sa_version()).decode() == soundalike.__version__


def test_threads_that_ask_at_once_get_the_same_library() -> None:
    """In a program of its own, where nobody has asked yet."""
    done = subprocess.run([sys.executable, "-c", ASKED_AT_ONCE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "1"), done.stderr


ASKED_AT_ONCE = """
import threading
from soundalike.engine.binding import load

ready, found = threading.Barrier(8), []
def ask():
    ready.wait()
    found.append(id(load()[0]))

threads = [threading.Thread(target=ask) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(set(found)))
"""
