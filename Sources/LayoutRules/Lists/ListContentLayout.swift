public import Basics
public import Foundation
public import KitValues

/// The places of the picture and of the two texts in a cell, a header or a footer with UIKit's list content (tables.md
/// §9).
public struct ListContentLayout: Sendable, Hashable {
    /// The margins of the content, in points.
    public var margins = UIEdgeInsets.zero
    /// The size at which the picture is shown; nil without a picture.
    public var imageSize: CGSize?
    /// The space that is kept for the picture, so that texts of several rows begin at the same place. A length of 0 is
    /// the picture's own.
    public var reservedImageSize = CGSize.zero
    public var imageToTextPadding: CGFloat = 16
    public var horizontalTextPadding: CGFloat = 8
    public var verticalTextPadding: CGFloat = 3
    /// Whether the texts stand beside each other if there is room for both in one line.
    public var prefersTextsSideBySide = false
    /// The least height of the whole, in points.
    public var minimumHeight: CGFloat = 0
    public var isRightToLeft = false

    public init() {}

    /// Frames in points. Texts and pictures that do not exist have none.
    public struct Placement: Sendable, Hashable {
        public var image: CGRect?
        public var text: CGRect?
        public var secondaryText: CGRect?
        /// The height that the content needs.
        public var height: CGFloat
    }

    /// - Parameters:
    ///   - width: the width of the whole.
    ///   - height: the height of the whole; nil for the one that the content needs.
    ///   - text: the size of the first text at a width; nil if there is none.
    ///   - secondaryText: the size of the second text at a width; nil if there is none.
    public func place(
        width: CGFloat, height: CGFloat?, grid: PixelGrid, text: (CGFloat) -> CGSize?,
        secondaryText: (CGFloat) -> CGSize?
    ) -> Placement {
        let slot = imageSize.map { size in
            CGSize(
                width: reservedImageSize.width > 0 ? reservedImageSize.width : size.width,
                height: max(reservedImageSize.height, size.height))
        }
        let leading = isRightToLeft ? margins.right : margins.left
        let trailing = isRightToLeft ? margins.left : margins.right
        let start = leading + (slot.map { $0.width + imageToTextPadding } ?? 0)
        let available = max(0, width - start - trailing)
        let first = text(available)
        let second = secondaryText(available)
        let isBeside: Bool
        if prefersTextsSideBySide, let one = text(.infinity), let other = secondaryText(.infinity) {
            isBeside = one.width + horizontalTextPadding + other.width <= available + PixelGrid.tolerance
        } else {
            isBeside = false
        }
        let gap = first != nil && second != nil && !isBeside ? verticalTextPadding : 0
        let block =
            isBeside
            ? max(first?.height ?? 0, second?.height ?? 0) : (first?.height ?? 0) + gap + (second?.height ?? 0)
        let needed = max(minimumHeight, margins.top + max(block, slot?.height ?? 0) + margins.bottom)
        let area = (height ?? needed) - margins.top - margins.bottom

        func frame(x: CGFloat, y: CGFloat, _ size: CGSize) -> CGRect {
            CGRect(
                x: isRightToLeft ? width - x - size.width : x, y: y, width: size.width, height: size.height)
        }
        func centered(_ length: CGFloat) -> CGFloat { grid.round(margins.top + (area - length) / 2) }
        func limited(_ size: CGSize) -> CGSize { CGSize(width: min(size.width, available), height: size.height) }

        var placement = Placement(height: needed)
        if let imageSize, let slot {
            placement.image = frame(
                x: grid.round(leading + (slot.width - imageSize.width) / 2), y: centered(imageSize.height), imageSize)
        }
        if isBeside {
            if let first { placement.text = frame(x: start, y: centered(first.height), limited(first)) }
            if let second {
                placement.secondaryText = frame(
                    x: width - trailing - second.width, y: centered(second.height), limited(second))
            }
            return placement
        }
        var y = centered(block)
        if let first {
            placement.text = frame(x: start, y: y, limited(first))
            y += first.height + gap
        }
        if let second { placement.secondaryText = frame(x: start, y: y, limited(second)) }
        return placement
    }
}
