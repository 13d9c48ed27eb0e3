import Comparison
import JSON
import KitValues

/// The output of `reflow rotate --format json`.
struct RotateOutput: Sendable {
    let layout: String
    let device: String
    /// The written file; nil if the interface does not rotate.
    var file: String?
    var from: UIInterfaceOrientation?
    var to: UIInterfaceOrientation?
    /// The reason why the interface does not rotate.
    var message: String?
    var warnings: [OutputWarning] = []
}

extension RotateOutput: JSONWritten {
    static let table = JSONTable<RotateOutput>(
        .required("layout", \.layout, "the layout's file"),
        .required("device", \.device, "the model"),
        .nullable("file", \.file, "what was written; null if the interface does not rotate"),
        .nullable("from", { $0.from?.name }, "the interface before; null without a rotation"),
        .nullable("to", { $0.to?.name }, "the interface after; null without a rotation"),
        .optional("message", \.message, "why it does not rotate, for people"),
        .warnings(\.warnings))
}
