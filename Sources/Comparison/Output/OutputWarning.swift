import Basics
package import JSON

/// A warning in the JSON output of a command.
public struct OutputWarning: Sendable, Hashable {
    /// A stable identifier, for scripts.
    public var code: String
    public var message: String
    public var file: String?
    /// The line, counted from 1.
    public var line: Int?
    /// The id of the view or object that causes the warning.
    public var id: String?

    public init(code: String, message: String, file: String? = nil, line: Int? = nil, id: String? = nil) {
        self.code = code
        self.message = message
        self.file = file
        self.line = line
        self.id = id
    }

    /// The warning as text: `reflow.json:3: warning: …`, with file and line if they are known.
    public var text: String {
        let place = [file.map(ShownText.name), line.map(String.init)].compactMap(\.self).joined(separator: ":")
        return place.isEmpty ? "warning: \(message)" : "\(place): warning: \(message)"
    }
}

extension OutputWarning: JSONRecord {
    package static let record = JSONRecordTable<OutputWarning>(
        name: "warning", OutputWarning.init(code:message:file:line:id:),
        .required("code", \.code, "stable"),
        .required("message", \.message, "for people"),
        .nullable("file", \.file, "null if it concerns no file"),
        .nullable("line", \.line, "null for a whole file").from(1),
        .optional("id", \.id, "of the view or object that it is about"))
}

extension JSONWrittenField {
    /// The field for warnings, which every printed object ends with.
    package static func warnings(
        _ warnings: @escaping @Sendable (Root) -> [OutputWarning] = { _ in [] }
    ) -> JSONWrittenField {
        .required("warnings", warnings, "problems that do not make the command fail")
    }
}
