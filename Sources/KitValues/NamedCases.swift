/// A value of a small closed set whose members have UIKit's names.
///
/// Layout files, the command line and all printed texts use these names; `namedCases` is the only place that lists
/// them.
package protocol NamedCases: Equatable, Sendable {
    /// Every member with its name, in printing order.
    static var namedCases: [(name: String, value: Self)] { get }
}

extension NamedCases {
    /// UIKit's name of this member, as Swift spells the case: `landscapeLeft`.
    package var name: String {
        Self.namedCases.first { $0.value == self }?.name ?? "unknown"
    }

    /// The member called `name`; case matters.
    package init?(name: String) {
        guard let named = Self.namedCases.first(where: { $0.name == name }) else { return nil }
        self = named.value
    }
}
