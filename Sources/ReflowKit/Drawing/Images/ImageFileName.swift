import Foundation

/// A file's name with the scale that a suffix like `@2x` says it was drawn for.
struct ImageFileName: Hashable {
    /// Without suffix and extension; folders in front of it belong to it.
    let base: String
    /// nil without a suffix.
    let scale: CGFloat?
    /// nil if it is none that images have.
    let fileExtension: String?

    /// The extensions that a name without any stands for, in the order they are tried.
    static let extensions = ["png", "jpg", "jpeg"]

    /// The scales there are suffixes for.
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

    /// The scales of images from the best for a screen to the worst: its own, then larger ones from the nearest on,
    /// then smaller ones likewise.
    static func preferredScales(for displayScale: CGFloat) -> [CGFloat] {
        let all: [CGFloat] = [1, 2, 3]
        return all.filter { $0 >= displayScale } + all.filter { $0 < displayScale }.reversed()
    }
}
