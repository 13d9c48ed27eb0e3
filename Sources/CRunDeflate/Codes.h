#pragma once

#include <stdint.h>

// Huffman codes.

enum {
    LITERALS = 256,
    END_OF_BLOCK = 256,
    FIRST_LENGTH = 257,
    LENGTH_SLOTS = 29,
    DISTANCE_SLOTS = 30,
    /// The number of symbols, including two that the format reserves.
    SYMBOLS = 288,
    DISTANCES = 32,
    LENGTHS_OF_LENGTHS = 19,
    /// The maximum length of a codeword; the format allows 15 bits.
    LONGEST_SYMBOL = 14,
    LONGEST_DISTANCE = 15,
    LONGEST_LENGTH_OF_LENGTH = 7,
};

/// Makes a complete code whose codewords have at most `longest` bits, or an empty one if no symbol occurs.
///
/// - `lengths`: the number of bits of each symbol; 0 for one that does not occur.
/// - `words`: the codewords, with the first bit lowest.
void make_code(int symbols, int longest, const uint32_t *counts, uint8_t *lengths, uint32_t *words);
