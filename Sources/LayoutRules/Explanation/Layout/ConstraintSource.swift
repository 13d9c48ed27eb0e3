public import Basics

/// Where a constraint was written down.
///
/// It is indirect so that a constraint that was made in code carries one word for it.
public indirect enum ConstraintSource: Sendable, Hashable {
    /// - Parameters:
    ///   - id: of the constraint in an Interface Builder document.
    ///   - isVaried: whether it is another one in other situations.
    case file(String, at: SourcePosition, id: String? = nil, isVaried: Bool = false)

    public var file: String {
        switch self {
        case .file(let file, _, _, _): file
        }
    }

    public var position: SourcePosition {
        switch self {
        case .file(_, let position, _, _): position
        }
    }

    /// Of the constraint in an Interface Builder document.
    public var id: String? {
        switch self {
        case .file(_, _, let id, _): id
        }
    }

    /// Whether it is another one in other situations.
    package var isVaried: Bool {
        switch self {
        case .file(_, _, _, let isVaried): isVaried
        }
    }
}

extension ConstraintSource: CustomStringConvertible {
    /// `Layouts/settings.json:12`, with the id in brackets where there is one.
    public var description: String { "\(file):\(position.line)" + (id.map { " (\($0))" } ?? "") }
}
