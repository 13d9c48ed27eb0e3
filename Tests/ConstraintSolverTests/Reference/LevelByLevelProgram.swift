import CGLPK
import ConstraintSolver

/// The second formulation: every unknown is a variable, every row a constraint with two slacks, and every level a
/// linear program, whose optimum later levels must keep. GLPK solves it.
struct LevelByLevelProgram {
    let system: ReferenceSystem

    /// The optimal cost of each level; nil if the required rows contradict each other.
    /// - Parameter reached: The cost of each level in another solution. Lower levels may let it cost as much: with factors
    ///   of very different sizes, a rounding error of one level changes the next ones by much.
    func costs(below reached: [Double]? = nil) -> [Double]? {
        glp_term_out(GLP_OFF)
        let problem = glp_create_prob()
        defer { glp_delete_prob(problem) }
        glp_set_obj_dir(problem, GLP_MIN)
        addVariables(to: problem)
        let slacks = addRows(to: problem)
        // Each further level starts from the basis of the previous one.
        glp_adv_basis(problem, 0)

        guard solve(problem) == GLP_OPT else { return nil }
        var costs: [Double] = []
        for (index, level) in system.levels.enumerated() {
            let own = slacks.filter { $0.priority == level }.map(\.column)
            for slack in slacks { glp_set_obj_coef(problem, slack.column, 0) }
            for column in own { glp_set_obj_coef(problem, column, 1) }
            guard solve(problem) == GLP_OPT else { return nil }
            let cost = glp_get_obj_val(problem)
            costs.append(cost)
            // A later level may not make this one worse, except for rounding errors.
            let row = glp_add_rows(problem, 1)
            glp_set_row_bnds(problem, row, GLP_UP, 0, max(cost, reached?[index] ?? cost) + 1e-6)
            set(problem, row: row, own.map { ($0, 1) })
        }
        return costs
    }

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
        guard glp_simplex(problem, &parameters) == 0 else { return GLP_UNDEF }
        return glp_get_status(problem)
    }
}

extension Relation {
    /// The penalties of a row above and below 0, defined a second time.
    fileprivate var penaltiesOfReference: (above: Double, below: Double) {
        (self == .greaterThanOrEqual ? 0 : 1, self == .lessThanOrEqual ? 0 : 1)
    }
}
