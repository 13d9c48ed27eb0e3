import LayoutRules
import ReflowKit

// Finds views by the names that output uses, so that these can be pasted into a command.
extension UIView {
    /// The views with some names: this view and those inside it, from back to front. A name is an id, with or without
    /// the quotation marks of equations; or the name of a view without an id in equations, `card.subviews[2]`; or a
    /// name in messages, `UILabel "Total"`. An id is preferred to other names. If several views have the same name, the
    /// one furthest back is used.
    /// - Parameter names: the names of views that have no identifier.
    func views(
        called wanted: Set<String>, _ names: [ObjectIdentifier: String]
    ) -> [(name: String, view: UIView)] {
        guard !wanted.isEmpty else { return [] }
        var wantedByID: [String: Set<String>] = [:]
        for name in wanted {
            wantedByID[name, default: []].insert(name)
            if let id = EquationName.unquoted(name) { wantedByID[id, default: []].insert(name) }
        }
        var all: [UIView] = []
        var found: [String: Int] = [:]
        var rest: [UIView] = [self]
        while let view = rest.popLast(), found.count < wanted.count {
            for name in view.id(names).flatMap({ wantedByID[$0] }) ?? [] where found[name] == nil {
                found[name] = all.count
            }
            all.append(view)
            rest += view.subviews.reversed()
        }
        for called in [{ $0.fileReference }, { $0.spokenName(names) }] as [(UIView) -> String?] {
            guard found.count < wanted.count else { break }
            for (place, view) in all.enumerated() {
                guard let name = called(view), wanted.contains(name), found[name] == nil else { continue }
                found[name] = place
            }
        }
        return found.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { ($0.key, all[$0.value]) }
    }
}
