/// The source of the sizes of texts and controls, for constraints of a document that stores frames.
public enum TextSizes: String, Sendable, Hashable, CaseIterable {
    /// Sizes measured by Reflow, with current fonts and controls.
    case measured
    /// Sizes stored in the document, as measured by the version of Xcode that saved it.
    case stored
}
