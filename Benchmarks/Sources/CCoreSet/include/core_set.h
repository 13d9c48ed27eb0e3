#ifndef CORE_SET_H
#define CORE_SET_H

#include <stdbool.h>

/// Processor cores that a thread, and every program it starts, may run on.
typedef struct {
    unsigned long bits[16];
} core_set;

/// The cores of the calling thread.
core_set core_set_current(void);

/// `count` cores of the machine behind the first `skipped`; false if it has fewer.
bool core_set_choose(int skipped, int count, core_set *set);

void core_set_use(const core_set *set);

#endif
