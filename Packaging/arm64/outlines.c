// Prints a line for each glyph of a font in a few sizes: its number, a digest of FreeType's outline, and a digest of the path
// that cairo makes of it.
#include <cairo-ft.h>
#include <ft2build.h>
#include <stdint.h>
#include <stdio.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

// Of fonts for Chinese, the first glyphs are enough.
static const FT_Long most_glyphs = 3000;
static const FT_Int32 flags = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;

static uint64_t added(uint64_t digest, const void *memory, size_t count) {
    const uint8_t *bytes = memory;
    for (size_t index = 0; index < count; index++) digest = (digest ^ bytes[index]) * 1099511628211u;
    return digest;
}

static uint64_t digest_of_path(const cairo_path_t *path) {
    uint64_t digest = 14695981039346656037u; // FNV-1a
    for (int index = 0; index < path->num_data; index += path->data[index].header.length) {
        const cairo_path_data_t *data = path->data + index;
        digest = added(digest, &data->header.type, sizeof data->header.type);
        if (data->header.type == CAIRO_PATH_CLOSE_PATH) continue;
        for (int point = 1; point < data->header.length; point++)
            digest = added(digest, &data[point].point, sizeof data[point].point);
    }
    return digest;
}

int main(int argc, char **argv) {
    FT_Library library;
    FT_Face face;
    if (argc != 2 || FT_Init_FreeType(&library) || FT_New_Face(library, argv[1], 0, &face)) {
        fprintf(stderr, "usage: outlines FONT\n");
        return 2;
    }
    cairo_font_face_t *font = cairo_ft_font_face_create_for_ft_face(face, flags);
    cairo_t *context = cairo_create(cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1));
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(context, options);
    cairo_set_font_face(context, font);
    static const int sizes[] = {34, 45, 51};
    for (int size = 0; size < 3; size++) {
        cairo_set_font_size(context, sizes[size]);
        for (FT_Long glyph = 0; glyph < face->num_glyphs && glyph < most_glyphs; glyph++) {
            cairo_glyph_t placed = {.index = (unsigned long)glyph};
            cairo_new_path(context);
            cairo_glyph_path(context, &placed, 1);
            cairo_path_t *path = cairo_copy_path(context);
            FT_Set_Transform(face, NULL, NULL);
            if (FT_Set_Char_Size(face, sizes[size] * 64, 0, 72, 72) || FT_Load_Glyph(face, (FT_UInt)glyph, flags)) return 1;
            const FT_Outline *outline = &face->glyph->outline;
            uint64_t points = added(
                14695981039346656037u, outline->points, (size_t)outline->n_points * sizeof *outline->points);
            printf("%ld %016llx %016llx\n", glyph, (unsigned long long)points, (unsigned long long)digest_of_path(path));
            cairo_path_destroy(path);
        }
    }
    return 0;
}
