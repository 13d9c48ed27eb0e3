public import Basics
public import Foundation
public import ImageCodecs
public import Screens

/// A view whose frame is unchanged and whose pixels differ.
public struct RepaintedView: Sendable, Hashable {
    /// The view's name for people: its id, or else its path from the nearest superview that has one.
    public let view: String
    /// The frame in the window, in points.
    public let frame: CGRect
    /// The number of the view's pixels that differ.
    public let pixels: Int
    /// The change of the view's most frequent colour; nil if several colours changed.
    public let color: ColorChange?

    /// A change of one colour to another.
    public struct ColorChange: Sendable, Hashable, CustomStringConvertible {
        /// The old colour as 0xAARRGGBB, not premultiplied.
        public let old: UInt32
        /// The new colour as 0xAARRGGBB, not premultiplied.
        public let new: UInt32

        package init(old: UInt32, new: UInt32) {
            self.old = old
            self.new = new
        }

        /// `#007AFF → #34C759`, with two more digits if a colour is not opaque.
        public var description: String { "\(ColorChange.hex(old)) → \(ColorChange.hex(new))" }

        /// A colour as 0xAARRGGBB, from `#RRGGBB` or `#RRGGBBAA`; nil for any other text.
        package static func color(_ text: String) -> UInt32? {
            let digits = text.utf8.dropFirst()
            guard text.hasPrefix("#"), digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
                let value = UInt32(text.dropFirst(), radix: 16)
            else { return nil }
            return switch digits.count {
            case 6: 0xFF00_0000 | value
            case 8: value >> 8 | value << 24
            default: nil
            }
        }

        package static func hex(_ color: UInt32) -> String {
            func digits(_ value: UInt32, _ count: Int) -> String {
                let text = String(value, radix: 16, uppercase: true)
                return String(repeating: "0", count: count - text.count) + text
            }
            let alpha = color >> 24
            return "#" + digits(color & 0xFF_FFFF, 6) + (alpha == 255 ? "" : digits(alpha, 2))
        }
    }
}

extension RepaintedView: CustomStringConvertible {
    /// `signIn: color #007AFF → #34C759`, or `avatar: drawn differently`
    public var description: String { "\(view): \(what)" }

    /// The change without the name of the view.
    public var what: ViewChange.What { color.map(ViewChange.What.color) ?? .drawnDifferently }
}

extension RepaintedView {
    /// The maximum number of views in a report.
    private static let most = 50

    /// The views to which the differing pixels of two pictures belong, those with the most pixels first.
    ///
    /// If a view is repainted as a whole, the views inside it are not listed: they show the same change.
    /// - Parameters:
    ///   - tree: the tree of both pictures.
    ///   - masks: the rectangles that are not compared, in pixels.
    /// - Returns: an empty list for pictures of different sizes.
    public static func all(
        reference: Bitmap, actual: Bitmap, tree: FrameTree, masks: [PixelRect] = []
    ) -> [RepaintedView] {
        all(reference, actual, LastingViews(tree), masks)
    }

    /// The views whose frames are unchanged and whose pixels differ, while others changed their frames.
    ///
    /// The pixels of such a view may differ only because a moved view shines through it or covers it. It is listed only
    /// if one of its colours changed to another, which nothing else can cause, or if a view behind it has a new colour
    /// that is already listed.
    /// - Parameters:
    ///   - changes: the known changes of frames.
    ///   - masks: the rectangles that are not compared, in pixels.
    /// - Returns: an empty list for pictures of different sizes.
    public static func all(
        reference: Bitmap, actual: Bitmap, beside changes: FrameComparison, masks: [PixelRect] = []
    ) -> [RepaintedView] {
        all(reference, actual, LastingViews(changes), masks)
    }

    private static func all(
        _ reference: Bitmap, _ actual: Bitmap, _ views: LastingViews, _ masks: [PixelRect]
    ) -> [RepaintedView] {
        var patches =
            PicturePair.of(reference, actual) { RepaintedPatch.all(in: $0, views: views, masks: masks) } ?? []
        patches.sort { ($1.pixels, $0.view) < ($0.pixels, $1.view) }
        patches.removeLast(max(0, patches.count - 10 * most))
        patches.removeAll { $0.color == nil ? views.isDisturbed($0.view) : views.isRecolored($0.view) }
        let areas = patches.map { $0.ownArea(beside: patches) }
        let restyled = patches.filter { views.isRestyled($0.view) }
        // A colour change that the comparison of the trees reports is not reported again. This also holds for other
        // views with the same change, such as a translucent view in front of the recoloured one.
        let toldColors = Set(restyled.compactMap(\.color))
        let named = patches.filter { patch in
            if views.isRestyled(patch.view) || patch.color.map(toldColors.contains) == true { return false }
            return !zip(patches, areas).contains { outer, area in
                outer.accounts(for: patch, ownArea: area) && !(views.isRestyled(outer.view) && patch.color != nil)
            }
        }
        let names = FrameNames(views.tree, FrameLinks(views.tree))
        return named.prefix(most).map {
            RepaintedView(
                view: names.name(of: $0.view), frame: views.rects[$0.view], pixels: $0.pixels, color: $0.color)
        }
    }
}
