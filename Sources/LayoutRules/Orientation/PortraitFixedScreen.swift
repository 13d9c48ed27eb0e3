public import Foundation
public import KitValues

/// Where an interface lies on a screen that never turns, as screens and windows do up to iOS 7: the interface is turned
/// inside of it (behaviour.md §6.5, with the debugger dump of §11).
public struct PortraitFixedScreen: Sendable, Hashable {
    /// How high the status bar is in every orientation up to iOS 7, in points.
    public static let statusBarHeight: CGFloat = 20

    /// The screen held upright, in points.
    public let size: CGSize

    public init(size: CGSize) {
        self.size = size
    }

    /// The transform of a view that shows the interface upright for its user.
    public static func transform(in orientation: UIInterfaceOrientation) -> CGAffineTransform {
        switch orientation {
        case .unknown, .portrait: .identity
        case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .landscapeRight: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case .landscapeLeft: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        }
    }

    /// The interface as its user sees it.
    public func interfaceSize(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// From coordinates of the interface, whose origin is at its user's top left, to those of the screen.
    public func transformFromInterface(in orientation: UIInterfaceOrientation) -> CGAffineTransform {
        var transform = PortraitFixedScreen.transform(in: orientation)
        switch orientation {
        case .unknown, .portrait: break
        case .portraitUpsideDown: (transform.tx, transform.ty) = (size.width, size.height)
        case .landscapeRight: transform.tx = size.width
        case .landscapeLeft: transform.ty = size.height
        }
        return transform
    }

    /// What the interface leaves to an application below the status bar, as its user sees it.
    public func applicationRect(
        in orientation: UIInterfaceOrientation, statusBarHeight: CGFloat = statusBarHeight
    ) -> CGRect {
        let interface = interfaceSize(in: orientation)
        return CGRect(
            x: 0, y: statusBarHeight, width: interface.width, height: max(0, interface.height - statusBarHeight))
    }

    /// Where a rectangle of the interface lies on the screen.
    public func frame(of rect: CGRect, in orientation: UIInterfaceOrientation) -> CGRect {
        rect.applying(transformFromInterface(in: orientation))
    }
}
