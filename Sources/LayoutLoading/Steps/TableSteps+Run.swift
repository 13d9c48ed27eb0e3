import Basics
import Foundation
import KitSchema
import LayoutDocument
import ReflowKit

extension ScrollToRowStep: RunnableStep {
    func run(on stage: StepRunner) throws(Diagnostic) {
        let table = try stage.table(table)
        try stage.check([row], of: table)
        let position = position.flatMap { UITableView.ScrollPosition(rawValue: $0.rawValue) } ?? .none
        table.view.scrollToRow(at: row.indexPath, at: position, animated: false)
    }
}

extension SelectRowStep: RunnableStep {
    func run(on stage: StepRunner) throws(Diagnostic) {
        let table = try stage.table(table)
        try stage.check([row], of: table)
        table.view.selectRow(at: row.indexPath, animated: false, scrollPosition: .none)
    }
}

extension DeselectRowStep: RunnableStep {
    func run(on stage: StepRunner) throws(Diagnostic) {
        let table = try stage.table(table)
        try stage.check([row], of: table)
        table.view.deselectRow(at: row.indexPath, animated: false)
    }
}

extension InsertRowsStep: RunnableStep {
    func run(on stage: StepRunner) throws(Diagnostic) {
        let table = try stage.table(table)
        let places = zip(rows.map(\.indexPath), new).sorted { $0.0 < $1.0 }
        for (path, row) in places where !table.rows.insert(stage.views.row(row), at: path) {
            throw stage.failure("\"insertRows\" leaves a gap before the row [\(path[0]), \(path[1])]")
        }
        table.view.insertRows(at: places.map(\.0), with: .none)
    }
}

extension DeleteRowsStep: RunnableStep {
    func run(on stage: StepRunner) throws(Diagnostic) {
        let table = try stage.table(table)
        try stage.check(rows, of: table)
        let paths = Set(rows.map(\.indexPath)).sorted()
        for path in paths.reversed() { table.rows.remove(at: path) }
        table.view.deleteRows(at: paths, with: .none)
    }
}

extension MoveRowStep: RunnableStep {
    func run(on stage: StepRunner) throws(Diagnostic) {
        let table = try stage.table(table)
        try stage.check([row], of: table)
        guard let moved = table.rows.remove(at: row.indexPath) else { return }
        guard table.rows.insert(moved, at: target.indexPath) else {
            _ = table.rows.insert(moved, at: row.indexPath)
            throw stage.failure("\"moveRow\" leaves a gap before the row [\(target.section), \(target.row)]")
        }
        table.view.moveRow(at: row.indexPath, to: target.indexPath)
    }
}

extension ReloadStep: RunnableStep {
    func run(on stage: StepRunner) throws(Diagnostic) {
        let table = try stage.table(table)
        guard let rows else { return table.view.reloadData() }
        try stage.check(rows, of: table)
        table.view.reloadRows(at: rows.map(\.indexPath), with: .none)
    }
}

extension StepRunner {
    /// A table of the layout with its rows.
    typealias Table = (id: String, view: UITableView, rows: StoredRows)

    func table(_ id: String) throws(Diagnostic) -> Table {
        loadController(ofView: id)
        guard let rows = views.rows(of: id), let view = rows.table else {
            throw failure(
                views.made(id) == nil
                    ? "the table \(Wording.quoted(id)) does not exist yet"
                    : "the table \(Wording.quoted(id)) has no \"sections\"")
        }
        // The counts before an update are those that the table knows.
        _ = view.numberOfSections
        return (id, view, rows)
    }

    /// Throws if one of these rows does not exist.
    func check(_ paths: [RowPath], of table: Table) throws(Diagnostic) {
        for path in paths where !table.rows.has(path.indexPath) {
            let sections = table.rows.sections
            let known =
                sections.indices.contains(path.section)
                ? "section \(path.section) has \(sections[path.section].rows.count) rows"
                : "it has \(sections.count) sections"
            throw failure(
                "the table \(Wording.quoted(table.id)) has no row [\(path.section), \(path.row)]: \(known) now")
        }
    }

    /// Loads the view of the controller whose view has this id in it. Code that uses the view would load it, too.
    func loadController(ofView id: String) {
        document.allControllers.first { $0.view?.node(withID: id) != nil }
            .flatMap { controllers.controller(for: $0) }?.loadViewIfNeeded()
    }

    /// The view with an id, which may be in a cell: then it is the one in the first cell on screen, or in the named cell.
    func view(_ id: String) throws(Diagnostic) -> UIView {
        if let reference = RowReference(id), document.isID(reference.table) {
            let cell = try cell(reference)
            guard let inner = reference.view else { return cell }
            if let view = cell.view(inner) { return view }
            throw failure(
                "the row [\(reference.path.section), \(reference.path.row)] has no view \(Wording.quoted(inner))")
        }
        loadController(ofView: id)
        guard let made = views.made(id)?.view else {
            throw failure("the view \(Wording.quoted(id)) does not exist yet")
        }
        guard views.idsInCells.contains(id) else { return made }
        window.layoutIfNeeded()
        let shown = views.allRows.flatMap(\.shownCells).lazy.compactMap { $0.view(id) }.first
        guard let shown else {
            throw failure(
                "no cell with the view \(Wording.quoted(id)) is on screen",
                advice: "scroll to its row first: \"scrollToRow\"")
        }
        return shown
    }

    private func cell(_ reference: RowReference) throws(Diagnostic) -> UITableViewCell {
        let table = try table(reference.table)
        try check([reference.path], of: table)
        if let cell = table.view.cellForRow(at: reference.path.indexPath) { return cell }
        throw failure(
            "the row [\(reference.path.section), \(reference.path.row)] is not on screen",
            advice: "scroll to it first: \"scrollToRow\"")
    }
}

extension LayoutDocument {
    /// Whether a view has this id.
    fileprivate func isID(_ id: String) -> Bool { allControllers.contains { $0.view?.node(withID: id) != nil } }
}

extension RowPath {
    fileprivate var indexPath: IndexPath { [section, row] }
}

extension UIView {
    /// The view in this one with an id.
    fileprivate func view(_ id: String) -> UIView? {
        if accessibilityIdentifier == id { return self }
        return subviews.lazy.compactMap { $0.view(id) }.first
    }
}
