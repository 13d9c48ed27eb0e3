public import Foundation

// The recognisers of UIKit, with the numbers that an application sets for them. Their defaults are in input.md §2.5.

/// Recognises one or more taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    override var isDiscrete: Bool { true }
}

/// Recognises a swipe in one of its directions.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    open var direction: Direction = .right
    open var numberOfTouchesRequired = 1

    override var isDiscrete: Bool { true }

    /// `UISwipeGestureRecognizer.Direction` with UIKit's raw values.
    public struct Direction: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }
}

/// Recognises a press that stays at its place.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// The duration of the press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance, in points, by which the fingers may move before the press is recognised.
    open var allowableMovement: CGFloat = 10
}

/// Recognises fingers that move.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
}

/// Recognises fingers that move inward from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}

/// Recognises two fingers that move apart or towards each other.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance between the fingers, divided by their distance at the beginning.
    open var scale: CGFloat = 1
}

/// Recognises two fingers that turn around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle in radians since the beginning, clockwise on the screen.
    open var rotation: CGFloat = 0
}
