public import Foundation
public import KitValues

/// The geometry of an interface on a screen that never rotates, as screens and windows up to iOS 7. The interface is
/// rotated inside the screen (behaviour.md §6.5, with the debugger dump of §11).
public struct PortraitFixedScreen: Sendable, Hashable {
    /// The height of the status bar in every orientation up to iOS 7, in points.
    public static let statusBarHeight: CGFloat = 20

    /// The size of the screen in portrait, in points.
    public let size: CGSize

    public init(size: CGSize) {
        self.size = size
    }

    /// The transform with which a view appears upright to the user.
    public static func transform(in orientation: UIInterfaceOrientation) -> CGAffineTransform {
        switch orientation {
        case .unknown, .portrait: .identity
        case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .landscapeRight: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case .landscapeLeft: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        }
    }

    /// The bounds of the interface as the user sees it.
    public func interfaceSize(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// Converts coordinates of the interface, with the origin at the user's top left, to those of the screen.
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

    /// The area below the status bar, as the user sees it.
    public func applicationRect(
        in orientation: UIInterfaceOrientation, statusBarHeight: CGFloat = statusBarHeight
    ) -> CGRect {
        let interface = interfaceSize(in: orientation)
        return CGRect(
            x: 0, y: statusBarHeight, width: interface.width, height: max(0, interface.height - statusBarHeight))
    }

    /// The position of a rectangle of the interface on the screen.
    public func frame(of rect: CGRect, in orientation: UIInterfaceOrientation) -> CGRect {
        rect.applying(transformFromInterface(in: orientation))
    }
}
