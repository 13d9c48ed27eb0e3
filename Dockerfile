# Two images of one build:
#
#   docker build -t reflow .                        the command, and nothing that it does not need
#   docker build -t reflow-swift --target swift .   Swift, the libraries and the sources too: for tests that import them
#
# `--build-arg REFLOW_COMMIT=$(git describe --always)` tells `reflow --version` the commit: git's folder is not copied.
#
#   docker run --rm --user "$(id -u):$(id -g)" -v "$PWD:/suite" reflow test
FROM swift:6.3-bookworm AS swift

# The packages first: they change less often than the sources.
COPY Scripts/install /opt/reflow/Scripts/install
RUN /opt/reflow/Scripts/install runtime && rm -rf /var/lib/apt/lists/*

ARG REFLOW_COMMIT
COPY . /opt/reflow
RUN make -C /opt/reflow install && rm -rf /opt/reflow/.build /root/.cache /root/.swiftpm

WORKDIR /suite

# The command brings Swift's libraries with it.
FROM debian:bookworm-slim

COPY Scripts/install /tmp/install
RUN /tmp/install command && rm -rf /tmp/install /var/lib/apt/lists/*
COPY --from=swift /usr/local /usr/local

WORKDIR /suite
ENTRYPOINT ["reflow"]
CMD ["help"]
