import Foundation
import Geometry
import LayoutRules

/// One of a screen's two coordinate spaces: the one that turns with the interface, or the one that stays in portrait.
@MainActor
final class ScreenSpace: UICoordinateSpace {
    private let screen: UIScreen
    private let isFixed: Bool

    init(screen: UIScreen, isFixed: Bool) {
        self.screen = screen
        self.isFixed = isFixed
    }

    var bounds: CGRect { isFixed ? CGRect(origin: .zero, size: screen.portraitSize) : screen.bounds }

    /// From this space to the one that turns with the interface, in which windows lie.
    private var transformToInterface: CGAffineTransform {
        guard isFixed else { return .identity }
        let size = screen.portraitSize
        switch screen.interfaceOrientation {
        case .portrait, .unknown:
            return .identity
        case .portraitUpsideDown:
            return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
        case .landscapeRight:
            // Home end right: the device's top edge lies on the left.
            return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
        case .landscapeLeft:
            return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
        }
    }

    private func transform(to space: any UICoordinateSpace) -> CGAffineTransform {
        guard let other = space as? ScreenSpace else { return transformToInterface }
        return transformToInterface.concatenating(other.transformToInterface.inverted())
    }

    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        let converted = point.applying(transform(to: space))
        guard let view = space as? UIView else { return converted }
        return view.convert(converted, from: nil as UIView?)
    }

    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        if let other = space as? ScreenSpace { return other.convert(point, to: self) }
        guard let view = space as? UIView else { return point }
        return view.convert(point, to: nil as UIView?).applying(transformToInterface.inverted())
    }

    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        let converted = rect.applying(transform(to: space))
        guard let view = space as? UIView else { return converted }
        return view.convert(converted, from: nil as UIView?)
    }

    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        if let other = space as? ScreenSpace { return other.convert(rect, to: self) }
        guard let view = space as? UIView else { return rect }
        return view.convert(rect, to: nil as UIView?).applying(transformToInterface.inverted())
    }
}
