// The system's header declares dladdr only if this macro is defined. Swift's module of the C library is built without
// it.
#define _GNU_SOURCE
#include "loader.h"

#include <dlfcn.h>
#include <stddef.h>

const char *reflow_loaded_file(const void *address) {
    Dl_info place;
    return dladdr(address, &place) != 0 ? place.dli_fname : NULL;
}
