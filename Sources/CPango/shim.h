// Pango marks pango_find_base_dir deprecated without offering anything in its place.
#define PANGO_VERSION_MIN_REQUIRED G_ENCODE_VERSION(1, 42)

#include <cairo-ft.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
