import Foundation

/// A small case of Auto Layout with the frames that it leads to, as the files hold it.
struct LayoutVector: Decodable {
    struct View: Decodable {
        var id: String
        var superview: String?
        var frame: [Double]?
        var intrinsicContentSize: [Double?]?
        var hugging: [Float]?
        var compression: [Float]?
    }

    struct Constraint: Decodable {
        var first: String
        var firstAttribute: String
        var relation: String
        var second: String?
        var secondAttribute: String?
        var multiplier: Factor?
        var constant: Double?
        var priority: Float?
    }

    /// A number, or a ratio as documents write it.
    struct Factor: Decodable {
        var value: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            guard let text = try? container.decode(String.self) else {
                value = try container.decode(Double.self)
                return
            }
            let numbers = text.split(whereSeparator: { ":/".contains($0) }).compactMap { Double($0) }
            value = numbers.count == 2 ? numbers[0] / numbers[1] : numbers.first ?? 1
        }
    }

    struct Case: Decodable {
        var size: [Double]
        var expect: [String: [Double?]]
    }

    /// The frames of views, or the size of the root where the vector is about fitting.
    enum Expectation: Decodable {
        case frames([String: [Double?]])
        case size([Double])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let size = try? container.decode([Double].self) {
                self = .size(size)
            } else {
                self = .frames(try container.decode([String: [Double?]].self))
            }
        }
    }

    var id: String
    var views: [View]
    var constraints: [Constraint]
    var expect: Expectation?
    var cases: [Case]?
    var ambiguous: [String]?
    var layoutDirection: String?
    var target: [Double]?
    var priorities: [Float]?

    static func all(in file: URL) throws -> [LayoutVector] {
        try JSONDecoder().decode([LayoutVector].self, from: Data(contentsOf: file))
    }
}
