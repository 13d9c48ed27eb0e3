import Basics
public import Foundation
public import ImageCodecs
import JSON
import LayoutRules

/// Finds images by name: files with `@2x` and `@3x`, and image sets of asset catalogues.
///
/// The folders are searched in order. In each folder, files are searched first, then asset catalogues (`*.xcassets`).
/// Files outside the root are not read, except for the targets of links if `takesLinksAsFiles` is true.
public struct SimulationImageLoader: Sendable {
    private let folders: [URL]
    private let root: URL?
    private let takesLinksAsFiles: Bool
    private let catalogues: AssetCatalogues
    private let found = ImageCache()
    private let foundColors = Guarded<[FoundColor: UIColor]>([:])

    /// A colour set that was read, and the colour that is used on devices for which it has none.
    private struct FoundColor: Hashable {
        var set: URL
        var other: UIColor
    }

    /// The maximum size of a file, in bytes.
    static let maximumBytes = 64 << 20

    /// - Parameters:
    ///   - folders: the folders with images, in search order.
    ///   - root: the folder that must contain every file; if nil, the folder in which the file was found.
    ///   - takesLinksAsFiles: whether a symbolic link in the root may lead outside, as for inputs that a build system
    ///     provides as links.
    public init(folders: [URL], root: URL? = nil, takesLinksAsFiles: Bool = false) {
        self.folders = folders
        self.root = root
        self.takesLinksAsFiles = takesLinksAsFiles
        catalogues = AssetCatalogues(folders: folders)
    }

    /// The same with further folders, which are searched last.
    package func searching(_ others: [URL]) -> SimulationImageLoader {
        others.isEmpty
            ? self : SimulationImageLoader(folders: folders + others, root: root, takesLinksAsFiles: takesLinksAsFiles)
    }

    /// The image called `name` for a screen with `scale` pixels per point.
    public func image(named name: String, scale: CGFloat) throws(SimulationImageError) -> UIImage {
        try image(named: name, compatibleWith: UITraitCollection(displayScale: scale))
    }

    /// The image called `name` for `traits`. The scale chooses among files; idiom and appearance also choose among
    /// variants in catalogues.
    /// - Parameter name: with or without extension; it may begin with folders below the ones searched.
    ///
    /// The loader caches images, as `UIImage(named:)` does, because most screens show some image often.
    public func image(named name: String, compatibleWith traits: UITraitCollection) throws(SimulationImageError)
        -> UIImage
    {
        if let image = found.image(named: name, traits) { return image }
        let image = try find(name, compatibleWith: traits)
        found.keep(image, named: name, traits)
        return image
    }

    private func find(_ name: String, compatibleWith traits: UITraitCollection) throws(SimulationImageError) -> UIImage
    {
        let components = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !name.isEmpty, !name.contains("\0"), !components.contains(".."), components.first != "" else {
            throw .invalidName(name)
        }
        for folder in folders {
            for candidate in ImageFileName(name).candidates(for: traits.displayScale) {
                let file = folder.appendingPathComponent(candidate.name)
                guard FileManager.default.isFile(at: file) else { continue }
                try check(file, liesIn: root ?? folder, name: name)
                return UIImage(asset: try SimulationImageLoader.asset(at: file), scale: candidate.scale, name: name)
            }
            if let set = try catalogues.imageSet(named: name, in: folder) {
                let choice = try set.choose(for: traits)
                try check(choice.file, liesIn: root ?? folder, name: name)
                return UIImage(
                    asset: try SimulationImageLoader.asset(at: choice.file), scale: choice.scale,
                    renderingMode: choice.renderingMode, name: name)
            }
        }
        if let file = otherPicture(named: name) { throw .otherKind(name: name, file: file) }
        throw .notFound(name: name, folders: folders.map(\.path))
    }

    /// The colour called `name` in an asset catalogue of the folders, which follows the appearance; nil if there is
    /// none.
    /// - Parameter other: the colour for devices for which the catalogue has no colour of this name.
    package func color(named name: String, elsewhere other: UIColor) throws(SimulationImageError) -> UIColor? {
        for folder in folders {
            guard let set = try catalogues.colorSet(named: name, in: folder) else { continue }
            let key = FoundColor(set: set, other: other)
            if let known = foundColors.withLock({ $0[key] }) { return known }
            let file = set.appendingPathComponent("Contents.json")
            try check(file, liesIn: root ?? folder, name: name)
            let data = try SimulationImageLoader.read(file, maximumBytes: ImageSet.maximumBytes)
            do throws(JSONFileError) {
                guard let color = try ColorSet.read(data).color(elsewhere: other) else { continue }
                foundColors.withLock { $0[key] = color }
                return color
            } catch {
                throw .invalidColorSet(path: set.path, reason: "Contents.json, \(error)")
            }
        }
        return nil
    }

