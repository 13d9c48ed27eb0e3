public import Foundation

/// A font that no machine has: Inter under another name of the same length, in the family "Brand Display".
public enum BrandFont {
    /// - Parameter weight: the weight in the name of Inter's file: `Black`.
    public static func data(weight: String) throws -> Data {
        let path = "/usr/share/fonts/opentype/inter/InterDisplay-\(weight).otf"
        var data = try Data(contentsOf: URL(filePath: path))
        for encoding in [String.Encoding.utf16BigEndian, .ascii] {
            guard let old = "Inter".data(using: encoding), let new = "Brand".data(using: encoding) else {
                preconditionFailure("Both are ASCII")
            }
            var start = data.startIndex
            while let range = data.range(of: old, in: start..<data.endIndex) {
                data.replaceSubrange(range, with: new)
                start = range.upperBound
            }
        }
        return data
    }
}
