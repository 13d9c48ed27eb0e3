import Foundation

/// A small case of Auto Layout with the resulting frames, as in `Tests/Fixtures/autolayout`.
public struct LayoutCase: Decodable {
    public struct View: Decodable {
        public var id: String
        public var superview: String?
        public var `class`: String?
        public var frame: [Double]?
        public var autoresizingMask: [String]?
        public var intrinsicContentSize: [Double?]?
        public var hugging: [Float]?
        public var compression: [Float]?
        public var layoutMargins: [Double]?
        // The properties of a stack view, and of its arranged views.
        public var axis: String?
        public var distribution: String?
        public var alignment: String?
        public var spacing: Double?
        public var isHidden: Bool?
        public var isLayoutMarginsRelativeArrangement: Bool?
    }

    public struct Guide: Decodable {
        public var id: String
        public var owner: String
        public var kind: String
    }

    public struct Constraint: Decodable {
        public var first: String
        public var firstAttribute: String
        public var relation: String
        public var second: String?
        public var secondAttribute: String?
        public var multiplier: Factor?
        public var constant: Double?
        public var priority: Float?
    }

    /// A number, or a ratio in the notation of documents.
    public struct Factor: Decodable {
        public var value: Double

        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            guard let text = try? container.decode(String.self) else {
                value = try container.decode(Double.self)
                return
            }
            let numbers = text.split(whereSeparator: { ":/".contains($0) }).compactMap { Double($0) }
            value = numbers.count == 2 ? numbers[0] / numbers[1] : numbers.first ?? 1
        }
    }

    public struct Step: Decodable {
        public var size: [Double]
        public var expect: [String: [Double?]]
    }

    /// The frames of views, or the size of the root if the case is about fitting.
    public enum Expectation: Decodable {
        case frames([String: [Double?]])
        case size([Double])

        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let size = try? container.decode([Double].self) {
                self = .size(size)
            } else {
                self = .frames(try container.decode([String: [Double?]].self))
            }
        }
    }

    public var id: String
    public var title: String
    public var layoutDirection: String?
    public var safeAreaInsets: [Double]?
    public var views: [View]
    public var guides: [Guide]?
    public var constraints: [Constraint]
    public var expect: Expectation?
    public var cases: [Step]?
    public var ambiguous: [String]?
    public var target: [Double]?
    public var priorities: [Float]?

    public static func all(_ kind: String) throws -> [LayoutCase] {
        try JSONDecoder().decode([LayoutCase].self, from: Fixture.autoLayout(kind))
    }
}
