import Basics
import JSON
import KitSchema
import LayoutRules

/// A row of a table, by its section and its place in it.
package struct RowPath: Sendable, Equatable {
    package var section: Int
    package var row: Int

    var text: String { "[\(section),\(row)]" }
}

/// The keys of the objects of steps about tables.
enum TableStepKeys {
    static let id = KeySchema("id", .name, "The id of the table.").required.example(#""trips""#)
    static let row = KeySchema("row", .row, "The section and the row, both counted from 0.").required
    static let rows = KeySchema("rows", .rowPaths, "The rows, by section and place.").required
    static let someRows = KeySchema("rows", .rowPaths, "The rows. Default: everything, as with reloadData.")
    static let at = KeySchema(
        "at", .choice(.scrollPosition), "The place to which the row is scrolled. Default: none, the least distance.")
    static let to = KeySchema("to", .row, "The new place of the row.").required.example("[0, 0]")
    static let with = KeySchema("with", .rows, "The new rows, one for each place in rows.").required
}

/// The values of the steps about tables.
extension ObjectSchema {
    static let scrollToRow = tableStep(
        KeySchema("scrollToRow", .anything, "Scrolls a table to a row."), [TableStepKeys.row, TableStepKeys.at])
    static let select = tableStep(KeySchema("select", .anything, "Selects a row of a table."), [TableStepKeys.row])
    static let deselect = tableStep(
        KeySchema("deselect", .anything, "Deselects a row of a table."), [TableStepKeys.row])
    static let insertRows = tableStep(
        KeySchema("insertRows", .anything, "Inserts rows into a table."), [TableStepKeys.rows, TableStepKeys.with])
    static let deleteRows = tableStep(
        KeySchema("deleteRows", .anything, "Deletes rows of a table."), [TableStepKeys.rows])
    static let moveRow = tableStep(
        KeySchema("moveRow", .anything, "Moves a row of a table."), [TableStepKeys.row, TableStepKeys.to])
    static let reload = tableStep(
        KeySchema("reload", .anything, "Reloads rows of a table, or the whole table."), [TableStepKeys.someRows])

    static let tableSteps = [scrollToRow, select, deselect, insertRows, deleteRows, moveRow, reload]

    /// The value of a step's verb.
    private static func tableStep(_ verb: KeySchema, _ keys: [KeySchema]) -> ObjectSchema {
        ObjectSchema(
            verb.name, title: Wording.quoted(verb.name), verb.summary, keys: [TableStepKeys.id] + keys)
    }
}

extension Enumeration {
    static let scrollPosition = Enumeration("UITableView.ScrollPosition", "none", "top", "middle", "bottom")
}

extension StepVerb {
    /// The form of a step about a table, by its value.
    init(
        table value: ObjectSchema, read: @escaping @Sendable (WrittenStep, inout DocumentDecoder) -> (any Step)?
    ) {
        self.init(value.name, .object(value), value.summary, read: read)
    }
}

extension DocumentDecoder {
    /// The members of a step about a table; nil if the table or a key is wrong.
    mutating func tableStep(_ step: WrittenStep, _ schema: ObjectSchema) -> (table: String, members: Members)? {
        guard let members = members(of: step.verb.value, schema, Wording.quoted(step.key.name)),
            let id = members.located(TableStepKeys.id, \.string)
        else { return nil }
        switch ids[id.value]?.bearer {
        case .view(let schema, _) where schema.isTable: return (id.value, members)
        case nil:
            let tables = ids.filter { if case .view(let schema, _) = $0.value.bearer { schema.isTable } else { false } }
            report(
                .unknownID, "no table has the id \(Wording.quoted(id.value))", at: id.position,
                advice: suggestion(id.value, tables.keys.sorted()))
        case .view, .controller, .guide:
            report(.wrongClass, "\(Wording.quoted(id.value)) is not a table", at: id.position)
        }
        return nil
    }

    /// The rows that a step inserts, one for each place.
    mutating func newRows(_ member: JSONMember, of table: String, count: Int) -> [TableContent.Row]? {
        guard case .array(let elements) = member.value.content else {
            reportType(member.value, .rows, Wording.quoted(member.key))
            return nil
        }
        guard elements.count == count else {
            report(
                .invalidList, "\(Wording.quoted(member.key)) has \(elements.count) rows for \(count) places",
                at: member.value.position)
            return nil
        }
        let (prototypes, design) = tables[table] ?? ([], .standard)
        let rows = elements.compactMap { row($0, prototypes, design) }
        guard rows.count == count else { return nil }
        for (row, element) in zip(rows, elements) where row.count != 1 {
            report(.misplacedKey, "\"repeat\" has no effect here: a place has one row", at: element.position)
        }
        return rows
    }

    mutating func rowPath(_ member: JSONMember?) -> RowPath? {
        guard let member else { return nil }
        return rowPath(member.value, Wording.quoted(member.key))
    }

    mutating func rowPaths(_ member: JSONMember?) -> [RowPath]? {
        guard let member else { return nil }
        guard case .array(let elements) = member.value.content else {
            reportType(member.value, .rowPaths, Wording.quoted(member.key))
            return nil
        }
        let paths = elements.compactMap { rowPath($0, "a row in \(Wording.quoted(member.key))") }
        return paths.count == elements.count ? paths : nil
    }

    private mutating func rowPath(_ value: JSONValue, _ label: String) -> RowPath? {
        guard case .array(let elements) = value.content, elements.count == 2 else {
            reportType(value, .row, label)
            return nil
        }
        let range = 0...TableRowKeys.most
        let names = ["the section", "the row"]
        let numbers = zip(elements, names).compactMap { element, name in
            self.value(element, .integer(range), "\(name) of \(label)")?.integer
        }
        return numbers.count == 2 ? RowPath(section: numbers[0], row: numbers[1]) : nil
    }
}

extension ClassSchema {
    /// Whether the class is UITableView.
    var isTable: Bool { kitClass == .tableView }
}
