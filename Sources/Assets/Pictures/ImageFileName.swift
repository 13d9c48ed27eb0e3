package import Foundation
import KitValues

/// The name of an image file, with the scale of its suffix, such as `@2x`.
package struct ImageFileName: Hashable {
    /// The name without suffix and extension, but with the folders in front of it.
    package let base: String
    /// The scale of the suffix; nil without a suffix.
    package let scale: CGFloat?
    /// The extension; nil if it is not one of an image.
    let fileExtension: String?

    /// The extensions that are tried for a name without extension, in this order.
    static let extensions = ["png", "jpg", "jpeg"]

    /// The suffixes with their scales.
    private static let suffixes: [(text: String, scale: CGFloat)] = [("@2x", 2), ("@3x", 3)]

    package init(_ name: String) {
        let (stem, known) = ImageFileName.split(name, at: ImageFileName.extensions)
        let suffix = ImageFileName.suffixes.first { stem.hasSuffix($0.text) }
        base = suffix.map { String(stem.dropLast($0.text.count)) } ?? stem
        scale = suffix?.scale
        fileExtension = known
    }

    /// The name in front of its extension, and the extension, if it is one of `extensions` in any case; otherwise the
    /// whole name.
    static func split(_ name: String, at extensions: [String]) -> (stem: String, fileExtension: String?) {
        guard let dot = name.lastIndex(of: "."), !name[dot...].contains("/") else { return (name, nil) }
        let found = String(name[name.index(after: dot)...])
        return extensions.contains(found.lowercased()) ? (String(name[..<dot]), found) : (name, nil)
    }

    /// The file names that may hold the image, best first, each with its scale. A file for the device's idiom
    /// (`name~ipad.png`) is preferred to one for all.
    func candidates(for traits: AssetTraits) -> [(name: String, scale: CGFloat)] {
        let scales = scale.map { [$0] } ?? ImageFileName.preferredScales(for: traits.displayScale)
        let extensions = fileExtension.map { [$0] } ?? ImageFileName.extensions
        let idioms = [traits.userInterfaceIdiom == .pad ? "~ipad" : "~iphone", ""]
        var names: [(name: String, scale: CGFloat)] = []
        for scale in scales {
            let suffix = ImageFileName.suffixes.first { $0.scale == scale }?.text ?? ""
            for idiom in idioms {
                for fileExtension in extensions { names.append(("\(base)\(suffix)\(idiom).\(fileExtension)", scale)) }
            }
        }
        return names
    }

    /// The scales of images, best first, for a screen: its own scale, then larger ones in increasing order, then
    /// smaller ones in decreasing order.
    static func preferredScales(for displayScale: CGFloat) -> [CGFloat] {
        let all: [CGFloat] = [1, 2, 3]
        return all.filter { $0 >= displayScale } + all.filter { $0 < displayScale }.reversed()
    }
}
