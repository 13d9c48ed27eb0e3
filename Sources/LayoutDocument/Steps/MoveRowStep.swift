import KitSchema

/// The parameters of `moveRow(at:to:)`.
package struct MoveRowStep: Step {
    package var table: String
    package var row: RowPath
    package var target: RowPath

    package static let verb = StepVerb(table: .moveRow) { step, decoder in
        guard let (table, members) = decoder.tableStep(step, .moveRow),
            let row = decoder.rowPath(members[TableStepKeys.row]),
            let target = decoder.rowPath(members[TableStepKeys.to])
        else { return nil }
        return MoveRowStep(table: table, row: row, target: target)
    }

    package var text: String { "moveRow \(table)\(row.text) to \(target.text)" }

    package var mayChangeOrientations: Bool { false }
}
