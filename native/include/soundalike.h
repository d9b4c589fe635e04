/*
 * soundalike.h - turn text tokens and a voice into speech, on this machine.
 *
 *     sa_error error = {0};
 *     sa_model * model = sa_model_open("t3.gguf", "s3gen.gguf", "mark.gguf", NULL, &error);
 *     sa_voice * voice = sa_voice_builtin(model, &error);
 *     sa_stream * stream = sa_stream_begin(model, voice, tokens, n_tokens, NULL, &error);
 *     const float * samples;
 *     size_t n_samples;
 *     while (sa_stream_next(stream, &samples, &n_samples, &error) == SA_OK && n_samples > 0) {
 *         play(samples, n_samples);
 *     }
 *     sa_stream_end(stream);
 *     sa_voice_free(voice);
 *     sa_model_free(model);
 *
 * Rules
 * - Text doesn't enter here: token ids do, and float32 mono PCM at sa_model_info.sample_rate comes out, in -1..1.
 * - Every call that can fail takes an `sa_error *` (may be NULL) and fills it; nothing is printed, nothing is thrown.
 * - A function that returns a pointer returns NULL on failure; what it returns is freed by the `_free` or `_end`
 *   call of the same name, once. All `_free` and `_end` calls accept NULL.
 * - A handle belongs to one thread at a time, except where a call says "any thread".
 * - Strings are UTF-8, paths too (also on Windows), and the locale is never consulted.
 */
#ifndef SOUNDALIKE_H
#define SOUNDALIKE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32) && defined(SA_BUILD)
#define SA_API __declspec(dllexport)
#elif defined(_WIN32)
#define SA_API __declspec(dllimport)
#else
#define SA_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- errors ---- */

/* Whether a call did what it was asked to, and of what kind the failure is. */
typedef enum sa_code {
    SA_OK = 0,
    SA_ERROR_ARGUMENT = 1,  /* a value makes no sense; the message names it */
    SA_ERROR_FILE = 2,      /* a file is missing or can't be read */
    SA_ERROR_REFUSED = 3,   /* a file is damaged, foreign, or doesn't go with the other */
    SA_ERROR_MEMORY = 4,    /* not enough memory */
    SA_ERROR_CANCELLED = 5, /* sa_stream_cancel was called */
    SA_ERROR_INTERNAL = 6,  /* a fault of this library; the message says where */
} sa_code;

/* What went wrong, in a sentence for a person: what happened, to which file or value, what to do next. */
typedef struct sa_error {
    sa_code code;
    char message[1024];
} sa_error;

/* The library's version, "major.minor.patch". Any thread. */
SA_API const char * sa_version(void);

/* ---- models ---- */

/* An opened pair of model files with the watermark's network. */
typedef struct sa_model sa_model;

/* How a model is opened. */
typedef struct sa_model_options {
    int32_t n_threads; /* 0: as many as the processor has cores; 1..256 */
    /* Called on the calling thread while opening, with 0..1; returning false cancels. May be NULL. */
    bool (*progress)(void * user, float fraction);
    void * user;
} sa_model_options;

/* All cores, no progress. Any thread. */
SA_API sa_model_options sa_model_options_default(void);

/* How the next speech token is drawn: temperature, top-k, top-p, repetition penalty, in this order. */
typedef struct sa_sampling {
    float temperature;        /* > 0, at most 5 */
    float top_p;              /* > 0, at most 1; 1: off */
    int32_t top_k;            /* >= 1; more than the vocabulary: off */
    float repetition_penalty; /* >= 0.1, at most 10; 1: off */
} sa_sampling;

/* What the pair of files says of itself. Strings live as long as the model. */
typedef struct sa_model_info {
    const char * variant; /* such as "t3_turbo" */
    const char * backend; /* what runs it, in words */
    int32_t sample_rate;  /* Hz */
    int32_t text_vocab_size;
    int32_t max_positions;   /* rows of the position table: voice prefix + text + speech */
    int32_t max_text_tokens; /* the longest text that leaves room for its own speech */
    int32_t flow_steps;      /* the file's own number of flow steps */
    bool has_builtin_voice;
    uint64_t weight_bytes;
    sa_sampling sampling; /* the file's own defaults */
} sa_model_info;

