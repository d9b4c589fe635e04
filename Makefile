# make run    sets everything up, then opens the window; without a display it clones a bundled clip and speaks in it
# make test   everything that CI tests
# make lint format check bench nightly package
#
# On Debian and Ubuntu the few system packages that are missing are installed with apt (through sudo where not root), on
# macOS with brew; everything else goes into .venv/ and build/.
.DEFAULT_GOAL := run
.DELETE_ON_ERROR:
SHELL := /bin/bash

VENV := .venv
PYTHON := $(VENV)/bin/python
export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

NATIVE_SOURCES := $(shell find native -type f -not -path '*/.*' 2>/dev/null)
SMALL := $(wildcard tests/reference/fixtures/small/*)
JOBS := $(shell nproc 2>/dev/null || sysctl -n hw.ncpu)

LANGUAGES := ar de es fr pt zh
TRANSLATED := $(LANGUAGES:%=resources/translations/soundalike_%.qm)

.PHONY: run setup setup-tests test test-python test-native lint lint-changed format check fuzz bench nightly clean

run: setup
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname -s)" = Darwin ]; then \
		$(VENV)/bin/soundalike; \
	else \
		$(MAKE) --no-print-directory first-voice; \
	fi

# A bundled clip cloned with the demo model, and a sentence in the new voice: into speech.wav.
.PHONY: first-voice
first-voice: setup
	@echo 'Cloning a bundled clip with the demo model, and speaking in the new voice.' >&2
	@rm -rf build/first-run
	@$(VENV)/bin/soundalike clone resources/clips/ref_1_joe0.wav --name 'First voice' --home build/first-run --quiet \
		--permission-from 'Piper voice joe, CC0 (resources/clips/README.md)'
	@$(VENV)/bin/soundalike speak -f resources/hello.txt --voice 'First voice' --home build/first-run -o speech.wav

# Every page in every look and size, into docs/screenshots/, with the font that is pinned for it (fonts-inter).
.PHONY: screenshots
screenshots: setup-tests
	$(PYTHON) -m tools.screenshots.draw docs/screenshots

# ---- set-up ----

setup: $(VENV)/.installed resources/mark.gguf $(TRANSLATED)

# The watermark's network, from the wheel that carries it; nothing is spoken without it.
resources/mark.gguf: | $(VENV)/.installed
	$(PYTHON) -m soundalike.models.mark $@

# The window's words: collected from the program into the files that translators edit, and made into what Qt reads.
.PHONY: translations
translations: setup-tests
	find app/soundalike -name '*.py' | LC_ALL=C sort > build/translated_files
	for language in $(LANGUAGES); do \
		pyside6-lupdate -silent -no-obsolete -locations none -sort-messages -tr-function-alias QT_TR_NOOP+=tr_noop \
			-target-language $$language @build/translated_files -ts resources/translations/soundalike_$$language.ts || exit 1; \
	done

resources/translations/%.qm: resources/translations/%.ts | $(VENV)/.installed
	pyside6-lrelease -silent $< -qm $@

$(VENV)/.system:
	bash tools/setup/system_packages.sh
	python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo 'Python 3.11 or newer is needed.' >&2; exit 1; }
	test -x $(PYTHON) || python3 -m venv $(VENV)
	$(PYTHON) -m pip install --quiet scikit-build-core==1.1.2 cmake==4.4.5 ninja==1.13.2
	touch $@

# The program itself, editable: Python from app/, the native library built once and installed into the environment.
$(VENV)/.installed: $(VENV)/.system pyproject.toml $(NATIVE_SOURCES)
	$(PYTHON) -m pip install --quiet --no-build-isolation --editable .
	touch $@

setup-tests: setup $(VENV)/.tests build/models/small/t3.gguf build/models/demo/t3.gguf build/models/nano/t3.gguf

$(VENV)/.tests: $(VENV)/.system tests/requirements.txt
	bash tools/setup/system_packages.sh tests
	$(PYTHON) -m pip install --quiet --requirement tests/requirements.txt
	touch $@

# Exact models for the parity tests: everything in F32, the path that is compared with the official modules.
build/models/small/t3.gguf: $(VENV)/.installed $(SMALL)
	$(VENV)/bin/soundalike models convert tests/reference/fixtures/small --type f32 -o $(@D)

build/models/demo/t3.gguf: $(VENV)/.installed resources/demo/t3.gguf resources/demo/s3gen.gguf
	$(PYTHON) tools/setup/exact_copy.py resources/demo $(@D)

# T3 at Nano's proportions from a seed: 350 MB that nobody has to store.
build/models/nano/t3.gguf: $(VENV)/.installed tests/reference/nano_model.py tests/reference/nano_weights.py \
		tests/reference/fixtures/nano/expected_t3.gguf $(SMALL)
	$(PYTHON) -m tests.reference.nano_model $(@D)

# The API's pages, made from the C header and the Python façade, into build/docs.
.PHONY: docs
docs: $(VENV)/.system
	$(PYTHON) -m tools.docs.build build/docs

# ---- tests ----

test: test-native test-python

# What plays through a sound server in real time has the machine for itself; everything else shares its processors.
test-python: setup-tests
	$(PYTHON) -m pytest -m 'not slow and not flaky' -n $(JOBS) --dist loadfile --no-loadscope-reorder -p no:rerunfailures
	$(PYTHON) -m pytest -m 'not slow and flaky'

# The same build folder as the installed library's, so that ggml is compiled once.
build/native/.tests: $(VENV)/.installed
	cmake -S native -B build/native -DSOUNDALIKE_TESTS=ON
	touch $@

test-native: setup-tests build/native/.tests
	cmake --build build/native --parallel $(JOBS)
	ctest --test-dir build/native --output-on-failure

# ---- house rules ----

CPP_FILES := $(shell find native/include native/src native/tests native/bench -name '*.cpp' -o -name '*.h' -o -name '*.c' 2>/dev/null)

lint: setup-tests
	ruff check
	ruff format --check
	mypy
	lint-imports
	clang-format --dry-run --Werror $(CPP_FILES)
	$(PYTHON) tools/lint/file_lengths.py
	check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	zizmor --offline --quiet --no-progress .github/workflows
	$(MAKE) --no-print-directory lint-changed

# clang-tidy over the C++ files that changed since the last landing; `make nightly` reads them all.
lint-changed: build/native/.tests
	$(PYTHON) tools/lint/tidy.py --changed build/native

format: $(VENV)/.tests
	ruff format
	ruff check --fix
	clang-format -i $(CPP_FILES)

# The native tests once more under AddressSanitizer and UndefinedBehaviorSanitizer.
build/asan/build.ninja: $(VENV)/.system native/CMakeLists.txt
	cmake -S native -B build/asan -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo -DSOUNDALIKE_TESTS=ON \
		-DSOUNDALIKE_SANITIZE=address,undefined -DSOUNDALIKE_GGML_ARCHIVE="$$(ls build/native/_ggml/*/*.tar.gz 2>/dev/null | head -n 1)"

