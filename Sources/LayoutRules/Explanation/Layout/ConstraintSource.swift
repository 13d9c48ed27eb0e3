public import Basics

/// The place where a constraint is written.
///
/// It is indirect so that a constraint that was made in code carries one word for it.
public indirect enum ConstraintSource: Sendable, Hashable {
    /// - Parameters:
    ///   - id: of the constraint in an Interface Builder document.
    ///   - isVaried: whether it is another one in other situations.
    ///   - variation: what makes it what it is now, if that is not the constraint itself.
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

    /// Of the constraint in an Interface Builder document.
    public var id: String? {
        switch self {
        case .file(_, _, let id, _, _): id
        }
    }

    /// Whether it is another one in other situations.
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

    /// The same constraint, with what a variation makes of it, or without.
    package func varied(at variation: SourcePosition?) -> ConstraintSource {
        .file(file, at: position, id: id, isVaried: isVaried, variation: variation)
    }

    /// `line 12`, with the line of the variation that changes it.
    package var lines: String { "line \(position.line)" + variationText }

    /// Nothing where the line says both.
    private var variationText: String {
        guard let variation, variation.line != position.line else { return "" }
        return ", changed on line \(variation.line)"
    }
}

extension ConstraintSource: CustomStringConvertible {
    /// `Layouts/settings.json:12`, with the id in brackets where there is one, and the line of the variation that
    /// changes it.
    public var description: String {
        "\(file):\(position.line)" + (id.map { " (\($0))" } ?? "") + variationText
    }
}
