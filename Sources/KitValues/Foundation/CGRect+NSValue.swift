public import Foundation

/// The bridge between `CGRect` and `NSValue`. With it, code for iOS can read the user info of notifications unchanged:
/// `as? CGRect` and `as? NSValue` both work, whichever of the two is stored.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = holdsRect(source) ? source.rectValue : nil
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        _forceBridgeFromObjectiveC(source, result: &result)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source.flatMap { holdsRect($0) ? $0.rectValue : nil } ?? .zero
    }

    /// Whether a value can be asked for a rectangle. A value of another type would trap.
    private static func holdsRect(_ value: NSValue) -> Bool {
        guard !(value is NSNumber) else { return false }
        return String(cString: value.objCType) == String(cString: NSValue(rect: .zero).objCType)
    }
}
