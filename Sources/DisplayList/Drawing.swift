public import ImageCodecs

/// What a view tree looks like: the display list, and the files of the images it names.
public struct Drawing: Sendable {
    public var list: DisplayList
    public var images: [ImageID: ImageAsset]

    public init(list: DisplayList, images: [ImageID: ImageAsset]) {
        self.list = list
        self.images = images
    }
}
