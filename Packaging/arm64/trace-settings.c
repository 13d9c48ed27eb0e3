// Tells cairo's tracer where to write. Its own variable would begin with CAIRO_, and reflow removes such variables.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

char *getenv(const char *name) {
    static char *(*next)(const char *);
    if (!next) next = (char *(*)(const char *))dlsym(RTLD_NEXT, "getenv");
    return next(strcmp(name, "CAIRO_TRACE_OUTDIR") ? name : "REFLOW_TRACES");
}
