public import ImageCodecs

/// A drawing of a view tree: the display list, and the files of the images that it refers to.
public struct Drawing: Sendable {
    /// The images that a display list names.
    public typealias Images = [ImageID: ImageAsset]

    public var list: DisplayList
    public var images: Images

    public init(list: DisplayList, images: Images) {
        self.list = list
        self.images = images
    }
}

extension Drawing: Equatable {
    /// Images are named by their content, so equal names are equal images.
    public static func == (left: Drawing, right: Drawing) -> Bool {
        left.list == right.list && left.images.keys == right.images.keys
    }
}
