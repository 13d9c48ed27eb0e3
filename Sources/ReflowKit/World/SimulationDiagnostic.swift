public import LayoutRules

/// A diagnostic that UIKit would raise as an exception or print to the console.
///
/// Each kind is defined in the folder of the code that reports it, with its code, exception name and text; there is no
/// central list.
public struct SimulationDiagnostic: Sendable, Hashable {
    /// A code for which scripts may look: `layout-loop`.
    public struct Code: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let code: Code
    /// The exception that UIKit raises; nil if it raises none.
    public let exceptionName: String?
    /// The required constraints that contradict each other; nil for other diagnostics.
    public let conflict: UnsatisfiableConstraints?
    /// The constraint that cannot be solved; nil for other diagnostics.
    public let unsolved: UnsolvedConstraint?
    private let words: String

    /// - Parameters:
    ///   - exception: the exception that UIKit raises.
    ///   - unsolved: the constraint that cannot be solved, if the diagnostic is about one.
    ///   - words: one sentence, which begins with the exception's name if there is one.
    init(_ code: Code, exception: String? = nil, unsolved: UnsolvedConstraint? = nil, _ words: String) {
        self.code = code
        exceptionName = exception
        self.unsolved = unsolved
        conflict = nil
        self.words = words
    }

    /// A diagnostic for a conflict, whose long text is created on demand.
    init(_ code: Code, _ conflict: UnsatisfiableConstraints) {
        self.code = code
        exceptionName = nil
        self.conflict = conflict
        unsolved = nil
        words = ""
    }

    /// Whether UIKit raises an exception.
    public var isException: Bool { exceptionName != nil }
}

extension SimulationDiagnostic: CustomStringConvertible {
    /// One sentence, which begins with UIKit's exception name if there is one.
    public var description: String { conflict?.description ?? words }

    /// The default handler: prints the text to standard error, and stops the program if UIKit would raise an exception,
    /// unless exceptions are being collected.
    @MainActor
    static func printAndTrap(_ diagnostic: SimulationDiagnostic) {
        if diagnostic.isException, RaisedExceptions.take(diagnostic) { return }
        if let conflict = diagnostic.conflict { StandardError.print(conflict.explanation + "\n") }
        StandardError.print("\(diagnostic)")
        if diagnostic.isException { preconditionFailure("\(diagnostic)") }
    }
}
