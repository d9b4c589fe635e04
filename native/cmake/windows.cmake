# What Windows asks for, whichever compiler builds for it.
if(NOT WIN32)
    return()
endif()

# Windows has no path to libraries inside a program: they lie beside it.
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

if(MINGW)
    # gcc keeps AVX registers in a stack that Windows aligns to 16 bytes only (gcc's bug 54412): no move may need more.
    add_compile_options(-Wa,-muse-unaligned-vector-move)
    # The compiler's own libraries go into ours, so that none of another version can be found in their stead.
    add_link_options(-static)
endif()
