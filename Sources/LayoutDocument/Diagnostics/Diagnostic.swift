public import Basics
import JSON

/// Something that the author of a file should know, with its position.
public struct Diagnostic: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Severity: String, Sendable, Hashable {
        /// The file is not used.
        case error
        /// The file is used as it is.
        case warning
    }

    /// The kind of a diagnostic: an identifier that scripts may rely on. Later stages add their own.
    public struct Code: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public var description: String { rawValue }
    }

    public var severity: Severity
    public var code: Code
    /// What is wrong, in one sentence without a full stop; a conflict has several lines, as UIKit logs it.
    public private(set) var message: String
    /// The name of the file as passed to the parser, usually a path relative to the suite.
    public var file: String
    /// The position in the file; nil if it is about the whole file.
    public var position: SourcePosition?
    /// What to write instead.
    public private(set) var advice: String?
    /// The `id` of the view or controller it is about; nil if that has none.
    public var id: String?

    /// - Parameter message: one line: whatever a file says in it, a line break is escaped.
    public init(
        _ severity: Severity, _ code: Code, _ message: String, file: String, at position: SourcePosition? = nil,
        advice: String? = nil, id: String? = nil
    ) {
        self.init(
            severity, code, lines: ShownText.name(message), file: file, at: position,
            advice: advice.map(ShownText.name), id: id)
    }

    /// A message of UIKit's own, of several lines.
    package init(
        _ severity: Severity, _ code: Code, lines message: String, file: String, at position: SourcePosition? = nil,
        advice: String? = nil, id: String? = nil
    ) {
        self.severity = severity
        self.code = code
        self.message = ShownText.lines(message)
        self.file = file
        self.position = position
        self.advice = advice
        self.id = id
    }

    /// Counted from 1; nil without a position.
    public var line: Int? { position?.line }
    /// Counted from 1, in characters; nil without a position.
    public var column: Int? { position?.column }

    /// `Layouts/profile.json:12:7: error: unknown key "txet" in UILabel; did you mean "text"?`
    public var description: String {
        let file = ShownText.name(file)
        let place = position.map { "\(file):\($0)" } ?? file
        return "\(place): \(severity.rawValue): \(text)"
    }

    /// The message with the advice. UIKit's messages may end with a full stop.
    public var text: String {
        guard let advice else { return message }
        return message.hasSuffix(".")
            ? "\(message) \(advice.prefix(1).uppercased())\(advice.dropFirst())" : "\(message); \(advice)"
    }
}

extension Diagnostic.Code {
    // MARK: The text

    /// Not JSON.
    public static let syntax = Diagnostic.Code(rawValue: "json-syntax")
    /// Not XML, or not of the kind that Interface Builder writes.
    public static let xmlSyntax = Diagnostic.Code(rawValue: "xml-syntax")
    /// An Interface Builder document of a kind, or for a system, that is not supported.
    public static let unsupportedDocument = Diagnostic.Code(rawValue: "unsupported-document")
    /// A document without a view.
    public static let nothingToShow = Diagnostic.Code(rawValue: "nothing-to-show")
    /// Not UTF-8, and for Interface Builder documents not UTF-16 either.
    public static let invalidEncoding = Diagnostic.Code(rawValue: "invalid-encoding")
    /// Larger than ``LayoutLimits`` allows.
    public static let limitExceeded = Diagnostic.Code(rawValue: "limit-exceeded")

    // MARK: Keys

    public static let duplicateKey = Diagnostic.Code(rawValue: "duplicate-key")
    public static let unknownKey = Diagnostic.Code(rawValue: "unknown-key")
    public static let missingKey = Diagnostic.Code(rawValue: "missing-key")
    /// A known key in a place where it cannot take effect.
    public static let misplacedKey = Diagnostic.Code(rawValue: "misplaced-key")
    /// Part of the format or of UIKit that this version does not support.
    public static let notSupportedYet = Diagnostic.Code(rawValue: "not-supported-yet")

    // MARK: Values

    public static let wrongType = Diagnostic.Code(rawValue: "wrong-type")
    /// A name that the key does not take.
    public static let unknownValue = Diagnostic.Code(rawValue: "unknown-value")
    public static let outOfRange = Diagnostic.Code(rawValue: "out-of-range")
    public static let unknownClass = Diagnostic.Code(rawValue: "unknown-class")
    /// A controller where a view is expected, or a view where a controller is.
    public static let wrongClass = Diagnostic.Code(rawValue: "wrong-class")
    /// An id that does not exist in the file.
    public static let unknownID = Diagnostic.Code(rawValue: "unknown-id")
    public static let duplicateID = Diagnostic.Code(rawValue: "duplicate-id")
    /// A list or object that must not be empty, or contains the same thing twice.
    public static let invalidList = Diagnostic.Code(rawValue: "invalid-list")
    /// The equation of a constraint that cannot be read.
    public static let invalidEquation = Diagnostic.Code(rawValue: "invalid-equation")
    /// A constraint that UIKit would reject.
    public static let invalidConstraint = Diagnostic.Code(rawValue: "invalid-constraint")
    /// A condition that no screen meets.
    public static let impossibleCondition = Diagnostic.Code(rawValue: "impossible-condition")

    // MARK: Warnings

    /// A layout that a suite file names and that does not exist.
    public static let unknownLayout = Diagnostic.Code(rawValue: "unknown-layout")
    /// A view without a frame, which gets the design size of its superview.
    public static let noFrame = Diagnostic.Code(rawValue: "no-frame")
    /// A preferred orientation that the controller does not support, for which UIKit raises an exception.
    public static let preferredOutsideMask = Diagnostic.Code(rawValue: "preferred-outside-mask")

    /// An Interface Builder document for a system whose devices do not rotate. Its views are drawn like those of iOS.
    public static let otherSystem = Diagnostic.Code(rawValue: "other-system")
    /// A view of which only the frame is known, shown as a box with its name.
    public static let placeholder = Diagnostic.Code(rawValue: "placeholder")
    /// A class of the app's that is shown as the class of UIKit that it inherits from.
    public static let customClass = Diagnostic.Code(rawValue: "custom-class")
    /// An element of an Interface Builder document that is ignored.
    public static let unknownElement = Diagnostic.Code(rawValue: "unknown-element")

    // MARK: The list itself

    /// More diagnostics than the limit.
    public static let tooManyDiagnostics = Diagnostic.Code(rawValue: "too-many-diagnostics")
}

extension Diagnostic.Code {
    init(of error: JSONSyntaxError) {
        switch error.reason {
        case .fileTooLarge, .tooDeep, .tooManyValues, .stringTooLong, .tooManyMarks,
            .numberTooLong:
            self = .limitExceeded
        case .invalidUTF8, .otherEncoding: self = .invalidEncoding
        default: self = .syntax
        }
    }
}
