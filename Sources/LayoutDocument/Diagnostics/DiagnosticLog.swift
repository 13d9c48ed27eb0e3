import Basics

/// The diagnostics of one file: the first ones up to a limit, and the number of the others.
struct DiagnosticLog {
    private let file: String
    private let limit: Int
    private var kept: [Diagnostic] = []
    private var omitted = 0
    private(set) var hasErrors = false

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

    mutating func add(_ diagnostic: Diagnostic) {
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
