import Foundation
package import JSON
package import KitValues

extension UIEdgeInsets: JSONEncodable {
    package static let schema = JSONSchema(
        "insets", JSONSchema(listOf: CGFloat.schema, count: 4), "top, left, bottom, right in points")

    package func write(_ key: String?, to writer: inout JSONWriter) {
        writer.numbers(key, [top, left, bottom, right])
    }
}
