import Foundation
import JSON
import Testing

@Suite("Values made out of JSON")
struct JSONDecodingTests {
    private enum Mode: String, JSONName {
        case fast, slow
    }

    private struct Part: JSONRecord, Equatable {
        var name: String
        var count: Int
        var ratio: Double?
        var mode: Mode?
        var tags: [String]
        var isDone: Bool?

        static let record = JSONRecordTable<Part>(
            Part.init(name:count:ratio:mode:tags:isDone:),
            .required("name", \.name, "its name"),
            .required("count", \.count, "how many"),
            .optional("ratio", \.ratio, "of the whole"),
            .optional("mode", \.mode, "how"),
            .unless([], "tags", \.tags, "words"),
            .optional("isDone", \.isDone, "whether it is done"))
    }

    @Test("Known keys are read, null counts as absent, others are passed over")
    func reading() throws {
        let text =
            #"[{"name": "a", "count": 3, "ratio": 0.5, "mode": "slow", "tags": ["x"], "isDone": true, "new": {}}, "#
            + #"{"name": "b", "count": -1, "ratio": null}]"#
        let parts = try [Part].read(Data(text.utf8))
        #expect(parts.map(\.name) == ["a", "b"])
        #expect(parts.map(\.count) == [3, -1])
        #expect(parts.map(\.ratio) == [0.5, nil])
        #expect(parts.map(\.mode) == [.slow, nil])
        #expect(parts.map(\.tags) == [["x"], []])
        #expect(parts.map(\.isDone) == [true, nil])
    }

    @Test(
        "What is wrong is named with line, column and path",
        arguments: [
            ("", "line 1, column 1: the file is empty"),
            ("[{\n \"a\" }]", "line 2, column 6: expected \":\" after a key, found \"}\""),
            ("{}", "line 1, column 1: the file must be a list, not an object"),
            ("[\n {\"name\": \"a\"}]", "line 2, column 2: [0].count is missing"),
            (
                "[{\"name\": \"a\", \"cuont\": 1}]",
                "line 1, column 2: [0].count is missing; is \"cuont\" a misspelling of it?"
            ),
            ("[{\"name\": null, \"count\": 1}]", "line 1, column 2: [0].name is missing"),
            ("[{\"name\": \"a\",\n \"count\": 1.5}]", "line 2, column 11: [0].count must be a whole number, not 1.5"),
            (
                "[{\"name\": \"a\", \"count\": 1e300}]",
                "line 1, column 25: [0].count must be a whole number, not 1e+300"
            ),
            ("[{\"name\": 7, \"count\": 1}]", "line 1, column 11: [0].name must be a string, not 7"),
            (
                "[{\"name\": \"a\", \"count\": 1, \"tags\": [\"x\", [\"y\"]]}]",
                "line 1, column 42: [0].tags[1] must be a string, not a list with 1 item"
            ),
            (
                "[{\"name\": \"a\", \"count\": 1, \"mode\": \"fats\"}]",
                "line 1, column 36: [0].mode must be \"fast\" or \"slow\", not \"fats\""
            ),
            (
                "[{\"name\": \"a\", \"count\": 1, \"isDone\": \"yes\"}]",
                "line 1, column 38: [0].isDone must be true or false, not \"yes\""
            ),
            (
                "[{\"name\": \"a\", \"count\": 1,\n\"name\": \"b\"}]",
                "line 2, column 1: duplicate key \"name\"; the first is at 1:3"
            ),
        ])
    func mistakes(text: String, expected: String) {
        let error = #expect(throws: JSONFileError.self) { try [Part].read(Data(text.utf8)) }
        #expect(error?.description == expected)
    }

    @Test("A file is read within its own limits")
    func limits() {
        var limits = JSONLimits()
        limits.values = 3
        #expect(throws: JSONFileError.self) { try [Int].read(Data("[1, 2, 3]".utf8), limits: limits) }
        #expect((try? [Int].read(Data("[1, 2]".utf8), limits: limits)) == [1, 2])
        limits.depth = 1
        #expect(throws: JSONFileError.self) { try [[Int]].read(Data("[[]]".utf8), limits: limits) }
        limits.fileBytes = 5
        #expect(throws: JSONFileError.self) { try [Int].read(Data("[1, 2]".utf8), limits: limits) }
        limits.fileBytes = 6
        limits.numberCharacters = 1
        #expect(throws: JSONFileError.self) { try [Int].read(Data("[12]".utf8), limits: limits) }
        limits.stringBytes = 1
        #expect(throws: JSONFileError.self) { try [String].read(Data("[\"ab\"]".utf8), limits: limits) }
    }
}
