import Basics
import Foundation
import LayoutLoading
import LayoutRules
import Testing

@testable import LayoutDocument

@Suite("Warnings belong to what is shown of a document")
struct WarningTests {
    private func document(_ objects: String, storyboard: Bool = true) throws -> InterfaceBuilderDocument {
        let scenes = "<scenes><scene><objects>\(objects)</objects></scene></scenes>"
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(storyboard ? "Storyboard.XIB" : "XIB")" version="3.0">
            \(storyboard ? scenes : "<objects>\(objects)</objects>")</document>
            """
        return try #require(
            InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.storyboard", options: ParseOptions()).document)
    }

    private func view(_ id: String, _ inside: String = "", attributes: String = "", key: String = "") -> String {
        """
        <view id="\(id)" \(key) \(attributes)><rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews>\(inside)</subviews></view>
        """
    }

    private func controller(_ id: String, _ inside: String, _ more: String = "") -> String {
        "<viewController id=\"\(id)\">\(view("\(id)v", inside, key: "key=\"view\""))\(more)</viewController>"
    }

    private func custom(_ id: String, _ name: String) -> String { view(id, attributes: "customClass=\"\(name)\"") }

    private func messages(_ document: InterfaceBuilderDocument, root: String? = nil) throws -> [String] {
        document.warnings(shownIn: try document.layout(root: root)).map(\.message)
    }

    private func unknown(_ name: String) -> String { "the class \"\(name)\" is unknown and shown as UIView" }

    @Test("A root has its own warnings alone, also those that another root had before it, each once")
    func roots() throws {
        let document = try document(
            controller("a", custom("a1", "Card") + custom("a2", "Card"))
                + controller("b", custom("b1", "Card") + custom("b2", "Chart")) + controller("c", view("c1")))
        #expect(try messages(document, root: "a") == [unknown("Card")])
        #expect(try messages(document, root: "b") == [unknown("Card"), unknown("Chart")])
        #expect(try messages(document, root: "c") == [])
        #expect(try messages(document) == [unknown("Card")])
        // The warning's position is that of the shown view.
        let own = document.warnings(shownIn: try document.layout(root: "b")).first
        #expect(own?.id == "b1")
    }

    @Test("The document as a whole has all of them, each once")
    func wholeDocument() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            \(custom("a", "Card"))\(custom("b", "Card"))\(custom("c", "Chart"))</objects></document>
            """
        let parsed = InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.xib", options: ParseOptions())
        #expect(parsed.diagnostics.map(\.message) == [unknown("Card"), unknown("Chart")])
    }

    @Test("A view inside a root has those of what is in it")
    func partOfRoot() throws {
        let document = try document(
            controller("a", view("box", custom("a1", "Card")) + custom("a2", "Chart") + custom("a3", "Card")))
        #expect(try messages(document, root: "box") == [unknown("Card")])
        #expect(try messages(document, root: "a2") == [unknown("Chart")])
        #expect(try messages(document, root: "a3") == [unknown("Card")])
    }

    @Test("What a container or a container view shows belongs to it, and so do items and bars")
    func contained() throws {
        let item = """
            <navigationItem key="navigationItem"><view key="titleView" id="title" customClass="Title">
            <rect key="frame" x="0" y="0" width="20" height="20"/></view></navigationItem>
            """
        let stack = """
            <navigationController id="nav"><navigationBar key="navigationBar" id="bar" customClass="Bar">
            <rect key="frame" x="0" y="0" width="320" height="44"/></navigationBar><connections>
            <segue destination="a" kind="relationship" relationship="rootViewController" id="s"/></connections>
            </navigationController>
            """
        let host = controller(
            "host",
            """
            <containerView id="box"><rect key="frame" x="0" y="0" width="20" height="20"/><connections>
            <segue destination="b" kind="embed" id="e"/></connections></containerView>
            """)
        let document = try document(
            stack + controller("a", custom("a1", "Card"), item) + controller("b", custom("b1", "Chart")) + host)
        let all = try messages(document, root: "nav")
        #expect(
            all.sorted() == [
                "the class \"Bar\" is unknown and shown as UINavigationBar", unknown("Card"), unknown("Title"),
            ])
        #expect(try messages(document, root: "host") == [unknown("Chart")])
    }

    @Test("A nib shows one of its views")
    func nib() throws {
        let document = try document(custom("a", "Card") + custom("b", "Chart"), storyboard: false)
        #expect(try messages(document) == [unknown("Card")])
        #expect(try messages(document, root: "b") == [unknown("Chart")])
    }

    @Test("More warnings than the limit are counted, for each root")
    func limit() throws {
        let limit = LayoutLimits.standard.diagnostics
        let many = (0..<limit + 5).map { custom("v\($0)", "Class\($0)") }.joined()
        let document = try document(controller("a", many) + controller("b", custom("b1", "Card")))
        #expect(try messages(document, root: "b") == [unknown("Card")])
        let all = try messages(document, root: "a")
        #expect(all.count == limit + 1)
        #expect(all.last == "5 more messages are not shown")
    }
}
