#include "Codes.h"

#include <string.h>

/// The count of a symbol, with the symbol in the lowest nine bits. Leaves are sorted by count, the rarest first.
typedef uint32_t Leaf;
enum { SYMBOL_BITS = 9 };

/// A node whose children are two symbols or nodes.
typedef struct {
    uint32_t count;
    int parent;
    int depth;
} Node;

/// Sorts leaves with Shell's method, which is the fastest for so few.
static void sort(Leaf *leaves, int count) {
    static const int gaps[] = {132, 57, 23, 10, 4, 1};
    for (int index = 0; index < 6; index++) {
        int gap = gaps[index];
        for (int next = gap; next < count; next++) {
            Leaf leaf = leaves[next];
            int place = next;
            for (; place >= gap && leaves[place - gap] > leaf; place -= gap) leaves[place] = leaves[place - gap];
            leaves[place] = leaf;
        }
    }
}

/// Computes the number of codewords of each length, as in Huffman's tree. Where that is too deep, a shorter codeword is
/// lengthened instead.
static void count_lengths(const Leaf *leaves, int used, int longest, int *numbers) {
    // Nodes are created in the order of their counts, so that the two rarest are always next in the two lists.
    Node inner[SYMBOLS];
    int leaf = 0, node = 0, made = 0;
    while (made < used - 1) {
        uint32_t sum = 0;
        for (int child = 0; child < 2; child++) {
            // Of a symbol and a node with the same count, the symbol comes first.
            if (leaf < used && (node == made || leaves[leaf] >> SYMBOL_BITS <= inner[node].count)) {
                sum += leaves[leaf++] >> SYMBOL_BITS;
            } else {
                sum += inner[node].count;
                inner[node++].parent = made;
            }
        }
        inner[made++].count = sum;
    }
    memset(numbers, 0, sizeof(int) * (size_t)(longest + 1));
    numbers[1] = 2;
    inner[made - 1].depth = 0;
    for (int index = made - 2; index >= 0; index--) {
        inner[index].depth = inner[inner[index].parent].depth + 1;
        int depth = inner[index].depth;
        if (depth >= longest) {
            depth = longest - 1;
            while (numbers[depth] == 0) depth -= 1;
        }
        // A codeword of this length becomes two that are one bit longer.
        numbers[depth] -= 1;
        numbers[depth + 1] += 2;
    }
}

static uint32_t reversed(uint32_t word, int bits) {
    uint32_t result = 0;
    for (; bits > 0; bits--, word >>= 1) result = result << 1 | (word & 1);
    return result;
}

void make_code(int symbols, int longest, const uint32_t *counts, uint8_t *lengths, uint32_t *words) {
    Leaf leaves[SYMBOLS];
    const Leaf mask = (1 << SYMBOL_BITS) - 1;
    int used = 0;
    memset(lengths, 0, (size_t)symbols);
    memset(words, 0, sizeof(uint32_t) * (size_t)symbols);
    for (int symbol = 0; symbol < symbols; symbol++)
        if (counts[symbol] > 0) leaves[used++] = counts[symbol] << SYMBOL_BITS | (Leaf)symbol;
    if (used == 0) return;
    if (used == 1) {
        // A complete code has at least two codewords.
        int symbol = leaves[0] & mask ? leaves[0] & mask : 1;
        lengths[0] = lengths[symbol] = 1;
        words[symbol] = 1;
        return;
    }
    sort(leaves, used);
    int numbers[LONGEST_DISTANCE + 1];
    count_lengths(leaves, used, longest, numbers);

    int next = 0;
    for (int length = longest; length > 0; length--)
        for (int index = 0; index < numbers[length]; index++) lengths[leaves[next++] & mask] = (uint8_t)length;
    // Among codewords of the same length, the order is that of their symbols (RFC 1951, 3.2.2).
    uint32_t first[LONGEST_DISTANCE + 2] = {0};
    for (int length = 1; length <= longest; length++) first[length + 1] = (first[length] + (uint32_t)numbers[length]) << 1;
    for (int symbol = 0; symbol < symbols; symbol++)
        if (lengths[symbol] > 0) words[symbol] = reversed(first[lengths[symbol]]++, lengths[symbol]);
}
