import Basics

/// The images that a loader has already found, by name, scale and traits of the request.
final class ImageCache: Sendable {
    private struct Request: Hashable {
        let name: String
        let traits: UITraitCollection
    }

    private let images = Guarded<[Request: UIImage]>([:])

    func image(named name: String, _ traits: UITraitCollection) -> UIImage? {
        images.withLock { $0[Request(name: name, traits: traits)] }
    }

    func keep(_ image: UIImage, named name: String, _ traits: UITraitCollection) {
        images.withLock { $0[Request(name: name, traits: traits)] = image }
    }
}
