# ggml comes as a pinned source archive from the Python package index; nothing of it is in this repository.
set(SOUNDALIKE_GGML_PACKAGE "libggml-python==0.20.2.post1")
set(SOUNDALIKE_GGML_SHA256 "e47ff53506342959ffb3ce15380b82828fea10ec5f208f9ef6915895f1a7a176")

find_package(Python3 3.11 REQUIRED COMPONENTS Interpreter)
set(SOUNDALIKE_GGML_FOLDER "${CMAKE_BINARY_DIR}/_ggml")
execute_process(
    COMMAND "${Python3_EXECUTABLE}" "${CMAKE_CURRENT_LIST_DIR}/fetch_ggml.py"
        --package "${SOUNDALIKE_GGML_PACKAGE}" --sha256 "${SOUNDALIKE_GGML_SHA256}"
        --archive "${SOUNDALIKE_GGML_ARCHIVE}" --folder "${SOUNDALIKE_GGML_FOLDER}"
    OUTPUT_VARIABLE SOUNDALIKE_GGML_SOURCE OUTPUT_STRIP_TRAILING_WHITESPACE
    RESULT_VARIABLE fetch_result)
if(NOT fetch_result EQUAL 0)
    message(FATAL_ERROR "ggml could not be obtained. With a copy of the archive at hand, pass -DSOUNDALIKE_GGML_ARCHIVE=FILE.")
endif()

set(GGML_BUILD_TESTS OFF CACHE BOOL "" FORCE)
set(GGML_BUILD_EXAMPLES OFF CACHE BOOL "" FORCE)
set(GGML_LLAMAFILE ON CACHE BOOL "" FORCE)
# libgomp spins without end when a core is taken away; ggml's own threads are also what the sanitizers understand.
set(GGML_OPENMP OFF CACHE BOOL "" FORCE)
set(GGML_CCACHE ON CACHE BOOL "" FORCE)
set(GGML_VULKAN ${SOUNDALIKE_VULKAN} CACHE BOOL "" FORCE)
set(GGML_METAL ${SOUNDALIKE_METAL} CACHE BOOL "" FORCE)
set(GGML_BLAS OFF CACHE BOOL "" FORCE)
set(GGML_ACCELERATE OFF CACHE BOOL "" FORCE)
if(SOUNDALIKE_ALL_VARIANTS)
    set(GGML_NATIVE OFF CACHE BOOL "" FORCE)
    set(GGML_BACKEND_DL ON CACHE BOOL "" FORCE)
    set(GGML_CPU_ALL_VARIANTS ON CACHE BOOL "" FORCE)
    set(BUILD_SHARED_LIBS ON CACHE BOOL "" FORCE)
else()
    # For another machine than this one: what ggml takes for common there.
    set(native ON)
    if(CMAKE_CROSSCOMPILING)
        set(native OFF)
    endif()
    set(GGML_NATIVE ${native} CACHE BOOL "" FORCE)
    set(GGML_BACKEND_DL OFF CACHE BOOL "" FORCE)
    set(BUILD_SHARED_LIBS OFF CACHE BOOL "" FORCE)
endif()
add_subdirectory("${SOUNDALIKE_GGML_SOURCE}" "${CMAKE_BINARY_DIR}/ggml" EXCLUDE_FROM_ALL)

# How its threads wait; the file says why.
set(relax "${CMAKE_CURRENT_LIST_DIR}/../src/runtime/ggml_relax.h")
get_property(cpu_targets DIRECTORY "${SOUNDALIKE_GGML_SOURCE}/src" PROPERTY BUILDSYSTEM_TARGETS)
list(FILTER cpu_targets INCLUDE REGEX "^ggml-cpu")
foreach(target IN LISTS cpu_targets)
    set_property(SOURCE "${SOUNDALIKE_GGML_SOURCE}/src/ggml-cpu/ggml-cpu.c" TARGET_DIRECTORY ${target}
        APPEND PROPERTY COMPILE_OPTIONS $<IF:$<C_COMPILER_ID:MSVC>,/FI${relax},-include;${relax}>)
    set_property(SOURCE "${SOUNDALIKE_GGML_SOURCE}/src/ggml-cpu/ggml-cpu.c" TARGET_DIRECTORY ${target}
        APPEND PROPERTY OBJECT_DEPENDS ${relax})
    if(MINGW)
        set_property(SOURCE "${SOUNDALIKE_GGML_SOURCE}/src/ggml-cpu/ggml-cpu.c" TARGET_DIRECTORY ${target}
            APPEND PROPERTY COMPILE_OPTIONS -include ${CMAKE_CURRENT_SOURCE_DIR}/src/runtime/ggml_throttling.h)
    endif()
endforeach()

# Its headers don't answer to our warnings.
foreach(target IN ITEMS ggml ggml-base ggml-cpu)
    if(TARGET ${target})
        get_target_property(folders ${target} INTERFACE_INCLUDE_DIRECTORIES)
        if(folders)
            set_target_properties(${target} PROPERTIES INTERFACE_SYSTEM_INCLUDE_DIRECTORIES "${folders}")
        endif()
    endif()
endforeach()

# gcc 12 drops the stores that set up AMX's tile configuration; the first use with more than one row then crashes.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    foreach(target IN ITEMS ggml-cpu ggml-cpu-sapphirerapids)
        if(TARGET ${target})
            set_source_files_properties("${SOUNDALIKE_GGML_SOURCE}/src/ggml-cpu/amx/mmq.cpp"
                TARGET_DIRECTORY ${target} PROPERTIES COMPILE_OPTIONS "-fno-tree-dse;-fno-dse")
        endif()
    endforeach()
endif()

# With modules, ggml's libraries lie beside ours, where the loader looks for them.
function(soundalike_install_ggml folder component)
    if(NOT SOUNDALIKE_ALL_VARIANTS)
        return()
    endif()
    get_property(targets DIRECTORY "${CMAKE_BINARY_DIR}/ggml" PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target IN ITEMS ggml ggml-base)
        list(APPEND modules ${target})
    endforeach()
    get_property(variants DIRECTORY "${SOUNDALIKE_GGML_SOURCE}/src" PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target IN LISTS variants)
        get_target_property(type ${target} TYPE)
        if(type STREQUAL "MODULE_LIBRARY")
            list(APPEND modules ${target})
        endif()
    endforeach()
    list(REMOVE_DUPLICATES modules)
    add_dependencies(soundalike ${modules})
    if(UNIX AND NOT APPLE)
        # They are copied as they are built: else each would go on searching this build's folder, wherever it is taken.
        set_target_properties(${modules} PROPERTIES BUILD_WITH_INSTALL_RPATH ON INSTALL_RPATH "$ORIGIN")
    endif()
    foreach(target IN LISTS modules)
        install(FILES $<TARGET_FILE:${target}> DESTINATION ${folder} COMPONENT ${component})
        install(FILES $<$<AND:$<BOOL:${UNIX}>,$<STREQUAL:$<TARGET_PROPERTY:${target},TYPE>,SHARED_LIBRARY>>:$<TARGET_SONAME_FILE:${target}>>
            DESTINATION ${folder} COMPONENT ${component})
    endforeach()
endfunction()
