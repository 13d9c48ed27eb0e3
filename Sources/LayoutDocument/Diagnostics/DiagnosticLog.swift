import Basics

/// The diagnostics of one file: the first ones up to a limit, and the number of the others.
struct DiagnosticLog {
    private let file: String
    private let limit: Int
    private var kept: [Diagnostic] = []
    private var omitted = 0
    private(set) var hasErrors = false
    /// The position of the view or controller that is being read, in a file that can be shown in parts.
    var owner: SourcePosition?
    /// Every warning with what it is about.
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

    /// Keeps a warning for the part of the file that it is about, and not for the file: it says there what was said
    /// before.
    mutating func addRepeated(_ diagnostic: Diagnostic) {
        own(diagnostic, isOnce: true)
    }

    /// - Parameter isOnce: whether it is said once, however often it applies.
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

    /// More than the views of a document.
    private static let mostOwned = 20_000

    private mutating func own(_ diagnostic: Diagnostic, isOnce: Bool) {
        guard diagnostic.severity == .warning, ownedWarnings.count < DiagnosticLog.mostOwned else { return }
        ownedWarnings.append(OwnedWarning(diagnostic: diagnostic, owner: owner, isOnce: isOnce))
    }

    /// In the order of the file, with a last one for those that were left out.
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

/// A warning, and the part of the file that it is about.
struct OwnedWarning: Sendable, Equatable {
    var diagnostic: Diagnostic
    /// The position of a view or controller; nil if it is about the whole file.
    var owner: SourcePosition?
    /// Whether it is said once, however often it applies.
    var isOnce: Bool
}
