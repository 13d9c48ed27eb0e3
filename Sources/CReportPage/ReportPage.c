#include "ReportPage.h"

// The compiler knows `#embed` in every version of C, and warns about it in those before C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char template[] = {
#embed "page.html" suffix(, 0)
};

static const unsigned char style[] = {
#embed "page.css" suffix(, 0)
};

static const unsigned char script[] = {
#embed "dom.js" suffix(, '\n', )
#embed "model.js" suffix(, '\n', )
#embed "accept.js" suffix(, '\n', )
#embed "overview.js" suffix(, '\n', )
#embed "canvas.js" suffix(, '\n', )
#embed "constraints.js" suffix(, '\n', )
#embed "views.js" suffix(, '\n', )
#embed "plate.js" suffix(, '\n', )
#embed "detail.js" suffix(, '\n', )
#embed "main.js" suffix(, 0)
};

const char *reflow_page_template(void) { return (const char *)template; }

const char *reflow_page_style(void) { return (const char *)style; }

const char *reflow_page_script(void) { return (const char *)script; }
