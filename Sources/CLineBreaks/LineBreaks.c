#include "CLineBreaks.h"

#include <unicode/ubrk.h>
#include <unicode/utext.h>
#include <unicode/uversion.h>

LineBreaks *line_breaks_open(void) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(UBRK_LINE, "en", NULL, 0, &status);
    if (U_FAILURE(status)) {
        ubrk_close(iterator);
        return NULL;
    }
    return (LineBreaks *)iterator;
}

void line_breaks_close(LineBreaks *breaks) { ubrk_close((UBreakIterator *)breaks); }

_Bool line_breaks_set_text(LineBreaks *breaks, const char *text, int64_t length) {
    UErrorCode status = U_ZERO_ERROR;
    UText source = UTEXT_INITIALIZER;
    utext_openUTF8(&source, text, length, &status);
    ubrk_setUText((UBreakIterator *)breaks, &source, &status);
    utext_close(&source);
    return U_SUCCESS(status);
}

int32_t line_breaks_next(LineBreaks *breaks) { return ubrk_next((UBreakIterator *)breaks); }

int32_t line_breaks_version(void) {
    UVersionInfo version;
    u_getVersion(version);
    return version[0] * 100 + version[1];
}
