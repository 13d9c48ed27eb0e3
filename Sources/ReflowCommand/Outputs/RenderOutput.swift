import Comparison
import JSON

/// The output of `reflow render --format json`.
struct RenderOutput: Sendable {
    /// A picture that was written.
    struct Picture: Sendable {
        let name: String
        let file: String
        let layout: String
    }

    /// A picture that was refused.
    struct Refusal: Sendable {
        let name: String
        let layout: String
        let message: String
        let isFailure: Bool
    }

    var pictures: [Picture] = []
    var refusals: [Refusal] = []
    var errors: [OutputWarning] = []
    var warnings: [OutputWarning] = []
}

extension RenderOutput: JSONWritten {
    static let table = JSONTable<RenderOutput>(
        .required("pictures", \.pictures, "what was written, in the order of the layouts"),
        .required("refused", \.refusals, "orientations that a layout does not show"),
        .required("errors", \.errors, "why layouts could not be drawn"),
        .warnings(\.warnings))
}

extension RenderOutput.Picture: JSONWritten {
    static let table = JSONTable<RenderOutput.Picture>(
        name: "picture",
        .required("name", \.name, "of the file, without extension"),
        .required("file", \.file, "its path"),
        .required("layout", \.layout, "the layout's file"))
}

extension RenderOutput.Refusal: JSONWritten {
    static let table = JSONTable<RenderOutput.Refusal>(
        name: "refusal",
        .required("name", \.name, "that the picture would have"),
        .required("layout", \.layout, "the layout's file"),
        .required("message", \.message, "why, for people"),
        .required("isFailure", \.isFailure, "whether it makes the exit status 1"))
}
