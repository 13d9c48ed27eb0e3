import Foundation
import TestSupport

extension Workspace {
    func writeFont(_ weight: String, to path: String) throws {
        try write("", to: path)
        try BrandFont.data(weight: weight).write(to: url.appending(path: path))
    }

    /// Writes a layout with one label in the family "Brand Display".
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
