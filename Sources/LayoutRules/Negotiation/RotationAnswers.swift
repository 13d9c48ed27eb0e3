public import KitValues

/// A controller's `preferredInterfaceOrientationForPresentation` (behaviour.md §5.4).
public struct PreferredOrientation: Sendable, Hashable {
    /// The raw value of a `UIInterfaceOrientation`, or a number without an orientation.
    public var rawValue: Int
    /// Whether the controller overrides the property. UIKit's default is the current orientation, which has no effect.
    public var isOverridden: Bool

    public init(rawValue: Int, isOverridden: Bool = true) {
        self.rawValue = rawValue
        self.isOverridden = isOverridden
    }

    public init(_ orientation: UIInterfaceOrientation, isOverridden: Bool = true) {
        self.init(rawValue: orientation.rawValue, isOverridden: isOverridden)
    }

    /// The orientation; nil for a number without one.
    public var orientation: UIInterfaceOrientation? { UIInterfaceOrientation(rawValue: rawValue) }

    /// The orientation in UIKit's message: the name, or `(7)` for a number without an orientation (§5.3).
    public var text: String { orientation?.name ?? "(\(rawValue))" }
}

/// One controller's answer to iOS 5's `shouldAutorotateToInterfaceOrientation` (behaviour.md §5.5).
public struct OrientationAnswer: Sendable, Hashable {
    /// The class as UIKit prints it.
    public var controllerClass: String
    public var accepts: Bool

    public init(controllerClass: String, accepts: Bool) {
        self.controllerClass = controllerClass
        self.accepts = accepts
    }
}

/// The source of an answer.
public enum AnswerSource: Sendable, Hashable {
    /// The property list, or the list in a layout file that replaces it.
    case plist
    /// `application(_:supportedInterfaceOrientationsFor:)`, or the delegate of a container.
    case delegate
    /// UIKit's default: the method is not overridden.
    case `default`
    /// A class of the application overrides the method.
    case override
    /// A layout file, with the line, counted from 1.
    case layout(file: String, line: Int)

    /// All names.
    package static let names = [plist, delegate, `default`, override, layout(file: "", line: 1)].map(\.name)

    /// The name in the JSON of `reflow explain`.
    public var name: String {
        switch self {
        case .plist: "plist"
        case .delegate: "delegate"
        case .default: "default"
        case .override: "override"
        case .layout: "layout"
        }
    }
}

extension AnswerSource: CustomStringConvertible {
    /// The source as text: `override`, `Layouts/photos.json:12`.
    public var description: String {
        if case .layout(let file, let line) = self { return "\(file):\(line)" }
        return name
    }
}
