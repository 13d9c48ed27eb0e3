import Foundation

/// By what two pictures are compared: one tolerance for the whole, and others, or none at all, for parts of it.
public struct PictureRules: Sendable, Hashable {
    public static let exact = PictureRules()

    public var tolerance: PictureTolerance
    /// Where they overlap the last one counts.
    public var areas: [PictureArea]

    public init(tolerance: PictureTolerance = .exact, areas: [PictureArea] = []) {
        self.tolerance = tolerance
        self.areas = areas
    }

    /// The rectangles in which nothing is compared.
    public var masks: [PixelRect] {
        areas.filter { $0.rule == .masked }.map(\.rect)
    }
}

/// A rectangle of a picture that is compared by a rule of its own.
public struct PictureArea: Sendable, Hashable {
    public enum Rule: Sendable, Hashable {
        /// Not compared.
        case masked
        /// Budgets are those of the rectangle.
        case tolerance(PictureTolerance)
    }

    /// The view that is there, by its id.
    public let view: String
    public let rect: PixelRect
    public let rule: Rule

    public init(view: String, rect: PixelRect, rule: Rule) {
        self.view = view
        self.rect = rect
        self.rule = rule
    }
}

extension PixelRect {
    func contains(x: Int, y: Int) -> Bool {
        x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
    }

    /// What of it lies in a picture.
    func clipped(width: Int, height: Int) -> PixelRect {
        let left = min(max(x, 0), width)
        let top = min(max(y, 0), height)
        let right = min(max(x + self.width, left), width)
        let bottom = min(max(y + self.height, top), height)
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
