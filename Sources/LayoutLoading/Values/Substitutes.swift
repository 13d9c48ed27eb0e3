import Assets
import Basics
import Foundation
import KitSchema
import LayoutDocument
import ReflowKit

/// Replacements for fonts and images that cannot be found, with a warning for each.
@MainActor
final class Substitutes {
    private(set) var warnings: [Diagnostic] = []
    private var noted: Set<String> = []
    private var placeholders: [Placeholder: UIImage] = [:]

    private struct Placeholder: Hashable {
        let name: String
        let size: CGSize
    }

    /// The system font in the weight and slant that the missing font's name states. If the metrics of the missing font
    /// are known, the replacement has them.
    func font(for name: String, size: CGFloat, file: String, at position: SourcePosition) -> UIFont {
        warn(
            .missingFont, "no font is called \(Wording.quoted(name)); the system font is used instead", file: file,
            at: position)
        let face = name.split(separator: "-").dropFirst().joined(separator: "-").lowercased()
        let font = UIFont.systemFont(ofSize: size, weight: Substitutes.weight(of: face))
            .standingIn(forFontNamed: name)
        return face.contains("italic") || face.contains("oblique") ? font.italic : font
    }

    /// The weight according to the part of a PostScript name after the hyphen.
    private static func weight(of face: String) -> UIFont.Weight {
        let weights: [(String, UIFont.Weight)] = [
            ("ultralight", .ultraLight), ("extralight", .ultraLight), ("light", .light), ("thin", .thin),
            ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("heavy", .heavy),
            ("black", .black), ("bold", .bold),
        ]
        return weights.first { face.contains($0.0) }?.1 ?? .regular
    }

    /// A grey box with the natural size of the image.
    /// - Parameter error: the reason why the image cannot be shown.
    func image(for value: ImageValue, _ error: AssetError, file: String, at position: SourcePosition) -> UIImage {
        let reason =
            switch error {
            case .notFound: "no image is called \(Wording.quoted(value.name))"
            case .otherKind: "\(error)"
            default: "the image \(Wording.quoted(value.name)) cannot be shown: \(error)"
            }
        warn(.missingImage, "\(reason); a box is shown instead", file: file, at: position)
        let wanted = Placeholder(name: value.name, size: value.naturalSize ?? CGSize(width: 16, height: 16))
        if let made = placeholders[wanted] { return made }
        let image = UIImage.placeholder(size: wanted.size, name: wanted.name)
        placeholders[wanted] = image
        return image
    }

    /// Warns that a colour is shown as Xcode saved it in the document, and records the reason.
    func note(_ error: AssetError, of color: String, file: String) {
        warn(
            .missingColor, "the colour \(Wording.quoted(color)) is shown as the document has it: \(error)", file: file,
            at: nil)
    }

    private func warn(_ code: Diagnostic.Code, _ message: String, file: String, at position: SourcePosition?) {
        guard noted.insert(message).inserted, noted.count <= LayoutLimits.standard.diagnostics else { return }
        warnings.append(Diagnostic(.warning, code, message, file: file, at: position))
    }
}
