public import Basics

/// The place where a constraint is written.
///
/// The enumeration is indirect, so that a constraint that was made in code only stores one pointer for it.
public indirect enum ConstraintSource: Sendable, Hashable {
    /// - Parameters:
    ///   - id: the id of the constraint in an Interface Builder document.
    ///   - isVaried: whether the constraint has variations for other situations.
    ///   - variation: the place of the variation that now sets the constant or priority, if there is one.
    case file(
        String, at: SourcePosition, id: String? = nil, isVaried: Bool = false, variation: SourcePosition? = nil)

    public var file: String {
        switch self {
        case .file(let file, _, _, _, _): file
        }
    }

    public var position: SourcePosition {
        switch self {
        case .file(_, let position, _, _, _): position
        }
    }

    /// The id of the constraint in an Interface Builder document.
    public var id: String? {
        switch self {
        case .file(_, _, let id, _, _): id
        }
    }

    /// Whether the constraint has variations for other situations.
    package var isVaried: Bool {
        switch self {
        case .file(_, _, _, let isVaried, _): isVaried
        }
    }

    /// The place of the variation that sets the constant or priority; nil if no variation does.
    public var variation: SourcePosition? {
        switch self {
        case .file(_, _, _, _, let variation): variation
        }
    }

    /// The same source with a variation, or without one.
    package func varied(at variation: SourcePosition?) -> ConstraintSource {
        .file(file, at: position, id: id, isVaried: isVaried, variation: variation)
    }

    /// The line, `line 12`, and the line of the variation that applies.
    package var lines: String { "line \(position.line)" + variationText }

    /// The text about the variation; empty if it is on the same line.
    private var variationText: String {
        guard let variation, variation.line != position.line else { return "" }
        return ", changed on line \(variation.line)"
    }
}

extension ConstraintSource: CustomStringConvertible {
    /// File and line, `Layouts/settings.json:12`, with the id in brackets if there is one, and the line of the
    /// variation that applies.
    public var description: String {
        "\(file):\(position.line)" + (id.map { " (\($0))" } ?? "") + variationText
    }
}
