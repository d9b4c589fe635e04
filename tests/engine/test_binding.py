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
