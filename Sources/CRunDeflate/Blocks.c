#include "Blocks.h"

static const uint16_t length_bases[LENGTH_SLOTS] = {
    3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
    31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
};
static const uint8_t length_bits[LENGTH_SLOTS] = {
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
};
static const uint16_t distance_bases[DISTANCE_SLOTS] = {
    1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
    193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
};
static const uint8_t distance_bits[DISTANCE_SLOTS] = {
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
};
static const uint8_t order_of_lengths[LENGTHS_OF_LENGTHS] = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
};
/// The numbers of extra bits of the repetition symbols 16 to 18.
static const uint8_t repetition_bits[3] = {2, 3, 7};

/// The slot of a length. Slots double in size every four for lengths, and every two for distances.
static int length_slot(uint32_t length) {
    if (length == LONGEST_MATCH) return LENGTH_SLOTS - 1;
    uint32_t value = length - SHORTEST_MATCH;
    if (value < 8) return (int)value;
    int extra = 29 - __builtin_clz(value);
    return extra * 4 + (int)(value >> extra);
}

static int distance_slot(uint32_t distance) {
    uint32_t value = distance - 1;
    if (value < 4) return (int)value;
    int extra = 30 - __builtin_clz(value);
    return extra * 2 + (int)(value >> extra);
}

void block_begin(Block *block) {
    memset(block->symbols, 0, sizeof block->symbols);
    memset(block->distances, 0, sizeof block->distances);
    block->last = block->sequences;
    *block->last = (Sequence){0};
}

void block_add_literal(Block *block, uint8_t literal) {
    block->symbols[literal] += 1;
    block->last->literals += 1;
}

void block_add_match(Block *block, Match match) {
    block->symbols[FIRST_LENGTH + length_slot(match.length)] += 1;
    block->distances[distance_slot(match.distance)] += 1;
    block->last->length = (uint16_t)match.length;
    block->last->distance = (uint16_t)match.distance;
    *++block->last = (Sequence){0};
}

static inline void add(Output *output, uint64_t bits, int count) {
    output->bits |= bits << output->count;
    output->count += count;
}

/// Writes all whole bytes; at most 7 bits remain. Bytes written beyond the end are overwritten later, or by
/// `output_finish`.
static inline void flush(Output *output) {
    memcpy(output->next, &output->bits, 8);
    output->next += output->count >> 3;
    output->bits >>= output->count & ~7;
    output->count &= 7;
}

void output_finish(Output *output) {
    if (output->count > 0) *output->next++ = (uint8_t)output->bits;
    output->bits = 0;
    output->count = 0;
}

void write_stored(const uint8_t *start, const uint8_t *end, bool is_last, Output *output) {
    do {
        size_t count = (size_t)(end - start);
        bool ends = count <= UINT16_MAX;
        if (!ends) count = UINT16_MAX;
        add(output, is_last && ends, 3);
        flush(output);
        output_finish(output);
        uint16_t sizes[2] = {(uint16_t)count, (uint16_t)~count};
        memcpy(output->next, sizes, 4);
        memcpy(output->next + 4, start, count);
        output->next += 4 + count;
        start += count;
    } while (start != end);
}

/// The lengths of the codewords, in the format of a block's header.
typedef struct {
    int symbols;
    int distances;
    int lengths;
    int items;
    /// A symbol of the code for lengths in the low five bits, and its extra bits above.
    uint16_t item[SYMBOLS + DISTANCES];
    uint32_t counts[LENGTHS_OF_LENGTHS];
    uint8_t bits[LENGTHS_OF_LENGTHS];
    uint32_t words[LENGTHS_OF_LENGTHS];
} Head;

static void add_item(Head *head, int symbol, int number) {
    head->counts[symbol] += 1;
    head->item[head->items++] = (uint16_t)(symbol | number << 5);
}

static int least(int one, int other) { return one < other ? one : other; }

static void make_head(const Code *code, Head *head) {
    *head = (Head){.symbols = SYMBOLS, .distances = DISTANCES, .lengths = LENGTHS_OF_LENGTHS};
    while (head->symbols > FIRST_LENGTH && code->bits[head->symbols - 1] == 0) head->symbols -= 1;
    while (head->distances > 1 && code->distance_bits[head->distances - 1] == 0) head->distances -= 1;
    uint8_t lengths[SYMBOLS + DISTANCES];
    memcpy(lengths, code->bits, (size_t)head->symbols);
    memcpy(lengths + head->symbols, code->distance_bits, (size_t)head->distances);
    int count = head->symbols + head->distances;
    for (int start = 0, end = 0; start < count; start = end) {
        int length = lengths[start];
        while (end < count && lengths[end] == length) end += 1;
        int run = end - start;
        if (length == 0) {
            for (; run >= 11; run -= least(run, 138)) add_item(head, 18, least(run, 138) - 11);
            if (run >= 3) {
                add_item(head, 17, run - 3);
                run = 0;
            }
        } else if (run >= 4) {
            add_item(head, length, 0);
            run -= 1;
            for (; run >= 3; run -= least(run, 6)) add_item(head, 16, least(run, 6) - 3);
        }
        for (; run > 0; run--) add_item(head, length, 0);
    }
    make_code(LENGTHS_OF_LENGTHS, LONGEST_LENGTH_OF_LENGTH, head->counts, head->bits, head->words);
    while (head->lengths > 4 && head->bits[order_of_lengths[head->lengths - 1]] == 0) head->lengths -= 1;
}

