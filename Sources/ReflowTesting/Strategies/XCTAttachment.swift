public import Foundation
public import ReflowKit

/// Something that helps to judge a failure and is kept with the results of the test.
///
/// Apple's XCTest has a class of this name, the one for Linux has none; a ``Diffing`` written for iOS answers with it.
public struct XCTAttachment: Sendable, Hashable {
    /// The file's name, its extension included.
    public var name: String?
    let data: Data
    let pathExtension: String

    public init(data: Data) {
        self.init(data: data, pathExtension: "bin")
    }

    public init(string: String) {
        self.init(data: Data(string.utf8), pathExtension: "txt")
    }

    /// The image as PNG; an image of no size has no bytes.
    public init(image: UIImage) {
        self.init(data: image.pngData() ?? Data(), pathExtension: "png")
    }

    init(name: String? = nil, data: Data, pathExtension: String) {
        self.name = name
        self.data = data
        self.pathExtension = pathExtension
    }
}
