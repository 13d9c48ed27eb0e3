#include "Matches.h"

/// The position of a chain without positions: it is outside every window.
static const int32_t none = -WINDOW;

void matches_begin(Matches *matches, const uint8_t *input, const uint8_t *end) {
    matches->input = input;
    matches->end = end;
    matches->run_end = input;
    matches->period = 0;
    for (int bucket = 0; bucket < 1 << HASH3_BITS; bucket++) matches->latest3[bucket] = none;
    for (int bucket = 0; bucket < 1 << HASH4_BITS; bucket++) matches->latest4[bucket] = none;
}

static inline void insert(Matches *matches, const uint8_t *at) {
    int32_t position = (int32_t)(at - matches->input);
    uint32_t bytes = load32(at);
    uint32_t bucket4 = hash4(bytes);
    matches->latest3[hash3(bytes)] = position;
    matches->previous[slot(position)] = matches->latest4[bucket4];
    matches->latest4[bucket4] = position;
}

/// Records for some positions that the previous one in their chain is `period` bytes before.
static void link(Matches *matches, int32_t position, uint32_t count, uint32_t period) {
    typedef int32_t Lanes __attribute__((vector_size(64)));
    while (count > 0) {
        uint32_t start = slot(position);
        uint32_t part = count < WINDOW - start ? count : WINDOW - start;
        int32_t first = position - (int32_t)period;
        int32_t *out = matches->previous + start;
        Lanes values = (Lanes){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15} + first;
        uint32_t done = 0;
        for (; done + 16 <= part; done += 16, values += 16) memcpy(out + done, &values, sizeof values);
        for (; done < part; done++) out[done] = first + (int32_t)done;
        position += (int32_t)part;
        count -= part;
    }
}

void matches_skip_run(Matches *matches, const uint8_t *at, uint32_t count) {
    int32_t position = (int32_t)(at - matches->input);
    link(matches, position, count, matches->period);
    for (uint32_t last = count > matches->period ? count - matches->period : 0; last < count; last++) {
        uint32_t bytes = load32(at + last);
        matches->latest3[hash3(bytes)] = position + (int32_t)last;
        matches->latest4[hash4(bytes)] = position + (int32_t)last;
    }
}

/// Finds the end of a run that has begun. If two hashes in it happen to be equal, no run is recorded.
static void find_run(Matches *matches, const uint8_t *at, uint32_t period) {
    for (uint32_t one = 0; one < period; one++)
        for (uint32_t other = one + 1; other < period; other++)
            if (hash4(load32(at + one)) == hash4(load32(at + other))) return;
    matches->run_end = at + common_length(at, at - period, 8, (uint32_t)(matches->end - at));
    matches->period = period;
}

void matches_skip(Matches *matches, const uint8_t *at, uint32_t count) {
    // No match is searched after these positions.
    if ((ptrdiff_t)count + 5 > matches->end - at) return;
    const uint8_t *end = at + count;
    while (at < end) {
        // The first period of a run is not searched, nor is the very first position, whose hash is different.
        if (matches->run_end - at < 16 && end - at >= 16 && at - matches->input > 4) {
            uint64_t bytes = load64(at);
            // The runs are of a grey, an opaque colour, or a translucent one.
            if (bytes == load64(at - 1)) find_run(matches, at, 1);
            else if (bytes == load64(at - 3)) find_run(matches, at, 3);
            else if (bytes == load64(at - 4)) find_run(matches, at, 4);
        }
        // The hash of a position covers four bytes.
        ptrdiff_t inside = matches->run_end - 3 - at;
        if (inside > 0) {
            if (inside > end - at) inside = end - at;
            matches_skip_run(matches, at, (uint32_t)inside);
            at += inside;
        } else {
            for (int index = 0; index < 8 && at < end; index++) insert(matches, at++);
        }
    }
}
