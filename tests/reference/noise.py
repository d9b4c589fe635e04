"""The counter-based generator of the native library, in numpy.

Every random number is a pure function of (seed, stream, counter), so that a stage may be asked for any part of its
noise in any order. All integer arithmetic is modulo 2^64:

    mix(x):   x ^= x >> 30;  x *= 0xBF58476D1CE4E5B9;  x ^= x >> 27;  x *= 0x94D049BB133111EB;  x ^= x >> 31
    bits(seed, stream, counter) = mix(mix(seed + G * (stream + 1)) + G * (counter + 1)),  G = 0x9E3779B97F4A7C15
    uniform = (bits >> 11) * 2^-53                                       (53 bits, in [0, 1))
    normal number k:  u1 = ((bits(2k) >> 11) + 1) * 2^-53,  u2 = uniform(2k + 1),
                      sqrt(-2 ln u1) * cos(2 pi u2) in double, rounded to float32

`mix` is the finaliser of SplitMix64 (Steele, Lea, Flood 2014), the normal is Box and Muller's (1958).
"""

import numpy as np
import numpy.typing as npt

GOLDEN = np.uint64(0x9E3779B97F4A7C15)

STREAM_T3 = 0  # uniforms; counter = index of the drawn token
STREAM_FLOW = 1  # normals; k = absolute mel frame * 80 + channel; frame 0 is the first frame of the prompt
STREAM_SOURCE = 2  # normals; k = absolute sample * 9 + harmonic
STREAM_PHASE = 3  # uniforms; counter = harmonic; phase = pi * (2u - 1), harmonic 0 is 0


def _mix(x: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


def bits(seed: int, stream: int, counter: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """64 random bits for each counter (any shape)."""
    with np.errstate(over="ignore"):
        key = _mix(np.array([seed], dtype=np.uint64) + GOLDEN * np.uint64(stream + 1))
        return _mix(key + GOLDEN * (counter + np.uint64(1)))


def uniform(seed: int, stream: int, counter: npt.NDArray[np.uint64]) -> npt.NDArray[np.float64]:
    """Uniform numbers in [0, 1) with 53 bits, one for each counter."""
    return (bits(seed, stream, counter) >> np.uint64(11)).astype(np.float64) * 2.0**-53


def normal(seed: int, stream: int, k: npt.NDArray[np.uint64]) -> npt.NDArray[np.float32]:
    """Standard normal numbers, one for each index k."""
    two = np.uint64(2)
    u1 = ((bits(seed, stream, k * two) >> np.uint64(11)).astype(np.float64) + 1.0) * 2.0**-53
    u2 = uniform(seed, stream, k * two + np.uint64(1))
    return (np.sqrt(-2.0 * np.log(u1)) * np.cos(2.0 * np.pi * u2)).astype(np.float32)


def token_uniforms(seed: int, count: int) -> npt.NDArray[np.float64]:
    """The uniforms of the first `count` speech tokens."""
    return uniform(seed, STREAM_T3, np.arange(count, dtype=np.uint64))


def flow_noise(seed: int, frames: int, channels: int = 80, first: int = 0) -> npt.NDArray[np.float32]:
    """z of the flow (channels, frames) for absolute mel frames first … first + frames - 1."""
    frame = np.arange(first, first + frames, dtype=np.uint64)[None, :]
    return normal(seed, STREAM_FLOW, frame * np.uint64(channels) + np.arange(channels, dtype=np.uint64)[:, None])


def source_noise(seed: int, samples: int, harmonics: int = 9) -> npt.NDArray[np.float32]:
    """Noise of the vocoder's sines (harmonics, samples)."""
    sample = np.arange(samples, dtype=np.uint64)[None, :]
    return normal(seed, STREAM_SOURCE, sample * np.uint64(harmonics) + np.arange(harmonics, dtype=np.uint64)[:, None])


def source_phases(seed: int, harmonics: int = 9) -> npt.NDArray[np.float32]:
    """Initial phases of the vocoder's sines, in (-pi, pi); the fundamental's is 0."""
    phases = np.pi * (2.0 * uniform(seed, STREAM_PHASE, np.arange(harmonics, dtype=np.uint64)) - 1.0)
    phases[0] = 0.0
    return phases.astype(np.float32)
