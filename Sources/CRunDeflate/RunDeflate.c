#include "CRunDeflate.h"

#include "Blocks.h"
#include "Matches.h"

#include <stdlib.h>

enum {
    /// The maximum number of positions that are tried for a match.
    DEPTH = 35,
    /// The length of a match that ends the search at once.
    ENOUGH = 65,
    /// The smallest size of input that is compressed; shorter input is stored.
    SHORTEST_INPUT = 32,
    /// The number of literals and matches in a sample, which is compared with the earlier ones.
    SAMPLE = 512,
};

/// The kinds of items: literals by three of their bits, then short and long matches. If their distribution changes, a
/// new block with codes of its own is worth its header.
enum { KINDS = 10, SHORT_MATCHES = 8, LONG_MATCHES = 9 };

typedef struct {
    uint32_t before[KINDS];
    uint32_t now[KINDS];
    uint32_t count_before;
    uint32_t count_now;
} Character;

typedef struct {
    Matches matches;
    Block block;
    Code fixed;
    Character character;
    /// The limits of matches, which are lower near the end of the input.
    uint32_t longest;
    uint32_t enough;
} Compressor;

static void choose_literal(Compressor *compressor, uint8_t literal) {
    block_add_literal(&compressor->block, literal);
    compressor->character.now[(literal >> 5 & 6) | (literal & 1)] += 1;
    compressor->character.count_now += 1;
}

static void choose_match(Compressor *compressor, Match match) {
    block_add_match(&compressor->block, match);
    compressor->character.now[match.length < 9 ? SHORT_MATCHES : LONG_MATCHES] += 1;
    compressor->character.count_now += 1;
}

/// Whether the distributions differ by more than 200/512 in total. The threshold is up to twice as high for a short
/// block, and lower for a long one.
static bool has_changed(const Character *character, uint32_t length) {
    uint32_t difference = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        uint32_t expected = character->before[kind] * character->count_now;
        uint32_t actual = character->now[kind] * character->count_before;
        difference += actual > expected ? actual - expected : expected - actual;
    }
    uint32_t count = character->count_before + character->count_now;
    uint32_t most = character->count_now * 200 / 512 * character->count_before;
    if (length < 10000 && count < 8192) most += (uint32_t)((uint64_t)most * (8192 - count) / 8192);
    return difference + length / 4096 * character->count_before >= most;
}

static bool ends_block(Character *character, const uint8_t *start, const uint8_t *at, const uint8_t *end) {
    if (character->count_now < SAMPLE || at - start < SHORTEST_BLOCK || end - at < SHORTEST_BLOCK) return false;
    if (character->count_before > 0 && has_changed(character, (uint32_t)(at - start))) return true;
    for (int kind = 0; kind < KINDS; kind++) {
        character->before[kind] += character->now[kind];
        character->now[kind] = 0;
    }
    character->count_before += character->count_now;
    character->count_now = 0;
    return false;
}

/// The length from which a match is shorter than literals, for a number of different literals.
static uint32_t shortest_match(int literals) {
    static const struct { int literals; uint32_t length; } steps[] = {{6, 9}, {8, 8}, {10, 7}, {16, 6}, {45, 5}, {80, 4}};
    for (size_t index = 0; index < sizeof steps / sizeof steps[0]; index++)
        if (literals < steps[index].literals) return steps[index].length;
    return SHORTEST_MATCH;
}

/// The shortest useful match, according to the literals at the start of a block.
static uint32_t shortest_match_ahead(const uint8_t *start, const uint8_t *end) {
    bool occurs[LITERALS] = {false};
    for (const uint8_t *at = start; at < end && at < start + 4096; at++) occurs[*at] = true;
    int count = 0;
    for (int literal = 0; literal < LITERALS; literal++) count += occurs[literal];
    return shortest_match(count);
}

