/// A set of interface orientations, with UIKit's raw values: bit `1 << orientation` (behaviour.md §4.1).
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    @inlinable public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
    public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
    public static let all = UIInterfaceOrientationMask(rawValue: 30)

    /// The set that contains only this orientation; empty for `unknown`, whose bit UIKit never uses.
    package init(_ orientation: UIInterfaceOrientation) {
        self.init(rawValue: orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue))
    }

    package init(_ orientations: some Sequence<UIInterfaceOrientation>) {
        self = orientations.reduce(into: []) { $0.formUnion(UIInterfaceOrientationMask($1)) }
    }

    /// Whether the set contains `orientation`. Never true for `unknown`.
    package func contains(_ orientation: UIInterfaceOrientation) -> Bool {
        orientation != .unknown && contains(UIInterfaceOrientationMask(orientation))
    }

    /// The orientations in the set, in the order of UIKit's messages: portrait, upside down, left, right.
    /// Bits without an orientation are ignored.
    package var orientations: [UIInterfaceOrientation] {
        UIInterfaceOrientation.shown.filter { contains($0) }
    }

    // MARK: Names

    /// The names of the orientations in the set, in the order of ``orientations``.
    package var names: [String] {
        orientations.map { $0.name }
    }

    /// The names joined by `, `, as UIKit's messages list them; `none` for the empty set.
    package var text: String {
        orientations.isEmpty ? "none" : names.joined(separator: ", ")
    }

    /// Every constant with UIKit's name for it: the four single ones, then the combinations.
    package static let named: [(name: String, mask: UIInterfaceOrientationMask)] = [
        ("portrait", .portrait),
        ("portraitUpsideDown", .portraitUpsideDown),
        ("landscapeLeft", .landscapeLeft),
        ("landscapeRight", .landscapeRight),
        ("landscape", .landscape),
        ("allButUpsideDown", .allButUpsideDown),
        ("all", .all),
    ]

    /// The constant called `name`, single or combined; case matters.
    package init?(name: String) {
        guard let named = UIInterfaceOrientationMask.named.first(where: { $0.name == name }) else { return nil }
        self = named.mask
    }
}