static void write_head(const Head *head, Output *output) {
    add(output, (uint64_t)(head->symbols - FIRST_LENGTH), 5);
    add(output, (uint64_t)(head->distances - 1), 5);
    add(output, (uint64_t)(head->lengths - 4), 4);
    flush(output);
    for (int index = 0; index < head->lengths; index++) {
        add(output, head->bits[order_of_lengths[index]], 3);
        flush(output);
    }
    for (int index = 0; index < head->items; index++) {
        int symbol = head->item[index] & 31;
        add(output, head->words[symbol], head->bits[symbol]);
        if (symbol >= 16) add(output, head->item[index] >> 5, repetition_bits[symbol - 16]);
        flush(output);
    }
}

void make_fixed(Code *code) {
    uint32_t counts[SYMBOLS];
    for (int symbol = 0; symbol < SYMBOLS; symbol++) {
        int bits = symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8;
        counts[symbol] = 1u << (9 - bits);
    }
    uint32_t distances[DISTANCES];
    for (int slot = 0; slot < DISTANCES; slot++) distances[slot] = 1;
    make_code(SYMBOLS, LONGEST_SYMBOL, counts, code->bits, code->words);
    make_code(DISTANCES, LONGEST_DISTANCE, distances, code->distance_bits, code->distance_words);
}

/// The number of bits of all symbols of a block in a code, without the block's header.
static uint32_t cost(const Block *block, const Code *code) {
    uint32_t bits = 0;
    for (int symbol = 0; symbol < FIRST_LENGTH; symbol++) bits += block->symbols[symbol] * code->bits[symbol];
    for (int slot = 0; slot < LENGTH_SLOTS; slot++)
        bits += block->symbols[FIRST_LENGTH + slot] * (code->bits[FIRST_LENGTH + slot] + length_bits[slot]);
    for (int slot = 0; slot < DISTANCE_SLOTS; slot++)
        bits += block->distances[slot] * (code->distance_bits[slot] + distance_bits[slot]);
    return bits;
}

static void write_sequences(const Block *block, const Code *code, const uint8_t *at, Output *output) {
    Output out = *output;
    // The codewords of all lengths, followed by their extra bits.
    uint32_t words[LONGEST_MATCH + 1];
    uint8_t counts[LONGEST_MATCH + 1];
    for (uint32_t length = SHORTEST_MATCH; length <= LONGEST_MATCH; length++) {
        int slot = length_slot(length);
        int symbol = FIRST_LENGTH + slot;
        words[length] = code->words[symbol] | (length - length_bases[slot]) << code->bits[symbol];
        counts[length] = (uint8_t)(code->bits[symbol] + length_bits[slot]);
    }
    for (const Sequence *sequence = block->sequences;; sequence++) {
        const uint8_t *end = at + sequence->literals;
        // Four codewords of 14 bits fit beside the 7 bits that may remain.
        for (; end - at >= 4; at += 4) {
            for (int index = 0; index < 4; index++) add(&out, code->words[at[index]], code->bits[at[index]]);
            flush(&out);
        }
        for (; at < end; at++) add(&out, code->words[*at], code->bits[*at]);
        flush(&out);
        if (sequence->length == 0) break;
        at += sequence->length;
        int slot = distance_slot(sequence->distance);
        add(&out, words[sequence->length], counts[sequence->length]);
        add(&out, code->distance_words[slot], code->distance_bits[slot]);
        add(&out, (uint64_t)(sequence->distance - distance_bases[slot]), distance_bits[slot]);
        flush(&out);
    }
    add(&out, code->words[END_OF_BLOCK], code->bits[END_OF_BLOCK]);
    flush(&out);
    *output = out;
}

void block_write(Block *block, const Code *fixed, const uint8_t *start, const uint8_t *end, bool is_last, Output *output) {
    block->symbols[END_OF_BLOCK] += 1;
    Code own;
    make_code(SYMBOLS, LONGEST_SYMBOL, block->symbols, own.bits, own.words);
    make_code(DISTANCES, LONGEST_DISTANCE, block->distances, own.distance_bits, own.distance_words);
    Head head;
    make_head(&own, &head);
    uint32_t dynamic = 3 + 5 + 5 + 4 + 3 * (uint32_t)head.lengths + cost(block, &own);
    for (int symbol = 0; symbol < LENGTHS_OF_LENGTHS; symbol++)
        dynamic += head.counts[symbol] * (head.bits[symbol] + (symbol < 16 ? 0u : repetition_bits[symbol - 16]));
    uint32_t static_ = 3 + cost(block, fixed);
    uint32_t count = (uint32_t)(end - start);
    uint32_t parts = (count + UINT16_MAX - 1) / UINT16_MAX;
    uint32_t stored = 3 + (uint32_t)(-(output->count + 3) & 7) + 32 + 40 * (parts - 1) + 8 * count;

    if (stored <= dynamic && stored <= static_) {
        write_stored(start, end, is_last, output);
        return;
    }
    add(output, is_last, 1);
    add(output, static_ <= dynamic ? 1 : 2, 2);
    flush(output);
    if (static_ > dynamic) write_head(&head, output);
    write_sequences(block, static_ <= dynamic ? fixed : &own, start, output);
}
