public import DisplayList
package import Foundation

/// The layers of colour on a screen, from back to front, in the user's coordinates.
public struct Coats: Sendable {
    private struct Coat: Sendable {
        let rect: CGRect
        /// The colour; `nil` for images, gradients and other content with several colours.
        let color: RGBAColor?
        let isSystem: Bool
    }

    /// The colour behind a view.
    public struct Ground: Sendable, Hashable {
        public var color: RGBAColor
        /// Whether the colour consists of UIKit's own colours.
        public var isSystem: Bool
    }

    private var coats: [Coat]

    /// The layers of an empty screen, which is black.
    /// - Parameter isKnown: whether nothing else can be behind the screen.
    package init(behind screen: CGRect, isKnown: Bool = true) {
        coats = [Coat(rect: screen, color: isKnown ? .black : nil, isSystem: false)]
    }

    /// The layers behind a view whose position is unknown.
    /// - Parameter ground: the colour in the area where it may be; `nil` if there are several.
    package init(on ground: Ground?, in area: CGRect) {
        self.init(behind: area, isKnown: false)
        if let ground { add(ground.color, isSystem: ground.isSystem, alpha: 1, at: area) }
    }

    /// - Parameters:
    ///   - isSystem: whether it is one of UIKit's own colours.
    ///   - alpha: the alpha of the view that has the colour.
    package mutating func add(_ color: RGBAColor, isSystem: Bool, alpha: CGFloat, at rect: CGRect) {
        var color = color
        color.alpha *= alpha
        if color.alpha > 0 { coats.append(Coat(rect: rect, color: color, isSystem: isSystem)) }
    }

    /// Adds content with several colours, or with an unknown one.
    package mutating func addAnything(at rect: CGRect) {
        coats.append(Coat(rect: rect, color: nil, isSystem: false))
    }

    /// The number of layers.
    package var count: Int { coats.count }

    /// The colour behind a rectangle; `nil` if there are several.
    package func ground(of rect: CGRect) -> Ground? {
        var ground = Ground(color: .clear, isSystem: true)
        for coat in coats.reversed() where coat.rect.intersects(rect) {
            guard let below = coat.color, coat.rect.insetBy(dx: -1, dy: -1).contains(rect) else { return nil }
            ground.color = ground.color.over(below)
            ground.isSystem = ground.isSystem && coat.isSystem
            if ground.color.alpha > 0.999 { return ground }
        }
        return nil
    }
}
