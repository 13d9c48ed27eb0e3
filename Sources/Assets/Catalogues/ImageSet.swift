import Basics
package import Foundation
import JSON
package import KitValues

/// An image that was found, and the way in which it is shown.
package struct PictureFile: Sendable, Hashable {
    /// How an image is coloured; nil to leave it to the view.
    package enum Intent: Sendable, Hashable {
        case original
        case template
    }

    /// The path of the file.
    package var file: String
    /// Pixels per point.
    package var scale: CGFloat
    package var intent: Intent?
    package var slicing: ImageSlicing?
    /// The margins around the part by which constraints align the image, in pixels.
    package var alignmentInsets = UIEdgeInsets.zero
    /// Whether a vector is also drawn as paths where it is shown larger than its own size.
    package var preservesVectorRepresentation = false
    /// Whether the image was drawn for the other layout direction, and is mirrored.
    package var isMirrored = false
}

extension PictureFile {
    /// The same image with `factor` pixels for each of the file's.
    package func enlarged(by factor: CGFloat) -> PictureFile {
        var copy = self
        copy.scale *= factor
        copy.alignmentInsets = alignmentInsets.multiplied(by: factor)
        copy.slicing?.capInsets = slicing?.capInsets.multiplied(by: factor) ?? .zero
        copy.slicing?.center = slicing?.center.map {
            CGSize(width: $0.width * factor, height: $0.height * factor)
        }
        return copy
    }
}

extension UIEdgeInsets {
    fileprivate func multiplied(by factor: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor)
    }
}

/// The way in which an image of a catalogue is resized: the `resizing` of its entry, in pixels of the file.
package struct ImageSlicing: Sendable, Hashable {
    /// The margins that keep their size.
    package var capInsets: UIEdgeInsets
    /// The size of the part that fills the middle. What is left between it and the opposite margins is not shown. Nil
    /// for the whole middle.
    package var center: CGSize?
    /// Whether the middle is repeated, and not stretched.
    package var isTiled: Bool
}

/// One image of an asset catalogue in all its variants, read from `Contents.json`.
struct ImageSet: JSONDecodable {
    private struct Picture: Sendable {
        var filename: String
        var scale: CGFloat
        var slicing: ImageSlicing?
        var alignmentInsets: UIEdgeInsets
    }

    private let variants: [AssetVariant<Picture>]
    private let intent: PictureFile.Intent?
    private let preservesVectorRepresentation: Bool

    init(json: JSONValue) throws(JSONDecodingError) {
        variants = try AssetVariant.list("images", in: json, ImageSet.picture)
        // Some files have the intent in `info`.
        let key = "template-rendering-intent"
        var text = try json["properties"]?.text(key)
        if text == nil { text = try json["info"]?.text(key) }
        preservesVectorRepresentation =
            json["properties"]?["preserves-vector-representation"]?.content
            == .boolean(true)
        intent = text == "template" ? .template : text == "original" ? .original : nil
    }

    /// The picture of one entry; nil for an empty slot.
    private static func picture(_ json: JSONValue) throws(JSONDecodingError) -> Picture? {
        guard let filename = try json.fileName() else { return nil }
        // An image for all scales counts as one with one pixel per point.
        let scale = try json.text("scale").flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil } ?? 1
        return Picture(
            filename: filename, scale: scale.isFinite && scale > 0 ? CGFloat(scale) : 1, slicing: try slicing(json),
            alignmentInsets: try json["alignment-insets"].map(insets) ?? .zero)
    }

    private static func slicing(_ json: JSONValue) throws(JSONDecodingError) -> ImageSlicing? {
        guard let resizing = json["resizing"] else { return nil }
        let mode = try resizing.text("mode")
        // The older spelling is that of property lists.
        var caps = try (resizing["cap-insets"] ?? resizing["capInsets"]).map(insets) ?? .zero
        if mode == "3-part-horizontal" { (caps.top, caps.bottom) = (0, 0) }
        if mode == "3-part-vertical" { (caps.left, caps.right) = (0, 0) }
        var center: CGSize?
        if let json = resizing["center"] {
            // Missing, and 0, are the whole middle of that axis.
            center = CGSize(
                width: max(0, CGFloat(try json.number("width") ?? 0)),
                height: max(0, CGFloat(try json.number("height") ?? 0)))
        }
        return ImageSlicing(
            capInsets: caps, center: center, isTiled: try resizing["center"]?.text("mode") == "tile")
    }

    private static func insets(_ json: JSONValue) throws(JSONDecodingError) -> UIEdgeInsets {
        guard json.members != nil else { throw JSONDecodingError(json, mustBe: "an object") }
        func inset(_ key: String) throws(JSONDecodingError) -> CGFloat {
            min(max(0, CGFloat(try json.number(key) ?? 0)), ImageSet.maximumInset)
        }
        return UIEdgeInsets(
            top: try inset("top"), left: try inset("left"), bottom: try inset("bottom"), right: try inset("right"))
    }

    /// The largest inset in pixels. No picture is larger.
    private static let maximumInset: CGFloat = 100_000

    /// The variant for the traits that has the best scale: that of the screen, else the nearest larger one, else the
    /// largest.
    /// - Parameter folder: the path of the set's folder.
    func choose(for traits: AssetTraits, in folder: String) throws(AssetError) -> PictureFile {
        guard !variants.isEmpty else { throw .emptySet(kind: .image, path: folder) }
        let chosen = AssetVariant.choose(from: variants, for: traits)
        guard !chosen.isEmpty else { throw .noVariant(path: folder) }
        // A vector beside pictures of the same purpose is passed over.
        let drawn = chosen.filter {
            FileKind.otherExtensions[($0.content.filename as NSString).pathExtension.lowercased()] == nil
        }
        func order(_ scale: CGFloat) -> (Int, CGFloat) {
            scale >= traits.displayScale ? (0, scale) : (1, -scale)
        }
        guard
            let best = (drawn.isEmpty ? chosen : drawn)
                .enumerated().min(by: { left, right in
                    let (mine, other) = (order(left.element.content.scale), order(right.element.content.scale))
                    return mine == other ? left.offset < right.offset : mine < other
                })?.element
        else { throw .noVariant(path: folder) }
        let picture = best.content
        return PictureFile(
            file: folder + "/" + picture.filename, scale: picture.scale, intent: intent, slicing: picture.slicing,
            alignmentInsets: picture.alignmentInsets,
            preservesVectorRepresentation: preservesVectorRepresentation,
            isMirrored: best.purpose.isMirrored(for: traits))
    }
}
