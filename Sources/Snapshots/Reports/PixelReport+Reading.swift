import Comparison

extension PixelReport: Decodable {
    private enum Key: String, CodingKey {
        case referenceSize, actualSize, differingPixels, maximumDifference, bounds
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let reference = try values.integers(2, forKey: .referenceSize)
        let actual = try values.integers(2, forKey: .actualSize)
        referenceSize = PixelSize(width: reference[0], height: reference[1])
        actualSize = PixelSize(width: actual[0], height: actual[1])
        differingPixels = try values.decode(Int.self, forKey: .differingPixels)
        maximumDifference = try values.decode(Int.self, forKey: .maximumDifference)
        guard values.contains(.bounds) else { return }
        let sides = try values.integers(4, forKey: .bounds)
        bounds = PixelRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
}

extension KeyedDecodingContainer {
    fileprivate func integers(_ count: Int, forKey key: Key) throws -> [Int] {
        let numbers = try decode([Int].self, forKey: key)
        guard numbers.count == count else {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "\(count) numbers")
        }
        return numbers
    }
}
