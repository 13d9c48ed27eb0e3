// Replays what cairo was told to draw, as cairo's tracer has written it, and prints a line for each context, in order: the
// size and format of its surface, and a digest of the surface's pixels at the end. With --pixels FILE it also writes the
// pixels.
#include <cairo-script-interpreter.h>
#include <cairo.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static cairo_surface_t **targets;
static size_t count;

static cairo_surface_t *create_surface(void *closure, cairo_content_t content, double width, double height, long uid) {
    (void)closure, (void)uid;
    cairo_format_t format = content == CAIRO_CONTENT_ALPHA ? CAIRO_FORMAT_A8
        : content == CAIRO_CONTENT_COLOR ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32;
    return cairo_image_surface_create(format, (int)width, (int)height);
}

static cairo_surface_t *create_image(void *closure, cairo_format_t format, int width, int height, long uid) {
    (void)closure, (void)uid;
    // Its memory is 0, where the interpreter's own surfaces hold whatever was there.
    return cairo_image_surface_create(format, width, height);
}

static cairo_t *create_context(void *closure, cairo_surface_t *surface) {
    (void)closure;
    targets = realloc(targets, (count + 1) * sizeof *targets);
    if (!targets) exit(2);
    targets[count++] = cairo_surface_reference(surface);
    return cairo_create(surface);
}

static int bytes_of_pixel(cairo_format_t format) {
    return format == CAIRO_FORMAT_A8 ? 1 : 4;
}

int main(int argc, char **argv) {
    if (argc != 2 && !(argc == 4 && !strcmp(argv[2], "--pixels"))) {
        fprintf(stderr, "usage: replay TRACE [--pixels FILE]\n");
        return 2;
    }
    cairo_script_interpreter_hooks_t hooks = {.surface_create = create_surface, .context_create = create_context, .create_source_image = create_image};
    cairo_script_interpreter_t *interpreter = cairo_script_interpreter_create();
    cairo_script_interpreter_install_hooks(interpreter, &hooks);
    cairo_script_interpreter_run(interpreter, argv[1]);
    unsigned line = cairo_script_interpreter_get_line_number(interpreter);
    cairo_status_t status = cairo_script_interpreter_finish(interpreter);
    if (status) {
        fprintf(stderr, "%s:%u: %s\n", argv[1], line, cairo_status_to_string(status));
        return 1;
    }
    FILE *file = argc == 4 ? fopen(argv[3], "wb") : NULL;
    for (size_t index = 0; index < count; index++) {
        cairo_surface_t *surface = targets[index];
        if (cairo_surface_get_type(surface) != CAIRO_SURFACE_TYPE_IMAGE) continue;
        cairo_surface_flush(surface);
        cairo_format_t format = cairo_image_surface_get_format(surface);
        int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
        uint64_t digest = 14695981039346656037u; // FNV-1a
        for (int y = 0; y < height; y++) {
            const unsigned char *row =
                cairo_image_surface_get_data(surface) + (size_t)y * (size_t)cairo_image_surface_get_stride(surface);
            size_t length = (size_t)width * (size_t)bytes_of_pixel(format);
            for (size_t x = 0; x < length; x++) digest = (digest ^ row[x]) * 1099511628211u;
            if (file) fwrite(row, 1, length, file);
        }
        printf("%dx%d %s %016llx\n", width, height, format == CAIRO_FORMAT_A8 ? "A8" : "ARGB32", (unsigned long long)digest);
    }
    return file && fclose(file) ? 2 : 0;
}
