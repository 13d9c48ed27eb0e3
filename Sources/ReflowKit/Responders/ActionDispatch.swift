import Foundation

extension UIResponder {
    /// The nearest responder, starting with this one, that has the method and can perform it now.
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
    /// Sends an action. Its method gets the sender and the event, as far as it has parameters for them.
    @MainActor
    func sendAction(to target: AnyObject, sender: Any?, event: UIEvent?) {
        _ = perform(on: target, [sender, event])
    }

    /// Calls the method of an object, and returns its result. If the object cannot perform it, an exception is
    /// reported, as in UIKit.
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
    /// A diagnostic: an object got a selector that its class does not have.
    static func unrecognizedSelector(_ selector: Selector, _ target: AnyObject) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .unrecognizedSelector, exception: "NSInvalidArgumentException",
            "NSInvalidArgumentException: \(method(selector, target)): unrecognized selector sent to "
                + (ClassObject.value(of: target) is AnyClass ? "class" : "instance"))
    }

    /// A method of an object, or of a class, in Objective-C's form.
    private static func method(_ selector: Selector, _ target: AnyObject) -> String {
        let value = ClassObject.value(of: target)
        return (value as? AnyClass).map { "+[\($0) \(selector)]" } ?? "-[\(type(of: value)) \(selector)]"
    }

    /// A diagnostic: a method got a value of another type than its parameter has. On iOS, the method would run with
    /// this value.
    static func mismatchedValue(_ selector: Selector, _ target: AnyObject, _ place: Int) -> SimulationDiagnostic {
        SimulationDiagnostic(
            .mismatchedValue, exception: "NSInvalidArgumentException",
            "NSInvalidArgumentException: \(method(selector, target)) takes another type of value \(place + 1) "
                + "than it is sent")
    }
}
