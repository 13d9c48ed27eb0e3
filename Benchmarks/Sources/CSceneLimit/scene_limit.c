#include "scene_limit.h"

#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdlib.h>
#include <string.h>

#include "rounded_rect.h"
#include "shadow_tile.h"

struct scene_limit {
    scene_primitive *primitives;
    size_t count;
    double width, height, scale;
    /// One for each text, NULL for the others.
    PangoLayout **layouts;
    PangoContext *fonts;
    cairo_surface_t *image;
    shadow_tile shadow;
};

// --- Making ----------------------------------------------------------------------------------------------------------

/// Fonts of a configuration of its own: Reflow, in the same process, keeps the machine's out.
static PangoContext *make_context(void) {
    FcConfig *configuration = FcConfigCreate();
    FcConfigAppFontAddFile(configuration, (const FcChar8 *)"/usr/share/fonts/opentype/inter/Inter-Regular.otf");
    FcConfigAppFontAddFile(configuration, (const FcChar8 *)"/usr/share/fonts/opentype/inter/Inter-SemiBold.otf");
    PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), configuration);
    FcConfigDestroy(configuration);
    PangoContext *context = pango_font_map_create_context(map);
    g_object_unref(map);

    pango_context_set_round_glyph_positions(context, FALSE);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    return context;
}

static PangoLayout *make_layout(const scene_limit *scene, const scene_primitive *text) {
    PangoLayout *layout = pango_layout_new(scene->fonts);
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family(font, "Inter");
    pango_font_description_set_weight(font, text->is_bold ? PANGO_WEIGHT_SEMIBOLD : PANGO_WEIGHT_NORMAL);
    pango_font_description_set_absolute_size(font, text->font_size * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    pango_layout_set_text(layout, text->text, -1);
    pango_layout_set_width(layout, (int)(text->width * PANGO_SCALE));
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
    return layout;
}

scene_limit *scene_limit_create(
    const scene_primitive *primitives, size_t count, double width, double height, double scale, const uint32_t *image,
    int image_side) {
    scene_limit *scene = calloc(1, sizeof *scene);
    if (!scene) return NULL;
    scene->primitives = calloc(count, sizeof *scene->primitives);
    scene->layouts = calloc(count, sizeof *scene->layouts);
    if (!scene->primitives || !scene->layouts) {
        free(scene->primitives);
        free(scene->layouts);
        free(scene);
        return NULL;
    }
    scene->count = count;
    scene->width = width;
    scene->height = height;
    scene->scale = scale;
    scene->fonts = make_context();

    scene->image = cairo_image_surface_create(CAIRO_FORMAT_RGB24, image_side, image_side);
    cairo_surface_flush(scene->image);
    int stride = cairo_image_surface_get_stride(scene->image);
    for (int y = 0; y < image_side; y++) {
        memcpy(
            cairo_image_surface_get_data(scene->image) + (size_t)y * (size_t)stride, image + (size_t)y * (size_t)image_side,
            (size_t)image_side * sizeof *image);
    }
    cairo_surface_mark_dirty(scene->image);

    for (size_t i = 0; i < count; i++) {
        scene->primitives[i] = primitives[i];
        scene_primitive *primitive = &scene->primitives[i];
        if (primitive->kind == SCENE_TEXT) {
            primitive->text = strdup(primitive->text);
            scene->layouts[i] = make_layout(scene, primitive);
        } else if (primitive->kind == SCENE_SHADOW && !scene->shadow.coverage) {
            // All shadows of the screen are of one kind.
            scene->shadow = shadow_tile_create(primitive->radius, primitive->blur, scale);
        }
    }
    return scene;
}

void scene_limit_destroy(scene_limit *scene) {
    for (size_t i = 0; i < scene->count; i++) {
        if (scene->primitives[i].kind != SCENE_TEXT) continue;
        free((char *)scene->primitives[i].text);
        g_object_unref(scene->layouts[i]);
    }
    if (scene->shadow.coverage) shadow_tile_destroy(&scene->shadow);
    cairo_surface_destroy(scene->image);
    g_object_unref(scene->fonts);
    free(scene->layouts);
    free(scene->primitives);
    free(scene);
}

// --- Drawing ---------------------------------------------------------------------------------------------------------

static void set_color(cairo_t *cr, uint32_t color) {
    cairo_set_source_rgb(cr, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
}

static void draw_shadow(const scene_limit *scene, cairo_t *cr, const scene_primitive *shadow) {
    cairo_save(cr);
    cairo_identity_matrix(cr);
    cairo_set_source_rgba(cr, 0, 0, 0, 0.2);
    shadow_tile_paint(
        &scene->shadow, cr, shadow->x * scene->scale, (shadow->y + shadow->offset) * scene->scale,
        shadow->width * scene->scale, shadow->height * scene->scale);
    cairo_restore(cr);
}

static void draw_image(const scene_limit *scene, cairo_t *cr, const scene_primitive *image) {
    cairo_save(cr);
    add_rounded_rect(cr, image->x, image->y, image->width, image->height, image->radius);
    cairo_clip(cr);
    cairo_translate(cr, image->x, image->y);
    double side = cairo_image_surface_get_width(scene->image);
    cairo_scale(cr, image->width / side, image->height / side);
    cairo_set_source_surface(cr, scene->image, 0, 0);
    cairo_paint(cr);
    cairo_restore(cr);
}

static void draw(const scene_limit *scene, cairo_t *cr, size_t index) {
    const scene_primitive *p = &scene->primitives[index];
    switch (p->kind) {
        case SCENE_RECT:
            set_color(cr, p->color);
            cairo_rectangle(cr, p->x, p->y, p->width, p->height);
            cairo_fill(cr);
            break;
        case SCENE_ROUNDED_RECT:
            set_color(cr, p->color);
            add_rounded_rect(cr, p->x, p->y, p->width, p->height, p->radius);
            cairo_fill(cr);
            break;
        case SCENE_BORDER: {
            // Inside the rectangle, as a layer's border lies.
            double half = p->line_width / 2;
            set_color(cr, p->color);
            add_rounded_rect(
                cr, p->x + half, p->y + half, p->width - p->line_width, p->height - p->line_width, p->radius - half);
            cairo_set_line_width(cr, p->line_width);
            cairo_stroke(cr);
            break;
        }
        case SCENE_SHADOW:
            draw_shadow(scene, cr, p);
            break;
        case SCENE_IMAGE:
            draw_image(scene, cr, p);
            break;
        case SCENE_TEXT:
            set_color(cr, p->color);
            cairo_move_to(cr, p->x, p->y);
            pango_cairo_show_layout(cr, scene->layouts[index]);
            break;
    }
}

static cairo_surface_t *make_picture(const scene_limit *scene) {
    cairo_surface_t *surface = cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, (int)lround(scene->width * scene->scale), (int)lround(scene->height * scene->scale));
    cairo_t *cr = cairo_create(surface);
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_paint(cr);
    cairo_scale(cr, scene->scale, scene->scale);
    for (size_t i = 0; i < scene->count; i++) draw(scene, cr, i);
    cairo_destroy(cr);
    cairo_surface_flush(surface);
    return surface;
}

void scene_limit_draw(scene_limit *scene, scene_pixels *use, void *context) {
    cairo_surface_t *surface = make_picture(scene);
    use(context, (const uint32_t *)(const void *)cairo_image_surface_get_data(surface),
        cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface),
        cairo_image_surface_get_stride(surface));
    cairo_surface_destroy(surface);
}
