public import Assets
import Basics
import DisplayList
public import Foundation
import ImageCodecs
import KitValues

/// Finds images by name: files with `@2x` and `@3x`, and image and symbol sets of asset catalogues; also colour and data
/// sets.
///
/// The folders are searched in order. In each folder, files are searched first, then asset catalogues (`*.xcassets`).
/// Files outside the root are not read, except for the targets of links if `takesLinksAsFiles` is true.
public struct SimulationImageLoader: Sendable {
    private let search: ResourceSearch
    private let found = Guarded<[FoundImage: UIImage]>([:])
    private let foundColors = Guarded<[FoundColor: UIColor]>([:])

    /// A name, and the traits by which the variant was chosen.
    private struct FoundImage: Hashable {
        var name: String
        var traits: AssetTraits
    }

    /// A colour set that was read, and the colour that is used on devices for which it has none.
    private struct FoundColor: Hashable {
        var set: AssetSetFile
        var other: UIColor?
    }

    /// - Parameters:
    ///   - folders: the folders with images, in search order.
    ///   - root: the folder that must contain every file; if nil, the folder in which the file was found.
    ///   - takesLinksAsFiles: whether a symbolic link in the root may lead outside, as for inputs that a build system
    ///     provides as links.
    public init(folders: [URL], root: URL? = nil, takesLinksAsFiles: Bool = false) {
        self.init(ResourceSearch(folders: folders, root: root, takesLinksAsFiles: takesLinksAsFiles))
    }

    package init(_ search: ResourceSearch) {
        self.search = search
    }

    /// The same with further folders, which are searched last.
    package func searching(_ others: [URL]) -> SimulationImageLoader {
        others.isEmpty ? self : SimulationImageLoader(search.searching(others))
    }

    /// The image called `name` for a screen with `scale` pixels per point.
    public func image(named name: String, scale: CGFloat) throws(AssetError) -> UIImage {
        try image(named: name, compatibleWith: UITraitCollection(displayScale: scale))
    }

    /// The image called `name` for `traits`. The scale chooses among files; the other traits choose among variants in
    /// catalogues.
    /// - Parameter name: with or without extension; it may begin with folders below the ones searched.
    ///
    /// The loader caches images, as `UIImage(named:)` does, because most screens show some image often.
    public func image(named name: String, compatibleWith traits: UITraitCollection) throws(AssetError) -> UIImage {
        let request = FoundImage(name: name, traits: AssetTraits(traits))
        if let image = found.withLock({ $0[request] }) { return image }
        let image = try newImage(named: name, for: request.traits, traits)
        found.withLock { $0[request] = image }
        return image
    }

    private func newImage(
        named name: String, for assetTraits: AssetTraits, _ traits: UITraitCollection
    ) throws(AssetError) -> UIImage {
        let file: PictureFile
        do throws(AssetError) {
            file = try search.image(named: name, for: assetTraits)
        } catch {
            guard case .notFound = error, let symbol = try search.symbol(named: name, for: assetTraits) else {
                throw error
            }
            return UIImage(symbol: symbol, in: traits)
        }
        let asset = try SimulationImageLoader.asset(of: file, displayScale: assetTraits.displayScale)
        return UIImage(asset: asset, file.enlarged(by: asset.vector?.scale ?? 1), name: name)
    }

    /// The colour called `name` in an asset catalogue, which follows the traits; nil where none is.
    /// - Parameter other: shown on devices for which the catalogue has no such colour; nil for a clear colour.
    package func color(named name: String, elsewhere other: UIColor? = nil) throws(AssetError) -> UIColor? {
        guard let file = try search.set(.color, named: name) else { return nil }
        let key = FoundColor(set: file, other: other)
        if let known = foundColors.withLock({ $0[key] }) { return known }
        let set = try file.colors()
        guard set.hasColor else { return nil }
        if let unknown = set.references.first(where: { UIColor.named($0) == nil }) {
            throw .invalidSet(
                kind: .color, path: file.path, reason: "UIKit has no colour that is called \(Wording.quoted(unknown))")
        }
        let color = UIColor { traits in
            set.color(for: AssetTraits(traits)).map(UIColor.of) ?? other?.resolvedColor(with: traits) ?? .clear
        }
        foundColors.withLock { $0[key] = color }
        return color
    }

    /// The data set called `name`: its content, and the identifier of its type; nil where none is.
    func data(
        named name: String, compatibleWith traits: UITraitCollection
    ) throws(AssetError) -> (content: Data, typeIdentifier: String?)? {
        guard let found = try search.data(named: name, for: AssetTraits(traits)) else { return nil }
        return (try AssetFile.read(found.file, limit: AssetLimits.fileBytes), found.typeIdentifier)
    }

    /// Reads a picture's bytes and its header, or a vector.
    /// - Parameter displayScale: the scale for which a vector is drawn.
    private static func asset(
        of resource: PictureFile, displayScale: CGFloat
    ) throws(AssetError) -> ImageAsset {
        try asset(at: resource.file) { (data) throws(ImageError) in
            guard VectorKind(of: data) != nil else { return try ImageAsset(data: data, path: resource.file) }
            return ImageAsset(
                try VectorPicture(data: data), scale: displayScale / resource.scale,
                isEnlargedAsPaths: resource.preservesVectorRepresentation, path: resource.file)
        }
    }

    /// Reads the bytes and the header of a PNG or JPEG file.
    static func asset(at url: URL) throws(AssetError) -> ImageAsset {
        try asset(at: url.path) { (data) throws(ImageError) in try ImageAsset(data: data, path: url.path) }
    }

    private static func asset(
        at path: String, _ make: (Data) throws(ImageError) -> ImageAsset
    ) throws(AssetError) -> ImageAsset {
        let data = try AssetFile.read(path, limit: AssetLimits.fileBytes)
        do throws(ImageError) {
            return try make(data)
        } catch {
            let kind = FileKind(of: data).flatMap { $0.isDrawn ? nil : $0 }
            let reason = error == .unknownFormat ? "it is not a PNG, JPEG, SVG or PDF" : "\(error)"
            throw .undecodable(path: path, reason: kind?.remedy ?? reason)
        }
    }
}

extension AssetTraits {
    init(_ traits: UITraitCollection) {
        self.init(
            userInterfaceIdiom: traits.userInterfaceIdiom, userInterfaceStyle: traits.userInterfaceStyle,
            accessibilityContrast: traits.accessibilityContrast, horizontalSizeClass: traits.horizontalSizeClass,
            verticalSizeClass: traits.verticalSizeClass, layoutDirection: traits.layoutDirection,
            displayScale: traits.displayScale)
    }
}

extension UIColor {
    /// The colour of a catalogue. A system colour that UIKit does not have is clear.
    fileprivate static func of(_ color: AssetColor) -> UIColor {
        switch color {
        case .system(let name): return named(name) ?? .clear
        case .components(let space, let red, let green, let blue, let alpha):
            let rgba = RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
            switch space {
            case .sRGB: return UIColor(rgba)
            case .linearSRGB: return UIColor(rgba.encodedFromLinear)
            case .displayP3: return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            }
        }
    }
}
