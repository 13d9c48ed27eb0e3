import Basics
import Foundation
import JSON
import KitValues
import LayoutRules

/// The sets of images and colours in the asset catalogues of some folders, by name. Each folder is listed once, when
/// first asked.
final class AssetCatalogues: Sendable {
    /// The sets of a folder by their names, a kind each.
    private struct Sets: Sendable {
        var images: [String: URL] = [:]
        var colors: [String: URL] = [:]
    }

    private let folders: [URL]
    private let listed = Guarded<[URL: Sets]>([:])

    /// How many entries of a folder's catalogues are looked at.
    private static let maximumEntries = 20_000

    init(folders: [URL]) {
        self.folders = folders
    }

    /// The set called `name` in a catalogue that lies in `folder`. Groups of sets may stand in front of the name.
    func imageSet(named name: String, in folder: URL) throws(SimulationImageError) -> ImageSet? {
        guard let url = try sets(in: folder).images[name] else { return nil }
        return try ImageSet(at: url)
    }

    /// Where the colour set called `name` lies in a catalogue in `folder`.
    func colorSet(named name: String, in folder: URL) throws(SimulationImageError) -> URL? {
        try sets(in: folder).colors[name]
    }

    private func sets(in folder: URL) throws(SimulationImageError) -> Sets {
        try listed.withLock { (listed) throws(SimulationImageError) in
            if let known = listed[folder] { return known }
            let found = try AssetCatalogues.list(folder)
            listed[folder] = found
            return found
        }
    }

    private static func list(_ folder: URL) throws(SimulationImageError) -> Sets {
        var sets = Sets()
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for catalogue in entries.filter({ $0.lowercased().hasSuffix(".xcassets") }).sorted() {
            let url = folder.appendingPathComponent(catalogue, isDirectory: true)
            let listing: FolderListing
            do throws(FileError) {
                listing = try FolderListing(of: url.path, limit: maximumEntries)
            } catch {
                if error.cause == .system(ENOTDIR) { continue }
                throw .unreadable(path: error.path, reason: error.reason)
            }
            let paths = listing.entries.map(\.path)
            add(paths, ".imageset", in: url, to: &sets.images)
            add(paths, ".colorset", in: url, to: &sets.colors)
        }
        return sets
    }

    /// Of two sets of one name the first by path counts.
    private static func add(
        _ paths: [String], _ suffix: String, in catalogue: URL, to sets: inout [String: URL]
    ) {
        for path in paths where path.hasSuffix(suffix) {
            let set = catalogue.appendingPathComponent(path, isDirectory: true)
            let grouped = String(path.dropLast(suffix.count))
            for name in [grouped, String(grouped.split(separator: "/").last ?? "")] where sets[name] == nil {
                sets[name] = set
            }
        }
    }
}

/// One image of an asset catalogue in all its variants: what its `Contents.json` says.
struct ImageSet {
    struct Choice {
        var file: URL
        var scale: CGFloat
        var renderingMode: UIImage.RenderingMode
    }

    // The keys that each table ignores are written by Xcode and mean nothing here.
    fileprivate struct Contents: JSONRecord {
        var images: [Variant]
        var properties: Properties?

        static let record = JSONRecordTable<Contents>(
            ignoring: ["info"], Contents.init(images:properties:),
            .unless([], "images", \.images, "its variants"),
            .optional("properties", \.properties, "of the image as a whole"))
    }

    fileprivate struct Properties: JSONRecord {
        var templateRenderingIntent: String?

        static let record = JSONRecordTable<Properties>(
            ignoring: [
                "auto-scaling", "compression-type", "localizable", "on-demand-resource-tags",
                "preserves-vector-representation",
            ], Properties.init(templateRenderingIntent:),
            .optional("template-rendering-intent", \.templateRenderingIntent, "original or template"))
    }

    fileprivate struct Variant: JSONRecord, Equatable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]

        static let record = JSONRecordTable<Variant>(
            ignoring: [
                "alignment-insets", "display-gamut", "graphics-feature-set", "height-class", "language-direction",
                "locale", "memory", "platform", "resizing", "role", "screen-height", "screen-width", "size", "subtype",
                "unassigned", "width-class",
            ], Variant.init(filename:idiom:scale:appearances:),
            .optional("filename", \.filename, "beside this file"),
            .optional("idiom", \.idiom, "the devices that it is for"),
            .optional("scale", \.scale, "pixels per point: 2x"),
            .unless([], "appearances", \.appearances, "when it is shown"))
    }

    fileprivate struct Appearance: JSONRecord, Equatable {
        var appearance: String
        var value: String

        static let record = JSONRecordTable<Appearance>(
            ignoring: [], Appearance.init(appearance:value:),
            .required("appearance", \.appearance, "what varies: luminosity or contrast"),
            .required("value", \.value, "as it is then: dark"))
    }

    private let url: URL
    private let contents: Contents

    /// The largest `Contents.json` that is read, in bytes.
    static let maximumBytes = 1 << 20

    init(at url: URL) throws(SimulationImageError) {
        self.url = url
        let data = try SimulationImageLoader.read(
            url.appendingPathComponent("Contents.json"), maximumBytes: ImageSet.maximumBytes)
        do throws(JSONFileError) {
            contents = try Contents.read(data)
        } catch {
            throw .invalidImageSet(path: url.path, reason: "Contents.json, \(error)")
        }
    }

    /// The variant for the appearance and the idiom, at the best scale among those.
    func choose(for traits: UITraitCollection) throws(SimulationImageError) -> Choice {
        // No traits of ours ask for a higher contrast.
        var variants = contents.images.filter { $0.filename != nil && !$0.isForHighContrast }
        let wanted = traits.userInterfaceStyle == .dark ? "dark" : "light"
        variants = ImageSet.firstMatches(variants, [{ $0.luminosity == wanted }, { $0.luminosity == nil }])
        let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        variants = ImageSet.firstMatches(
            variants, [{ $0.idiom == idiom }, { $0.idiom == nil || $0.idiom == "universal" }])
        let scales = ImageFileName.preferredScales(for: traits.displayScale)
        for scale in scales {
            guard let variant = variants.first(where: { $0.scaleFactor == scale }), let name = variant.filename,
                !name.contains("/")
            else { continue }
            return Choice(
                file: url.appendingPathComponent(name), scale: scale, renderingMode: renderingMode)
        }
        throw .emptyImageSet(path: url.path)
    }

    /// The variants that fulfil the first condition that any fulfils; all if none does.
    private static func firstMatches(
        _ variants: [Variant], _ conditions: [(Variant) -> Bool]
    ) -> [Variant] {
        for condition in conditions {
            let matches = variants.filter(condition)
            if !matches.isEmpty { return matches }
        }
        return variants
    }

    private var renderingMode: UIImage.RenderingMode {
        switch contents.properties?.templateRenderingIntent {
        case "template": .alwaysTemplate
        case "original": .alwaysOriginal
        default: .automatic
        }
    }
}

extension ImageSet.Variant {
    /// `light` or `dark`; nil for the variant of any appearance.
    fileprivate var luminosity: String? {
        appearances.first { $0.appearance == "luminosity" }?.value
    }

    fileprivate var isForHighContrast: Bool {
        appearances.contains { $0.appearance == "contrast" && $0.value == "high" }
    }

    /// An image for all scales counts as drawn for one pixel to the point.
    fileprivate var scaleFactor: CGFloat {
        switch scale {
        case "2x": 2
        case "3x": 3
        default: 1
        }
    }
}