check: setup-tests build/asan/build.ninja
	cmake --build build/asan --parallel $(JOBS)
	ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1 ctest --test-dir build/asan --output-on-failure
	$(MAKE) --no-print-directory fuzz FUZZ_SECONDS=60

# Damaged files of every kind for FUZZ_SECONDS: GGUF through libFuzzer (clang's) under the sanitizers, two thirds of the
# time, and the readers in Python. What is found lies in build/fuzz/found; mended, it goes to tests/fuzz/found.
FUZZ_SECONDS := 60
FUZZ_CORPUS := build/fuzz/corpus

$(VENV)/.clang:
	bash tools/setup/system_packages.sh fuzz
	touch $@

build/fuzz/build.ninja: $(VENV)/.system $(VENV)/.clang native/CMakeLists.txt native/tests/fuzz/CMakeLists.txt
	CC=clang-14 CXX=clang++-14 cmake -S native -B build/fuzz -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo \
		-DSOUNDALIKE_FUZZ=ON -DSOUNDALIKE_SANITIZE=address,undefined \
		-DSOUNDALIKE_GGML_ARCHIVE="$$(ls build/native/_ggml/*/*.tar.gz 2>/dev/null | head -n 1)"

fuzz: setup-tests build/fuzz/build.ninja
	cmake --build build/fuzz --target soundalike_fuzz --parallel $(JOBS)
	$(PYTHON) -m tests.fuzz.seeds build/fuzz/seeds
	mkdir -p $(FUZZ_CORPUS) build/fuzz/found
	UBSAN_OPTIONS=print_stacktrace=1 build/fuzz/tests/fuzz/soundalike_fuzz -max_total_time=$$(($(FUZZ_SECONDS) * 2 / 3)) \
		-max_len=2000000 -len_control=0 -timeout=60 -rss_limit_mb=2000 -malloc_limit_mb=500 -print_final_stats=1 \
		-artifact_prefix=build/fuzz/found/ $(FUZZ_CORPUS) build/fuzz/seeds tests/fuzz/found
	$(PYTHON) -m tests.fuzz.readers --seconds $$(($(FUZZ_SECONDS) / 3))

