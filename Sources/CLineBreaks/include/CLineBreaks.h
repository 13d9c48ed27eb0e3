#pragma once

#include <stdint.h>

// The positions at which lines may end, according to ICU. Swift cannot import ICU's own headers beside Foundation,
// which brings another version of ICU with types of the same names.

typedef struct LineBreaks LineBreaks;

/// NULL if ICU's data lacks the rules.
LineBreaks *line_breaks_open(void);
void line_breaks_close(LineBreaks *breaks);

/// Sets a text of UTF-8, which is read until another one is set. Returns whether ICU took it.
_Bool line_breaks_set_text(LineBreaks *breaks, const char *text, int64_t length);

/// The next place at which a line may end, in bytes from the start; below 0 after the last one.
int32_t line_breaks_next(LineBreaks *breaks);

/// ICU's version as one number: a hundred times the major number, plus the minor number.
int32_t line_breaks_version(void);
