#ifndef REFLOW_LOADER_H
#define REFLOW_LOADER_H

/// The path of the file from which the loader has read the code or data at an address; NULL if it knows none. It is the
/// loader's own string, and stays until the library is unloaded.
const char *reflow_loaded_file(const void *address);

#endif
