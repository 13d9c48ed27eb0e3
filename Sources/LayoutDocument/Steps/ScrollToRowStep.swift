package import KitSchema

/// The parameters of `scrollToRow(at:at:animated:)`.
package struct ScrollToRowStep: Step {
    package var table: String
    package var row: RowPath
    /// The place to which the row is scrolled; nil for the least distance.
    package var position: Choice?

    package static let verb = StepVerb(table: .scrollToRow) { step, decoder in
        guard let (table, members) = decoder.tableStep(step, .scrollToRow),
            let row = decoder.rowPath(members[TableStepKeys.row])
        else { return nil }
        return ScrollToRowStep(table: table, row: row, position: members.value(TableStepKeys.at, \.choice))
    }

    package var text: String {
        "scrollToRow \(table)\(row.text)" + (position.map { " at=\($0.name)" } ?? "")
    }

    package var mayChangeOrientations: Bool { false }
}
