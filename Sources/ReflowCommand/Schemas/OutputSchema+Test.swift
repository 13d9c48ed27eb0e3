import Snapshots
import Suites

extension OutputSchema {
    /// Of `results.json` too, which is what the command prints.
    static let test = OutputSchema(
        command: "test --format json",
        required: [
            "version", "renderer", "goldens", "filter", "rerun", "shard", "coversFolders", "counts", "layouts",
            "missing", "obsolete",
        ],
        properties: """
                "version": { "type": "integer", "description": "of this form: 1" },
                "renderer": { "type": "string", "description": "what drew the pictures" },
                "goldens": { "type": "string", "description": "from the report's folder to that of the goldens" },
                "filter": { "type": ["string", "null"], "description": "that picked the pictures" },
                "rerun": { "type": "boolean", "description": "whether only what had failed was taken" },
                "shard": {
                  "type": ["object", "null"], "additionalProperties": false, "required": ["index", "count"],
                  "properties": {
                    "index": { "type": "integer", "minimum": 1 }, "count": { "type": "integer", "minimum": 1 }
                  }
                },
                "coversFolders": { "type": "boolean", "description": "whether folders of layouts were given, and all of their pictures taken" },
                "counts": {
                  "description": "of pictures by status",
                  "type": "object", "additionalProperties": false, "required": [\(statuses)],
                  "properties": {
            \(statusCounts)
                  }
                },
                "layouts": { "type": "array", "items": { "$ref": "#/$defs/layout" } },
                "missing": {
                  "description": "layouts that should have been run, and were not",
                  "type": "array", "items": { "type": "string" }
                },
                "obsolete": {
                  "description": "goldens that no layout owns", "type": "array", "items": { "type": "string" }
                },
                "unasked": {
                  "description": "references that no assertion of a whole run of Swift tests asked for",
                  "type": "array", "items": { "type": "string" }
                }
            """,
        definitions: [layout, picture, change, rect, pixels, passing, digests, log, issue])

    private static let layout = """
            "layout": {
              "type": "object", "additionalProperties": false,
              "required": ["file", "run", "seconds", "pictures", "logs", "errors", "warnings"],
              "properties": {
                "file": { "type": "string" },
                "run": { "type": "boolean", "description": "false for what other shards do" },
                "seconds": { "type": "number", "description": "that laying out took" },
                "message": { "type": "string", "description": "why it could not be shown" },
                "pictures": { "type": "array", "items": { "$ref": "#/$defs/picture" } },
                "logs": {
                  "description": "the events of layouts with steps, and texts of Swift tests",
                  "type": "array", "items": { "$ref": "#/$defs/log" }
                },
                "errors": { "type": "array", "items": { "$ref": "#/$defs/warning" } },
                "warnings": { "type": "array", "items": { "$ref": "#/$defs/warning" } }
              }
            }
        """

    private static let picture = """
            "picture": {
              "type": "object", "additionalProperties": false,
              "required": ["name", "path", "device", "state", "appearance", "scale", "status", "seconds"],
              "properties": {
                "name": { "type": "string", "description": "the golden's name without folder and extension" },
                "path": {
                  "type": "string",
                  "description": "of the golden in its folder and of the artifacts in the report's, without extension"
                },
                "root": { "type": "string", "description": "the id of the object that is shown, or the Swift test" },
                "device": { "type": "string" },
                "state": { "type": "string", "description": "the orientation, or the name of a step's snapshot" },
                "appearance": { "enum": ["light", "dark"] },
                "contentSize": { "type": "string" },
                "rightToLeft": { "type": "boolean" },
                "scale": { "type": "number", "description": "pixels to a point" },
                "status": { "enum": [\(statuses)] },
                "message": { "type": "string" },
                "seconds": { "type": "number", "description": "that drawing and comparing took" },
                "changes": { "type": "array", "items": { "$ref": "#/$defs/change" } },
                "pixels": { "$ref": "#/$defs/pixels" },
                "passesWith": { "type": "array", "items": { "$ref": "#/$defs/passing" } },
                "recordedBy": { "type": "string", "description": "the golden's renderer, where it is another" },
                "accept": { "enum": [\(acceptances)], "description": "what accept does with the golden" },
                "golden": { "$ref": "#/$defs/digests", "description": "the golden's files as they were compared" },
                "artifacts": { "$ref": "#/$defs/digests", "description": "files in the report's folder" },
                "issues": {
                  "description": "with --lint, what is wrong with the layout",
                  "type": "array", "items": { "$ref": "#/$defs/issue" }
                }
              }
            }
        """