/* The tokenizer that the T3 file carries. The arrays live as long as the model. `types[i]` is 1 for a normal
 * token, 4 for an added one. `n_tokens` is 0 when the file has none. */
typedef struct sa_vocabulary {
    const char * const * tokens;
    const int32_t * types;
    size_t n_tokens;
    const char * const * merges;
    size_t n_merges;
} sa_vocabulary;

/* Opens a T3 and an S3Gen file that name each other, and the watermark's network: everything that is spoken is marked,
 * and without the mark nothing is spoken. `options` may be NULL. */
SA_API sa_model * sa_model_open(const char * t3_path, const char * s3gen_path, const char * mark_path,
                                const sa_model_options * options, sa_error * error);

/* Frees the model. Streams made from it must be ended before. */
SA_API void sa_model_free(sa_model * model);

/* Fills `info`. */
SA_API void sa_model_get_info(const sa_model * model, sa_model_info * info);
/* Fills `vocabulary`. */
SA_API void sa_model_get_vocabulary(const sa_model * model, sa_vocabulary * vocabulary);

/* Writes the model file `in_path` anew to `out_path` with its matrices and convolutions as `type`: "f16", "bf16",
 * "q8_0", "q6_K", "q5_K", "q5_1", "q5_0", "q4_K", "q4_1" or "q4_0". Rows that don't fit the type's blocks become q8_0,
 * else f16. Keys, names, order, embeddings, biases, norms and the encoders that make voices stay as they are; the key
 * that names the quantisation is set. `in_path` holds f32 or f16. `out_path` is there only once it is complete, and
 * replaces a file of that name. `progress` gets 0..1 on the calling thread, returning false cancels; it may be NULL.
 * Any thread.
 */
SA_API sa_code sa_quantize_file(const char * in_path, const char * out_path, const char * type,
                                bool (*progress)(void * user, float fraction), void * user, sa_error * error);

/* What speech is made on. Strings live as long as the library. */
typedef struct sa_processor {
    const char * name;     /* as the system calls it */
    const char * features; /* that are used, such as "AVX2, FMA, F16C" */
    const char * kernels;  /* whose kernels do the work, in words */
    int32_t n_cores;       /* that this process may use */
} sa_processor;

/* Fills `processor`, loading the backends on the first call. Any thread. */
SA_API sa_code sa_processor_get(sa_processor * processor, sa_error * error);

/* ---- voices ---- */

/* Somebody to speak as. It comes from a model, from a checked file, or from a clip together with a record of consent;
 * there is no other way. It speaks with every model of the variant that it was made for, and outlives all of them. */
typedef struct sa_voice sa_voice;

/* The voice that the model's files carry. */
SA_API sa_voice * sa_voice_builtin(sa_model * model, sa_error * error);

/* A voice file, NAME.voice.gguf, made for this model's variant, whole, and with its record of consent. */
SA_API sa_voice * sa_voice_open(sa_model * model, const char * path, sa_error * error);

/* The name it was given; "built-in" for a model's own. It lives as long as the voice. */
SA_API const char * sa_voice_name(const sa_voice * voice);

/* The numbers of a voice, to be kept in a file (NAME.voice.gguf); they live as long as the voice. */
typedef struct sa_voice_data {
    const char * variant; /* of the models that it was made for */
    const float * speaker_embedding;
    size_t n_speaker_embedding;
    const int32_t * t3_prompt_tokens;
    size_t n_t3_prompt_tokens;
    const int32_t * prompt_tokens;
    size_t n_prompt_tokens;
    const float * prompt_frames; /* mel channels side by side, frame after frame */
    size_t n_prompt_frames;      /* values, not frames */
    const float * embedding;
    size_t n_embedding;
} sa_voice_data;

/* Fills `data`. */
SA_API void sa_voice_get_data(const sa_voice * voice, sa_voice_data * data);

/* Frees the voice. Streams that speak in it must be ended before. */
SA_API void sa_voice_free(sa_voice * voice);

