import Files
import Foundation
import LayoutDocument
import LayoutLoading

/// How much there is to do for a layout, from its file alone, so that all machines come to the same figure.
enum LayoutCost {
    /// A picture of an empty layout costs as much as this many bytes of a layout file.
    private static let picture = 2000

    /// - Parameter devices: how many are asked for in place of the file's own; 0 for the file's own.
    static func of(_ entry: LayoutSet.Entry, devices: Int) -> Int {
        let bytes = BoundedFile.byteCount(entry.source.url.path) ?? 0
        return pictures(of: entry, devices: devices) * (picture + bytes)
    }

    /// A document of Interface Builder has one device and no steps; to read it only to share it out would take as long
    /// as to show it.
    private static func pictures(of entry: LayoutSet.Entry, devices: Int) -> Int {
        guard !entry.source.isInterfaceBuilderDocument,
            let document = try? entry.source.parse(shownAs: entry.shownAs).document
        else { return 2 * max(1, devices) }
        let shown = devices > 0 ? devices : max(1, document.devices.count)
        return shown * (2 + document.snapshotNames.count)
    }
}
