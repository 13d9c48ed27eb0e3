package import JSON

/// A warning as every JSON object of the commands carries it.
public struct OutputWarning: Sendable, Hashable {
    /// Stable: what scripts may look for.
    public var code: String
    public var message: String
    public var file: String?
    /// Counted from 1.
    public var line: Int?
    /// Of the view or object concerned.
    public var id: String?

    public init(code: String, message: String, file: String? = nil, line: Int? = nil, id: String? = nil) {
        self.code = code
        self.message = message
        self.file = file
        self.line = line
        self.id = id
    }

    /// `reflow.json:3: warning: …`, as far as there is a place.
    public var text: String {
        let place = [file, line.map(String.init)].compactMap(\.self).joined(separator: ":")
        return place.isEmpty ? "warning: \(message)" : "\(place): warning: \(message)"
    }
}

extension OutputWarning: JSONDecodable {
    private enum Key: String, CaseIterable {
        case code, message, file, line, id
    }

    package init(json: JSONValue) throws(JSONDecodingError) {
        let values = try JSONObject<Key>(json)
        self.init(
            code: try values.decode(.code), message: try values.decode(.message),
            file: try values.decodeIfPresent(.file), line: try values.decodeIfPresent(.line),
            id: try values.decodeIfPresent(.id))
    }
}

extension JSONWriter {
    /// The member `"warnings"`, or another one made of the same objects; an empty array included.
    package mutating func warnings(_ warnings: [OutputWarning], key: String = "warnings") {
        beginArray(key)
        for warning in warnings {
            beginObject()
            string("code", warning.code)
            string("message", warning.message)
            optionalString("file", warning.file)
            if let line = warning.line { integer("line", line) } else { null("line") }
            if let id = warning.id { string("id", id) }
            end()
        }
        end()
    }
}