/* ---- making a voice ---- */

/* In which way somebody agreed. */
typedef enum sa_consent_kind {
    SA_CONSENT_NONE = 0,
    SA_CONSENT_SELF = 1,      /* the speaker's own declaration */
    SA_CONSENT_STATEMENT = 2, /* spoken by the speaker: it is compared with the clip */
    SA_CONSENT_WRITTEN = 3,   /* a written declaration that the speaker agreed */
    SA_CONSENT_LICENCE = 4,   /* a recording that was published for this use */
} sa_consent_kind;

/* Who agreed that this voice may be used. Without a complete record no voice is made. */
typedef struct sa_consent {
    int32_t kind;            /* an sa_consent_kind */
    const char * name;       /* the speaker's; of a licence, whose voice it is */
    const char * date;       /* begins YYYY-MM-DD */
    const char * text;       /* the declaration in words; of a licence, its name */
    const float * statement; /* SA_CONSENT_STATEMENT only: at 16000 Hz, 2 to 60 s */
    size_t n_statement;
} sa_consent;

/* A clip of one speaker, mono, finite. `wav24` is at 24000 Hz and as loud as sa_loudness_normalise makes it; `wav16` is
 * made from it, at 16000 Hz: two thirds as many samples, rounded up. */
typedef struct sa_clip {
    const float * wav24;
    size_t n_wav24;
    const float * wav16;
    size_t n_wav16;
} sa_clip;

/* The steps of making a voice, in order. */
typedef enum sa_clone_step {
    SA_CLONE_SPEAKER = 0,      /* who speaks */
    SA_CLONE_T3_PROMPT = 1,    /* how they speak */
    SA_CLONE_PROMPT_MEL = 2,   /* how it sounds */
    SA_CLONE_X_VECTOR = 3,     /* the colour of the voice */
    SA_CLONE_S3GEN_PROMPT = 4, /* the prompt of the sound */
    SA_CLONE_DONE = 5,
} sa_clone_step;

/* How a voice is made. */
typedef struct sa_clone_options {
    /* Called on the calling thread as each step begins, with an sa_clone_step and the share of the time that is over,
     * 0..1; returning false cancels. May be NULL. */
    bool (*progress)(void * user, int32_t step, float fraction);
    void * user;
} sa_clone_options;

/* No progress. Any thread. */
SA_API sa_clone_options sa_clone_options_default(void);

/* The encoders that make voices, out of a pair of model files. They take memory while they are open. */
typedef struct sa_cloner sa_cloner;

/* What the encoders ask of a clip. */
typedef struct sa_cloner_info {
    const char * variant;        /* of the voices that it makes; it lives as long as the cloner */
    double least_clip_seconds;   /* a clip must be longer than this */
    double t3_prompt_seconds;    /* of a clip's beginning that T3 hears */
    double s3gen_prompt_seconds; /* of a clip's beginning that S3Gen hears */
    size_t embedding_size;       /* of sa_cloner_embed */
} sa_cloner_info;

/* The two files are those of sa_model_open. `options` may be NULL. */
SA_API sa_cloner * sa_cloner_open(const char * t3_path, const char * s3gen_path, const sa_model_options * options,
                                  sa_error * error);

/* Fills `info`. */
SA_API void sa_cloner_get_info(const sa_cloner * cloner, sa_cloner_info * info);

/* Makes a voice called `name` from a clip and a record of consent: refused without one, and refused when a spoken
 * statement doesn't sound like the clip. `options` may be NULL. */
SA_API sa_voice * sa_cloner_make(sa_cloner * cloner, const char * name, const sa_clip * clip,
                                 const sa_consent * consent, const sa_clone_options * options, sa_error * error);

/* Ends the sa_cloner_make that is running, or the next one, with SA_ERROR_CANCELLED. Any thread. */
SA_API void sa_cloner_cancel(sa_cloner * cloner);

/* Who speaks in `n_samples` samples at 16000 Hz (at most ten minutes), as a vector of unit length: two of them are the
 * more alike the nearer their inner product is to 1. `embedding` has room for sa_cloner_info.embedding_size values. */
