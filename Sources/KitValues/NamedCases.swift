/// A value of a small closed set, each member of which has UIKit's name for it.
///
/// Layout files, the command line and every printed text speak in these names; they are said once, in `namedCases`.
package protocol NamedCases: Equatable, Sendable {
    /// Every member with its name, in the order in which lists print them.
    static var namedCases: [(name: String, value: Self)] { get }
}

extension NamedCases {
    /// UIKit's name of this member, as Swift spells the case: `landscapeLeft`.
    package var name: String {
        Self.namedCases.first { $0.value == self }?.name ?? "unknown"
    }

    /// The member called `name`, spelled exactly so.
    package init?(name: String) {
        guard let named = Self.namedCases.first(where: { $0.name == name }) else { return nil }
        self = named.value
    }
}
