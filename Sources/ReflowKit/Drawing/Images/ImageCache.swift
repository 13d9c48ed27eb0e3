import Basics
import Foundation
import KitValues

/// The images that a loader has already found, by name and by the traits that choose a variant.
final class ImageCache: Sendable {
    private struct Request: Hashable {
        let name: String
        let scale: CGFloat
        let idiom: UIUserInterfaceIdiom
        let style: UIUserInterfaceStyle
        let contrast: UIAccessibilityContrast

        init(_ name: String, _ traits: UITraitCollection) {
            self.name = name
            scale = traits.displayScale
            idiom = traits.userInterfaceIdiom
            style = traits.userInterfaceStyle
            contrast = traits.accessibilityContrast
        }
    }

    private let images = Guarded<[Request: UIImage]>([:])

    func image(named name: String, _ traits: UITraitCollection) -> UIImage? {
        images.withLock { $0[Request(name, traits)] }
    }

    func keep(_ image: UIImage, named name: String, _ traits: UITraitCollection) {
        images.withLock { $0[Request(name, traits)] = image }
    }
}
