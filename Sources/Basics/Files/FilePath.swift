/// A path, compared by its bytes as Linux does. A comparison of strings would find the composed and the decomposed form
/// of a letter equal.
public struct FilePath: Sendable, Hashable {
    public let text: String

    public init(_ text: String) {
        self.text = text
    }

    public static func == (lhs: FilePath, rhs: FilePath) -> Bool { lhs.text.utf8.elementsEqual(rhs.text.utf8) }

    public func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}
