import Basics
import Foundation
import LayoutDocument
import LayoutLoading

/// The estimated cost of a layout, from its file alone, so that all machines get the same number.
enum LayoutCost {
    /// The cost of a picture of an empty layout, expressed in bytes of a layout file.
    private static let picture = 2000

    static func of(_ entry: LayoutSet.Entry, _ options: PictureOptions) -> Int {
        let bytes = BoundedFile.byteCount(entry.source.url.path) ?? 0
        return pictures(of: entry, options) * (picture + bytes)
    }

    /// The number of pictures. An Interface Builder document counts as one device without steps, because parsing it for
    /// the estimate would take as long as showing it.
    private static func pictures(of entry: LayoutSet.Entry, _ options: PictureOptions) -> Int {
        var devices = max(1, options.fallbackDevices.count)
        var states = 2
        if !entry.source.isInterfaceBuilderDocument,
            let document = try? entry.source.parse(shownAs: entry.shownAs).document
        {
            if !document.devices.isEmpty { devices = document.devices.count }
            states += document.snapshotNames.count
        }
        let settings = options.variants.count * options.shownLanguages.count
        return (options.devices.isEmpty ? devices : options.devices.count) * states * settings
    }
}
