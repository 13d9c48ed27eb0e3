# `make` alone lists what there is. Variables: PREFIX (where `install` puts reflow), SWIFT (the compiler driver),
# REFLOW_COMMIT (what `reflow --version` says where there is no git), SECONDS (how long each fuzzer, or the attack,
# runs), CHECK=1 (a missed limit fails `bench`), BENCH (its sections: relayout, rotation, solver, constraints, screen,
# goldens, processes, suites; all unless told).

PREFIX ?= /usr/local
SECONDS ?= 60
SWIFT ?= swift
export SWIFT

release := .build/release/reflow
debug := .build/debug/reflow
# The command holds Swift's own libraries, where the toolchain has them to link: it starts faster, and runs without Swift.
static = $(if $(wildcard $(shell $(SWIFT) -print-target-info -static-stdlib | \
	sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/linux/libFoundationXML.a),--static-swift-stdlib)
# All addresses are bound at the start and then read-only. A command that holds Swift's libraries looks for others where
# the system keeps them, and nowhere else; no library looks for anything in it, so it exports no names.
hardened = -Xlinker -z -Xlinker now $(if $(static),--disable-local-rpath -Xlinker --no-export-dynamic)
# A generic type is made by a call, and not found by its name: the first use of a name takes a search through all
# conformances, and a command that draws one layout uses a hundred.
called := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
installed = $(DESTDIR)$(PREFIX)
sources := Package.swift $(shell find Sources)
tools := Tools/.build/release/reflow-swift

.DEFAULT_GOAL := help
.PHONY: help demo test quick check check-deep fuzz attack format bench docs install deps clean
.PHONY: bundle fonts-bundle deb test-bundle

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: $(release) ## turn the layouts of Layouts/, compare them with Snapshots/, write a report
	@status=0; \
	$(release) test Layouts --snapshots Snapshots --report report || status=$$?; \
	echo 'pictures:' && $(release) render Layouts -o report/pictures || status=$$?; \
	[ ! -e report/index.html ] || echo 'report: report/index.html'; \
	exit $$status

# Goldens and unit tests both run whatever the other says; what the unit tests say comes last.
test: ## check the sources, build without warnings, compare every golden, run all tests
	@Scripts/install test
	@Scripts/check
	@Scripts/tests/check
	@Scripts/build --build-tests
	@Scripts/docs
	@status=0; \
	$(debug) test Layouts --snapshots Snapshots --report report --verify-pixels || status=$$?; \
	REFLOW=$(debug) Scripts/tests/scripts --verify-pixels || status=$$?; \
	Scripts/tests/shards || status=$$?; \
	Scripts/tests/servers || status=$$?; \
	Scripts/tests/install || status=$$?; \
	Scripts/tests/lfs || status=$$?; \
	Scripts/tests/consumer || status=$$?; \
	Scripts/tests/snippets || status=$$?; \
	Scripts/tests/app-sources || status=$$?; \
	Scripts/tests/unit || status=$$?; \
	exit $$status

quick: ## build, and run the tests that need no processes, no browser and no thousands of inputs
	@$(SWIFT) build --build-tests --quiet
	@Scripts/tests/quick

check: ## check module arrows, format, and what sources may not say
	@Scripts/check

check-deep: ## run the tests under two sanitizers, a million random systems, the trial of a new class, an iOS app: an hour
	@Scripts/install test
	@Scripts/check-deep

fuzz: ## feed arbitrary bytes to everything that reads them, SECONDS (60) each
	@Scripts/install test
	@Scripts/fuzz $(SECONDS)

attack: $(release) ## run broken files, kills and failing system calls through the command for SECONDS (60)
	@Scripts/install test
	@REFLOW=$(release) Scripts/attack $(SECONDS)

format: ## format all Swift sources
	@swift format -i -r Sources Tests Fuzz Package.swift Benchmarks/Sources Benchmarks/Package.swift \
		Tools/Sources Tools/Tests Tools/Package.swift

docs: ## write the documentation as a web site to .build/docs
	@Scripts/install test
	@Scripts/build --quiet
	@Scripts/docs

# The benchmarks are a package of their own. One core, where the machine can be told so. Without kiwi's headers, the
# section that compares with it says so and is skipped.
bench: $(release) ## measure against plain C and print a table; CHECK=1 fails where a limit is missed
	@Scripts/kiwi || true
	@echo 'building the benchmarks' >&2
	@$(SWIFT) build -c release --package-path Benchmarks --quiet
	@$(if $(shell command -v taskset),taskset -c 0) Benchmarks/.build/release/bench --reflow $(release) \
		$(if $(filter 1,$(CHECK)),--check) $(BENCH)

install: $(release) $(tools) ## install reflow, its manual and its completions below PREFIX (/usr/local)
	@install -D -s -m 755 $(release) $(installed)/bin/reflow
	@install -D -s -m 755 $(tools) $(installed)/libexec/reflow/reflow-swift
	@install -D -s -m 755 $(tools)c $(installed)/libexec/reflow/reflow-swiftc
	@echo $(CURDIR) | install -D -m 644 /dev/stdin $(installed)/libexec/reflow/package.txt
	@$(release) help --man | install -D -m 644 /dev/stdin $(installed)/share/man/man1/reflow.1
	@$(release) completions bash | install -D -m 644 /dev/stdin $(installed)/share/bash-completion/completions/reflow
	@$(release) completions zsh | install -D -m 644 /dev/stdin $(installed)/share/zsh/site-functions/_reflow
	@$(release) completions fish | install -D -m 644 /dev/stdin $(installed)/share/fish/vendor_completions.d/reflow.fish
	@echo $(installed)/bin/reflow

bundle: $(release) ## pack reflow with all it needs into .build/dist, for any Linux on x86-64
	@Scripts/bundle command .build/dist

fonts-bundle: $(release) ## pack the Noto fonts for the bundle into .build/dist
	@Scripts/bundle fonts .build/dist

deb: $(release) ## make a package for Debian 12 in .build/dist
	@Scripts/deb .build/dist

test-bundle: bundle fonts-bundle deb ## run bundle and package in roots of other systems; needs root: ten minutes
	@Scripts/tests/bundle

deps: ## install the Debian packages that building and running need
	@Scripts/install runtime

clean: ## remove what was built and reported
	@rm -rf .build .build-asan .build-tsan .build-fuzz Benchmarks/.build Tools/.build report

# A package of its own: it needs the toolchain's SwiftSyntax, which the command does not.
$(tools): Tools/Package.swift $(shell find Tools/Sources)
	@$(SWIFT) build -c release --package-path Tools --quiet

# Asking the package manager whether all is built takes a second; asking the clock takes none.
$(release): $(sources) | deps
	@echo 'building reflow; the first time takes a few minutes' >&2
	@$(if $(static),data=$$(Scripts/locale-data .build/locale-data.o) &&) \
		REFLOW_COMMIT=$${REFLOW_COMMIT:-$$(git describe --always --dirty --exclude '*' 2>/dev/null)} \
		Scripts/build --quiet -c release --product reflow $(static) $(hardened) $(called) $(if $(static),$$data)
	@touch $@
