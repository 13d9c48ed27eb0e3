import UIKit

/// Selectors as values: in tables, defaults, tuples and closures.
@MainActor
final class SelectorTables: NSObject {
    typealias Row = (title: String, action: Selector)

    private(set) var log: [String] = []
    static let fallback = #selector(SelectorTables.nothing)

    lazy var rows: [Row] = [
        ("First", #selector(first)), ("Second", #selector(second(_:))), (title: "Third", action: Self.fallback),
    ]

    func items(target: AnyObject? = nil, action: Selector = #selector(first)) -> [UIBarButtonItem] {
        rows.map { UIBarButtonItem(title: $0.title, style: .plain, target: target ?? self, action: $0.action) }
            + [UIBarButtonItem(title: "Default", style: .done, target: self, action: action)]
    }

    @objc func first() { log.append("first") }
    @objc func second(_ item: UIBarButtonItem) { log.append("second \(item.title ?? "")") }
    @objc func nothing() { log.append("nothing") }

    func runAll() {
        for row in rows where responds(to: row.action) {
            perform(row.action, with: UIBarButtonItem(title: row.title, style: .plain, target: nil, action: nil))
        }
    }
}
