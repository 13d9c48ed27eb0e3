import Comparison
public import DisplayList
public import Foundation
public import KitValues
public import LayoutDocument
public import LayoutRules
public import Screens
public import Snapshots

/// A layout on a device in an orientation, laid out and recorded: all that is needed to draw it anywhere.
public struct Picture: Sendable {
    public let name: GoldenName
    public let tree: FrameTree
    public let drawing: Drawing
    /// Where views lie that are compared by rules of their own, from back to front.
    public let rectangles: [ViewRectangle]
    public let orientation: UIInterfaceOrientation
    /// What UIKit would have warned of on the way.
    public let notes: [Diagnostic]
    /// What is wrong with the layout, where somebody wants to know.
    public let issues: [IssueReport]
}

/// What became of one orientation of one layout on one device.
public enum PictureOutcome: Sendable {
    case picture(Picture)
    /// The interface did not turn.
    case refused(Refusal)
    /// The script ended before this snapshot was taken.
    case interrupted(Interruption)
}

/// A snapshot that a script did not come to.
public struct Interruption: Sendable, Hashable {
    /// The name the picture would have.
    public let name: GoldenName
    /// What UIKit would have raised, and in which step.
    public let text: String
    /// Pixels to a point that the picture would have.
    public let scale: CGFloat
}

/// What the steps of a layout led to on one device.
public struct Script: Sendable {
    /// The name of the log of events.
    public let name: GoldenName
    /// A picture for each snapshot, in order.
    public let outcomes: [PictureOutcome]
    /// Everything that happened from launch to the last step.
    public let log: String
    /// What UIKit would have raised, and in which step; nil for a script that came to its end.
    public let exception: String?
}

/// An orientation that a layout was asked for and does not show.
public struct Refusal: Sendable, Hashable {
    /// The name the picture would have.
    public let name: GoldenName
    public let device: String
    public let orientation: UIInterfaceOrientation
    public let explanation: RotationExplanation
    /// Whether somebody asked for just this orientation, or UIKit raised.
    public let isFailure: Bool
    /// Pixels to a point that the picture would have.
    public let scale: CGFloat

    /// `iPhone 15 does not show landscapeRight: …`
    public var text: String { "\(device) does not show \(orientation.name): \(explanation.message)" }
}
