/// A closed set of names with UIKit's raw values: an enumeration, or the members of an option set.
package struct Enumeration: Sendable {
    /// UIKit's name of the type, for documentation.
    package let name: String
    /// The cases in the order in which messages list them.
    package let cases: [Choice]
    /// The names of UIKit that this version does not support.
    package let later: [String]

    package init(_ name: String, _ cases: [Choice], later: [String] = []) {
        self.name = name
        self.cases = cases
        self.later = later
    }

    /// Cases with the raw values 0, 1, 2 and so on.
    package init(_ name: String, _ cases: String..., later: [String] = []) {
        self.init(name, cases.enumerated().map { Choice($1, rawValue: $0) }, later: later)
    }

    /// Cases without raw values of their own.
    package init<Case: RawRepresentable<String> & CaseIterable>(_ name: String, _: Case.Type) {
        self.init(name, Case.allCases.enumerated().map { Choice($1.rawValue, rawValue: $0) })
    }

    package var names: [String] { cases.map(\.name) }

    package subscript(name: String) -> Choice? {
        cases.first { $0.name == name }
    }
}
