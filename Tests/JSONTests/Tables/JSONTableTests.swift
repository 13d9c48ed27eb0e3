import Foundation
import JSON
import Testing

@Suite("Types whose JSON is one table of keys")
struct JSONTableTests {
    private enum Color: String, JSONName {
        case red, green
    }

    /// A half-open range of whole numbers.
    private struct Span: JSONRecord, Equatable {
        let start: Int
        let end: Int

        init?(start: Int, end: Int) {
            guard start <= end else { return nil }
            self.start = start
            self.end = end
        }

        static let record = JSONRecordTable<Span>(
            Span.init(start:end:), mustBe: "a span that ends where it starts, or later",
            .required("start", \.start, "of the first").from(0),
            .required("end", \.end, "behind the last"))
    }

    private struct Leaf: JSONRecord, Equatable {
        var color: Color
        var frame: CGRect?

        static let record = JSONRecordTable<Leaf>(
            name: "leaf", sentence: "what hangs on a tree", Leaf.init(color:frame:),
            .required("color", \.color, "in autumn"),
            .optional("frame", \.frame, "where it hangs"))
    }

    private struct Tree: JSONRecord, Equatable {
        var title: String
        var note: String?
        var span: Span?
        var leaves: [Leaf]
        var trees: [Tree]
        var counts: [Color: Int]
        var isTall: Bool
        var ages: [Int]

        static let record = JSONRecordTable<Tree>(
            name: "tree", version: 3, Tree.init(title:note:span:leaves:trees:counts:isTall:ages:),
            .required("title", \.title, "its name")
                .followed(by: .required("length", \.title.count, "of the title").from(0)),
            .optional("note", \.note, "what is said of it"),
            .nullable("span", \.span, "null for one that has none"),
            .required("leaves", \.leaves, "its own"),
            .unless([], "trees", \.trees, "those that grow on it"),
            .unless([:], "counts", \.counts, "of leaves by colour"),
            .required("isTall", \.isTall, orElse: true, "whether it is"),
            .required("ages", \.ages, "in years"))
    }

    private static let small = Tree(
        title: "é", note: nil, span: nil, leaves: [], trees: [], counts: [:], isTall: false, ages: [])
    private static let large = Tree(
        title: "oak", note: "old", span: Span(start: 1, end: 4),
        leaves: [Leaf(color: .red, frame: CGRect(x: 1, y: 2.5, width: 3, height: 4)), Leaf(color: .green, frame: nil)],
        trees: [small], counts: [.green: 2, .red: 1], isTall: true, ages: [7, 9])

    private static let text = """
        {
          "version": 3,
          "title": "oak",
          "length": 3,
          "note": "old",
          "span": {
            "start": 1,
            "end": 4
          },
          "leaves": [
            {
              "color": "red",
              "frame": [1, 2.5, 3, 4]
            },
            {
              "color": "green"
            }
          ],
          "trees": [
            {
              "version": 3,
              "title": "é",
              "length": 1,
              "span": null,
              "leaves": [],
              "isTall": false,
              "ages": []
            }
          ],
          "counts": {
            "red": 1,
            "green": 2
          },
          "isTall": true,
          "ages": [7, 9]
        }

        """

    @Test("It is written in the order of the table, and reads back equal")
    func roundTrip() throws {
        #expect(Self.large.jsonText == Self.text)
        #expect(try Tree.read(Data(Self.text.utf8)) == Self.large)
    }

    @Test("What is left out is what it is by default, and what follows from the rest is not read")
    func defaults() throws {
        let text = #"{"version": 3, "title": "é", "length": "nonsense", "leaves": [], "ages": [], "later": 1}"#
        let tree = try Tree.read(Data(text.utf8))
        #expect(tree.isTall)
        #expect(tree.span == nil && tree.note == nil && tree.trees.isEmpty && tree.counts.isEmpty)
    }

