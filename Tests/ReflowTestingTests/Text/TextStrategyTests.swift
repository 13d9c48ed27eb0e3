import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Snapshots
import TestSupport
import Testing

@testable import ReflowTesting

/// The text that a strategy writes for a value.
private func written<Value>(_ value: Value, as strategy: Snapshotting<Value, String>) throws -> String {
    let folder = try TemporaryFolder()
    let message = verifySnapshot(
        of: value, as: strategy, named: "a", record: .missing, snapshotDirectory: folder.path, testName: "t()")
    guard let file = folder.files.first else { return message ?? "" }
    return folder.text(file) ?? ""
}

@Suite("Values as text")
struct TextStrategyTests {
    private struct User: Encodable {
        var name = "Ada"
        var age = 36
        var tags: [String: Int] = ["b": 2, "a": 1]
    }

    private final class Node {
        var next: Node?
        let id: Int
        init(_ id: Int) { self.id = id }
    }

    private enum Shape {
        case empty
        case circle(radius: Double)
    }

    @Test("dump: structs, collections, optionals, enums")
    func dump() throws {
        #expect(
            try written(User(), as: .dump) == """
                ▿ User
                  - age: 36
                  - name: "Ada"
                  ▿ tags: 2 key/value pairs
                    ▿ (2 elements)
                      - key: "a"
                      - value: 1
                    ▿ (2 elements)
                      - key: "b"
                      - value: 2

                """)
        #expect(try written(Set([3, 1, 2]), as: .dump) == "▿ 3 members\n  - 1\n  - 2\n  - 3\n")
        #expect(try written([Int](), as: .dump) == "- 0 elements\n")
        #expect(try written(Int?.none, as: .dump) == "- Optional<Int>.none\n")
        #expect(try written(Int?.some(1), as: .dump) == "▿ Optional<Int>\n  - some: 1\n")
        #expect(try written(Shape.empty, as: .dump) == "- Shape.empty\n")
        #expect(
            try written(Shape.circle(radius: 2), as: .dump) == "▿ Shape\n  ▿ circle: (1 element)\n    - radius: 2.0\n")
    }

    @Test("dump: an object that holds itself ends, in the words of swift-snapshot-testing's testRecursion")
    func cycle() throws {
        let (first, second) = (Node(1), Node(2))
        first.next = second
        second.next = first
        defer { first.next = nil }
        #expect(
            try written(first, as: .dump) == """
                ▿ Node
                  - id: 1
                  ▿ next: Optional<Node>
                    ▿ some: Node
                      - id: 2
                      ▿ next: Optional<Node>
                        ▿ some (circular reference detected)

                """)
    }

    @Test("dump: in a collection an object that holds itself is called a value; a tuple's count is in parentheses")
    func cycleInCollection() throws {
        final class Parent { var children: [Child] = [] }
        final class Child { unowned let parent: Parent; init(_ parent: Parent) { self.parent = parent } }
        let parent = Parent()
        let child = Child(parent)
        parent.children = [child]
        defer { parent.children = [] }
        #expect(
            try written(child, as: .dump) == """
                ▿ Child
                  ▿ parent: Parent
                    ▿ children: 1 element
                      ▿ value (circular reference detected)

                """)
        #expect(try written((1, "a"), as: .dump) == "▿ (2 elements)\n  - .0: 1\n  - .1: \"a\"\n")
    }

    @Test("dump: addresses are left out, dates are in UTC")
    func stable() throws {
        #expect(ValueDump.withoutAddresses("<Foo: 0x7fe12ab0>") == "<Foo>")
        #expect(ValueDump.withoutAddresses("<Foo 0x7fe12ab0; bar>") == "<Foo; bar>")
        #expect(try written(Date(timeIntervalSince1970: 0), as: .dump) == "- 1970-01-01T00:00:00Z\n")
    }

    @Test("description, lines, json, plist, data")
    func others() throws {
        #expect(try written(3.5, as: .description) == "3.5")
        #expect(try written("a\nb", as: .lines) == "a\nb")
        #expect(
            try written(User(), as: .json)
                == "{\n  \"age\" : 36,\n  \"name\" : \"Ada\",\n  \"tags\" : {\n    \"a\" : 1,\n    \"b\" : 2\n  }\n}")
        #expect(try written(User(), as: .plist).contains("<key>age</key>\n\t<integer>36</integer>"))
        let value: Any = ["b": [1, 2], "a": "x"] as [String: Any]
        #expect(try written(value, as: .json) == "{\n  \"a\" : \"x\",\n  \"b\" : [\n    1,\n    2\n  ]\n}")
        #expect(try written(Date() as Any, as: .json).hasPrefix("Couldn't snapshot value"))
        let folder = try TemporaryFolder()
        let bytes = Data([0, 1, 2])
        _ = verifySnapshot(
            of: bytes, as: .data, named: "a", record: .all, snapshotDirectory: folder.path, testName: "t()")
        #expect(folder.contents("t.a") == bytes)
        #expect(
            verifySnapshot(
                of: Data([0, 1, 3, 4]), as: .data, named: "a", record: .missing, snapshotDirectory: folder.path,
                testName: "t()")?.contains("The bytes differ from offset 2 on: 4 bytes, 3 in the golden.") == true)
    }

    @Test("Diffing.lines finds no difference in a text and itself, one in texts that only look alike, and says where")
    func diffingLines() throws {
        for text in ["", "a", "a\n", "a\nb", "e\u{301}"] { #expect(Diffing<String>.lines.diff(text, text) == nil) }
        #expect(Diffing<String>.lines.diff("e\u{301}", "é") != nil)
        let (reason, attachments) = try #require(Diffing<String>.lines.diff("a", "b"))
        #expect(reason == "@@ −1,1 +1,1 @@\n−a\n+b")
        #expect(attachments.map(\.name) == ["difference.patch"])
        // The lines in reports come from the same comparison.
        #expect(attachments.map(\.changedLines) == [["−a", "+b"]])
    }

    @Test("A text that fails is compared once, whatever is told of it")
    func comparedOnce() throws {
        let folder = try TemporaryFolder()
        var comparisons = 0
        let diffing = Diffing<String>(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { reference, actual in
                comparisons += 1
                return Diffing<String>.lines.diff(reference, actual)
            })
        let strategy = Snapshotting<String, String>(pathExtension: "txt", diffing: diffing)
        func verify(_ text: String) -> String? {
            verifySnapshot(
                of: text, as: strategy, named: "a", record: .missing, snapshotDirectory: folder.path, testName: "t()")
        }
        _ = verify("one\ntwo")
        #expect(comparisons == 0)
        #expect(verify("one\n2")?.contains("−two\n+2") == true)
        #expect(comparisons == 1)
        #expect(verify("one\ntwo") == nil)
        #expect(comparisons == 2)
    }

    @Test("Hunks: none for equal texts, whole for what only looks equal")
    func hunks() {
        #expect(TextDifference("a\nb", "a\nb") == nil)
        #expect(TextDifference("a", "b")?.hunks == "@@ −1,1 +1,1 @@\n−a\n+b")
        #expect(TextDifference("e\u{301}", "é") != nil)
        #expect(TextDifference("a\nb\nc", "a\nc\nd")?.changedLines == ["−b", "+d"])
        let long = TextDifference(String(repeating: "\n", count: 20_000), "")
        #expect(long?.hunks == "The texts differ; they have 20001 and 1 lines." && long?.changedLines == [])
        let (old, new) = ((1...30).map(String.init), (1...30).map { $0 == 3 || $0 == 28 ? "x\($0)" : "\($0)" })
        let hunks = TextDifference(old.joined(separator: "\n"), new.joined(separator: "\n"))?.hunks ?? ""
        #expect(hunks.components(separatedBy: "@@ −").count == 3)
        #expect(hunks.contains("@@ −24,7 +24,7 @@"))
    }

    @MainActor
    @Test("§10.2: recursiveDescription, fields in UIKit's order, without addresses")
    func recursiveDescription() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let label = UILabel(frame: CGRect(x: 161 + 1.0 / 3, y: 44, width: 52 + 2.0 / 3, height: 19 + 1.0 / 3))
        label.text = "What's"
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        box.alpha = 0.5
        box.isHidden = true
        box.tag = 7
        box.clipsToBounds = true
        let inner = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
        box.addSubview(inner)
        root.addSubview(label)
        root.addSubview(box)
        #expect(
            try written(root, as: .recursiveDescription) == """
                <UIView; frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer>>
                   | <UILabel; frame = (161.333 44; 52.6667 19.3333); text = 'What's'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
                   | <UIView; frame = (0 0; 10 10); alpha = 0.5; hidden = YES; clipsToBounds = YES; tag = 7; layer = <CALayer>>
                   |    | <UIView; frame = (1 1; 2 2); layer = <CALayer>>
                """)
    }

    @MainActor
    @Test("§10.2 on a device, and §10.3: the controller's state")
    func controllers() throws {
        #expect(
            try written(CardController(), as: .recursiveDescription(on: .iPhone13(.landscape))).hasPrefix(
                "<UIView; frame = (0 0; 844 390); autoresize = W+H; "))
        #expect(
            try written(CardController(), as: .hierarchy)
                == "<ReflowTestingTests.CardController>, state: appeared, view: <UIView>")
        #expect(
            try written(MaskedController(.portrait), as: .recursiveDescription(on: .iPhone13(.landscape))).hasPrefix(
                "iPhone 13 does not show landscapeRight"))
    }
}
