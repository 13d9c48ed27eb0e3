public import Foundation
public import ReflowKit

/// A file that helps to judge a failure. It is saved with the results of the test.
///
/// Apple's XCTest has a class with this name; XCTest for Linux has none. A ``Diffing`` written for iOS returns it.
public struct XCTAttachment: Sendable, Hashable {
    /// The file's name, including its extension.
    public var name: String?
    let data: Data
    let pathExtension: String
    /// The lines that a patch removes and adds, each after its sign, for reports.
    var changedLines: [String] = []

    public init(data: Data) {
        self.init(data: data, pathExtension: "bin")
    }

    public init(string: String) {
        self.init(data: Data(string.utf8), pathExtension: "txt")
    }

    /// The image as PNG. An image of size zero has no bytes.
    public init(image: UIImage) {
        self.init(data: image.pngData() ?? Data(), pathExtension: "png")
    }

    init(name: String? = nil, data: Data, pathExtension: String) {
        self.name = name
        self.data = data
        self.pathExtension = pathExtension
    }
}