    @Test(
        "What is wrong is named with its place",
        arguments: [
            (#""version": 3"#, #""version": 4"#, "version must be 3, the version that this reflow reads, not 4"),
            (#""ages""#, #""age""#, #"trees[0].ages is missing; is "age" a misspelling of it?"#),
            (#""end": 4"#, #""end": 0"#, "span must be a span that ends where it starts, or later, not an object"),
            ("[1, 2.5, 3, 4]", "[1, 2.5]", "leaves[0].frame must be a list of 4 numbers, not a list with 2 items"),
            (#""green": 2"#, #""blue": 2"#, #"counts must be "red" or "green", not "blue""#),
            (#""color": "green""#, #""color": "blue""#, #"leaves[1].color must be "red" or "green", not "blue""#),
        ])
    func mistakes(old: String, new: String, message: String) throws {
        try #require(Self.text.contains(old))
        let error = #expect(throws: JSONFileError.self) {
            try Tree.read(Data(Self.text.replacing(old, with: new, maxReplacements: 1).utf8))
        }
        #expect(error?.message == message)
    }

    /// A record for examples of user input.
    private struct Sign: JSONRecord, Equatable {
        var text: String?
        var lines: Int?

        static let record = JSONRecordTable<Sign>(
            ignoring: ["texts"], Sign.init(text:lines:),
            .optional("text", \.text, "what it says"),
            .optional("lines", \.lines, "how many it has"))
    }

    @Test(
        "In a file that people write a misspelt key is an error; keys of others, and those near to none, are ignored",
        arguments: [
            ("{\"txet\": \"a\"}", "line 1, column 2: unknown key \"txet\"; did you mean \"text\"?"),
            ("{\"text\": \"a\",\n \"line\": 1}", "line 2, column 2: unknown key \"line\"; did you mean \"lines\"?"),
            // The key for which the misspelt one is meant is also there.
            ("{\"text\": \"a\", \"txet\": \"b\"}", nil),
            ("{\"texts\": [\"a\"], \"color\": \"red\"}", nil),
        ] as [(String, String?)])
    func misspelt(json: String, message: String?) {
        var found: String?
        do throws(JSONFileError) {
            _ = try Sign.read(Data(json.utf8))
        } catch {
            found = error.description
        }
        #expect(found == message)
    }

    @Test("The schema has the keys with their types and sentences, and what has a name once")
    func schema() {
        #expect(
            Tree.table.schema.text(titled: "trees") == """
                {
                  "$schema": "https://json-schema.org/draft/2020-12/schema",
                  "title": "trees",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["version", "title", "length", "span", "leaves", "isTall", "ages"],
                  "properties": {
                    "version": { "type": "integer", "description": "of this form: 3" },
                    "title": { "type": "string", "description": "its name" },
                    "length": { "type": "integer", "minimum": 0, "description": "of the title" },
                    "note": { "type": "string", "description": "what is said of it" },
                    "span": {
                      "type": ["object", "null"],
                      "additionalProperties": false,
                      "required": ["start", "end"],
                      "properties": {
                        "start": { "type": "integer", "minimum": 0, "description": "of the first" },
                        "end": { "type": "integer", "description": "behind the last" }
                      },
                      "description": "null for one that has none"
                    },
                    "leaves": { "type": "array", "items": { "$ref": "#/$defs/leaf" }, "description": "its own" },
                    "trees": { "type": "array", "items": { "$ref": "#/$defs/tree" }, "description": "those that grow on it" },
                    "counts": {
                      "type": "object",
                      "additionalProperties": false,
                      "properties": { "red": { "type": "integer" }, "green": { "type": "integer" } },
                      "description": "of leaves by colour"
                    },
                    "isTall": { "type": "boolean", "description": "whether it is" },
                    "ages": { "type": "array", "items": { "type": "integer" }, "description": "in years" }
                  },
                  "$defs": {
                    "leaf": {
                      "type": "object",
                      "additionalProperties": false,
                      "required": ["color"],
                      "properties": {
                        "color": { "enum": ["red", "green"], "description": "in autumn" },
                        "frame": { "$ref": "#/$defs/rect", "description": "where it hangs" }
                      },
                      "description": "what hangs on a tree"
                    },
                    "tree": {
                      "type": "object",
                      "additionalProperties": false,
                      "required": ["version", "title", "length", "span", "leaves", "isTall", "ages"],
                      "properties": {
                        "version": { "type": "integer", "description": "of this form: 3" },
                        "title": { "type": "string", "description": "its name" },
                        "length": { "type": "integer", "minimum": 0, "description": "of the title" },
                        "note": { "type": "string", "description": "what is said of it" },
                        "span": {
                          "type": ["object", "null"],
                          "additionalProperties": false,
                          "required": ["start", "end"],
                          "properties": {
                            "start": { "type": "integer", "minimum": 0, "description": "of the first" },
                            "end": { "type": "integer", "description": "behind the last" }
                          },
                          "description": "null for one that has none"
                        },
                        "leaves": { "type": "array", "items": { "$ref": "#/$defs/leaf" }, "description": "its own" },
                        "trees": {
                          "type": "array",
                          "items": { "$ref": "#/$defs/tree" },
                          "description": "those that grow on it"
                        },
                        "counts": {
                          "type": "object",
                          "additionalProperties": false,
                          "properties": { "red": { "type": "integer" }, "green": { "type": "integer" } },
                          "description": "of leaves by colour"
                        },
                        "isTall": { "type": "boolean", "description": "whether it is" },
                        "ages": { "type": "array", "items": { "type": "integer" }, "description": "in years" }
                      }
                    },
                    "rect": {
                      "type": "array",
                      "items": { "type": "number" },
                      "minItems": 4,
                      "maxItems": 4,
                      "description": "x, y, width, height in points"
                    }
                  }
                }

                """)
    }
}
