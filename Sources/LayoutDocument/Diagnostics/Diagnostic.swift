public import Basics
import JSON
import KitSchema

/// A message for the author of a file, with its position.
public struct Diagnostic: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Severity: String, Sendable, Hashable {
        /// The file is not used.
        case error
        /// The file is used as it is.
        case warning
    }

    /// The kind of a diagnostic: an identifier that scripts may rely on. Other targets add codes of their own.
    public struct Code: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public var description: String { rawValue }
    }

    public var severity: Severity
    public var code: Code
    /// The problem in one sentence without a full stop. The message of a conflict has several lines, as UIKit logs it.
    public private(set) var message: String
    /// The name of the file as passed to the parser, usually a path relative to the suite.
    public var file: String
    /// The position in the file; nil for a diagnostic about the whole file.
    public var position: SourcePosition?
    /// The correction, or another advice.
    public private(set) var advice: String?
    /// The `id` of the view or controller; nil if it has none.
    public var id: String?

    /// - Parameter message: the message on one line; line breaks in quoted text are escaped.
    public init(
        _ severity: Severity, _ code: Code, _ message: String, file: String, at position: SourcePosition? = nil,
        advice: String? = nil, id: String? = nil
    ) {
        self.init(
            severity, code, lines: ShownText.name(message), file: file, at: position,
            advice: advice.map(ShownText.name), id: id)
    }

    /// A message of UIKit's own, with several lines.
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

    /// The line, counted from 1; nil without a position.
    public var line: Int? { position?.line }
    /// The column in characters, counted from 1; nil without a position.
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

    /// The text is not JSON.
    public static let syntax = Diagnostic.Code(rawValue: "json-syntax")
    /// The text is not XML, or not the kind that Interface Builder writes.
    public static let xmlSyntax = Diagnostic.Code(rawValue: "xml-syntax")
    /// The Interface Builder document is of a kind, or for a system, that is not supported.
    public static let unsupportedDocument = Diagnostic.Code(rawValue: "unsupported-document")
    /// The document has no view.
    public static let nothingToShow = Diagnostic.Code(rawValue: "nothing-to-show")
    /// The text is not UTF-8, and for Interface Builder documents not UTF-16, either.
    public static let invalidEncoding = Diagnostic.Code(rawValue: "invalid-encoding")
    /// The file exceeds the ``LayoutLimits``.
    public static let limitExceeded = Diagnostic.Code(rawValue: "limit-exceeded")

    // MARK: Keys

    public static let duplicateKey = Diagnostic.Code(rawValue: "duplicate-key")
    public static let unknownKey = Diagnostic.Code(rawValue: "unknown-key")
    public static let missingKey = Diagnostic.Code(rawValue: "missing-key")
    /// A known key is at a place where it has no effect.
    public static let misplacedKey = Diagnostic.Code(rawValue: "misplaced-key")
    /// A part of the format or of UIKit is not supported by this version.
    public static let notSupportedYet = Diagnostic.Code(rawValue: "not-supported-yet")

    // MARK: Values

    public static let wrongType = Diagnostic.Code(rawValue: "wrong-type")
    /// The key does not accept this name.
    public static let unknownValue = Diagnostic.Code(rawValue: "unknown-value")
    public static let outOfRange = Diagnostic.Code(rawValue: "out-of-range")
    public static let unknownClass = Diagnostic.Code(rawValue: "unknown-class")
    /// A controller is used where a view is expected, or a view where a controller is.
    public static let wrongClass = Diagnostic.Code(rawValue: "wrong-class")
    /// An id does not exist in the file.
    public static let unknownID = Diagnostic.Code(rawValue: "unknown-id")
    public static let duplicateID = Diagnostic.Code(rawValue: "duplicate-id")
    /// A list or object is empty but must not be, or contains an element twice.
    public static let invalidList = Diagnostic.Code(rawValue: "invalid-list")
    /// The equation of a constraint cannot be parsed.
    public static let invalidEquation = Diagnostic.Code(rawValue: "invalid-equation")
    /// UIKit would reject this constraint.
    public static let invalidConstraint = Diagnostic.Code(rawValue: "invalid-constraint")
    /// No screen meets this condition.
    public static let impossibleCondition = Diagnostic.Code(rawValue: "impossible-condition")

    // MARK: Warnings

    /// A suite file names a layout that does not exist.
    public static let unknownLayout = Diagnostic.Code(rawValue: "unknown-layout")
    /// A view has no frame, and gets the design size of its superview.
    public static let noFrame = Diagnostic.Code(rawValue: "no-frame")
    /// The controller does not support its preferred orientation, so UIKit raises an exception.
    public static let preferredOutsideMask = Diagnostic.Code(rawValue: "preferred-outside-mask")

    /// The Interface Builder document is for a system whose devices do not rotate. Its views are drawn like those of
    /// iOS.
    public static let otherSystem = Diagnostic.Code(rawValue: "other-system")
    /// Only the frame of a view is known, so it is shown as a box with its name.
    public static let placeholder = Diagnostic.Code(rawValue: "placeholder")
    /// A class of the app is shown as the class of UIKit from which it inherits.
    public static let customClass = Diagnostic.Code(rawValue: "custom-class")
    /// An element of an Interface Builder document is ignored.
    public static let unknownElement = Diagnostic.Code(rawValue: "unknown-element")

    // MARK: The list itself

    /// There are more diagnostics than the limit.
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
