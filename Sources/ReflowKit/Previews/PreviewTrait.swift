public import Foundation
package import KitValues

/// A wish of a preview for its screen.
public struct PreviewTrait<T>: Sendable {
    package let wish: PreviewWish
}

/// The wishes behind the traits of previews.
package enum PreviewWish: Sendable, Equatable {
    case orientation(UIInterfaceOrientation)
    /// The whole screen of a device.
    case deviceLayout
    /// The size that fits the content.
    case fittingLayout
    /// A size in points.
    case fixedLayout(CGSize)
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static var portrait: PreviewTrait { PreviewTrait(wish: .orientation(.portrait)) }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(wish: .orientation(.portraitUpsideDown)) }
    public static var landscapeLeft: PreviewTrait { PreviewTrait(wish: .orientation(.landscapeLeft)) }
    public static var landscapeRight: PreviewTrait { PreviewTrait(wish: .orientation(.landscapeRight)) }

    /// The screen of a device, which is what a preview has without a trait.
    public static var defaultLayout: PreviewTrait { PreviewTrait(wish: .deviceLayout) }
    /// The size that fits the content.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(wish: .fittingLayout) }
    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(wish: .fixedLayout(CGSize(width: width, height: height)))
    }
}

extension Preview {
    /// The orientation that the preview asks for; nil if it is for every orientation.
    package var orientation: UIInterfaceOrientation? {
        traits.lazy.compactMap { if case .orientation(let one) = $0.wish { one } else { nil } }.last
    }

    /// The layout that the preview asks for.
    package var layout: PreviewWish {
        traits.last { if case .orientation = $0.wish { false } else { true } }?.wish ?? .deviceLayout
    }
}
