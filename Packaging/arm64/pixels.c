// Blurs pictures and masks of noise, of many sizes, with Reflow's own arithmetic, and prints a digest of each result.
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

void reflow_blur_pixels(uint32_t *pixels, intptr_t width, intptr_t height, double sigma, double saturation);
intptr_t reflow_blur_mask(
    uint8_t *out, intptr_t width, intptr_t height, double radius, double scale, void (*ink)(uint8_t *, intptr_t));

static uint64_t state = 1;

// Knuth's MMIX generator: the same numbers on every processor.
static uint32_t number(void) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33);
}

// Runs of one value and noise, as in masks of text.
static void ink(uint8_t *bytes, intptr_t count) {
    for (intptr_t index = 0; index < count;) {
        uint32_t draw = number();
        uint8_t value = draw & 1 ? 0 : draw & 2 ? 255 : (uint8_t)(draw >> 8);
        for (uint32_t run = 1 + (draw >> 16) % 40; run > 0 && index < count; run--) bytes[index++] = value;
    }
}

static uint64_t digest(const void *memory, size_t count) {
    uint64_t result = 14695981039346656037u; // FNV-1a
    const uint8_t *bytes = memory;
    for (size_t index = 0; index < count; index++) result = (result ^ bytes[index]) * 1099511628211u;
    return result;
}

int main(void) {
    static uint32_t pixels[400 * 400];
    static uint8_t mask[400 * 400];
    static const double saturations[] = {0, 0.5, 1, 1.8, 3};
    for (int round = 0; round < 300; round++) {
        intptr_t width = 1 + number() % 400, height = 1 + number() % 400;
        size_t count = (size_t)(width * height);
        double sigma = (1 + number() % 2000) / 16.0;
        double saturation = saturations[number() % 5];
        for (size_t index = 0; index < count; index++) {
            // Premultiplied: no component exceeds the alpha.
            uint32_t alpha = number() % 4 ? 255 : number() % 256;
            uint32_t red = number() % (alpha + 1), green = number() % (alpha + 1), blue = number() % (alpha + 1);
            pixels[index] = alpha << 24 | red << 16 | green << 8 | blue;
        }
        reflow_blur_pixels(pixels, width, height, sigma, saturation);
        printf("pixels %tdx%td %g %g %016llx\n", width, height, sigma, saturation,
               (unsigned long long)digest(pixels, count * 4));
        if (!reflow_blur_mask(mask, width, height, sigma, 1 + round % 3, ink)) return 2;
        printf("mask %tdx%td %g %d %016llx\n", width, height, sigma, 1 + round % 3,
               (unsigned long long)digest(mask, count));
    }
    return 0;
}
