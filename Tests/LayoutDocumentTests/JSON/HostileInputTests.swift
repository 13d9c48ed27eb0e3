import Basics
import Foundation
import JSON
import KitSchema
import LayoutLoading
import TestSupport
import Testing

@testable import LayoutDocument

@Suite("Hostile input ends in a diagnostic, never in a trap")
struct HostileInputTests {
    private func message(_ data: Data, options: ParseOptions = ParseOptions()) -> String? {
        LayoutDocument.parse(data, file: "h", options: options).diagnostics.first?.description
    }

    @Test("ten thousand levels, and megabytes of opening brackets")
    func nesting() {
        let expected = "h:1:201: error: lists and objects are nested more than 200 deep"
        let list = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
        #expect(message(Data(list.utf8)) == expected)
        #expect(message(Data(repeating: UInt8(ascii: "["), count: 8 << 20)) == expected)
        let objects = String(repeating: "{\"a\":", count: 10_000)
        #expect(message(Data(objects.utf8)) == "h:1:1001: error: lists and objects are nested more than 200 deep")
        let comments = Data(String(repeating: "/* ", count: 1 << 20).utf8)
        #expect(message(comments) == "h:1:1: error: the comment is never closed")
    }

    /// The result of parsing the text on a thread with a stack of four megabytes.
    private func parseOnSmallStack(_ text: String) -> LayoutDocument.ParseResult? {
        let result = Guarded<LayoutDocument.ParseResult?>(nil)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let parsed = LayoutDocument.parse(Data(text.utf8), file: "h", options: ParseOptions())
            result.withLock { $0 = parsed }
            done.signal()
        }
        thread.stackSize = 4 << 20
        thread.start()
        done.wait()
        return result.withLock { $0 }
    }

    @Test("the deepest files that are taken need no more stack than the limits say")
    func stack() {
        // The nesting consists of the file, its root, and a list and a view for each level.
        let levels = 99
        let text =
            "{\"root\":"
            + String(repeating: "{\"class\":\"UIView\",\"frame\":[0,0,1,1],\"subviews\":[", count: levels - 1)
            + "{\"class\":\"UIView\",\"bounds\":[0,0,1,1]}" + String(repeating: "]}", count: levels - 1) + "}"
        var depth = 0
        var view = parseOnSmallStack(text)?.document?.root.view
        while let next = view {
            depth += 1
            view = next.subviews.first
        }
        #expect(depth == levels)
        let deeper = text.replacing("\"bounds\":[0,0,1,1]", with: "\"tag\":[[[]]]")
        #expect(message(Data(deeper.utf8))?.hasSuffix("lists and objects are nested more than 200 deep") == true)

        let colors = 198
        let nested =
            String(repeating: "{\"dark\":\"red\",\"light\":", count: colors) + "\"red\""
            + String(repeating: "}", count: colors)
        var color = parseOnSmallStack(rootView("UIView", "\"backgroundColor\":\(nested)"))?.document?.root.view?
            .property(named: "backgroundColor")?.value
        for _ in 0..<colors {
            guard case .color(.dynamic(let light, dark: .named("red")))? = color else { break }
            color = .color(light)
        }
        #expect(color == .color(.named("red")))
    }

    @Test("a file, a string, a number, a count beyond the limits")
    func limits() {
        #expect(
            message(Data(repeating: UInt8(ascii: " "), count: (8 << 20) + 1))
                == "h:1:1: error: the file has 8388609 bytes; the limit is 8388608")
        let long = "[\"" + String(repeating: "x", count: 100_001) + "\"]"
        #expect(message(Data(long.utf8)) == "h:1:2: error: the string has more than 100000 bytes")
        let digits = "[" + String(repeating: "9", count: 1_101) + "]"
        #expect(message(Data(digits.utf8)) == "h:1:2: error: the number has more than 1100 characters")

        var options = ParseOptions()
        options.limits.values = 10
        #expect(
            message(Data("[1,1,1,1,1,1,1,1,1,1,1]".utf8), options: options)
                == "h:1:20: error: the file has more than 10 values")
        options = ParseOptions()
        options.limits.views = 2
        let three = rootView(
            "UIView",
            "\"subviews\": [{\"class\":\"UIView\",\"fill\":\"safeArea\"}, {\"class\":\"UIView\"}, {\"class\":\"UIView\"}]"
        )
        #expect(diagnostics(three, options: options) == ["1:81: error: the file has more than 2 views"])
    }

    @Test("a quotation cannot carry control characters or direction marks to a terminal, nor fill it")
    func quotations() {
        let key = "\\u001b[31m\\u202e\\n" + String(repeating: "k", count: 100)
        #expect(
            diagnostics("{\"root\": {\"class\": \"UIView\"}, \"\(key)\": 1}") == [
                "1:31: error: unknown key \"\\u001B[31m\\u202E\\n" + String(repeating: "k", count: 53)
                    + "…\" in the layout file"
            ])
    }

    @Test("as many diagnostics as the limit, then one that counts the rest")
    func diagnosticLimit() {
        let keys = (0..<80).map { "\"zzzz\($0)\": 0" }.joined(separator: ",\n")
        let all = diagnostics(rootView("UIView", keys))
        #expect(all.count == 51)
        #expect(all.last == " error: 30 more messages are not shown")
        #expect(all[49].hasPrefix("50:1: error: unknown key \"zzzz49\""))
    }

    @Test("a file of nothing but mistakes is counted, not worked out")
    func mistakesOnly() {
        let keys = (0..<20_000).map { "\"hiddden\($0)\": 0" }.joined(separator: ",")
        #expect(diagnostics(rootView("UIView", keys)).last == " error: 19950 more messages are not shown")
        let names = "\"autoresizingMask\": [" + String(repeating: "\"flexibleWith\",", count: 20_000) + "]"
        #expect(diagnostics(rootView("UIView", names)).last == " error: 19950 more messages are not shown")
        let doubles = String(repeating: "\"tag\": 1,", count: 20_001)
        #expect(diagnostics(rootView("UIView", doubles)).last == " error: 19950 more messages are not shown")
    }

    @Test("a file cut off at any byte is refused at a place inside it")
    func truncation() {
        let bytes = Data(richLayout.utf8)
        #expect(LayoutDocument.parse(bytes, file: "h", options: ParseOptions()).diagnostics == [])
        for count in 0..<bytes.count {
            let result = LayoutDocument.parse(bytes.prefix(count), file: "h", options: ParseOptions())
            #expect(result.document == nil, "\(count) bytes")
            #expect(result.diagnostics.count == 1, "\(count) bytes")
            #expect((result.diagnostics.first?.position?.offset ?? .max) <= count, "\(count) bytes")
        }
    }

    @Test("bytes changed, removed, doubled at random: a document or an error, the same each time")
    func mutation() {
        var generator = SeededGenerator(seed: 7)
        let original = Array(richLayout.utf8)
        for round in 0..<1500 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(Array("[]{}\",:/*\\-e9".utf8).randomElement(using: &generator) ?? 0, at: place)
                default:
                    let end = min(bytes.count, place + Int.random(in: 1...40, using: &generator))
                    bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
                }
            }
            let result = LayoutDocument.parse(Data(bytes), file: "h", options: ParseOptions())
            #expect((result.document == nil) == !result.errors.isEmpty, "round \(round)")
            #expect(result == LayoutDocument.parse(Data(bytes), file: "h", options: ParseOptions()), "round \(round)")
        }
    }

    @Test("values changed for others at random: a document or errors inside the file")
    func shuffledValues() throws {
        var generator = SeededGenerator(seed: 11)
        let others = [
            "null", "true", "-1", "1e300", "0.5", "\"\"", "\"landscape\"", "\"systemBlue\"", "[]", "[1,2,3,4]", "{}",
            "{\"normal\":[]}", "{\"light\":1}", "[[[[]]]]", "{\"class\":\"UIView\"}",
        ]
        let values = places(try JSONReader.parse(Data(richLayout.utf8)).root)
        for round in 0..<1000 {
            let value = values.randomElement(using: &generator) ?? 0..<1
            var bytes = Array(richLayout.utf8)
            bytes.replaceSubrange(value, with: Array((others.randomElement(using: &generator) ?? "0").utf8))
            let result = LayoutDocument.parse(Data(bytes), file: "h", options: ParseOptions())
            #expect((result.document == nil) == !result.errors.isEmpty, "round \(round)")
            for diagnostic in result.diagnostics {
                #expect((diagnostic.position?.offset ?? .max) < bytes.count, "round \(round)")
            }
        }
    }

    /// The byte ranges of all numbers and strings that are values.
    private func places(_ value: JSONValue) -> [Range<Int>] {
        let bytes = Array(richLayout.utf8)
        switch value.content {
        case .array(let elements): return elements.flatMap(places)
        case .object(let members): return members.flatMap { places($0.value) }
        case .null: return []
        case .boolean, .number, .string:
            let start = value.position.offset
            let isString = bytes[start] == UInt8(ascii: "\"")
            let rest = bytes[(start + 1)...]
            let end =
                isString
                ? (rest.firstIndex(of: UInt8(ascii: "\"")) ?? start) + 1
                : rest.firstIndex { ",]} \n".utf8.contains($0) } ?? bytes.count
            return [start..<end]
        }
    }
}
