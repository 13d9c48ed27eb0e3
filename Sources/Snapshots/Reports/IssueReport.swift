package import JSON

/// Something that is wrong with where a view of a picture lies, as a report has it.
public struct IssueReport: Sendable, Hashable {
    /// Its id, else its class and text.
    public var view: String
    /// Stable: a kind that `reflow schema lint` lists.
    public var kind: String
    /// What there is to say of the view: `is off screen`.
    public var message: String
    /// Where the layout file describes the view, counted from 1; nil where it does not, or by no id.
    public var line: Int?

    public init(view: String, kind: String, message: String) {
        self.view = view
        self.kind = kind
        self.message = message
    }
}

extension IssueReport: JSONDecodable {
    private enum Key: String, CaseIterable {
        case view, kind, message, line
    }

    package init(json: JSONValue) throws(JSONDecodingError) {
        let values = try JSONObject<Key>(json)
        self.init(
            view: try values.decode(.view), kind: try values.decode(.kind), message: try values.decode(.message))
        line = try values.decodeIfPresent(.line)
    }
}
