#pragma once

#include "Codes.h"
#include "Matches.h"

#include <stdbool.h>

// The literals and matches of a block, and their encoding.

enum {
    /// The maximum size in bytes; a match may extend a little further.
    LONGEST_BLOCK = 300000,
    SHORTEST_BLOCK = 5000,
    MOST_MATCHES = 50000,
};

/// A sequence of literals, and the match after them.
typedef struct {
    uint32_t literals;
    /// The length of the match; 0 at the end of a block.
    uint16_t length;
    uint16_t distance;
} Sequence;

typedef struct {
    uint8_t bits[SYMBOLS];
    uint32_t words[SYMBOLS];
    uint8_t distance_bits[DISTANCES];
    uint32_t distance_words[DISTANCES];
} Code;

typedef struct {
    uint32_t symbols[SYMBOLS];
    uint32_t distances[DISTANCES];
    Sequence sequences[MOST_MATCHES + 1];
    Sequence *last;
} Block;

typedef struct {
    uint64_t bits;
    int count;
    uint8_t *next;
} Output;

/// Makes the fixed code of the format (RFC 1951, 3.2.6).
void make_fixed(Code *code);

void block_begin(Block *block);
void block_add_literal(Block *block, uint8_t literal);
void block_add_match(Block *block, Match match);

/// Writes the block in the shortest of the format's three forms: with a code of its own, with the fixed one, or stored.
void block_write(Block *block, const Code *fixed, const uint8_t *start, const uint8_t *end, bool is_last, Output *output);

/// Writes bytes without compression.
void write_stored(const uint8_t *start, const uint8_t *end, bool is_last, Output *output);

/// Fills the rest of the last byte with zeros.
void output_finish(Output *output);
