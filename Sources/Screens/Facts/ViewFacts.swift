public import DisplayList
public import Foundation
public import LayoutRules

/// The linter's facts about a view that shows something. Rectangles are in the user's coordinates of the screen.
public struct ViewFacts: Sendable, Equatable {
    public enum Kind: Sendable, Hashable {
        /// A label with text.
        case text
        /// A tap target.
        case control
        case picture
        /// The drawing of a custom class.
        case drawing
        /// A background or a border that differs from what is behind it.
        case surface
    }

    /// A text that the view shows: its own, or that of a control's part.
    public struct Text: Sendable, Equatable {
        /// The beginning of the text, if a control's part shows it; `nil` for the view's own text.
        public var part: String?
        /// The size that the whole text needs, in points.
        public var needs: CGSize
        /// The size that is available, in points.
        public var has: CGSize
        public var isTruncated: Bool
        /// The number of characters not shown, without spaces.
        public var hidden: Int
        /// The limits that leave it no more room; empty where no constraint does.
        public var limits: [Limit] = []
        /// The colours that it is painted with; empty where they are not known, or where nobody has to read it.
        public var inks: [Ink] = []
        /// The ground that it is painted on; `nil` where that is not one colour.
        public var ground: Coats.Ground?
        /// Which of its characters no font has, in words.
        public var missing: [String] = []
        /// Whether more lines would show more of it.
        public var isOneLine = false
        /// By how many points the letters that are shown reach above and below the room that there is.
        public var lost: CGFloat = 0

        public init(part: String?, needs: CGSize, has: CGSize, isTruncated: Bool, hidden: Int) {
            self.part = part
            self.needs = needs
            self.has = has
            self.isTruncated = isTruncated
            self.hidden = hidden
        }
    }

    /// Something that leaves a text no more room.
    public struct Limit: Sendable, Hashable {
        public enum Kind: Sendable, Hashable {
            /// A constraint on its width or height alone.
            case size(isEqual: Bool)
            /// A constraint between it and something else.
            case pin
            /// The content of another view, which keeps its size.
            case neighbour(String)
        }

        public var kind: Kind
        /// A constraint with its place, or the content of the neighbour.
        public var text: String

        public init(_ kind: Kind, _ text: String) {
            self.kind = kind
            self.text = text
        }
    }

    /// The colour and the size of letters.
    public struct Ink: Sendable, Hashable {
        public var color: RGBAColor
        /// In points.
        public var size: CGFloat
        public var isBold: Bool
        /// Whether it is one of UIKit's own colours.
        public var isSystem: Bool

        /// - Parameter alpha: of the view that shows the letters.
        public init(color: RGBAColor, alpha: CGFloat = 1, size: CGFloat, isBold: Bool, isSystem: Bool) {
            self.color = color
            self.color.alpha *= alpha
            self.size = size
            self.isBold = isBold
            // iOS does not strengthen what a view makes translucent.
            self.isSystem = isSystem && alpha == 1
        }
    }

    /// A tap target.
    public struct Target: Sendable, Equatable {
        /// The size of UIKit's own control of this kind; `nil` if UIKit has no fixed size for it.
        public var standardSize: CGSize?

        public init(standardSize: CGSize?) {
            self.standardSize = standardSize
        }
    }

    /// Its name in messages.
    public var name: String
    public var identifier: String?
    public var kind: Kind
    /// The size of its bounds, in its own points.
    public var size: CGSize
    public var rect: CGRect
    /// The rectangles of letters: its own, and those of the parts that a control creates for itself.
    public var letters: [CGRect]
    /// The part that must be visible: its letters, a control's icon as well, anything else completely.
    public var essential: CGRect
    /// The part that superviews do not clip; `nil` if they clip all of it.
    public var visible: CGRect?
    /// The scroll views that it is inside of, nearest first, as indices of ``ScreenFacts/scrolls``.
    public var scrolls: [Int]
    /// Whether it is opaque, so that it hides what is behind it.
    public var isOpaque: Bool
    /// Its position in drawing order, and that of the last view inside it.
    public var order: Int
    public var lastInside: Int
    /// Which of the window's direct subviews contains it: a presented view covers its presenter on purpose.
    public var group: Int
    /// The superviews that clip, nearest first, as indices of ``ScreenFacts/clips``; none beyond a scroll view.
    public var clips: [Int]
    /// The texts that it shows.
    public var texts: [Text]
    /// `nil` if it is not a tap target.
    public var target: Target?
    /// Where its file describes it, counted from 1.
    public var line: Int?
    public var placement = ViewPlacement.constraints
    /// The name of a sibling that a variation gives a frame in this orientation; `nil` if there is none.
    public var variedSibling: String?
    /// Which row or label of UIKit's own holds it, counted from 1, where UIKit's place for that one is not known: then
    /// nothing can be said of places in it. `nil` everywhere else.
    public var estimate: Int?
    /// Whether its size is as in the app.
    public var isSizeKnown = true
    /// The views that hold it, nearest first, as indices of ``ScreenFacts/holders``.
    public var holders: [Int] = []
    /// Why touches do not reach it, if it is a tap target and they do not.
    public var obstacle: TouchObstacle?
    /// The size of the picture that is stretched to its bounds, in points; `nil` where nothing is stretched, or where
    /// nobody can see it.
    public var stretchedPicture: CGSize?
    /// Whether it is a button without title, image or anything else.
    public var isEmptyButton = false
    /// The content that would give it a size of its own.
    public var missing: MissingContent?

    public init(
        name: String, identifier: String?, kind: Kind, size: CGSize, rect: CGRect, letters: [CGRect],
        essential: CGRect, visible: CGRect?, scrolls: [Int], isOpaque: Bool, order: Int, group: Int, clips: [Int]
    ) {
        self.name = name
        self.identifier = identifier
        self.kind = kind
        self.size = size
        self.rect = rect
        self.letters = letters
        self.essential = essential
        self.visible = visible
        self.scrolls = scrolls
        self.isOpaque = isOpaque
        self.order = order
        lastInside = order
        self.group = group
        self.clips = clips
        texts = []
    }

    var isScrolled: Bool { !scrolls.isEmpty }

    /// Whether it lies where it does in the app.
    public var isPlaced: Bool { estimate == nil }
}
