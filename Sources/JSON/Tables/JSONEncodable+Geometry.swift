package import Foundation

extension CGSize: JSONCodable {
    package static let schema = JSONSchema("size", JSONSchema(listOf: CGFloat.schema, count: 2), "width, height")

    package func write(_ key: String?, to writer: inout JSONWriter) { writer.numbers(key, [width, height]) }

    package init(json: JSONValue) throws(JSONDecodingError) {
        let sides: [CGFloat] = try json.list(of: 2)
        self.init(width: sides[0], height: sides[1])
    }
}

extension CGPoint: JSONCodable {
    package static let schema = JSONSchema("point", JSONSchema(listOf: CGFloat.schema, count: 2), "x, y in points")

    package func write(_ key: String?, to writer: inout JSONWriter) { writer.numbers(key, [x, y]) }

    package init(json: JSONValue) throws(JSONDecodingError) {
        let sides: [CGFloat] = try json.list(of: 2)
        self.init(x: sides[0], y: sides[1])
    }
}

extension CGRect: JSONCodable {
    package static let schema = JSONSchema(
        "rect", JSONSchema(listOf: CGFloat.schema, count: 4), "x, y, width, height in points")

    package func write(_ key: String?, to writer: inout JSONWriter) {
        writer.numbers(key, [origin.x, origin.y, size.width, size.height])
    }

    package init(json: JSONValue) throws(JSONDecodingError) {
        let sides: [CGFloat] = try json.list(of: 4)
        self.init(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
}

extension JSONValue {
    /// A list with exactly this number of numbers.
    package func list<Number: JSONDecodable & Numeric>(of count: Int) throws(JSONDecodingError) -> [Number] {
        let numbers = try [Number](json: self)
        guard numbers.count == count else { throw JSONDecodingError(self, mustBe: "a list of \(count) numbers") }
        return numbers
    }
}
