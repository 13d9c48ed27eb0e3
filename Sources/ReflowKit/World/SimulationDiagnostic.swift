public import LayoutRules

/// Something that UIKit would raise as an exception or print to the console.
///
/// Each kind is made in the folder that raises it: its code, the name of the exception and the words stand together
/// there, and nobody else has a list of them.
public struct SimulationDiagnostic: Sendable, Hashable {
    /// The names that scripts may look for: `layout-loop`.
    public struct Code: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let code: Code
    /// The exception that UIKit raises; nil if it raises none.
    public let exceptionName: String?
    /// The required constraints that contradict each other, if that is what it is about.
    public let conflict: UnsatisfiableConstraints?
    /// The one constraint that cannot be solved, if that is what it is about.
    public let unsolved: UnsolvedConstraint?
    private let words: String

    /// - Parameters:
    ///   - exception: the exception that UIKit raises.
    ///   - unsolved: the constraint that it is about, if it is about one that cannot be solved.
    ///   - words: one sentence, which begins with the exception's name if there is one.
    init(_ code: Code, exception: String? = nil, unsolved: UnsolvedConstraint? = nil, _ words: String) {
        self.code = code
        exceptionName = exception
        self.unsolved = unsolved
        conflict = nil
        self.words = words
    }

    /// A conflict, whose words are long, and are made when somebody reads them.
    init(_ code: Code, _ conflict: UnsatisfiableConstraints) {
        self.code = code
        exceptionName = nil
        self.conflict = conflict
        unsolved = nil
        words = ""
    }

    /// Whether UIKit raises an exception here.
    public var isException: Bool { exceptionName != nil }
}

extension SimulationDiagnostic: CustomStringConvertible {
    /// One sentence, which begins with UIKit's exception name if there is one.
    public var description: String { conflict?.description ?? words }

    /// The default handler: prints the words to standard error, and stops the program where UIKit would raise, unless
    /// somebody collects exceptions.
    @MainActor
    static func printAndTrap(_ diagnostic: SimulationDiagnostic) {
        if diagnostic.isException, RaisedExceptions.take(diagnostic) { return }
        if let conflict = diagnostic.conflict { StandardError.print(conflict.explanation + "\n") }
        StandardError.print("\(diagnostic)")
        if diagnostic.isException { preconditionFailure("\(diagnostic)") }
    }
}
