import Basics
public import Foundation
public import KitValues
public import LayoutRules

/// An event that happened while the interface was set up or the device rotated.
public enum SimulationEvent: Sendable, Equatable {
    case deviceOrientation(from: UIDeviceOrientation, to: UIDeviceOrientation)
    case notification(String)
    /// A notification of the keyboard, with its frames before and after the change.
    case keyboard(String, from: CGRect, to: CGRect, duration: TimeInterval)
    /// The orientation in which the application started, before any object was asked.
    case launched(in: UIInterfaceOrientation)
    case asked(RotationQuestion, who: String, answer: String)
    case decided(RotationDecision)
    case statusBarOrientation(from: UIInterfaceOrientation, to: UIInterfaceOrientation)
    case windowSize(from: CGSize, to: CGSize)
    case traits(from: String, to: String)
    case callback(Callback, controller: String, detail: String)
    case presented(String, over: String, style: UIModalPresentationStyle)
    case dismissed(String, by: String)
    case alongside(index: Int)
    case completion(index: Int)
    case diagnostic(SimulationDiagnostic)
    case propertyChange(PropertyChange)
    /// A call for something that a simulation does not have, such as haptics or other applications.
    case inert(String)

    /// A callback of a controller, with the name of the method.
    public enum Callback: String, Sendable {
        case loadView
        case viewDidLoad
        case viewWillAppear
        case viewIsAppearing
        case viewDidAppear
        case viewWillDisappear
        case viewDidDisappear
        case willMoveToParent = "willMove(toParent:)"
        case didMoveToParent = "didMove(toParent:)"
        case viewSafeAreaInsetsDidChange
        case viewWillLayoutSubviews
        case viewDidLayoutSubviews
        case willTransitionToTraits = "willTransition(to:with:)"
        case viewWillTransitionToSize = "viewWillTransition(to:with:)"
        case traitCollectionDidChange
        case willRotate = "willRotate(to:duration:)"
        case willAnimateRotation = "willAnimateRotation(to:duration:)"
        case didRotate = "didRotate(from:)"
        case shouldAutorotateToInterfaceOrientation = "shouldAutorotate(to:)"
    }
}

extension SimulationEvent: CustomStringConvertible {
    public var description: String {
        switch self {
        case .deviceOrientation(let from, let to):
            "device orientation: \(from.bothNames) → \(to.bothNames)"
        case .launched(let orientation):
            "launched in \(orientation.name)"
        case .notification(let name):
            "notification: \(name)"
        case .keyboard(let name, let from, let to, let duration):
            "notification: \(name): \(from.dumpText) → \(to.dumpText), "
                + SimulationEvent.text(seconds: duration)
        case .asked(let question, let who, let answer):
            "asked \(who): \(question.name) → \(answer)"
        case .decided(let decision):
            "decided: \(decision)"
        case .statusBarOrientation(let from, let to):
            "status bar orientation: \(from.name) → \(to.name)"
        case .windowSize(let from, let to):
            "window: \(SimulationEvent.text(from)) → \(SimulationEvent.text(to))"
        case .traits(let from, let to):
            "traits: \(from) → \(to)"
        case .callback(let callback, let controller, let detail):
            "\(controller).\(callback.rawValue)" + (detail.isEmpty ? "" : ": \(detail)")
        case .presented(let controller, let presenter, let style):
            "\(presenter) presents \(controller) as \(style.name)"
        case .dismissed(let controller, let presenter):
            "\(presenter) dismisses \(controller)"
        case .alongside(let index):
            "alongside transition: block \(index)"
        case .completion(let index):
            "completion: block \(index)"
        case .diagnostic(let diagnostic):
            "diagnostic: \(diagnostic)"
        case .propertyChange(let change):
            change.description
        case .inert(let call):
            "inert: \(call)"
        }
    }

    static func text(seconds: TimeInterval) -> String { "\(CGFloat(seconds).sixDigitText) s" }

    static func text(_ size: CGSize) -> String {
        "\(size.width.sixDigitText) × \(size.height.sixDigitText)"
    }
}
