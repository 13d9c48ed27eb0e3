#ifndef REFLOW_REPORT_PAGE_H
#define REFLOW_REPORT_PAGE_H

/// The template of the report page.
const char *reflow_page_template(void);
/// Its style.
const char *reflow_page_style(void);
/// Its script: the parts, each of which uses those before it.
const char *reflow_page_script(void);

#endif
