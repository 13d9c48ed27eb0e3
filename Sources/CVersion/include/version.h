#ifndef REFLOW_VERSION_H
#define REFLOW_VERSION_H

/// The commit that was built; empty if the build did not state it.
const char *reflow_commit(void);

#endif
