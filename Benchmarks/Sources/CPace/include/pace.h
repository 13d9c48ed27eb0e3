#ifndef PACE_H
#define PACE_H

#include <stdint.h>

/// A fixed piece of work, a few milliseconds of it: arithmetic, memory in order, and memory out of order, a third each.
/// Always returns the same number.
uint64_t pace_run(void);

#endif
