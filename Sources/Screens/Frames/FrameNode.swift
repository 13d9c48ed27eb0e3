public import Foundation
public import KitValues
public import LayoutRules

/// One view of a tree as a value: its class, frame and content. Lengths are in points.
public struct FrameNode: Sendable, Hashable {
    /// The number of the view's superviews inside the tree: 0 for the root. `FrameTree` sets it.
    public internal(set) var depth = 0
    /// UIKit's class: `UILabel`.
    public var className: String
    /// The user's subclass of that class, if there is one.
    public var customClass: String?
    /// The view's id in the layout, which identifies it in other trees.
    public var id: String?
    /// The frame in the superview's coordinates.
    public var frame: CGRect
    public var bounds: CGRect
    public var safeAreaInsets: UIEdgeInsets
    public var autoresizingMask: UIViewAutoresizing
    /// The text that the view shows, if any.
    public var text: String?
    /// The looks that differ from the defaults of the view's class.
    public var looks: [Look: String]
    public var isHidden: Bool
    public var alpha: CGFloat
    /// The numbers of the frame that constraints do not determine; empty unless requested.
    public var ambiguous: [LayoutNumber] = []

    /// - Parameter bounds: the bounds; by default those of a view that does not scroll: at zero, with the frame's size.
    public init(
        _ className: String, customClass: String? = nil, id: String? = nil, frame: CGRect, bounds: CGRect? = nil,
        safeAreaInsets: UIEdgeInsets = .zero, autoresizingMask: UIViewAutoresizing = [], text: String? = nil,
        looks: [Look: String] = [:], isHidden: Bool = false, alpha: CGFloat = 1
    ) {
        self.className = className
        self.customClass = customClass
        self.id = id
        self.frame = frame
        self.bounds = bounds ?? CGRect(origin: .zero, size: frame.size)
        self.safeAreaInsets = safeAreaInsets
        self.autoresizingMask = autoresizingMask
        self.text = text
        self.looks = looks
        self.isHidden = isHidden
        self.alpha = alpha
    }
}
