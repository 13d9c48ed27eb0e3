import Basics
import Foundation
import JSON
import KitValues

/// One image of an asset catalogue in all its variants, read from `Contents.json`.
struct ImageSet {
    struct Choice {
        var file: URL
        var scale: CGFloat
        var renderingMode: UIImage.RenderingMode
    }

    private struct Contents: JSONDecodable {
        var images: [AssetVariant<Picture>]
        var properties: Properties

        init(json: JSONValue) throws(JSONDecodingError) {
            // This check finds misspelt keys of `properties` as well.
            properties = try Outline(json: json).properties ?? Properties()
            images = try AssetVariant.list("images", in: json)
        }
    }

    /// The keys at the top level. The entries are read by `AssetVariant`.
    private struct Outline: JSONRecord {
        var images: [Picture]
        var properties: Properties?

        static let record = JSONRecordTable<Outline>(
            ignoring: ["info"], Outline.init(images:properties:), .unless([], "images", \.images, "its variants"),
            .optional("properties", \.properties, "of the image as a whole"))
    }

    fileprivate struct Properties: JSONRecord {
        var templateRenderingIntent: String?

        // Xcode writes the ignored keys; they have no effect here.
        static let record = JSONRecordTable<Properties>(
            ignoring: [
                "auto-scaling", "compression-type", "localizable", "on-demand-resource-tags",
                "preserves-vector-representation",
            ], Properties.init(templateRenderingIntent:),
            .optional("template-rendering-intent", \.templateRenderingIntent, "original or template"))
    }

    /// The image of one entry. An entry without a file is an empty slot.
    fileprivate struct Picture: JSONRecord, Equatable {
        var filename: String?
        var scale: String?

        static let record = JSONRecordTable<Picture>(
            ignoring: AssetPurpose.keys + AssetPurpose.ignoredKeys, Picture.init(filename:scale:),
            .optional("filename", \.filename, "beside this file"),
            .optional("scale", \.scale, "pixels per point: 2x"))
    }

    private let url: URL
    private let contents: Contents

    /// The maximum size of a `Contents.json`, in bytes.
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

    /// The variant for the idiom and the appearance that has the best scale.
    func choose(for traits: UITraitCollection) throws(SimulationImageError) -> Choice {
        let pictures = AssetVariant.choose(from: contents.images.filter { $0.content.filename != nil }, for: traits)
        for scale in ImageFileName.preferredScales(for: traits.displayScale) {
            guard let name = pictures.first(where: { $0.scaleFactor == scale })?.filename, !name.contains("/")
            else { continue }
            return Choice(file: url.appendingPathComponent(name), scale: scale, renderingMode: renderingMode)
        }
        throw .emptyImageSet(path: url.path)
    }

    private var renderingMode: UIImage.RenderingMode {
        switch contents.properties.templateRenderingIntent {
        case "template": .alwaysTemplate
        case "original": .alwaysOriginal
        default: .automatic
        }
    }
}

extension ImageSet.Picture {
    /// The scale. An image for all scales counts as one with one pixel per point.
    fileprivate var scaleFactor: CGFloat {
        switch scale {
        case "2x": 2
        case "3x": 3
        default: 1
        }
    }
}
