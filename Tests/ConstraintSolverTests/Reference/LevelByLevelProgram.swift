import CGLPK
import ConstraintSolver

/// The second formulation: every unknown is a variable, every row a constraint with two slacks, and every level a
/// linear program, whose optimum later levels must keep. GLPK solves it.
struct LevelByLevelProgram {
    let system: ReferenceSystem

    /// The best solution that was found.
    struct Optimum {
        /// The cost of each level.
        var costs: [Double] = []
        var values: [Double] = []
    }

    /// The optimal cost of each level; nil if the required rows contradict each other.
    func costs() -> [Double]? { optimum()?.costs }

    /// The optimum of all levels; nil if the required rows contradict each other, or GLPK finds nothing.
    func optimum() -> Optimum? {
        glp_term_out(GLP_OFF)
        let problem = glp_create_prob()
        defer { glp_delete_prob(problem) }
        glp_set_obj_dir(problem, GLP_MIN)
        addVariables(to: problem)
        let slacks = addRows(to: problem)
        // Each further level starts from the basis of the previous one.
        glp_adv_basis(problem, 0)

        guard solve(problem) == GLP_OPT else { return nil }
        var optimum = Optimum()
        for level in system.levels {
            for slack in slacks { glp_set_obj_coef(problem, slack.column, slack.priority == level ? 1 : 0) }
            guard solve(problem) == GLP_OPT else { return nil }
            optimum.costs.append(glp_get_obj_val(problem))
            keepOptimum(of: problem)
        }
        optimum.values = (0..<system.unknownCount).map { glp_get_col_prim(problem, Int32($0 + 1)) }
        return optimum
    }

    /// Fixes everything whose change would make the optimum worse. A limit for the level's cost instead would need a
    /// tolerance, which is worth much more at the next levels if factors are very different.
    private func keepOptimum(of problem: OpaquePointer?) {
        for column in 1..<glp_get_num_cols(problem) + 1
        where glp_get_col_dual(problem, column).magnitude > Self.heldDual && glp_get_col_stat(problem, column) != GLP_BS
        {
            let value = glp_get_col_prim(problem, column)
            glp_set_col_bnds(problem, column, GLP_FX, value, value)
        }
        for row in 1..<glp_get_num_rows(problem) + 1
        where glp_get_row_dual(problem, row).magnitude > Self.heldDual && glp_get_row_stat(problem, row) != GLP_BS {
            let value = glp_get_row_prim(problem, row)
            glp_set_row_bnds(problem, row, GLP_FX, value, value)
        }
    }

    /// The reduced cost from which a variable counts as decided, and the smaller one down to which GLPK searches.
    private static let heldDual = 1e-9
    private static let leastDual = 1e-10

    private func addVariables(to problem: OpaquePointer?) {
        guard system.unknownCount > 0 else { return }
        glp_add_cols(problem, Int32(system.unknownCount))
        for unknown in 0..<system.unknownCount {
            let column = Int32(unknown + 1)
            if let value = system.inputs[unknown] {
                glp_set_col_bnds(problem, column, GLP_FX, value, value)
            } else if system.lengths.contains(unknown) {
                glp_set_col_bnds(problem, column, GLP_LO, 0, 0)
            } else {
                glp_set_col_bnds(problem, column, GLP_FR, 0, 0)
            }
        }
    }

    /// Adds all rows: the required ones as they are, the others with a slack for each side that has a cost.
    private func addRows(to problem: OpaquePointer?) -> [(column: Int32, priority: Priority)] {
        var slacks: [(column: Int32, priority: Priority)] = []
        for row in system.rows {
            var entries = row.terms.map { (Int32($0.unknown.index + 1), $0.coefficient) }
            let index = glp_add_rows(problem, 1)
            let kind = [GLP_UP, GLP_FX, GLP_LO][Int(row.relation.rawValue) + 1]
            glp_set_row_bnds(problem, index, kind, -row.constant, -row.constant)
            if row.priority < .required {
                for (cost, sign) in [
                    (row.relation.penaltiesOfReference.above, -1.0), (row.relation.penaltiesOfReference.below, 1.0),
                ]
                where cost > 0 {
                    let column = glp_add_cols(problem, 1)
                    glp_set_col_bnds(problem, column, GLP_LO, 0, 0)
                    entries.append((column, sign))
                    slacks.append((column, row.priority))
                }
            }
            set(problem, row: index, entries)
        }
        return slacks
    }

    private func set(_ problem: OpaquePointer?, row: Int32, _ entries: [(Int32, Double)]) {
        // GLPK counts from 1, and accepts each column once.
        var indices: [Int32] = [0]
        var values = [0.0]
        for entry in entries {
            if let place = indices.firstIndex(of: entry.0) {
                values[place] += entry.1
            } else {
                indices.append(entry.0)
                values.append(entry.1)
            }
        }
        glp_set_mat_row(problem, row, Int32(indices.count - 1), indices, values)
    }

    private func solve(_ problem: OpaquePointer?) -> Int32 {
        var parameters = glp_smcp()
        glp_init_smcp(&parameters)
        parameters.msg_lev = GLP_MSG_OFF
        parameters.tol_dj = Self.leastDual
        parameters.tol_bnd = 10 * Self.leastDual
        if glp_simplex(problem, &parameters) == 0, glp_get_status(problem) == GLP_OPT { return GLP_OPT }
        // Rounding errors may have misled it. Exact arithmetic continues from the last basis.
        guard glp_exact(problem, &parameters) == 0 else { return GLP_UNDEF }
        return glp_get_status(problem)
    }
}

extension Relation {
    /// The penalties of a row above and below 0, defined a second time.
    fileprivate var penaltiesOfReference: (above: Double, below: Double) {
        (self == .greaterThanOrEqual ? 0 : 1, self == .lessThanOrEqual ? 0 : 1)
    }
}
