public import Foundation

/// A view that shows something by itself, for the linter. Rectangles are in the coordinates of the screen's user.
public struct ViewFacts: Sendable, Equatable {
    public enum Kind: Sendable, Hashable {
        /// A label with text.
        case text
        /// What is touched.
        case control
        case picture
        /// What an app's own class draws.
        case drawing
        /// A background or a border that stands out from what it lies on.
        case surface
    }

    /// A text that the view shows: its own, or a part's of a control.
    public struct Text: Sendable, Equatable {
        /// How the text begins, where a part of a control shows it; `nil` for the view's own.
        public var part: String?
        /// What the whole text needs, in points.
        public var needs: CGSize
        /// What there is for it, in points.
        public var has: CGSize
        public var isTruncated: Bool
        /// How many characters are not shown, spaces not counted.
        public var hidden: Int

        public init(part: String?, needs: CGSize, has: CGSize, isTruncated: Bool, hidden: Int) {
            self.part = part
            self.needs = needs
            self.has = has
            self.isTruncated = isTruncated
            self.hidden = hidden
        }
    }

    /// What a finger meets.
    public struct Target: Sendable, Equatable {
        /// The size that UIKit's own control of this kind has; `nil` for controls that are made in any size.
        public var standardSize: CGSize?

        public init(standardSize: CGSize?) {
            self.standardSize = standardSize
        }
    }

    /// What messages call it.
    public var name: String
    public var identifier: String?
    public var kind: Kind
    /// Of its bounds, in its own points.
    public var size: CGSize
    public var rect: CGRect
    /// Where letters are: its own, and those of the parts that a control makes for itself.
    public var letters: [CGRect]
    /// What has to be seen of it: letters, of a control its icon too, of all else the whole.
    public var essential: CGRect
    /// What superviews leave of it; `nil` where they clip all of it away.
    public var visible: CGRect?
    /// Whether it lies in what can be scrolled.
    public var isScrolled: Bool
    /// Whether it stands out from what lies under it, so that it hides that.
    public var isOpaque: Bool
    /// Its place in the order in which views are drawn, and that of the last view in it.
    public var order: Int
    public var lastInside: Int
    /// Which of the window's own subviews it lies in: what is presented covers what presents it on purpose.
    public var group: Int
    /// The superviews that clip, the nearest first, as indices of ``ScreenFacts/clips``; none beyond a scroll view.
    public var clips: [Int]
    /// What it shows as text.
    public var texts: [Text]
    /// `nil` for what is not touched.
    public var target: Target?

    public init(
        name: String, identifier: String?, kind: Kind, size: CGSize, rect: CGRect, letters: [CGRect],
        essential: CGRect, visible: CGRect?, isScrolled: Bool, isOpaque: Bool, order: Int, group: Int, clips: [Int]
    ) {
        self.name = name
        self.identifier = identifier
        self.kind = kind
        self.size = size
        self.rect = rect
        self.letters = letters
        self.essential = essential
        self.visible = visible
        self.isScrolled = isScrolled
        self.isOpaque = isOpaque
        self.order = order
        lastInside = order
        self.group = group
        self.clips = clips
        texts = []
    }
}
