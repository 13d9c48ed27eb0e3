import DisplayList
import Foundation
import Geometry
import LayoutRules
import ReflowKit

/// A device around its screen, with an interface on it.
struct DeviceOutline {
    let device: Device

    /// How far the body reaches beyond the screen on every side, in points.
    static let bezel: CGFloat = 12
    /// With a Home button there is more above and below the screen.
    private var chin: CGFloat { device.hasHomeIndicator ? DeviceOutline.bezel : DeviceOutline.bezel * 5 }
    private var screen: CGSize { device.portrait.size }

    /// What the body takes, with the device held so that `orientation` is upright.
    func size(for orientation: UIInterfaceOrientation) -> CGSize {
        let upright = CGSize(width: screen.width + 2 * DeviceOutline.bezel, height: screen.height + 2 * chin)
        return orientation.isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
    }

    /// Where the interface's own origin lies in the body of a device held so that `orientation` is upright.
    func screenOrigin(for orientation: UIInterfaceOrientation) -> CGPoint {
        orientation.isLandscape
            ? CGPoint(x: chin, y: DeviceOutline.bezel) : CGPoint(x: DeviceOutline.bezel, y: chin)
    }

    /// Draws the device with its middle at a point.
    /// - Parameters:
    ///   - deviceAngle: how far the device itself is turned, in radians clockwise from upright.
    ///   - interface: what the screen shows, of any size, in the middle of the screen.
    ///   - interfaceAngle: how far the interface is turned on the device, in radians clockwise.
    func draw(
        on sheet: inout Sheet, middle: CGPoint, deviceAngle: CGFloat, interface: Drawing, interfaceAngle: CGFloat
    ) {
        let body = CGRect(
            x: -screen.width / 2 - DeviceOutline.bezel, y: -screen.height / 2 - chin,
            width: screen.width + 2 * DeviceOutline.bezel, height: screen.height + 2 * chin)
        let glass = CGRect(x: -screen.width / 2, y: -screen.height / 2, width: screen.width, height: screen.height)
        let corner = device.cornerRadius ?? 0
        let bodyCorner = corner > 0 ? corner + DeviceOutline.bezel : DeviceOutline.bezel * 3
        let size = interface.list.size
        let turn = CGAffineTransform(rotationAngle: deviceAngle)
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
        sheet.layer(turn) { sheet in
            sheet.fill(.roundedRect(RoundedRect(body, radius: bodyCorner, curve: .continuous)), Palette.body)
            sheet.stroke(
                .roundedRect(RoundedRect(body.insetBy(dx: 1, dy: 1), radius: bodyCorner - 1, curve: .continuous)),
                Palette.rim, width: 2)
            let shape = Path.roundedRect(RoundedRect(glass, radius: corner, curve: .continuous))
            sheet.layer(.identity, clip: shape) { sheet in
                sheet.fill(.rect(glass), .black)
                let place = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
                    .concatenating(CGAffineTransform(rotationAngle: interfaceAngle))
                sheet.layer(place) { $0.place(interface) }
            }
            drawFurniture(on: &sheet, glass: glass)
        }
    }

    /// What of the device lies over its screen, or beside it: it tells which end is up.
    private func drawFurniture(on sheet: inout Sheet, glass: CGRect) {
        guard device.idiom == .phone, device.hasHomeIndicator else {
            guard !device.hasHomeIndicator else { return }
            let button = CGRect(x: -20, y: glass.maxY + chin / 2 - 20, width: 40, height: 40)
            return sheet.stroke(.ellipse(button), Palette.rim, width: 2)
        }
        // A Dynamic Island from 59 points of safe area on, a notch below (behaviour.md §9). Both are drawn by eye.
        if device.portrait.safeAreaInsets.top >= 59 {
            let island = CGRect(x: -62, y: glass.minY + 11, width: 124, height: 36)
            sheet.fill(.roundedRect(RoundedRect(island, radius: 18)), .black)
        } else {
            let notch = CGRect(x: -80, y: glass.minY, width: 160, height: 30)
            sheet.fill(
                .roundedRect(RoundedRect(notch, topLeft: 0, topRight: 0, bottomLeft: 20, bottomRight: 20)),
                Palette.body)
        }
    }
}

extension UIInterfaceOrientation {
    /// How far an upright interface is turned on its device, in radians clockwise (behaviour.md §6.5).
    var angleOnDevice: CGFloat {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeRight: .pi / 2
        case .portraitUpsideDown: .pi
        case .landscapeLeft: -.pi / 2
        }
    }
}
