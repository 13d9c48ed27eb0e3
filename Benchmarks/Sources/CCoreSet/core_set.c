#define _GNU_SOURCE
#include "core_set.h"

#include <sched.h>
#include <string.h>

_Static_assert(sizeof(core_set) == sizeof(cpu_set_t), "a set of cores is the system's");

core_set core_set_current(void) {
    core_set set;
    memset(&set, 0, sizeof set);
    sched_getaffinity(0, sizeof set, (cpu_set_t *)&set);
    return set;
}

bool core_set_choose(int skipped, int count, core_set *set) {
    cpu_set_t all, chosen;
    CPU_ZERO(&chosen);
    // The first process of the system may run on every core there is.
    if (sched_getaffinity(1, sizeof all, &all) != 0) return false;
    for (int core = 0; core < CPU_SETSIZE && count > 0; core++) {
        if (!CPU_ISSET(core, &all)) continue;
        if (skipped > 0) {
            skipped--;
            continue;
        }
        CPU_SET(core, &chosen);
        count--;
    }
    memcpy(set, &chosen, sizeof chosen);
    return count == 0;
}

void core_set_use(const core_set *set) { sched_setaffinity(0, sizeof *set, (const cpu_set_t *)set); }