# Streams, cancelling and the ring under ThreadSanitizer: 1,000 times cancelled and begun again.
build/tsan/build.ninja: $(VENV)/.system native/CMakeLists.txt
	cmake -S native -B build/tsan -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo -DSOUNDALIKE_TESTS=ON \
		-DSOUNDALIKE_SANITIZE=thread -DSOUNDALIKE_GGML_ARCHIVE="$$(ls build/native/_ggml/*/*.tar.gz 2>/dev/null | head -n 1)"

.PHONY: check-threads
check-threads: setup-tests build/tsan/build.ninja
	cmake --build build/tsan --parallel $(JOBS)
	SA_CANCEL_TIMES=1000 TSAN_OPTIONS=halt_on_error=1 build/tsan/tests/soundalike_tests stream_
	TSAN_OPTIONS=halt_on_error=1 build/tsan/tests/soundalike_tests ring

bench: setup-tests build/native/.tests
	cmake --build build/native --parallel $(JOBS)
	$(PYTHON) -m tools.bench.bench $(BENCH)
	$(PYTHON) -m tools.bench.streaming $(STREAMING)
	$(PYTHON) -m tools.bench.window

# Underruns while a text is spoken without a pause: `make bench-underruns MINUTES=5`.
.PHONY: bench-underruns
bench-underruns: MINUTES := 60
bench-underruns: setup-tests
	$(PYTHON) -m tools.bench.streaming --rounds 1 --minutes $(MINUTES)

# ---- other systems ----

