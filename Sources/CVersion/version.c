#include "version.h"

const char *reflow_commit(void) { return REFLOW_COMMIT; }
