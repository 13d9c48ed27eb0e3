/// Which attributes a constraint may connect, by their names, and what UIKit says where it may not: autolayout.md §1 and
/// §8, written down by kinds of attributes.
public enum PairingTable {
    /// A kind of attribute: what it is on which axis, and whether languages turn it.
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

    /// The beginning of what UIKit says of a pair; nil for one that it accepts.
    public static func refusal(_ first: String, _ second: String) -> String? {
        guard let first = kinds[first], let second = kinds[second] else { return "no such attribute" }
        return table[first.rawValue][second.rawValue]
    }

    /// What UIKit says of a position without a second item.
    public static let alone =
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant. Location attributes must be specified in pairs."

    private static let pairing = "Invalid pairing of layout attributes"
    private static let mixed =
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."
    /// What UIKit says where positions lie on two axes, before the constraint.
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