# The native library for Windows, by MinGW, and its tests in Wine; for 64-bit ARM, and its tests in qemu-user. `small`
# models are enough: what is compared is arithmetic, and every emulated step costs.
GGML_COPY = $(firstword $(wildcard build/native/_ggml/*/*.tar.gz))
CROSS = -G Ninja -DCMAKE_BUILD_TYPE=Release -DSOUNDALIKE_GGML_ARCHIVE="$(GGML_COPY)"
export WINEPREFIX := $(CURDIR)/build/wine
export WINEDEBUG := -all

$(VENV)/.windows $(VENV)/.arm: $(VENV)/.%: $(VENV)/.system
	bash tools/setup/system_packages.sh $*
	touch $@

.PHONY: check-windows check-arm native-windows
check-windows: setup-tests $(VENV)/.windows
	cmake -S native -B build/windows $(CROSS) -DSOUNDALIKE_TESTS=ON \
		-DCMAKE_TOOLCHAIN_FILE=$(CURDIR)/native/cmake/toolchains/windows-x86_64.cmake
	cmake --build build/windows --parallel $(JOBS)
	ctest --test-dir build/windows --output-on-failure

check-arm: setup-tests $(VENV)/.arm
	cmake -S native -B build/arm $(CROSS) -DSOUNDALIKE_TESTS=ON \
		-DCMAKE_TOOLCHAIN_FILE=$(CURDIR)/native/cmake/toolchains/linux-aarch64.cmake
	cmake --build build/arm --parallel $(JOBS)
	ctest --test-dir build/arm --output-on-failure

# What the package of Windows holds of the engine: every CPU variant, in build/windows-package/engine. A sentence is
# spoken with it in Wine before anybody gets it.
native-windows: setup-tests $(VENV)/.windows
	cmake -S native -B build/windows-package $(CROSS) -DSOUNDALIKE_ALL_VARIANTS=ON -DSOUNDALIKE_TESTS=ON \
		-DCMAKE_TOOLCHAIN_FILE=$(CURDIR)/native/cmake/toolchains/windows-x86_64.cmake
	cmake --build build/windows-package --parallel $(JOBS)
	rm -rf build/windows-package/install
	cmake --install build/windows-package --prefix build/windows-package/install --component soundalike --strip
	ctest --test-dir build/windows-package --output-on-failure -R 'api|consent'

# The installer of Windows over a folder that is like the real bundle but for Python; see docs/packaging-unverified.md.
.PHONY: rehearse-windows
rehearse-windows: native-windows
	PYTHONPATH=packaging $(PYTHON) -m windows.rehearsal build/windows-package/install/soundalike/engine/native \
		build/windows-package/Soundalike
	PYTHONPATH=packaging $(PYTHON) -m windows.installer build/windows-package/Soundalike \
		--out build/windows-package/rehearsal.exe
	PYTHONPATH=packaging $(PYTHON) -m windows.trial build/windows-package/rehearsal.exe build/windows-package/Soundalike

# The installer over the bundle that `python -m windows.bundle` made on Windows, into dist/.
.PHONY: package-windows
package-windows: setup $(VENV)/.windows
	PYTHONPATH=packaging $(PYTHON) -m windows.installer build/package/bundle/Soundalike

# On a Mac: the program and its disk image, for this Mac's processor.
.PHONY: package-macos
package-macos: setup
	PYTHONPATH=packaging $(PYTHON) -m shared.bundle SOUNDALIKE_METAL=ON
	PYTHONPATH=packaging $(PYTHON) -m macos.package

nightly: test check check-threads check-windows check-arm
	$(MAKE) --no-print-directory fuzz FUZZ_SECONDS=600
	SA_CANCEL_TIMES=1000 build/asan/tests/soundalike_tests stream_cancels
	$(MAKE) --no-print-directory package
	$(PYTHON) -m pytest -m slow
	[ "$$(uname -s)" != Linux ] || [ "$$(id -u)" -ne 0 ] || $(MAKE) --no-print-directory try-package
	$(MAKE) --no-print-directory bench-underruns
	$(PYTHON) tools/lint/tidy.py build/native
	cmake -S native -B build/variants -G Ninja -DCMAKE_BUILD_TYPE=Release -DSOUNDALIKE_ALL_VARIANTS=ON
	cmake --build build/variants --parallel $(JOBS)
	cmake --install build/variants --prefix build/variants/install --component soundalike
	$(PYTHON) tools/setup/speak_with.py build/variants/install/soundalike/engine/native

# ---- packages ----

# This system's packages, in dist/ (docs/packaging.md): `make package DEFINES=SOUNDALIKE_VULKAN=ON`.
.PHONY: package third-party try-package
package: setup
	PYTHONPATH=packaging $(PYTHON) -m shared.package $(DEFINES)

# The table of THIRD_PARTY.md, from what the packages hold.
third-party:
	PYTHONPATH=packaging build/package/venv/bin/python -m shared.third_party --write

# The Debian package in bare systems of Debian 12 and 13, as root: installed, used, removed.
try-package:
	PYTHONPATH=packaging $(PYTHON) -m linux.try_deb bookworm trixie

clean:
	rm -rf build $(VENV)