SA_API sa_code sa_cloner_embed(sa_cloner * cloner, const float * samples, size_t n_samples, float * embedding,
                               sa_error * error);

/* Frees the encoders; the voices that they made stay. */
SA_API void sa_cloner_free(sa_cloner * cloner);

/* Two voices in a pair of clips are taken for one speaker's from this inner product on (docs/consent.md). */
#define SA_LEAST_LIKENESS 0.75

/* Makes a clip as loud as the models expect, -27 LUFS (ITU-R BS.1770-4), in place; silence stays as it is. `rate` is
 * 8000..192000 Hz. `*gain` (may be NULL) is the factor. Samples may leave -1..1. Any thread. */
SA_API sa_code sa_loudness_normalise(float * samples, size_t n_samples, int32_t rate, double * gain, sa_error * error);

/* Measures the integrated loudness in LUFS: minus infinity for silence and for less than 400 ms. Any thread. */
SA_API sa_code sa_loudness_measure(const float * samples, size_t n_samples, int32_t rate, double * lufs,
                                   sa_error * error);

/* ---- speech ---- */

/* A sentence that is being spoken. */
typedef struct sa_stream sa_stream;

/* In which pieces a sentence's sound is made (docs/streaming.md). */
typedef enum sa_plan {
    SA_PLAN_WHOLE = 0,    /* every token first, then the sound in one piece: equals the reference */
    SA_PLAN_GROWING = 1,  /* chunk by chunk, each over the prompt and all tokens so far */
    SA_PLAN_WINDOWED = 2, /* chunk by chunk, each over the prompt's end and a bounded window: constant cost */
} sa_plan;

/* How a sentence is spoken. */
typedef struct sa_stream_options {
    int32_t plan; /* an sa_plan */
    uint64_t seed;
    sa_sampling sampling;       /* a field of 0: the model file's own default */
    int32_t flow_steps;         /* 1..10; 0: the model file's own number */
    int32_t max_speech_tokens;  /* 1..1000; 0: 1000 */
    int32_t first_chunk_tokens; /* speech tokens before the first sound, 8..250; 0: the plan's own number */
    int32_t chunk_tokens;       /* of each further chunk, 8..250; 0: the plan's own number */
    int32_t first_flow_steps;   /* of the first chunk, 1..10; 0: flow_steps */
    float speed;                /* 0.5..1.5, the pitch is kept; 0: 1 */
    /* Draw and check every token before the first sound. For a sentence that another one still sounds before: it can
     * then be drawn anew when it broke off or ran on. Always so with SA_PLAN_WHOLE. */
    bool complete_first;
} sa_stream_options;

/* SA_PLAN_WHOLE, seed 0, everything else the model file's or the plan's own. Any thread. */
SA_API sa_stream_options sa_stream_options_default(void);

/* One try at the sentence. `fault` is 0 (none), 1 (too short for its text), 2 (never came to an end), 3 (repeats), 4
 * (hardly anything but silence). */
typedef struct sa_attempt {
    uint64_t seed;
    int32_t n_speech_tokens;
    int32_t fault;
} sa_attempt;

/* What was done, complete once sa_stream_next has given 0 samples. */
typedef struct sa_stream_result {
    sa_attempt attempts[4];
    int32_t n_attempts;
    bool suspect; /* the attempt that was spoken had a fault: offer another take */
    int32_t n_speech_tokens;
    uint64_t n_samples;
    double seconds_prefill;
    double seconds_decode;
    double seconds_encoder;
    double seconds_flow;
    double seconds_vocoder;
    double seconds_mark; /* and changing the speed */
} sa_stream_result;

/* Begins a sentence. The model and the voice must outlive the stream. Several can be begun: their tokens are drawn one
 * sentence after another, on a thread of the model's, while the sound of earlier ones is made.
 * `tokens` are ids of the model's vocabulary, copied. `options` may be NULL. */
SA_API sa_stream * sa_stream_begin(sa_model * model, sa_voice * voice, const int32_t * tokens, size_t n_tokens,
                                   const sa_stream_options * options, sa_error * error);

/* Blocks until sound is ready; `*samples` lives until the next call on this stream. `*n_samples` is 0 after the last.
 */
