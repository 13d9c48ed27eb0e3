import Foundation

/// The name of an image file, with the scale of its suffix, such as `@2x`.
struct ImageFileName: Hashable {
    /// The name without suffix and extension, but with the folders in front of it.
    let base: String
    /// The scale of the suffix; nil without a suffix.
    let scale: CGFloat?
    /// The extension; nil if it is not one of an image.
    let fileExtension: String?

    /// The extensions that are tried for a name without extension, in this order.
    static let extensions = ["png", "jpg", "jpeg"]

    /// The suffixes with their scales.
    private static let suffixes: [(text: String, scale: CGFloat)] = [("@2x", 2), ("@3x", 3)]

    init(_ name: String) {
        var base = name
        var fileExtension: String?
        if let dot = name.lastIndex(of: "."), !name[dot...].contains("/") {
            let found = String(name[name.index(after: dot)...])
            if ImageFileName.extensions.contains(found.lowercased()) {
                fileExtension = found
                base = String(name[..<dot])
            }
        }
        let suffix = ImageFileName.suffixes.first { base.hasSuffix($0.text) }
        self.base = suffix.map { String(base.dropLast($0.text.count)) } ?? base
        scale = suffix?.scale
        self.fileExtension = fileExtension
    }

    /// The file names that may hold the image, best first, each with its scale.
    func candidates(for displayScale: CGFloat) -> [(name: String, scale: CGFloat)] {
        let scales = scale.map { [$0] } ?? ImageFileName.preferredScales(for: displayScale)
        let extensions = fileExtension.map { [$0] } ?? ImageFileName.extensions
        return scales.flatMap { scale in
            let suffix = ImageFileName.suffixes.first { $0.scale == scale }?.text ?? ""
            return extensions.map { ("\(base)\(suffix).\($0)", scale) }
        }
    }

    /// The scales of images, best first, for a screen: its own scale, then larger ones in increasing order, then
    /// smaller ones in decreasing order.
    static func preferredScales(for displayScale: CGFloat) -> [CGFloat] {
        let all: [CGFloat] = [1, 2, 3]
        return all.filter { $0 >= displayScale } + all.filter { $0 < displayScale }.reversed()
    }
}