    private static let change = """
            "change": {
              "type": "object", "additionalProperties": false,
              "required": ["view", "kinds", "text"],
              "properties": {
                "view": { "type": "string", "description": "its id, or its path from a view with one" },
                "kinds": {
                  "description": "added, removed, moved, resized, reordered, restyled",
                  "type": "array", "items": { "type": "string" }
                },
                "text": { "type": "string" },
                "before": { "$ref": "#/$defs/rect", "description": "in the window; absent where it was not there" },
                "after": { "$ref": "#/$defs/rect", "description": "in the window; absent where it is not there" },
                "line": { "type": "integer", "minimum": 1, "description": "of the layout file, where its id is known" }
              }
            }
        """

    private static let pixels = """
            "pixels": {
              "type": "object", "additionalProperties": false,
              "required": ["referenceSize", "actualSize", "differingPixels", "maximumDifference"],
              "properties": {
                "referenceSize": { "type": "array", "items": { "type": "integer" }, "minItems": 2, "maxItems": 2 },
                "actualSize": { "type": "array", "items": { "type": "integer" }, "minItems": 2, "maxItems": 2 },
                "differingPixels": { "type": "integer" },
                "maximumDifference": { "type": "integer", "description": "of a channel, of 255" },
                "bounds": {
                  "description": "x, y, width, height in pixels of what differs",
                  "type": "array", "items": { "type": "integer" }, "minItems": 4, "maxItems": 4
                }
              }
            }
        """

    static let passing = """
            "passing": {
              "description": "with which settings, each by itself, a part of the picture would have passed",
              "type": "object", "additionalProperties": false,
              "required": ["view"],
              "properties": {
                "view": { "type": ["string", "null"], "description": "null for the rest of the picture" },
                "precision": { "type": "number" },
                "perceptualPrecision": { "type": "number" },
                "ignoreAntialiasing": { "type": "boolean" },
                "maxDiffPixels": { "type": "integer" },
                "maxDiffPixelsPerWindow": { "type": "integer" },
                "windowSize": { "type": "integer", "description": "that of maxDiffPixelsPerWindow" }
              }
            }
        """

    private static let digests = """
            "digests": {
              "description": "by the file's extension, 128 bits of XXH3 in hexadecimal digits",
              "type": "object", "additionalProperties": { "type": "string" }
            }
        """

    private static let issue = """
            "issue": {
              "type": "object", "additionalProperties": false,
              "required": ["view", "kind", "message"],
              "properties": {
                "view": { "type": "string", "description": "its id, else its class and text" },
                "kind": { "enum": [\(names(LintKind.names))] },
                "message": { "type": "string" },
                "line": { "type": "integer", "minimum": 1, "description": "of the layout file, where its id is known" }
              }
            }
        """

    private static let log = """
            "log": {
              "type": "object", "additionalProperties": false,
              "required": ["kind", "name", "path", "device", "status", "exception", "seconds"],
              "properties": {
                "kind": { "enum": ["log", "text"], "description": "events of a layout's steps, or of a Swift test" },
                "name": {
                  "type": "string", "description": "the golden's name without folder; a text's with its extension"
                },
                "path": { "type": "string", "description": "of the golden, and of the artifact, as the name" },
                "device": { "type": "string" },
                "status": { "enum": [\(statuses)] },
                "exception": { "type": "boolean", "description": "whether UIKit would have raised one" },
                "message": { "type": "string" },
                "seconds": { "type": "number", "description": "that comparing took" },
                "accept": { "enum": [\(acceptances)] },
                "golden": { "$ref": "#/$defs/digests" },
                "artifacts": { "$ref": "#/$defs/digests" }
              }
            }
        """

    private static let statusCounts = SnapshotStatus.allCases
        .map { "                \"\($0.rawValue)\": { \"type\": \"integer\", \"minimum\": 0 }" }
        .joined(separator: ",\n")
    private static let statuses = names(SnapshotStatus.allCases.map(\.rawValue))
    private static let acceptances = names(PictureReport.Acceptance.allCases.map(\.rawValue))

    private static func names(_ values: [String]) -> String {
        values.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