    /// Image formats that apps use and that are not supported here.
    fileprivate static let otherKinds = ["pdf", "svg", "heic", "gif", "webp", "tiff", "bmp"]

    /// A file in an unsupported format whose name suggests that it was meant.
    private func otherPicture(named name: String) -> String? {
        let isOther = SimulationImageLoader.otherKinds.contains((name as NSString).pathExtension.lowercased())
        let names = isOther ? [name] : SimulationImageLoader.otherKinds.map { "\(name).\($0)" }
        return names.first { name in
            folders.contains { FileManager.default.isFile(at: $0.appendingPathComponent(name)) }
        }
    }

    private func check(_ file: URL, liesIn root: URL, name: String) throws(SimulationImageError) {
        func place(_ url: URL) -> [String] {
            (takesLinksAsFiles ? url : url.resolvingSymlinksInPath()).standardizedFileURL.pathComponents
        }
        guard place(file).starts(with: place(root)) else { throw .outsideRoot(name: name) }
    }

    /// Reads a file's bytes and its header.
    static func asset(at url: URL) throws(SimulationImageError) -> ImageAsset {
        let data = try read(url, maximumBytes: maximumBytes)
        do throws(ImageError) {
            return try ImageAsset(data: data, path: url.path)
        } catch {
            throw .undecodable(path: url.path, error)
        }
    }

    static func read(_ url: URL, maximumBytes: Int) throws(SimulationImageError) -> Data {
        do throws(FileError) {
            return try BoundedFile.read(url.path, limit: maximumBytes)
        } catch {
            throw .unreadable(path: url.path, reason: error.reason)
        }
    }
}

/// The reason why an image could not be loaded by name.
public enum SimulationImageError: Error, Sendable, Equatable {
    case notFound(name: String, folders: [String])
    /// The file of that name is neither a PNG nor a JPEG.
    case otherKind(name: String, file: String)
    /// The name is empty, is an absolute path or contains `..`.
    case invalidName(String)
    /// A symbolic link leads out of the image folder.
    case outsideRoot(name: String)
    case unreadable(path: String, reason: String)
    case undecodable(path: String, ImageError)
    /// The `Contents.json` of an image set does not have Xcode's format.
    case invalidImageSet(path: String, reason: String)
    /// The `Contents.json` of a colour set does not have Xcode's format.
    case invalidColorSet(path: String, reason: String)
    /// An image set has no file that can be used here.
    case emptyImageSet(path: String)
}

extension SimulationImageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notFound(let name, let folders):
            "no image is called \(Wording.quoted(name)) in "
                + (folders.isEmpty
                    ? "any folder"
                    : ShownText.name(folders.joined(separator: " or "))
                        + "; put a PNG or JPEG of that name there, or into an asset catalogue")
                + (SimulationImageError.mayBeSymbol(name) ? " (Apple's SF Symbols are not drawn)" : "")
        case .otherKind(let name, let file):
            "the image \(Wording.quoted(name)) cannot be shown: \(ShownText.name(file)) is neither a PNG nor a JPEG; export it as one of them"
        case .invalidName(let name):
            "the image \(Wording.quoted(name)) is outside the folders that are searched"
        case .outsideRoot(let name):
            "the image \(Wording.quoted(name)) is a link to a file outside the folder that images may come from"
        case .unreadable(let path, let reason):
            "cannot read \(ShownText.name(path)): \(reason)"
        case .undecodable(let path, let error):
            "\(ShownText.name(path)): \(error)"
        case .invalidImageSet(let path, let reason):
            "\(ShownText.name(path)) is not an image set: \(reason)"
        case .invalidColorSet(let path, let reason):
            "\(ShownText.name(path)) is not a colour set: \(reason)"
        case .emptyImageSet(let path):
            "the image set \(ShownText.name(path)) contains no picture that can be used"
        }
    }

    /// Whether the name looks like one of an SF Symbol: `star.fill`.
    private static func mayBeSymbol(_ name: String) -> Bool {
        let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789.".utf8)
        return name.contains(".") && name.utf8.allSatisfy(letters.contains)
            && !(["png", "jpg", "jpeg"] + SimulationImageLoader.otherKinds)
                .contains((name as NSString).pathExtension.lowercased())
    }
}

extension FileManager {
    func isFile(at url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