SA_API sa_code sa_stream_next(sa_stream * stream, const float ** samples, size_t * n_samples, sa_error * error);

/* Stops the stream: no further graph node starts, sa_stream_next gives SA_ERROR_CANCELLED. Any thread. */
SA_API void sa_stream_cancel(sa_stream * stream);

/* Speech tokens made so far, and the most there can be. Any thread. */
SA_API void sa_stream_get_progress(const sa_stream * stream, int32_t * n_done, int32_t * n_most);

/* Fills `result`. */
SA_API void sa_stream_get_result(const sa_stream * stream, sa_stream_result * result);

/* Ends and frees the stream, finished or not. */
SA_API void sa_stream_end(sa_stream * stream);

/* ---- the mark ---- */

/* The watermark that says that sound is synthetic. sa_stream_next gives marked samples already; this is for what
 * changes finished sound afterwards, and for asking whether sound is marked. Samples are mono, 24000 Hz. */
typedef struct sa_mark sa_mark;

/* What was heard in a piece of sound. */
typedef enum sa_mark_verdict {
    SA_MARK_FOUND = 0,
    SA_MARK_NOT_FOUND = 1,
    SA_MARK_UNCLEAR = 2, /* too short or too quiet to be judged */
} sa_mark_verdict;

/* What to do to finished sound before it is marked. */
typedef struct sa_mark_changes {
    float speed; /* 0.5..1.5, the pitch is kept; 1: every sample stays */
    float gain;  /* 0..100, a factor; 1: as loud as it is */
} sa_mark_changes;

/* No change. Any thread. */
SA_API sa_mark_changes sa_mark_changes_default(void);

/* Opens `mark.gguf`. `n_threads`: as in sa_model_options. */
SA_API sa_mark * sa_mark_open(const char * path, int32_t n_threads, sa_error * error);

/* Frees the network. */
SA_API void sa_mark_free(sa_mark * mark);

/* Changes `n_samples` samples of a whole signal and marks them, unless all of it still carries its mark well: a second
 * mark would be heard sooner. `*out` lives until the next call on this handle; `*n_out` is round(n_samples / speed).
 * `changes` may be NULL: only mark. After a failure `*out` is NULL, `*n_out` is 0, and the handle is as it was opened.
 */
SA_API sa_code sa_mark_apply(sa_mark * mark, const float * samples, size_t n_samples, const sa_mark_changes * changes,
                             const float ** out, size_t * n_out, sa_error * error);

/* Judges `n_samples` samples, at most ten minutes. `*confidence` is 0..1, that the mark is there; it is 0 when the
 * verdict is SA_MARK_UNCLEAR, and both are so after a failure. */
SA_API sa_code sa_mark_detect(sa_mark * mark, const float * samples, size_t n_samples, float * confidence,
                              sa_mark_verdict * verdict, sa_error * error);

/* ---- playback ---- */

/* A bounded ring of samples between the thread that makes sound and a sound device's callback. One thread starts,
 * writes and rests; stopping and reading the state may be done from any thread. Free it once the device is closed. */
typedef struct sa_ring sa_ring;

/* Counts are of samples since the ring was made. */
typedef struct sa_ring_state {
    uint64_t n_written;
    uint64_t n_played;  /* handed to the device */
    uint64_t n_dropped; /* by a stop or a start */
    uint64_t n_waiting;
    uint64_t n_underruns;        /* times that the ring was empty in the middle of sound */
    uint64_t n_device_underruns; /* times that the device ran dry in the middle of sound, as its driver says */
    uint64_t n_callbacks;
    double first_sound_seconds; /* from the last sa_ring_start to its first sample handed to the device; -1: not yet */
    double quiet_seconds;       /* since the last sample handed to the device, or since the last sa_ring_start */
    bool stopped;
} sa_ring_state;

/* `n_samples` is 1..16777216, `n_channels` 1..32: each sample is played on all of them. It begins stopped. */
SA_API sa_ring * sa_ring_new(size_t n_samples, int32_t n_channels, sa_error * error);

