/// Where constraints have the sizes of texts and controls from, in a document that stores frames.
public enum TextSizes: String, Sendable, Hashable, CaseIterable {
    /// As they are measured here, with the fonts and the controls of today.
    case measured
    /// As the document has them: measured by the Xcode that saved it.
    case stored
}