/// The shortest useful match, according to the literals chosen so far, without the rarest.
static uint32_t shortest_match_so_far(const Block *block) {
    uint32_t sum = 0;
    for (int literal = 0; literal < LITERALS; literal++) sum += block->symbols[literal];
    int count = 0;
    for (int literal = 0; literal < LITERALS; literal++) count += block->symbols[literal] > sum >> 10;
    return shortest_match(count);
}

static Match find(Compressor *compressor, const uint8_t *at, uint32_t least, uint32_t depth) {
    ptrdiff_t left = compressor->matches.end - at;
    if (left < LONGEST_MATCH) {
        compressor->longest = (uint32_t)left;
        if (compressor->enough > compressor->longest) compressor->enough = compressor->longest;
    }
    return matches_find(&compressor->matches, at, least, compressor->longest, compressor->enough, depth);
}

/// Whether the next match is worth a literal before it: one more byte counts as much as a distance that is 16 times
/// smaller.
static bool is_better(Match next, Match match) {
    if (next.length < match.length) return false;
    int nearer = __builtin_clz(next.distance) - __builtin_clz(match.distance);
    return 4 * (int)(next.length - match.length) + nearer > 2;
}

/// Chooses a literal or a match at a position, and returns the position after it. A match is only taken if the one that
/// begins a byte later is not better.
static const uint8_t *choose(Compressor *compressor, const uint8_t *at, uint32_t shortest) {
    Match match = find(compressor, at, shortest - 1, DEPTH);
    if (match.length < shortest || (match.length == SHORTEST_MATCH && match.distance > 8192)) {
        choose_literal(compressor, *at);
        return at + 1;
    }
    while (match.length < compressor->enough) {
        Match next = find(compressor, at + 1, match.length - 1, DEPTH / 2);
        if (!is_better(next, match)) {
            choose_match(compressor, match);
            if (match.length > 2) matches_skip(&compressor->matches, at + 2, match.length - 2);
            return at + match.length;
        }
        choose_literal(compressor, *at);
        match = next;
        at += 1;
    }
    choose_match(compressor, match);
    matches_skip(&compressor->matches, at + 1, match.length - 1);
    return at + match.length;
}

/// Chooses and writes one block, and returns its end.
static const uint8_t *compress_block(Compressor *compressor, const uint8_t *start, const uint8_t *end, Output *output) {
    const uint8_t *most = end - start < LONGEST_BLOCK + SHORTEST_BLOCK ? end : start + LONGEST_BLOCK;
    const uint8_t *reconsider = start + (end - start < 10000 ? end - start : 10000);
    uint32_t shortest = shortest_match_ahead(start, most);
    Block *block = &compressor->block;
    block_begin(block);
    compressor->character = (Character){0};
    const uint8_t *at = start;
    do {
        if (at >= reconsider) {
            shortest = shortest_match_so_far(block);
            reconsider += end - reconsider < at - start ? end - reconsider : at - start;
        }
        at = choose(compressor, at, shortest);
    } while (at < most && block->last < block->sequences + MOST_MATCHES
             && !ends_block(&compressor->character, start, at, end));
    block_write(block, &compressor->fixed, start, at, at == end, output);
    return at;
}

size_t run_deflate_bound(size_t count) {
    // In the worst case every block is stored, with five bytes before it; the output is written in words of eight
    // bytes.
    return count + 5 * (count / SHORTEST_BLOCK + 1) + 8;
}

size_t run_deflate(const uint8_t *input, size_t count, uint8_t *output) {
    if (count > 1 << 30) return 0;
    Output out = {.next = output};
    const uint8_t *end = input + count;
    if (count < SHORTEST_INPUT) {
        write_stored(input, end, true, &out);
        return (size_t)(out.next - output);
    }
    Compressor *compressor = malloc(sizeof(Compressor));
    if (compressor == NULL) return 0;
    matches_begin(&compressor->matches, input, end);
    make_fixed(&compressor->fixed);
    compressor->longest = LONGEST_MATCH;
    compressor->enough = ENOUGH;
    for (const uint8_t *at = input; at != end;) at = compress_block(compressor, at, end, &out);
    output_finish(&out);
    free(compressor);
    return (size_t)(out.next - output);
}
