public import Basics
import Foundation

/// The rules for comparing two pictures: one tolerance for the whole, and others for parts of it, which may also be
/// masked.
public struct PictureRules: Sendable, Hashable {
    public static let exact = PictureRules()

    public var tolerance: PictureTolerance
    /// The areas with their own rules. If several overlap, the last one applies.
    public var areas: [PictureArea]

    public init(tolerance: PictureTolerance = .exact, areas: [PictureArea] = []) {
        self.tolerance = tolerance
        self.areas = areas
    }

    /// Whether every compared pixel must be the same.
    public var isExact: Bool {
        tolerance.isExact
            && areas.allSatisfy { area in
                if case .tolerance(let tolerance) = area.rule { tolerance.isExact } else { true }
            }
    }

    /// The rectangles in which nothing is compared.
    public var masks: [PixelRect] {
        areas.filter { $0.rule == .masked }.map(\.rect)
    }
}

/// A rectangle of a picture with its own rule.
public struct PictureArea: Sendable, Hashable {
    public enum Rule: Sendable, Hashable {
        /// The area is not compared.
        case masked
        /// The area has limits of its own.
        case tolerance(PictureTolerance)
    }

    /// The id of the view with this rectangle.
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

    /// The part of the area that is in a picture.
    func clipped(width: Int, height: Int) -> PixelRect {
        let left = min(max(x, 0), width)
        let top = min(max(y, 0), height)
        let right = min(max(x + self.width, left), width)
        let bottom = min(max(y + self.height, top), height)
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
