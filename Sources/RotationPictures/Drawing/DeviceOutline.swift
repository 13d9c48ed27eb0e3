import DisplayList
import Foundation
import KitValues
import LayoutRules
import Screens

/// A device's outline around its screen, with an interface on the screen.
struct DeviceOutline {
    let device: Device

    /// The distance from the screen to the edge of the body, in points: large enough for a camera beside the screen.
    private var bezel: CGFloat { device.hasHomeIndicator && device.sensorHousing == nil ? 24 : 12 }
    /// The distance above and below the screen. It is larger on a device with a Home button.
    private var chin: CGFloat { device.hasHomeIndicator ? bezel : bezel * 5 }
    private var screen: CGSize { device.portrait.size }

    /// The size of the body if the device is held so that `orientation` is upright.
    func size(for orientation: UIInterfaceOrientation) -> CGSize {
        let upright = CGSize(width: screen.width + 2 * bezel, height: screen.height + 2 * chin)
        return orientation.isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
    }

    /// The device's screen, relative to its centre, with the device upright.
    private var glass: CGRect {
        CGRect(x: -screen.width / 2, y: -screen.height / 2, width: screen.width, height: screen.height)
    }
    /// The visible part of ``glass``, which has round corners.
    var glassShape: Path { .roundedRect(RoundedRect(glass, radius: device.cornerRadius ?? 0, curve: .continuous)) }

    /// The transform from an interface's coordinates to those of the upright device, whose origin is its centre.
    /// - Parameter angle: the rotation of the interface on the device, in radians clockwise.
    static func placing(_ size: CGSize, turned angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
            .concatenating(CGAffineTransform(rotationAngle: angle))
    }

    /// The transform from the device's coordinates to those of a sheet, with the device's centre at a point.
    static func placing(at middle: CGPoint, turned angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle)
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    }

    /// Draws the device with its centre at a point.
    /// - Parameters:
    ///   - deviceAngle: the rotation of the device, in radians clockwise from upright.
    ///   - interface: the interface on the screen, of any size, centred.
    ///   - interfaceAngle: the rotation of the interface on the device, in radians clockwise.
    func draw(
        on sheet: inout Sheet, middle: CGPoint, deviceAngle: CGFloat, interface: Drawing, interfaceAngle: CGFloat
    ) {
        let body = CGRect(
            x: -screen.width / 2 - bezel, y: -screen.height / 2 - chin,
            width: screen.width + 2 * bezel, height: screen.height + 2 * chin)
        let corner = device.cornerRadius ?? 0
        let bodyCorner = corner > 0 ? corner + bezel : bezel * 3
        sheet.layer(DeviceOutline.placing(at: middle, turned: deviceAngle)) { sheet in
            sheet.fill(.roundedRect(RoundedRect(body, radius: bodyCorner, curve: .continuous)), Palette.body)
            sheet.stroke(
                .roundedRect(RoundedRect(body.insetBy(dx: 1, dy: 1), radius: bodyCorner - 1, curve: .continuous)),
                Palette.rim, width: 2)
            sheet.layer(.identity, clip: glassShape) { sheet in
                sheet.fill(.rect(glass), .black)
                sheet.layer(DeviceOutline.placing(interface.list.size, turned: interfaceAngle)) {
                    $0.place(interface)
                }
            }
            drawFurniture(on: &sheet)
        }
    }

    /// Draws a moment of a rotation with the device's centre at a point.
    /// - Parameters:
    ///   - deviceTurn: the progress of the device's rotation, from 0 to 1.
    ///   - interfaceTurn: the progress of the interface's rotation on the device, from 0 to 1.
    func draw(
        _ recording: TurnRecording, at middle: CGPoint, interface: Drawing, deviceTurn: CGFloat,
        interfaceTurn: CGFloat, on sheet: inout Sheet
    ) {
        let from = recording.before.orientation.angleOnDevice
        let turn = (recording.after.orientation.angleOnDevice - from).remainder(dividingBy: 2 * .pi)
        draw(
            on: &sheet, middle: middle, deviceAngle: -(from + turn * deviceTurn), interface: interface,
            interfaceAngle: recording.turnsWindow ? from + turn * interfaceTurn : 0)
    }

    /// Draws the parts of the device over its screen or beside it, which show which end is up.
    private func drawFurniture(on sheet: inout Sheet) {
        guard let housing = device.sensorHousing else {
            // Some iPads have their camera on a long side. Here, it always marks the edge that is up in portrait.
            drawCamera(at: CGPoint(x: 0, y: glass.minY - chin / 2), on: &sheet)
            guard !device.hasHomeIndicator else { return }
            let button = CGRect(x: -20, y: glass.maxY + chin / 2 - 20, width: 40, height: 40)
            return sheet.stroke(.ellipse(button), Palette.metal, width: 2)
        }
        // The sizes of both are estimated by eye.
        if housing == .dynamicIsland {
            let island = CGRect(x: -62, y: glass.minY + 11, width: 124, height: 36)
            sheet.fill(.roundedRect(RoundedRect(island, radius: 18)), .black)
        } else {
            let notch = CGRect(x: -80, y: glass.minY, width: 160, height: 30)
            sheet.fill(
                .roundedRect(RoundedRect(notch, topLeft: 0, topRight: 0, bottomLeft: 20, bottomRight: 20)),
                Palette.body)
        }
    }

    private func drawCamera(at middle: CGPoint, on sheet: inout Sheet) {
        func circle(_ radius: CGFloat) -> Path {
            .ellipse(CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
        }
        sheet.fill(circle(6.5), Palette.metal)
        sheet.fill(circle(4), Palette.lens)
    }
}

extension UIInterfaceOrientation {
    /// The rotation of an upright interface on its device, in radians clockwise (behaviour.md §6.5).
    var angleOnDevice: CGFloat {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeRight: .pi / 2
        case .portraitUpsideDown: .pi
        case .landscapeLeft: -.pi / 2
        }
    }
}
