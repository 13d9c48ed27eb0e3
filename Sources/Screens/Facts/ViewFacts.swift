public import DisplayList
public import Foundation
public import LayoutRules

/// The linter's facts about a view with visible content. Rectangles are in the user's coordinates of the screen.
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
        /// The number of hidden characters, without spaces.
        public var hidden: Int
        /// The constraints and contents that limit its room; empty if no constraint does.
        public var limits: [Limit] = []
        /// The colours of the letters; empty if they are unknown, or if the text need not be legible.
        public var inks: [Ink] = []
        /// The colour behind the text; `nil` if there are several.
        public var ground: Coats.Ground?
        /// The characters that no font has, in words.
        public var missing: [String] = []
        /// Whether more of the text would be visible with more lines.
        public var isOneLine = false
        /// The distance by which the visible letters exceed the available height above and below, in points.
        public var lost: CGFloat = 0

        public init(part: String?, needs: CGSize, has: CGSize, isTruncated: Bool, hidden: Int) {
            self.part = part
            self.needs = needs
            self.has = has
            self.isTruncated = isTruncated
            self.hidden = hidden
        }
    }

    /// A cause that limits the room of a text.
    public struct Limit: Sendable, Hashable {
        public enum Kind: Sendable, Hashable {
            /// A constraint on the text's width or height alone.
            case size(isEqual: Bool)
            /// A constraint between the text and another item.
            case pin
            /// The content of another view, which keeps its size.
            case neighbour(String)
        }

        public var kind: Kind
        /// The constraint with its place, or the content of the neighbour.
        public var text: String

        public init(_ kind: Kind, _ text: String) {
            self.kind = kind
            self.text = text
        }
    }

    /// The colour and the size of letters.
    public struct Ink: Sendable, Hashable {
        public var color: RGBAColor
        /// The size of the letters, in points.
        public var size: CGFloat
        public var isBold: Bool
        /// Whether the colour is one of UIKit's own.
        public var isSystem: Bool

        /// - Parameter alpha: the alpha of the view that shows the letters.
        public init(color: RGBAColor, alpha: CGFloat = 1, size: CGFloat, isBold: Bool, isSystem: Bool) {
            self.color = color
            self.color.alpha *= alpha
            self.size = size
            self.isBold = isBold
            // iOS does not increase the contrast of a colour that a view makes translucent.
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

    /// The view's name in messages.
    public var name: String
    public var identifier: String?
    public var kind: Kind
    /// The size of the view's bounds, in the view's own points.
    public var size: CGSize
    public var rect: CGRect
    /// The rectangles of the view's letters, including those in the parts that a control creates for itself.
    public var letters: [CGRect]
    /// The rectangle that must be visible: of a text, its letters; of a control, also its icon; of any other view, all
    /// of it.
    public var essential: CGRect
    /// The rectangle that superviews do not clip; `nil` if they clip all of it.
    public var visible: CGRect?
    /// The scroll views around the view, nearest first, as indices of ``ScreenFacts/scrolls``.
    public var scrolls: [Int]
    /// Whether the view is opaque, so that it hides what is behind it.
    public var isOpaque: Bool
    /// The view's position in drawing order, and the position of the last view inside it.
    public var order: Int
    public var lastInside: Int
    /// The direct subview of the window that contains it. A presented view covers its presenter on purpose.
    public var group: Int
    /// The superviews that clip, nearest first, as indices of ``ScreenFacts/clips``; only up to the nearest scroll
    /// view.
    public var clips: [Int]
    /// The texts of the view.
    public var texts: [Text]
    /// The tap target; `nil` if the view is not one.
    public var target: Target?
    /// The line of the file that describes the view, counted from 1.
    public var line: Int?
    public var placement = ViewPlacement.constraints
    /// The name of a sibling whose frame a variation sets in this orientation; `nil` if there is none.
    public var variedSibling: String?
    /// The number, counted from 1, of the row or label around the view that UIKit places itself at an unknown position.
    /// Positions inside such a row or label mean nothing. `nil` for all other views.
    public var estimate: Int?
    /// Whether the view has the same size as in the app.
    public var isSizeKnown = true
    /// The views around the view, nearest first, as indices of ``ScreenFacts/holders``.
    public var holders: [Int] = []
    /// The reason why touches do not reach a tap target; `nil` if they do.
    public var obstacle: TouchObstacle?
    /// The size of a picture that is stretched to the view's bounds, in points; `nil` if none is stretched, or if that
    /// is invisible.
    public var stretchedPicture: CGSize?
    /// Whether the view is a button without title, image or other content.
    public var isEmptyButton = false
    /// The missing content that would give the view an intrinsic size.
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

    /// Whether the view has the same position as in the app.
    public var isPlaced: Bool { estimate == nil }
}
