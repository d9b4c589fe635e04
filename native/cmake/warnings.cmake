# Warnings are errors in our own code; ggml is built with its own settings.
function(soundalike_warnings target)
    if(MSVC)
        target_compile_options(${target} PRIVATE /W4 /WX /utf-8)
    else()
        target_compile_options(${target} PRIVATE
            -Wall -Wextra -Wpedantic -Werror -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Wcast-qual
            -Wunused -Woverloaded-virtual -Wdouble-promotion -Wformat=2)
    endif()
endfunction()
