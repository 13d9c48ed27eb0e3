#include "pace.h"

enum {
    pixel_count = 1 << 19,  // 2 MB: what the second cache holds, and the first does not
    node_count = 1 << 15,   // 2 MB as well
    mixing_rounds = 1 << 20,
    blending_rounds = 10,
    chasing_rounds = 1,
};

typedef struct node {
    struct node *next;
    double length;
    char rest[48];
} node;

static uint32_t pixels[pixel_count];
static node nodes[node_count];

static uint64_t mixed(uint64_t state) {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^ state << 17;
}

/// One ring through all nodes, in an order that no prefetcher guesses.
static void link_nodes(void) {
    static uint32_t order[node_count];
    uint64_t state = 88172645463325252u;
    for (uint32_t i = 0; i < node_count; i++) order[i] = i;
    for (uint32_t i = node_count - 1; i > 0; i--) {
        state = mixed(state);
        uint32_t other = (uint32_t)(state % (i + 1)), kept = order[i];
        order[i] = order[other];
        order[other] = kept;
    }
    for (uint32_t i = 0; i < node_count; i++) {
        nodes[order[i]].next = &nodes[order[(i + 1) % node_count]];
        nodes[order[i]].length = i;
    }
}

static uint64_t mix(void) {
    uint64_t state = 88172645463325252u;
    for (int round = 0; round < mixing_rounds; round++) state = mixed(state);
    return state;
}

static uint64_t blend(void) {
    for (uint32_t i = 0; i < pixel_count; i++) pixels[i] = i * 2654435761u;
    for (uint32_t round = 1; round <= blending_rounds; round++) {
        uint32_t source = round * 0x01234567u;
        for (uint32_t i = 0; i < pixel_count; i++) {
            uint32_t low = ((pixels[i] & 0xff00ff) * 3 + (source & 0xff00ff)) >> 2 & 0xff00ff;
            uint32_t high = ((pixels[i] >> 8 & 0xff00ff) * 3 + (source >> 8 & 0xff00ff)) >> 2 & 0xff00ff;
            pixels[i] = low | high << 8;
        }
    }
    return pixels[pixel_count / 3];
}

static uint64_t chase(void) {
    double sum = 0;
    node *here = &nodes[0];
    for (int step = 0; step < chasing_rounds * node_count; step++) {
        sum += here->length;
        here = here->next;
    }
    return (uint64_t)sum;
}

uint64_t pace_run(void) {
    if (!nodes[0].next) link_nodes();
    return mix() ^ blend() ^ chase();
}
