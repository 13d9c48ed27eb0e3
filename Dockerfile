# Reflow with all it needs: the command as entry point, and Swift for tests that import it.
#
#   docker build -t reflow .
#   docker run --rm -v "$PWD:/suite" -w /suite reflow test
FROM swift:6.2-bookworm

# The packages first: they change less often than the sources.
COPY Scripts/install /opt/reflow/Scripts/install
RUN /opt/reflow/Scripts/install runtime && rm -rf /var/lib/apt/lists/*

COPY . /opt/reflow
RUN make -C /opt/reflow install && rm -rf /opt/reflow/.build

WORKDIR /suite
ENTRYPOINT ["reflow"]
CMD ["help"]
