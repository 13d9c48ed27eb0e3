import Foundation
import TestSupport
import Testing

/// A vector about collections, of tables.md §24.
struct CollectionVector {
    let id: String
    let scale: CGFloat
    let given: [String: Any]
    let expect: [String: Any]

    static func all(_ area: String) throws -> [CollectionVector] {
        let url = try #require(ThirdPartyDocuments.tableVectors.url)
        let parsed = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
        let file = try #require(parsed as? [String: Any])
        let list = try #require(file["vectors"] as? [[String: Any]])
        return list.compactMap { entry in
            guard let id = entry["id"] as? String, entry["area"] as? String == area,
                let given = entry["given"] as? [String: Any], let expect = entry["expect"] as? [String: Any]
            else { return nil }
            let scale = (entry["scale"] as? NSNumber)?.doubleValue ?? 1
            return CollectionVector(id: id, scale: scale, given: given, expect: expect)
        }
    }

    func numbers(_ key: String) -> [CGFloat]? { CollectionVector.numbers(given[key]) }

    static func numbers(_ value: Any?) -> [CGFloat]? {
        (value as? [Any])?.compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
    }

    static func rect(_ value: Any?) -> CGRect? {
        guard let n = numbers(value), n.count == 4 else { return nil }
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    func size(_ key: String) -> CGSize? {
        numbers(key).flatMap { $0.count == 2 ? CGSize(width: $0[0], height: $0[1]) : nil }
    }

    /// Expects a rectangle of the vector, within a hundredth of a point.
    @MainActor
    func compare(_ found: CGRect?, _ key: String, _ value: Any?) {
        guard let wanted = CollectionVector.rect(value) else { return }
        let isClose = found.map {
            abs($0.minX - wanted.minX) <= 0.01 && abs($0.minY - wanted.minY) <= 0.01
                && abs($0.width - wanted.width) <= 0.01 && abs($0.height - wanted.height) <= 0.01
        }
        #expect(isClose == true, "\(id) \(key): \(String(describing: found)), not \(wanted)")
    }
}
