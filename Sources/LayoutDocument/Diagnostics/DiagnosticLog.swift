import Basics
import KitSchema

/// The diagnostics of one file: the first ones up to a limit, and the number of the others.
struct DiagnosticLog {
    private let file: String
    private let limit: Int
    private var kept: [Diagnostic] = []
    private var omitted = 0
    private(set) var hasErrors = false
    /// The position of the current view or controller, in a file whose parts can be shown separately.
    var owner: SourcePosition?
    /// All warnings, each with the part of the file that it is about.
    private(set) var ownedWarnings: [OwnedWarning] = []

    init(file: String, limit: Int) {
        self.file = file
        self.limit = limit
    }

    /// Whether the limit is reached: further diagnostics are only counted.
    var isFull: Bool {
        kept.count >= limit && kept.allSatisfy { $0.severity == .error }
    }

    /// Counts a diagnostic that is not kept.
    mutating func omit(_ severity: Diagnostic.Severity) {
        hasErrors = hasErrors || severity == .error
        omitted += 1
    }

    /// Records a warning for the part of the file that it is about. The list of the whole file already contains the
    /// same warning.
    mutating func addRepeated(_ diagnostic: Diagnostic) {
        own(diagnostic, isOnce: true)
    }

    /// - Parameter isOnce: whether it is reported only once, however often it applies.
    mutating func add(_ diagnostic: Diagnostic, isOnce: Bool = false) {
        own(diagnostic, isOnce: isOnce)
        hasErrors = hasErrors || diagnostic.severity == .error
        // An error is more important than a warning and replaces the last one.
        if kept.count < limit {
            kept.append(diagnostic)
        } else {
            omitted += 1
            if diagnostic.severity == .error, let warning = kept.lastIndex(where: { $0.severity == .warning }) {
                kept.remove(at: warning)
                kept.append(diagnostic)
            }
        }
    }

    /// The maximum number of kept warnings, more than a document has views.
    private static let mostOwned = 20_000

    private mutating func own(_ diagnostic: Diagnostic, isOnce: Bool) {
        guard diagnostic.severity == .warning, ownedWarnings.count < DiagnosticLog.mostOwned else { return }
        ownedWarnings.append(OwnedWarning(diagnostic: diagnostic, owner: owner, isOnce: isOnce))
    }

    /// The diagnostics in the order of the file, followed by one about those that were left out.
    var diagnostics: [Diagnostic] {
        let ordered = kept.enumerated().sorted {
            ($0.element.position ?? .start, $0.offset) < ($1.element.position ?? .start, $1.offset)
        }.map(\.element)
        guard omitted > 0 else { return ordered }
        return ordered + [
            Diagnostic(
                hasErrors ? .error : .warning, .tooManyDiagnostics,
                omitted == 1 ? "one more message is not shown" : "\(omitted) more messages are not shown", file: file)
        ]
    }
}

/// A warning, with the part of the file that it is about.
struct OwnedWarning: Sendable, Equatable {
    var diagnostic: Diagnostic
    /// The position of a view or controller; nil for a warning about the whole file.
    var owner: SourcePosition?
    /// Whether the warning is reported only once, however often it applies.
    var isOnce: Bool
}
