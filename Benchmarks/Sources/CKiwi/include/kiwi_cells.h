#ifndef KIWI_CELLS_H
#define KIWI_CELLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Equal cells, each with a solver of kiwi's of its own: its best case, for it is told that cells are independent.
typedef struct kiwi_cells kiwi_cells;

/// A row says: sum of (coefficient × unknown) + constant + cell × constant_step (relation) 0. Its terms are the next
/// `term_count` of the terms. Unknown 0 is the width that all cells share.
typedef struct kiwi_row {
    double constant, constant_step;
    float priority;
    int32_t relation, term_count;
} kiwi_row;

typedef struct kiwi_term {
    double coefficient;
    int32_t unknown;
} kiwi_term;

/// Whether kiwi's headers were there when this was compiled: Scripts/kiwi gets them. Without them, none of the other
/// functions does anything.
bool kiwi_is_available(void);

/// Makes all variables and constraints. Unknowns that are negative lengths are not forbidden, to spare kiwi those rows.
kiwi_cells *kiwi_cells_create(
    size_t cells, size_t unknowns, const kiwi_row *rows, size_t row_count, const kiwi_term *terms);
void kiwi_cells_destroy(kiwi_cells *cells);

/// Makes the solvers, adds all constraints, and finds the values at this width.
void kiwi_cells_solve(kiwi_cells *cells, double width);
/// Removes the solvers that `kiwi_cells_solve` has made.
void kiwi_cells_reset(kiwi_cells *cells);

/// Suggests a width to every solver and reads all values.
/// Returns their sum.
double kiwi_cells_turn(kiwi_cells *cells, double width);

/// Makes the solver of one cell again, as `kiwi_cells_solve` does.
void kiwi_cells_add_one(kiwi_cells *cells, size_t cell, double width);

#ifdef __cplusplus
}
#endif

#endif
