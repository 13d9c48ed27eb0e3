import Suites

extension OutputSchema {
    static let lint = OutputSchema(
        command: "lint --format json", required: ["layouts", "issues"],
        properties: """
                "layouts": {
                  "description": "the files that were looked at", "type": "array", "items": { "type": "string" }
                },
                "issues": { "type": "array", "items": { "$ref": "#/$defs/issue" } }
            """,
        definitions: [issue])

    private static let issue = """
            "issue": {
              "type": "object", "additionalProperties": false,
              "required": [
                "file", "device", "orientation", "appearance", "contentSize", "layoutDirection", "view", "kind",
                "message"
              ],
              "properties": {
                "file": { "type": "string" },
                "device": { "type": "string" },
                "orientation": { "type": "string", "description": "of the interface" },
                "appearance": { "enum": ["light", "dark"] },
                "contentSize": { "type": "string" },
                "layoutDirection": { "enum": ["leftToRight", "rightToLeft"] },
                "view": { "type": "string", "description": "its id, else its class and text" },
                "kind": {
                  "description": "stable",
                  "enum": [\(LintKind.names.map { "\"\($0)\"" }.joined(separator: ", "))]
                },
                "message": { "type": "string" }
              }
            }
        """
}