/* Frees the ring; no callback may be running or follow. */
SA_API void sa_ring_free(sa_ring * ring);

/* Drops what is left, and takes sound. The writing thread. */
SA_API void sa_ring_start(sa_ring * ring);

/* Hands over samples, waiting at most `seconds` (0..3600) for room. `*n_taken` is fewer than `n_samples` when the time
 * was over, or after sa_ring_stop. Samples beyond -1..1 are clipped; not one is taken when one isn't finite.
 * The writing thread. */
SA_API sa_code sa_ring_write(sa_ring * ring, const float * samples, size_t n_samples, double seconds, size_t * n_taken,
                             sa_error * error);

/* Nothing follows for now, so that running empty isn't an underrun. The writing thread. */
SA_API void sa_ring_rest(sa_ring * ring);

/* Drops everything: the next callback fades out over 5 ms and then plays silence until sa_ring_start. Any thread. */
SA_API void sa_ring_stop(sa_ring * ring);

/* Falls silent over 5 ms and holds what follows, so that nothing is lost; false, or sa_ring_start, goes on. While it
 * holds there are no underruns. Any thread. */
SA_API void sa_ring_pause(sa_ring * ring, bool paused);

/* How loud it is played: a factor 0..1, reached over 5 ms; 1 at first. Any thread. */
SA_API sa_code sa_ring_set_volume(sa_ring * ring, float volume, sa_error * error);

/* Fills `state`. Any thread. */
SA_API void sa_ring_get_state(const sa_ring * ring, sa_ring_state * state);

/* A PaStreamCallback of PortAudio's, for a float32 output stream with the ring's number of channels; `ring` is the user
 * data. It takes no lock, allocates nothing and never waits. */
SA_API int sa_ring_callback(const void * input, void * output, unsigned long n_frames, const void * times,
                            unsigned long flags, void * ring);

/* ---- recording ---- */

/* A bounded ring of sound between a microphone's callback and the thread that keeps it. One thread reads; the level and
 * the state may be asked from any thread. Free it once the device is closed. */
typedef struct sa_capture sa_capture;

/* Since the last time that it was asked for. */
typedef struct sa_capture_level {
    float peak;         /* the largest absolute sample of any channel, 0..1 */
    uint64_t n_clipped; /* samples at full scale */
} sa_capture_level;

/* Counts are of frames, a sample of each channel, since the ring was made. */
typedef struct sa_capture_state {
    uint64_t n_captured;        /* taken from the device into the ring */
    uint64_t n_waiting;         /* of these, not read yet */
    uint64_t n_lost;            /* came when the ring was full */
    uint64_t n_broken;          /* samples that weren't numbers; silence took their place */
    uint64_t n_device_overruns; /* times that the device lost sound, as its driver says */
    uint64_t n_callbacks;
    double quiet_seconds; /* since the device last handed over anything, or since the ring was made */
} sa_capture_state;

/* `n_frames` is 1..16777216, `n_channels` 1..32. */
SA_API sa_capture * sa_capture_new(size_t n_frames, int32_t n_channels, sa_error * error);

/* Frees the ring; no callback may be running or follow. */
SA_API void sa_capture_free(sa_capture * capture);

/* Takes out up to `n_frames` of the oldest frames, without waiting: `samples` is n_frames x channels, interleaved.
 * The reading thread. */
SA_API sa_code sa_capture_read(sa_capture * capture, float * samples, size_t n_frames, size_t * n_read,
                               sa_error * error);

/* Whether sound is read or not. Any thread, but only one: what is asked for is taken away. */
SA_API void sa_capture_take_level(sa_capture * capture, sa_capture_level * level);

/* Fills `state`. Any thread. */
SA_API void sa_capture_get_state(const sa_capture * capture, sa_capture_state * state);

/* A PaStreamCallback of PortAudio's, for a float32 input stream with the ring's number of channels; `capture` is the
 * user data. It takes no lock, allocates nothing and never waits. */
SA_API int sa_capture_callback(const void * input, void * output, unsigned long n_frames, const void * times,
                               unsigned long flags, void * capture);

#ifdef __cplusplus
}
#endif

#endif
