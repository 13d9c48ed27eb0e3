#include "kiwi_cells.h"

#if __has_include("kiwi/kiwi.h")

#include <memory>
#include <vector>

#include "kiwi/kiwi.h"

namespace {

/// Strong enough to win against the wishes of a cell, which a solver for so few rows never adds up to more.
const double width_strength = kiwi::strength::create(900, 0, 0);

struct cell {
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;
    std::unique_ptr<kiwi::Solver> solver;

    void solve(double width) {
        solver = std::make_unique<kiwi::Solver>();
        solver->addEditVariable(variables[0], width_strength);
        for (const kiwi::Constraint &constraint : constraints) solver->addConstraint(constraint);
        solver->suggestValue(variables[0], width);
        solver->updateVariables();
    }
};

kiwi::RelationalOperator operator_of(int32_t relation) {
    return relation < 0 ? kiwi::OP_LE : relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
}

}  // namespace

struct kiwi_cells {
    std::vector<cell> all;
};

bool kiwi_is_available(void) { return true; }

kiwi_cells *kiwi_cells_create(
    size_t cells, size_t unknowns, const kiwi_row *rows, size_t row_count, const kiwi_term *terms) {
    auto *created = new kiwi_cells;
    created->all.resize(cells);
    for (size_t index = 0; index < cells; index++) {
        cell &cell = created->all[index];
        cell.variables.resize(unknowns);
        const kiwi_term *next = terms;
        for (size_t row = 0; row < row_count; row++) {
            std::vector<kiwi::Term> sum;
            for (int32_t term = 0; term < rows[row].term_count; term++, next++)
                sum.emplace_back(cell.variables[next->unknown], next->coefficient);
            double strength = rows[row].priority >= 1000 ? kiwi::strength::required
                                                         : kiwi::strength::create(0, rows[row].priority, 0);
            cell.constraints.emplace_back(
                kiwi::Expression(sum, rows[row].constant + double(index) * rows[row].constant_step),
                operator_of(rows[row].relation), strength);
        }
    }
    return created;
}

void kiwi_cells_destroy(kiwi_cells *cells) { delete cells; }

void kiwi_cells_solve(kiwi_cells *cells, double width) {
    for (cell &cell : cells->all) cell.solve(width);
}

void kiwi_cells_reset(kiwi_cells *cells) {
    for (cell &cell : cells->all) cell.solver.reset();
}

double kiwi_cells_turn(kiwi_cells *cells, double width) {
    double sum = 0;
    for (cell &cell : cells->all) {
        cell.solver->suggestValue(cell.variables[0], width);
        cell.solver->updateVariables();
        for (size_t index = 1; index < cell.variables.size(); index++) sum += cell.variables[index].value();
    }
    return sum;
}

void kiwi_cells_add_one(kiwi_cells *cells, size_t cell, double width) { cells->all[cell].solve(width); }

#else

bool kiwi_is_available(void) { return false; }
kiwi_cells *kiwi_cells_create(size_t, size_t, const kiwi_row *, size_t, const kiwi_term *) { return nullptr; }
void kiwi_cells_destroy(kiwi_cells *) {}
void kiwi_cells_solve(kiwi_cells *, double) {}
void kiwi_cells_reset(kiwi_cells *) {}
double kiwi_cells_turn(kiwi_cells *, double) { return 0; }
void kiwi_cells_add_one(kiwi_cells *, size_t, double) {}

#endif
