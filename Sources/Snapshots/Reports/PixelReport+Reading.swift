import Comparison
package import JSON

extension PixelReport: JSONDecodable {
    private enum Key: String, CaseIterable {
        case referenceSize, actualSize, differingPixels, maximumDifference, bounds
    }

    package init(json: JSONValue) throws(JSONDecodingError) {
        let values = try JSONObject<Key>(json)
        let reference = try PixelReport.integers(2, in: try values.value(.referenceSize))
        let actual = try PixelReport.integers(2, in: try values.value(.actualSize))
        referenceSize = PixelSize(width: reference[0], height: reference[1])
        actualSize = PixelSize(width: actual[0], height: actual[1])
        differingPixels = try values.decode(.differingPixels)
        maximumDifference = try values.decode(.maximumDifference)
        guard let bounds = values[.bounds] else { return }
        let sides = try PixelReport.integers(4, in: bounds)
        self.bounds = PixelRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }

    private static func integers(_ count: Int, in json: JSONValue) throws(JSONDecodingError) -> [Int] {
        let numbers = try [Int](json: json)
        guard numbers.count == count else { throw JSONDecodingError(json, mustBe: "a list of \(count) numbers") }
        return numbers
    }
}
