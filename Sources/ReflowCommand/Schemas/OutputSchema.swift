/// The JSON schema of what a command prints.
struct OutputSchema: Sendable {
    /// As it is typed after `reflow`.
    let command: String
    /// The keys that are always there, beside `warnings`.
    let required: [String]
    /// The text of each, by key.
    let properties: String
    /// What the properties refer to.
    var definitions: [String] = []

    var text: String {
        """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "reflow \(command)",
          "type": "object", "additionalProperties": false,
          "required": [\((required + ["warnings"]).map { "\"\($0)\"" }.joined(separator: ", "))],
          "properties": {
        \(properties),
            "warnings": { "type": "array", "items": { "$ref": "#/$defs/warning" } }
          },
          "$defs": {
        \((definitions + [OutputSchema.warning]).joined(separator: ",\n"))
          }
        }

        """
    }

    static let tree = OutputSchema(
        command: "tree --format json",
        required: ["device", "orientation", "semantics", "size", "scale", "root"],
        properties: """
                "device": { "type": ["string", "null"], "description": "null with --size" },
                "orientation": { "type": ["string", "null"], "description": "null with --size" },
                "semantics": { "type": "string" },
                "size": { "$ref": "#/$defs/size" },
                "scale": { "type": "number", "description": "pixels to a point" },
                "root": { "$ref": "#/$defs/node" }
            """,
        definitions: [node, size, rect])

    static let explain = OutputSchema(
        command: "explain --format json",
        required: [
            "device", "semantics", "deviceOrientation", "from", "requested", "decision", "to", "reason", "message",
            "asked", "notAsked", "basis",
        ],
        properties: """
                "device": { "type": "string" },
                "semantics": { "type": "string" },
                "deviceOrientation": {
                  "type": "string",
                  "description": "how the device is held in the end, by the device's own name: the landscapes cross"
                },
                "from": { "type": "string", "description": "the interface before" },
                "requested": {
                  "type": "string",
                  "description": "the interface that goes with the device, or faceUp, faceDown, unknown"
                },
                "decision": { "enum": ["rotate", "stay", "raise"] },
                "to": { "type": "string", "description": "the interface after" },
                "reason": { "type": ["string", "null"], "description": "stable; null where the interface turns" },
                "message": { "type": "string" },
                "asked": { "type": "array", "items": { "$ref": "#/$defs/asked" } },
                "notAsked": { "type": "array", "items": { "$ref": "#/$defs/unasked" } },
                "basis": { "enum": ["documented", "evidence", "our decision"] },
                "advice": { "type": "string" },
                "events": {
                  "description": "with --trace, from launch on", "type": "array", "items": { "type": "string" }
                }
            """,
        definitions: [asked, unasked])

    static let diff = OutputSchema(
        command: "diff --format json", required: ["equal", "passed", "pictures"],
        properties: """
                "equal": { "type": "boolean" },
                "passed": { "type": "boolean", "description": "equal, or within the tolerance" },
                "pictures": { "type": "array", "items": { "$ref": "#/$defs/difference" } }
            """,
        definitions: [difference, passing])

    static let devices = OutputSchema(
        command: "devices --format json", required: ["devices"],
        properties: """
                "devices": { "type": "array", "items": { "$ref": "#/$defs/device" } }
            """,
        definitions: [device, screen, size])

    static let doctor = OutputSchema(
        command: "doctor --format json", required: ["version", "versions", "probe", "fingerprint"],
        properties: """
                "version": { "type": "string" },
                "versions": { "type": "array", "items": { "type": "string" } },
                "probe": { "type": "string", "description": "the digest of a picture of every drawing operation" },
                "fingerprint": { "type": "string", "description": "the digest of versions and probe" }
            """)

    // MARK: Parts

    private static let warning = """
            "warning": {
              "type": "object", "additionalProperties": false,
              "required": ["code", "message", "file", "line"],
              "properties": {
                "code": { "type": "string", "description": "stable" },
                "message": { "type": "string" },
                "file": { "type": ["string", "null"] },
                "line": { "type": ["integer", "null"], "minimum": 1, "description": "null for a whole file" },
                "id": { "type": "string" }
              }
            }
        """

