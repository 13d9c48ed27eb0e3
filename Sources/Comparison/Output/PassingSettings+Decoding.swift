import Foundation
package import JSON

extension PassingSettings: JSONDecodable {
    private enum Key: String, CaseIterable {
        case view, precision, perceptualPrecision, ignoreAntialiasing, maxDiffPixels, maxDiffPixelsPerWindow, windowSize
    }

    /// Reads what `JSONWriter.passing(_:)` writes.
    package init(json: JSONValue) throws(JSONDecodingError) {
        let values = try JSONObject<Key>(json)
        var settings: [PassingSetting] = []
        if let value: CGFloat = try values.decodeIfPresent(.precision) { settings.append(.precision(value)) }
        if let value: CGFloat = try values.decodeIfPresent(.perceptualPrecision) {
            settings.append(.perceptualPrecision(value))
        }
        if try values.decodeIfPresent(.ignoreAntialiasing, as: Bool.self) == true {
            settings.append(.ignoreAntialiasing)
        }
        if let count: Int = try values.decodeIfPresent(.maxDiffPixels) { settings.append(.maxDiffPixels(count)) }
        if let count: Int = try values.decodeIfPresent(.maxDiffPixelsPerWindow) {
            settings.append(.maxDiffPixelsPerWindow(count, side: try values.decode(.windowSize)))
        }
        self.init(view: try values.decodeIfPresent(.view), settings: settings)
    }
}
