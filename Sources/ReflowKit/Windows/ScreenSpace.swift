import Foundation
import KitValues
import LayoutRules

/// One of the two coordinate spaces of a screen: the one that rotates with the interface, or the one that stays in
/// portrait.
@MainActor
final class ScreenSpace: UICoordinateSpace {
    private let screen: UIScreen
    private let isFixed: Bool

    init(screen: UIScreen, isFixed: Bool) {
        self.screen = screen
        self.isFixed = isFixed
    }

    var bounds: CGRect { isFixed ? CGRect(origin: .zero, size: screen.portraitSize) : screen.bounds }

    /// The transform from this space to the one that rotates with the interface, which contains the windows.
    private var transformToInterface: CGAffineTransform {
        // Up to iOS 7, windows and both spaces stay in portrait.
        guard isFixed, !screen.isPortraitFixed else { return .identity }
        return PortraitFixedScreen(size: screen.portraitSize)
            .transformFromInterface(in: screen.interfaceOrientation).inverted()
    }

    private func transform(to space: any UICoordinateSpace) -> CGAffineTransform {
        guard let other = space as? ScreenSpace else { return transformToInterface }
        return transformToInterface.concatenating(other.transformToInterface.inverted())
    }

    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        let converted = point.applying(transform(to: space))
        guard let view = space as? UIView else { return converted }
        return view.converted(converted, from: nil)
    }

    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        if let other = space as? ScreenSpace { return other.convert(point, to: self) }
        guard let view = space as? UIView else { return point }
        return view.converted(point, to: nil).applying(transformToInterface.inverted())
    }

    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        let converted = rect.applying(transform(to: space))
        guard let view = space as? UIView else { return converted }
        return view.converted(converted, from: nil)
    }

    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        if let other = space as? ScreenSpace { return other.convert(rect, to: self) }
        guard let view = space as? UIView else { return rect }
        return view.converted(rect, to: nil).applying(transformToInterface.inverted())
    }
}
