extension ViewChange {
    /// What happened to a view, as values.
    public enum What: Sendable, Hashable {
        /// The view is in both trees, and its properties differ.
        case differences([FrameDifference])
        /// One of its colours became another.
        case color(RepaintedView.ColorChange)
        /// Its frame is unchanged, but it is drawn differently, in more than one colour.
        case drawnDifferently
        /// Any other change, as text: for example, that the view was added, and where.
        case words(String)
    }
}

extension ViewChange.What {
    /// Whether only the appearance changed, in a way that can be described.
    public var isOfLooksAlone: Bool {
        switch self {
        case .color: true
        case .differences(let differences):
            !differences.isEmpty && differences.allSatisfy { if case .look = $0.property { true } else { false } }
        case .drawnDifferently, .words: false
        }
    }
}

extension ViewChange.What: CustomStringConvertible {
    private static let colorWord = "color "
    private static let anyhow = "drawn differently"

    /// `x 16 → 28, width 361 → 337`, `color #007AFF → #34C759`, or `drawn differently`
    public var description: String {
        switch self {
        case .differences(let differences): differences.map(\.description).joined(separator: ", ")
        case .color(let change): Self.colorWord + change.description
        case .drawnDifferently: Self.anyhow
        case .words(let words): words
        }
    }

    /// Reads the description in a report; the result has the same description, whatever the text is.
    public init(description: String) {
        let known: ViewChange.What?
        if description == Self.anyhow {
            known = .drawnDifferently
        } else if description.hasPrefix(Self.colorWord) {
            known = RepaintedView.ColorChange(description: description.dropFirst(Self.colorWord.count))
                .map(ViewChange.What.color)
        } else {
            known = FrameDifference.all(in: description).map(ViewChange.What.differences)
        }
        // A text with another meaning, or of another version, stays as it is.
        guard let known, known.description.utf8.elementsEqual(description.utf8) else {
            self = .words(description)
            return
        }
        self = known
    }
}

extension FrameDifference {
    private static let separator = ", "
    private static let arrow = " → "

    /// Reads descriptions with commas between; nil if one is not a difference.
    fileprivate static func all(in text: String) -> [FrameDifference]? {
        var descriptions: [String] = []
        for part in text.split(separator: separator, omittingEmptySubsequences: false) {
            // A comma may also be part of a value.
            if let last = descriptions.last, !last.contains(arrow) || property(of: part) == nil {
                descriptions[descriptions.count - 1] = last + separator + part
            } else {
                descriptions.append(String(part))
            }
        }
        let differences = descriptions.compactMap { FrameDifference(description: $0) }
        return differences.count == descriptions.count ? differences : nil
    }

    private static func property(of description: some StringProtocol) -> Property? {
        description.firstIndex(of: " ").flatMap { Property(rawValue: String(description[..<$0])) }
    }

    private init?(description: String) {
        guard let property = Self.property(of: description) else { return nil }
        let values = description.dropFirst(property.rawValue.count + 1)
        guard let arrow = values.firstRange(of: Self.arrow) else { return nil }
        self.init(property, old: String(values[..<arrow.lowerBound]), new: String(values[arrow.upperBound...]))
    }
}

extension RepaintedView.ColorChange {
    fileprivate init?(description: Substring) {
        let colors = description.split(separator: " → ").map(Self.color)
        guard colors.count == 2, let old = colors[0], let new = colors[1] else { return nil }
        self.init(old: old, new: new)
    }

    /// `#RRGGBB`, or `#RRGGBBAA`, as 0xAARRGGBB.
    private static func color(_ text: Substring) -> UInt32? {
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), let value = UInt32(digits, radix: 16) else { return nil }
        return switch digits.utf8.count {
        case 6: 0xFF00_0000 | value
        case 8: value >> 8 | value << 24
        default: nil
        }
    }
}