    private static let size = """
            "size": { "type": "array", "items": { "type": "number" }, "minItems": 2, "maxItems": 2 }
        """

    static let rect = """
            "rect": {
              "description": "x, y, width, height in points",
              "type": "array", "items": { "type": "number" }, "minItems": 4, "maxItems": 4
            }
        """

    private static let node = """
            "node": {
              "type": "object", "additionalProperties": false,
              "required": ["class", "frame", "bounds", "subviews"],
              "properties": {
                "class": { "type": "string", "description": "UIKit's class" },
                "customClass": { "type": "string" },
                "id": { "type": "string" },
                "frame": { "$ref": "#/$defs/rect" },
                "bounds": { "$ref": "#/$defs/rect" },
                "safeAreaInsets": {
                  "description": "top, left, bottom, right in points",
                  "type": "array", "items": { "type": "number" }, "minItems": 4, "maxItems": 4
                },
                "autoresizingMask": { "type": "array", "items": { "type": "string" } },
                "text": { "type": "string" },
                "hidden": { "type": "boolean" },
                "alpha": { "type": "number" },
                "subviews": { "type": "array", "items": { "$ref": "#/$defs/node" } }
              }
            }
        """

    private static let asked = """
            "asked": {
              "type": "object", "additionalProperties": false,
              "required": ["who", "class", "question", "answer", "source"],
              "properties": {
                "who": { "type": "string", "description": "the id in the layout file, else the class" },
                "class": { "type": "string" },
                "question": { "type": "string", "description": "what is called" },
                "answer": { "type": "string" },
                "source": { "enum": ["plist", "delegate", "default", "override", "layout"] },
                "file": { "type": "string", "description": "that gives the answer" },
                "line": { "type": "integer", "minimum": 1 }
              }
            }
        """

    private static let unasked = """
            "unasked": {
              "type": "object", "additionalProperties": false,
              "required": ["class", "why"],
              "properties": { "class": { "type": "string" }, "why": { "type": "string" } }
            }
        """

    private static let difference = """
            "difference": {
              "type": "object", "additionalProperties": false,
              "required": ["name", "outcome"],
              "properties": {
                "name": { "type": "string" },
                "outcome": { "enum": ["same", "tolerated", "different", "onlyBefore", "onlyAfter"] },
                "differingPixels": { "type": "integer" },
                "maximumDifference": { "type": "integer", "description": "of a channel, of 255" },
                "bounds": {
                  "description": "x, y, width, height in pixels of what differs",
                  "type": "array", "items": { "type": "number" }, "minItems": 4, "maxItems": 4
                },
                "passesWith": { "type": "array", "items": { "$ref": "#/$defs/passing" } }
              }
            }
        """

    private static let device = """
            "device": {
              "type": "object", "additionalProperties": false,
              "required": ["id", "names", "idiom", "scale", "supportsPortraitUpsideDown", "portrait", "landscape"],
              "properties": {
                "id": { "type": "string" },
                "names": { "type": "array", "items": { "type": "string" } },
                "idiom": { "type": "string" },
                "scale": { "type": "number" },
                "supportsPortraitUpsideDown": { "type": "boolean" },
                "portrait": { "$ref": "#/$defs/screen" },
                "landscape": { "$ref": "#/$defs/screen" }
              }
            }
        """

    private static let screen = """
            "screen": {
              "type": "object", "additionalProperties": false,
              "required": ["size", "safeAreaInsets", "horizontalSizeClass", "verticalSizeClass"],
              "properties": {
                "size": { "$ref": "#/$defs/size" },
                "safeAreaInsets": {
                  "description": "top, left, bottom, right in points",
                  "type": "array", "items": { "type": "number" }, "minItems": 4, "maxItems": 4
                },
                "horizontalSizeClass": { "type": "string" },
                "verticalSizeClass": { "type": "string" }
              }
            }
        """
}
