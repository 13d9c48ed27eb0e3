public import Basics
import Foundation
public import KitValues
public import LayoutRules

/// One step of a script.
public struct StepNode: Sendable, Equatable {
    /// The position of the step's object.
    public var position: SourcePosition
    public var action: Action

    public enum Action: Sendable, Equatable {
        /// Rotates the device.
        case turn(OrientationRequest)
        case present(Presentation)
        case dismiss(Departure)
        /// Pushes a controller. `from` is a controller in the navigation controller that pushes.
        case push(String, isAnimated: Bool, from: String?)
        case pop(Departure)
        case selectTab(Tab, from: String?)
        case set(Target, [Property])
        case keyboard(Keyboard)
        /// Takes a picture under this name.
        case snapshot(String)
        /// Requests that a mask is read again: that of the controller with this id, or of the topmost one. From iOS 16.
        case setNeedsUpdateOfSupportedInterfaceOrientations(String?)
        /// Requests one of these orientations from the scene. From iOS 16.
        case requestGeometryUpdate([UIInterfaceOrientation])
        /// Lets every window negotiate again for the device's orientation. Before iOS 16.
        case attemptRotationToDeviceOrientation
        /// Sets the status bar's orientation. Up to iOS 12.
        case setStatusBarOrientation(UIInterfaceOrientation)
    }

    /// The parameters of `present(_:animated:completion:)`.
    public struct Presentation: Sendable, Equatable {
        /// The id of the controller to present.
        public var controller: String
        /// The value for `modalPresentationStyle`, with UIKit's raw value; nil if it is not changed.
        public var style: Choice?
        public var isAnimated: Bool
        /// The id of the presenting controller; nil for the topmost one.
        public var from: String?
    }

    /// The controller that is dismissed or popped.
    public struct Departure: Sendable, Equatable {
        /// The controller whose presented controller is dismissed, or the one to pop to; nil for the topmost one, or
        /// for one level.
        public var controller: String?
        public var isAnimated: Bool
        /// A controller in the navigation controller that pops; nil for the topmost one.
        public var from: String?
    }

    /// The state of the keyboard.
    public enum Keyboard: Sendable, Equatable {
        /// The height in points; nil for the device's own height.
        case shown(height: Double?)
        case hidden
    }

    public enum Tab: Sendable, Equatable {
        case index(Int)
        case controller(String)
    }

    /// The object whose properties a step sets.
    public enum Target: Sendable, Equatable {
        case view(String)
        case controller(String)
        /// The constraint with this identifier: its constant, its priority, and whether it is active.
        case constraint(String)
        /// The application's delegate, whose answers change; with `null`, it no longer implements the method.
        case applicationDelegate
    }
}

extension StepNode {
    /// The id by which `set` refers to the application's delegate.
    static let applicationDelegateID = "application.delegate"

    /// The step as text for the log of events: `turn landscapeRight`.
    public var text: String {
        switch action {
        case .turn(let request): "turn \(request.text)"
        case .present(let presentation):
            "present \(presentation.controller)" + (presentation.style.map { " style=\($0.name)" } ?? "")
                + StepNode.text(presentation.isAnimated, presentation.from)
        case .dismiss(let departure): "dismiss" + StepNode.text(departure)
        case .push(let id, let isAnimated, let from): "push \(id)" + StepNode.text(isAnimated, from)
        case .pop(let departure): "pop" + StepNode.text(departure)
        case .selectTab(.index(let index), let from): "selectTab \(index)" + StepNode.text(true, from)
        case .selectTab(.controller(let id), let from): "selectTab \(id)" + StepNode.text(true, from)
        case .set(let target, let properties):
            "set \(target.id) " + properties.map(\.name).joined(separator: ", ")
        case .keyboard(.shown(let height)): "keyboard \(height.map { CGFloat($0).shortestText } ?? "true")"
        case .keyboard(.hidden): "keyboard false"
        case .snapshot(let name): "snapshot \(name)"
        case .setNeedsUpdateOfSupportedInterfaceOrientations(let id):
            "setNeedsUpdateOfSupportedInterfaceOrientations" + (id.map { " \($0)" } ?? "")
        case .requestGeometryUpdate(let orientations):
            "requestGeometryUpdate \(UIInterfaceOrientationMask(orientations).text)"
        case .attemptRotationToDeviceOrientation: "attemptRotationToDeviceOrientation"
        case .setStatusBarOrientation(let orientation): "setStatusBarOrientation \(orientation.name)"
        }
    }

    private static func text(_ isAnimated: Bool, _ from: String?) -> String {
        (isAnimated ? "" : " animated=false") + (from.map { " from=\($0)" } ?? "")
    }

    private static func text(_ departure: Departure) -> String {
        (departure.controller.map { " \($0)" } ?? "") + text(departure.isAnimated, departure.from)
    }
}

extension StepNode.Target {
    public var id: String {
        switch self {
        case .view(let id), .controller(let id), .constraint(let id): id
        case .applicationDelegate: StepNode.applicationDelegateID
        }
    }
}

extension OrientationRequest {
    /// The request as layout files and the command line write it.
    fileprivate var text: String {
        switch self {
        case .landscape: "landscape"
        case .turn(let device): device.bothNames
        }
    }
}
