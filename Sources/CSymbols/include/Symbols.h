#ifndef REFLOW_SYMBOLS_H
#define REFLOW_SYMBOLS_H

/// The drawings that stand in for system symbols, one in a line, sorted by name. Scripts/symbols describes the format.
const char *reflow_symbol_outlines(void);

#endif
