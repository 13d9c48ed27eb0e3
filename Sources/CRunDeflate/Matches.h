#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Finds earlier positions in the input that continue like the current one.
//
// Positions of the same hash form a chain from the latest to the earliest. Chains of positions are kept by the hash of
// four bytes; by the hash of three bytes, only the latest position is known. Positions count from the start of the
// input, and are never renumbered: the window, 2¹⁵ bytes, only decides how far back a chain is followed.

enum {
    WINDOW = 1 << 15,
    HASH3_BITS = 15,
    HASH4_BITS = 16,
    SHORTEST_MATCH = 3,
    LONGEST_MATCH = 258,
};

typedef struct {
    const uint8_t *input;
    const uint8_t *end;
    int32_t latest3[1 << HASH3_BITS];
    int32_t latest4[1 << HASH4_BITS];
    /// The previous position in the chain of each position of the window.
    int32_t previous[WINDOW];
    /// The end of the last run that was found: up to there, every byte equals the one `period` bytes before. Each
    /// position in the run follows the one `period` bytes before in its chain, without any other in between.
    const uint8_t *run_end;
    uint32_t period;
} Matches;

typedef struct {
    uint32_t length;
    uint32_t distance;
} Match;

static inline uint32_t load32(const uint8_t *bytes) {
    uint32_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

static inline uint64_t load64(const uint8_t *bytes) {
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

static inline uint32_t hash(uint32_t bytes, int bits) { return bytes * 0x1E35A7BDu >> (32 - bits); }

static inline uint32_t hash3(uint32_t bytes) { return hash(bytes & 0xFFFFFF, HASH3_BITS); }

static inline uint32_t hash4(uint32_t bytes) { return hash(bytes, HASH4_BITS); }

/// The index of a position in the window.
static inline uint32_t slot(int32_t position) { return (uint32_t)position & (WINDOW - 1); }

void matches_begin(Matches *matches, const uint8_t *input, const uint8_t *end);

/// Adds `count` positions, at least 1, to their chains.
void matches_skip(Matches *matches, const uint8_t *at, uint32_t count);

/// The number of equal bytes at two places, at most `limit`; the first `known` bytes are known to be equal.
static inline uint32_t common_length(const uint8_t *one, const uint8_t *other, uint32_t known, uint32_t limit) {
    uint32_t length = known;
    for (; length + 32 <= limit; length += 32) {
        uint64_t difference = 0;
        for (uint32_t word = length; word < length + 32; word += 8) difference |= load64(one + word) ^ load64(other + word);
        if (difference != 0) break;
    }
    while (length + 8 <= limit) {
        uint64_t difference = load64(one + length) ^ load64(other + length);
        if (difference != 0) return length + (uint32_t)(__builtin_ctzll(difference) >> 3);
        length += 8;
    }
    while (length < limit && one[length] == other[length]) length += 1;
    return length;
}

/// Adds positions in a run, at least 1, to their chains.
void matches_skip_run(Matches *matches, const uint8_t *at, uint32_t count);

/// Finds the longest match for the bytes at a position among the nearest `depth` positions of its chain, if it is
/// longer than `least`, and adds the position to its chain. A match of `enough` bytes ends the search.
///
/// - `limit`: the maximum length of a match: `LONGEST_MATCH`, or the number of remaining bytes.
static inline Match matches_find(
    Matches *matches, const uint8_t *at, uint32_t least, uint32_t limit, uint32_t enough, uint32_t depth) {
    Match best = {.length = least, .distance = 0};
    // The hashes of the next position must be known, too.
    if (limit < 5) return best;
    if (limit == LONGEST_MATCH && least < enough && matches->run_end - at >= LONGEST_MATCH) {
        matches_skip_run(matches, at, 1);
        return (Match){.length = LONGEST_MATCH, .distance = matches->period};
    }
    const uint8_t *input = matches->input;
    int32_t position = (int32_t)(at - input);
    int32_t cutoff = position - WINDOW;
    uint32_t head = load32(at);
    // The very first position is in the chains of the hash 0, whatever its bytes are.
    uint32_t bucket3 = position > 0 ? hash3(head) : 0;
    uint32_t bucket4 = position > 0 ? hash4(head) : 0;
    int32_t node3 = matches->latest3[bucket3];
    int32_t node = matches->latest4[bucket4];
    matches->latest3[bucket3] = position;
    matches->latest4[bucket4] = position;
    matches->previous[slot(position)] = node;

    if (least < 4) {
        if (node3 <= cutoff) return best;
        if (least < 3 && ((load32(input + node3) ^ head) & 0xFFFFFF) == 0)
            best = (Match){.length = 3, .distance = (uint32_t)(position - node3)};
        for (; node > cutoff && load32(input + node) != head; node = matches->previous[slot(node)])
            if (--depth == 0) return best;
        if (node <= cutoff) return best;
        best.length = common_length(at, input + node, 4, limit);
        best.distance = (uint32_t)(position - node);
        node = matches->previous[slot(node)];
        depth -= 1;
    }
    if (best.length >= enough) return best;
    // The last bytes are compared first, because they are the likeliest to differ in a match that would be longer by
    // one.
    uint32_t tail = load32(at + best.length - 3);
    for (; node > cutoff && depth > 0; node = matches->previous[slot(node)], depth -= 1) {
        const uint8_t *other = input + node;
        if (load32(other + best.length - 3) != tail || load32(other) != head) continue;
        uint32_t length = common_length(at, other, 4, limit);
        if (length <= best.length) continue;
        best = (Match){.length = length, .distance = (uint32_t)(position - node)};
        if (length >= enough) break;
        tail = load32(at + length - 3);
    }
    return best;
}
