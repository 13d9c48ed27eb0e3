// The system declares dladdr only with this, which Swift's module of the C library is built without.
#define _GNU_SOURCE
#include "loader.h"

#include <dlfcn.h>
#include <stddef.h>

const char *reflow_loaded_file(const void *address) {
    Dl_info place;
    return dladdr(address, &place) != 0 ? place.dli_fname : NULL;
}
