public import Foundation

/// A segment of a `UISegmentedControl`.
public struct SegmentValue: Sendable, Equatable {
    public var title: String?
    public var image: ImageValue?
    /// The width in points; 0 for an equal share.
    public var width: CGFloat = 0
    public var isEnabled = true

    public init(title: String?, image: ImageValue? = nil) {
        self.title = title
        self.image = image
    }
}
