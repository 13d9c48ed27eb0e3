// Starts the command of a bundle by the bundle's own loader. It is linked statically, so it needs nothing of the system.
//
// The loader is started by its path: the system's may be older than the libraries, or not be there at all.
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

// What the command returns if it cannot read something.
static const int failure = 2;

static void fail(const char *problem, const char *reason) {
    fprintf(stderr, "reflow: %s: %s\n", problem, reason);
    exit(failure);
}

static char *joined(const char *folder, const char *path) {
    char *text;
    if (asprintf(&text, "%s/%s", folder, path) < 0) fail("the bundle cannot be started", strerror(errno));
    return text;
}

// The folder above bin/reflow, without symbolic links. A root without /proc has the path that was executed.
static char *bundle(void) {
    static char path[PATH_MAX];
    const char *executed = (const char *)getauxval(AT_EXECFN);
    if (!realpath("/proc/self/exe", path) && (!executed || !realpath(executed, path)))
        fail("the bundle cannot find its own folder", strerror(errno));
    for (int level = 0; level < 2; level++) {
        char *slash = strrchr(path, '/');
        if (!slash) fail(path, "this is not the bin/reflow of a bundle");
        *slash = 0;
    }
    return path;
}

int main(int count, char **arguments) {
    char *root = bundle();
    // They have a meaning in a list of folders for the loader.
    if (strpbrk(root, ":;$")) fail(root, "rename the folder: a bundle's path may not contain ':', ';' or '$'");
    char *loader = joined(root, "lib/system/ld-linux-x86-64.so.2");
    char *libraries;
    if (asprintf(&libraries, "%s/lib:%s/lib/system", root, root) < 0)
        fail("the bundle cannot be started", strerror(errno));
    // Libraries of the system need the system's C library.
    unsetenv("LD_PRELOAD");
    unsetenv("LD_AUDIT");
    char *own[] = {
        loader, "--argv0", count > 0 ? arguments[0] : "reflow", "--library-path", libraries, "--inhibit-cache",
        joined(root, "libexec/reflow"),
    };
    int ownCount = sizeof own / sizeof *own;
    int rest = count > 0 ? count - 1 : 0;
    char **line = calloc((size_t)(ownCount + rest + 1), sizeof *line);
    if (!line) fail("the bundle cannot be started", strerror(errno));
    memcpy(line, own, sizeof own);
    if (rest > 0) memcpy(line + ownCount, arguments + 1, (size_t)rest * sizeof *line);
    execv(loader, line);
    fail(loader, strerror(errno));
}
