#ifndef REFLOW_VERSION_H
#define REFLOW_VERSION_H

/// The commit that was built; empty where the build was not told which.
const char *reflow_commit(void);

#endif
