import Basics
import Foundation
package import JSON

extension PixelSize: JSONCodable {
    package static let schema = JSONSchema(listOf: Int.schema, count: 2)

    package func write(_ key: String?, to writer: inout JSONWriter) {
        writer.numbers(key, [width, height].map { CGFloat($0) })
    }

    package init(json: JSONValue) throws(JSONDecodingError) {
        let sides: [Int] = try json.list(of: 2)
        self.init(width: sides[0], height: sides[1])
    }
}

extension PixelRect: JSONCodable {
    package static let schema = JSONSchema(listOf: Int.schema, count: 4)

    package func write(_ key: String?, to writer: inout JSONWriter) {
        writer.numbers(key, [x, y, width, height].map { CGFloat($0) })
    }

    package init(json: JSONValue) throws(JSONDecodingError) {
        let sides: [Int] = try json.list(of: 4)
        self.init(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
}
