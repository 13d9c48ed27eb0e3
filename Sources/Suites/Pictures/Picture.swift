import Comparison
public import DisplayList
public import Foundation
public import KitValues
public import LayoutDocument
public import LayoutRules
public import Screens
public import Snapshots

/// A layout on a device in an orientation, laid out and recorded, with all data that is needed to draw it.
public struct Picture: Sendable {
    public let name: PictureName
    public let tree: FrameTree
    public let drawing: Drawing
    /// The rectangles of views with their own comparison rules, from back to front.
    public let rectangles: [ViewRectangle]
    public let orientation: UIInterfaceOrientation
    /// The warnings that UIKit would have logged.
    public let notes: [Diagnostic]
    /// The facts for the linter; nil if it is not to run.
    let facts: ScreenFacts?
    /// The issues of the layout, if the linter ran.
    public var issues: [LocatedIssue] = []
    /// The constraints and other causes that place the picture's views; nil if they were not requested in advance.
    var constraints: ConstraintsReport?
    /// The way in which the picture was reached. It is nil for a view that was laid out alone, because such pictures
    /// are not compared.
    var origin: PictureOrigin?
}

/// The result for one orientation of one layout on one device.
public enum PictureOutcome: Sendable {
    case picture(Picture)
    /// The orientation was not shown: the layout refused it, or UIKit would have raised an exception.
    case refused(Refusal)
    /// The script ended before this snapshot was taken.
    case interrupted(Interruption)
}

/// A snapshot that a script did not reach.
public struct Interruption: Sendable, Hashable {
    /// The name the picture would have.
    public let name: PictureName
    /// The exception that UIKit would have raised, and its step.
    public let text: String
    /// The number of pixels per point that the picture would have.
    public let scale: CGFloat
}

/// The result of a layout's steps on one device.
public struct Script: Sendable {
    /// The name of the log of events.
    public let name: PictureName
    /// A picture for each snapshot, in order.
    public let outcomes: [PictureOutcome]
    /// Everything that happened from launch to the last step.
    public let log: String
    /// The exception that UIKit would have raised, and its step; nil for a script that completed.
    public let exception: String?
}

/// An orientation that a layout refused.
public struct Refusal: Sendable, Hashable {
    /// The name the picture would have.
    public let name: PictureName
    public let device: String
    public let orientation: UIInterfaceOrientation
    /// The orientations in which the layout would have been shown: both landscapes if either one was requested; empty
    /// if UIKit raised an exception.
    public let asked: UIInterfaceOrientationMask
    public let explanation: RotationExplanation
    /// Whether this orientation was requested explicitly, or UIKit raised an exception.
    public let isFailure: Bool
    /// The number of pixels per point that the picture would have.
    public let scale: CGFloat

    /// Whether UIKit would have raised an exception.
    public var isException: Bool { asked.isEmpty }

    /// `iPhone 15 does not show landscapeRight: …`
    public var text: String { "\(device) does not show \(orientation.name): \(explanation.message)" }
}
