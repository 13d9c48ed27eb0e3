#include "Symbols.h"

// The compiler knows `#embed` in every version of C, and warns about it in those before C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char outlines[] = {
#embed "outlines.txt" suffix(, 0)
};

const char *reflow_symbol_outlines(void) { return (const char *)outlines; }
