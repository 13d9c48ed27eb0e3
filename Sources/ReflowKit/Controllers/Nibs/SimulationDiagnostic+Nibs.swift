import Foundation

// The exceptions and messages of nibs and storyboards, in UIKit's words.

extension SimulationDiagnostic.Code {
    public static let missingNib = Self(rawValue: "missing-nib")
    public static let unreadableNib = Self(rawValue: "unreadable-nib")
    public static let unknownNibClass = Self(rawValue: "unknown-nib-class")
    public static let unknownOutlet = Self(rawValue: "unknown-outlet")
    public static let unknownAttribute = Self(rawValue: "unknown-attribute")
    public static let unknownSegue = Self(rawValue: "unknown-segue")
    public static let nibWarning = Self(rawValue: "nib-warning")
}

extension SimulationDiagnostic {
    static func missingNib(_ name: String, _ bundle: Bundle) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .missingNib, exception: "NSInternalInconsistencyException",
            "NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' "
                + "with name '\(name)'")
    }

    static func missingStoryboard(_ name: String, _ bundle: Bundle) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .missingNib, exception: "NSInvalidArgumentException",
            "NSInvalidArgumentException: Could not find a storyboard named '\(name)' in bundle NSBundle "
                + "<\(bundle.bundlePath)> (loaded)")
    }

    @MainActor
    static func unknownController(_ identifier: String, _ storyboard: UIStoryboard) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .missingNib, exception: "NSInvalidArgumentException",
            "NSInvalidArgumentException: Storyboard (\(storyboard.name)) doesn't contain a view controller with identifier "
                + "'\(identifier)'")
    }

    @MainActor
    static func missingViewOutlet(_ controller: UIViewController) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .unknownOutlet, exception: "NSInternalInconsistencyException",
            "NSInternalInconsistencyException: loadView of \(controller.nameInMessages) loaded its nib but the view outlet "
                + "was not set")
    }

    @MainActor
    static func unknownSegue(_ identifier: String, _ controller: UIViewController) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .unknownSegue, exception: "NSInvalidArgumentException",
            "NSInvalidArgumentException: Receiver (<\(controller.nameInMessages)>) has no segue with identifier "
                + "'\(identifier)'")
    }

    @MainActor
    static func pushSegueWithoutStack(_ controller: UIViewController) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .unknownSegue, exception: "NSGenericException",
            "NSGenericException: Push segues can only be used when the source controller is managed by an instance of "
                + "UINavigationController: \(controller.nameInMessages) is not")
    }

    static func noNibReader(_ name: String) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .unreadableNib, exception: "NSInternalInconsistencyException",
            "NSInternalInconsistencyException: \(name) cannot be read: nibs need the product UIKit among the dependencies "
                + "of the target")
    }

    /// A document that cannot be read, or cannot be shown.
    package static func unreadableNib(_ reason: String) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .unreadableNib, exception: "NSInternalInconsistencyException", "NSInternalInconsistencyException: \(reason)"
        )
    }

    /// A class that is not in the program. UIKit prints a message, too, and makes an object of UIKit's class.
    package static func unknownNibClass(_ name: String, _ place: String) -> SimulationDiagnostic {
        SimulationDiagnostic(.unknownNibClass, "Unknown class \(name) in Interface Builder file. (\(place))")
    }

    /// An outlet that the class of its object does not have.
    /// - Parameters:
    ///   - place: the document with the line of the connection.
    ///   - object: the class and description of the object.
    ///   - isListed: whether the class, or one of the app's that it inherits from, lists any members.
    package static func unknownOutlet(
        _ key: String, of object: String, _ place: String, isListed: Bool
    ) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .unknownOutlet, exception: "NSUnknownKeyException",
            "NSUnknownKeyException: [<\(object)> setValue:forUndefinedKey:]: this class is not key value "
                + "coding-compliant for the key \(key). (\(place))"
                + (isListed ? "" : " On Linux, outlets are found in classes that `reflow swift` compiled."))
    }

    /// An outlet whose object is of another class than the property.
    package static func mismatchedOutlet(
        _ key: String, of object: String, to value: String, _ place: String
    ) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .unknownOutlet, exception: "NSInvalidArgumentException",
            "NSInvalidArgumentException: the outlet \(key) of \(object) cannot hold the \(value) to which it is connected "
                + "(\(place))")
    }

    /// A runtime attribute that cannot be set, for which UIKit prints a message.
    package static func unknownAttribute(_ keyPath: String, of object: String, _ place: String) -> SimulationDiagnostic
    {
        SimulationDiagnostic(
            .unknownAttribute,
            "Failed to set (\(keyPath)) user defined inspected property on (\(object)): [<\(object)> "
                + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(keyPath). "
                + "(\(place))")
    }

    /// Something of a document that is shown in another way than the document says.
    package static func nibWarning(_ text: String) -> SimulationDiagnostic {
        SimulationDiagnostic(.nibWarning, text)
    }
}
