/// A path by its bytes, which is how Linux tells files apart: as strings, two that look alike are equal.
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
