import Foundation

extension UIResponder {
    /// The first responder of the chain, from this one up, that has the method and may perform it now.
    final func firstResponder(for action: Selector, sender: Any?) -> UIResponder? {
        var next: UIResponder? = self
        while let one = next {
            if action.isMethod(of: one), one.canPerformAction(action, withSender: sender) { return one }
            next = one.next
        }
        return nil
    }
}

extension Selector {
    /// Sends an action with the values that its method takes of sender and event.
    @MainActor
    func sendAction(to target: AnyObject, sender: Any?, event: UIEvent?) {
        _ = perform(on: target, [sender, event])
    }

    /// Calls the method of an object, and returns its result. What the object cannot do is an exception, as in UIKit.
    @MainActor
    package func perform(on target: AnyObject, _ values: [Any?]) -> Any? {
        switch send(to: target, values) {
        case .returned(let result): return result
        case .unrecognized: Simulation.current.report(.unrecognizedSelector(self, target))
        case .mismatched(let place): Simulation.current.report(.mismatchedValue(self, target, place))
        }
        return nil
    }
}

extension SimulationDiagnostic.Code {
    public static let unrecognizedSelector = Self(rawValue: "unrecognized-selector")
    public static let mismatchedValue = Self(rawValue: "mismatched-value")
}

extension SimulationDiagnostic {
    /// An object was sent a selector that its class does not have.
    static func unrecognizedSelector(_ selector: Selector, _ target: AnyObject) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .unrecognizedSelector, exception: "NSInvalidArgumentException",
            "NSInvalidArgumentException: -[\(type(of: target)) \(selector)]: unrecognized selector sent to instance")
    }

    /// A method was sent a value of another type than it takes. On iOS the method would run with it.
    static func mismatchedValue(_ selector: Selector, _ target: AnyObject, _ place: Int) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .mismatchedValue, exception: "NSInvalidArgumentException",
            "NSInvalidArgumentException: -[\(type(of: target)) \(selector)] takes another type of value \(place + 1) "
                + "than it is sent")
    }
}
