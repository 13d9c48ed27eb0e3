import Foundation
import KitValues
import ReflowKit

/// The recognisers of documents.
@MainActor
enum NibRecognizers {
    /// The classes by their elements. Interface Builder writes `pongPress` for a long press.
    static let kinds: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "gestureRecognizer": UIGestureRecognizer.self,
    ]

    /// Sets the numbers that a document states.
    static func set(_ attributes: [String: String], of recognizer: UIGestureRecognizer) {
        func number(_ name: String) -> Int? { attributes[name].flatMap(Int.init).map { max(0, $0) } }
        func length(_ name: String) -> Double? {
            attributes[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
        }
        if attributes["enabled"] == "NO" { recognizer.isEnabled = false }
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            if let count = number("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
            if let count = number("numberOfTouchesRequired") { tap.numberOfTouchesRequired = count }
        case let swipe as UISwipeGestureRecognizer:
            if let count = number("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = count }
            if let direction = attributes["direction"].flatMap({ directions[$0] }) { swipe.direction = direction }
        case let press as UILongPressGestureRecognizer:
            if let count = number("numberOfTapsRequired") { press.numberOfTapsRequired = count }
            if let count = number("numberOfTouchesRequired") { press.numberOfTouchesRequired = count }
            if let seconds = length("minimumPressDuration") { press.minimumPressDuration = seconds }
            if let distance = length("allowableMovement") { press.allowableMovement = distance }
        case let pan as UIPanGestureRecognizer:
            if let count = number("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
            if let count = number("maximumNumberOfTouches") { pan.maximumNumberOfTouches = count }
        default: break
        }
    }

    private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "right": .right, "left": .left, "up": .up, "down": .down,
    ]
}
