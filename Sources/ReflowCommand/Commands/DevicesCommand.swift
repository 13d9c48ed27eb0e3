import Basics
import Comparison
import Foundation
package import JSON
import KitValues
package import LayoutRules

extension Command {
    /// `reflow devices`: prints the catalogue.
    static let devices = Command(.devices) { request, context in
        let devices = try DeviceCatalogue.standard(with: request.deviceFiles).all
        switch request.format {
        case .text: context.console.output.write(DeviceTable.text(devices))
        case .json: context.console.output.write(DevicesOutput(devices: devices).jsonText)
        }
        return .success
    }
}

private enum DeviceTable {
    static func text(_ devices: [Device]) -> String {
        let rows =
            [["ID", "PORTRAIT", "SAFE AREA", "IN LANDSCAPE", "NAMES"]]
            + devices.map { device in
                [
                    device.id, "\(text(device.portrait.size)) @\(device.scale.shortestText)x",
                    text(device.portrait.safeAreaInsets), text(device.landscape.safeAreaInsets),
                    device.names.joined(separator: ", "),
                ]
            }
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let columns = zip(row, widths).dropLast().map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return (columns + row.suffix(1)).joined(separator: "  ") + "\n"
        }.joined()
    }

    private static func text(_ size: CGSize) -> String {
        "\(size.width.shortestText)x\(size.height.shortestText)"
    }

    /// The insets in the order top, left, bottom, right.
    private static func text(_ insets: UIEdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(\.shortestText).joined(separator: "/")
    }
}

/// The catalogue, for programs.
struct DevicesOutput: JSONWritten {
    fileprivate let devices: [Device]

    static let table = JSONTable<DevicesOutput>(
        .required("devices", \.devices, "in the order of the catalogue"),
        .warnings())
}

extension Device: JSONWritten {
    package static let table = JSONTable<Device>(
        name: "device",
        .required("id", \.id, "as used in golden names"),
        .required("names", \.names, "the models with this screen"),
        .required("idiom", \.idiom.name, "UIKit's name"),
        .required("scale", \.scale, "pixels per point"),
        .required(
            "supportsPortraitUpsideDown", \.supportsPortraitUpsideDown, "whether an interface may be shown upside down"),
        .required("portrait", \.portrait, "the screen in portrait"),
        .required("landscape", \.landscape, "the screen in landscape"))
}

extension ScreenMetrics: JSONWritten {
    package static let table = JSONTable<ScreenMetrics>(
        name: "screen",
        .required("size", \.size, "in points"),
        .required("safeAreaInsets", \.safeAreaInsets, "of a controller that fills the screen"),
        .required("horizontalSizeClass", \.horizontalSizeClass.name, "UIKit's name"),
        .required("verticalSizeClass", \.verticalSizeClass.name, "UIKit's name"))
}
