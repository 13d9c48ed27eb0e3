import Testing

/// A malicious text.
struct HostileText: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    /// The rest of the message after the file's name.
    let message: String

    init(_ name: String, _ text: String, _ message: String) {
        testDescription = name
        self.text = text
        self.message = message
    }
}
