import Testing

/// A text that means harm.
struct HostileText: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    /// What follows the name of the file in the message.
    let message: String

    init(_ name: String, _ text: String, _ message: String) {
        testDescription = name
        self.text = text
        self.message = message
    }
}
