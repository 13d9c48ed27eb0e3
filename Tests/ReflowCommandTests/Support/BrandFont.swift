import Foundation
import TestSupport
import Testing

/// A font that no machine has: Inter under another name of the same length, in the family "Brand Display".
enum BrandFont {
    /// - Parameter weight: as Inter's files are called: `Black`.
    static func data(weight: String) throws -> Data {
        let path = "/usr/share/fonts/opentype/inter/InterDisplay-\(weight).otf"
        var data = try Data(contentsOf: URL(filePath: path))
        for encoding in [String.Encoding.utf16BigEndian, .ascii] {
            let old = try #require("Inter".data(using: encoding))
            let new = try #require("Brand".data(using: encoding))
            var start = data.startIndex
            while let range = data.range(of: old, in: start..<data.endIndex) {
                data.replaceSubrange(range, with: new)
                start = range.upperBound
            }
        }
        return data
    }
}

extension Workspace {
    func writeFont(_ weight: String, to path: String) throws {
        try write("", to: path)
        try BrandFont.data(weight: weight).write(to: url.appending(path: path))
    }

    /// A layout of one label in the family "Brand Display".
    /// - Parameter fonts: the value of the key; nil for a file without it.
    func brandLayout(_ path: String, fonts: String?) throws {
        try write(
            """
            { "devices": ["iPhone 8"],
              \(fonts.map { "\"fonts\": \($0)," } ?? "")
              "root": { "class": "UIView", "id": "page", "frame": [0, 0, 375, 667],
                "backgroundColor": "systemBackground", "subviews": [
                { "class": "UILabel", "id": "title", "text": "Brand", "font": { "size": 30, "family": "Brand Display" },
                  "translatesAutoresizingMaskIntoConstraints": false }
              ], "constraints": ["title.leading == self.leading + 16", "title.top == self.top + 40"] } }
            """, to: path)
    }
}
