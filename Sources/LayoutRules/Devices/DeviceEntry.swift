import Foundation
import Geometry

/// One device of a device file, on its way to a ``Device``.
struct DeviceEntry {
    /// The longest side of a screen, in points.
    static let sideRange: ClosedRange<CGFloat> = 1...10_000
    /// Pixels to a point.
    static let scaleRange: ClosedRange<CGFloat> = 0.5...8
    static let nameLimit = 100
    static let namesLimit = 50

    private let object: DeviceFileObject

    init(_ node: DeviceFileNode) throws(DeviceFileError) {
        object = try node.object(keys: [
            "id", "names", "idiom", "scale", "nativePixelsPortrait", "cornerRadius", "homeIndicator",
            "supportsPortraitUpsideDown", "portrait", "landscape", "confidence", "sources", "notes", "verified",
        ])
    }

    func device() throws(DeviceFileError) -> Device {
        let id = try name(try object.require("id"))
        let names = try names(id: id)
        let idiomNode = try object.require("idiom")
        let idiom = try idiomNode.named(UIUserInterfaceIdiom.self)
        guard idiom == .phone || idiom == .pad else { throw idiomNode.bad("“\(idiom.name)”", "phone or pad") }
        let scale = try object.require("scale").number(in: DeviceEntry.scaleRange)

        let portrait = try ScreenEntry(try object.require("portrait"))
        let size = try portrait.object.require("size").size(in: DeviceEntry.sideRange)
        guard size.width <= size.height else {
            throw DeviceFileError.badValue(
                path: portrait.path + ".size", value: text(size), rule: "upright, not wider than it is high")
        }
        let safeArea = try portrait.safeArea(try portrait.object.require("safeArea"), of: size)
        let kind = ScreenRules.Kind(
            idiom: idiom, size: size,
            hasHomeIndicator: try object["homeIndicator"]?.bool() ?? (safeArea.bottom > 0))

        let turned = CGSize(width: size.height, height: size.width)
        var landscapeMetrics = ScreenRules.landscape(
            kind, safeArea: ScreenRules.landscapeSafeArea(kind, portrait: safeArea))
        if let node = object["landscape"] {
            let landscape = try ScreenEntry(node)
            if let said = try landscape.object["size"]?.size(in: DeviceEntry.sideRange), said != turned {
                throw DeviceFileError.badValue(
                    path: landscape.path + ".size", value: text(said), rule: "the upright size turned, \(text(turned))")
            }
            if let node = landscape.object["safeArea"] {
                landscapeMetrics = ScreenRules.landscape(kind, safeArea: try landscape.safeArea(node, of: turned))
            }
            try landscape.override(&landscapeMetrics, kind)
        }
        var portraitMetrics = ScreenRules.portrait(kind, safeArea: safeArea)
        try portrait.override(&portraitMetrics, kind)

        return Device(
            id: id, names: names, name: names[0], idiom: idiom, scale: scale,
            nativePixels: try object["nativePixelsPortrait"]?.size(in: 1...100_000)
                ?? CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded()),
            cornerRadius: try object["cornerRadius"]?.number(in: 0...size.width / 2),
            hasHomeIndicator: kind.hasHomeIndicator,
            supportsPortraitUpsideDown: try object["supportsPortraitUpsideDown"]?.bool()
                ?? ScreenRules.supportsPortraitUpsideDown(kind),
            portrait: portraitMetrics, landscape: landscapeMetrics, evidence: .described)
    }

    private func names(id: String) throws(DeviceFileError) -> [String] {
        guard let node = object["names"] else { return [id] }
        let nodes = try node.array()
        guard (1...DeviceEntry.namesLimit).contains(nodes.count) else {
            throw node.bad("a list of \(nodes.count)", "a list of 1 to \(DeviceEntry.namesLimit) names")
        }
        var names: [String] = []
        for node in nodes { names.append(try name(node)) }
        return names
    }

    /// A text that a device can be called by, and a file after it.
    private func name(_ node: DeviceFileNode) throws(DeviceFileError) -> String {
        let name = try node.string()
        guard name.utf8.count <= DeviceEntry.nameLimit, !DeviceName.slug(name).isEmpty else {
            throw node.bad(
                "“\(name.prefix(DeviceEntry.nameLimit))”",
                "of 1 to \(DeviceEntry.nameLimit) bytes with a letter from a to z or a digit among them")
        }
        return name
    }

    private func text(_ size: CGSize) -> String {
        "[\(size.width.shortestText), \(size.height.shortestText)]"
    }
}
