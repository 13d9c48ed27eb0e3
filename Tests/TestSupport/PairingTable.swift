/// The pairs of attributes that a constraint may connect, by name, and UIKit's message for the others: autolayout.md §1
/// and §8, as a table by kinds of attributes.
public enum PairingTable {
    /// A kind of attribute: its meaning, its axis, and whether it depends on the language.
    public enum Kind: Int, CaseIterable, Sendable {
        case directional, side, centreAcross, down, size
    }

    public static let kinds: [String: Kind] = [
        "leading": .directional, "trailing": .directional, "leadingMargin": .directional,
        "trailingMargin": .directional,
        "left": .side, "right": .side, "leftMargin": .side, "rightMargin": .side,
        "centerX": .centreAcross, "centerXWithinMargins": .centreAcross,
        "top": .down, "bottom": .down, "centerY": .down, "lastBaseline": .down, "firstBaseline": .down,
        "topMargin": .down, "bottomMargin": .down, "centerYWithinMargins": .down,
        "width": .size, "height": .size,
    ]

    /// The beginning of UIKit's message for a pair; nil for a valid one.
    public static func refusal(_ first: String, _ second: String) -> String? {
        guard let first = kinds[first], let second = kinds[second] else { return "no such attribute" }
        return table[first.rawValue][second.rawValue]
    }

    /// UIKit's message for a position without a second item.
    public static let alone =
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant. Location attributes must be specified in pairs."

    private static let pairing = "Invalid pairing of layout attributes"
    private static let mixed =
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."
    /// UIKit's message for positions on two axes, before the constraint.
    public static let axes = "Constraint improperly relates anchors of incompatible types"

    /// Rows are the first attribute's kind, columns the second's.
    private static let table: [[String?]] = [
        [nil, mixed, nil, axes, pairing],
        [mixed, nil, nil, axes, pairing],
        [nil, nil, nil, axes, pairing],
        [axes, axes, axes, nil, pairing],
        [pairing, pairing, pairing, pairing, nil],
    ]
}
