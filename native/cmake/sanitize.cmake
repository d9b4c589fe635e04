# One set of sanitizers for ggml and for us, so that a fault is seen on whichever side it happens.
if(SOUNDALIKE_SANITIZE)
    add_compile_options(-fsanitize=${SOUNDALIKE_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all -g)
    add_link_options(-fsanitize=${SOUNDALIKE_SANITIZE})
endif()
