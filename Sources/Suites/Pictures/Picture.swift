public import Comparison
import DisplayList
import Foundation
public import LayoutDocument
public import LayoutRules
public import ReflowKit
public import Snapshots

/// A layout on a device in an orientation, laid out and recorded: all that is needed to draw it anywhere.
public struct Picture: Sendable {
    public let name: GoldenName
    public let tree: FrameTree
    public let drawing: Drawing
    public let orientation: UIInterfaceOrientation
    /// What UIKit would have warned of on the way.
    public let notes: [Diagnostic]
}

/// What became of one orientation of one layout on one device.
public enum PictureOutcome: Sendable {
    case picture(Picture)
    /// The interface did not turn.
    case refused(Refusal)
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

    /// `iPhone 15 does not show landscapeRight: …`
    public var text: String { "\(device) does not show \(orientation.name): \(explanation.message)" }
}
