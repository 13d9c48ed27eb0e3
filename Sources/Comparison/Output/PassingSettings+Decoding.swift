import Foundation

extension PassingSettings: Decodable {
    private enum Key: String, CodingKey {
        case view, precision, perceptualPrecision, ignoreAntialiasing, maxDiffPixels, maxDiffPixelsPerWindow, windowSize
    }

    /// Reads what `JSONWriter.passing(_:)` writes.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        var settings: [PassingSetting] = []
        if let value = try values.decodeIfPresent(CGFloat.self, forKey: .precision) {
            settings.append(.precision(value))
        }
        if let value = try values.decodeIfPresent(CGFloat.self, forKey: .perceptualPrecision) {
            settings.append(.perceptualPrecision(value))
        }
        if try values.decodeIfPresent(Bool.self, forKey: .ignoreAntialiasing) == true {
            settings.append(.ignoreAntialiasing)
        }
        if let count = try values.decodeIfPresent(Int.self, forKey: .maxDiffPixels) {
            settings.append(.maxDiffPixels(count))
        }
        if let count = try values.decodeIfPresent(Int.self, forKey: .maxDiffPixelsPerWindow) {
            settings.append(.maxDiffPixelsPerWindow(count, side: try values.decode(Int.self, forKey: .windowSize)))
        }
        self.init(view: try values.decodeIfPresent(String.self, forKey: .view), settings: settings)
    }
}
