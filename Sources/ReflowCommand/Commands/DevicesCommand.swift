import Comparison
import Foundation
import Geometry
import JSON
import KitValues
import LayoutRules

extension Command {
    /// `reflow devices`: the catalogue.
    static let devices = Command(.devices) { request, context in
        let devices = try DeviceCatalogue.standard(with: request.deviceFiles).all
        switch request.format {
        case .text: context.console.output.write(DeviceTable.text(devices))
        case .json: context.console.output.write(DeviceTable.json(devices))
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

    /// Top, left, bottom, right.
    private static func text(_ insets: UIEdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(\.shortestText).joined(separator: "/")
    }

    static func json(_ devices: [Device]) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.beginArray("devices")
        for device in devices {
            writer.beginObject()
            writer.string("id", device.id)
            writer.strings("names", device.names)
            writer.string("idiom", device.idiom.name)
            writer.number("scale", device.scale)
            writer.bool("supportsPortraitUpsideDown", device.supportsPortraitUpsideDown)
            writer.screen("portrait", device.portrait)
            writer.screen("landscape", device.landscape)
            writer.end()
        }
        writer.end()
        writer.warnings([])
        writer.end()
        return writer.text
    }
}

extension JSONWriter {
    fileprivate mutating func screen(_ key: String, _ metrics: ScreenMetrics) {
        beginObject(key)
        numbers("size", [metrics.size.width, metrics.size.height])
        let insets = metrics.safeAreaInsets
        numbers("safeAreaInsets", [insets.top, insets.left, insets.bottom, insets.right])
        string("horizontalSizeClass", metrics.horizontalSizeClass.name)
        string("verticalSizeClass", metrics.verticalSizeClass.name)
        end()
    }
}
