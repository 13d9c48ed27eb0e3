import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A view in a document's XML, read without any of the code under test.
struct StoredView {
    var element: String
    var id: String?
    var frame: CGRect
    /// The `text`, `title` or `placeholder`, if it is an attribute.
    var text: String?
    /// Whether the view is in an item of a bar, which places it.
    var isInItem = false
    /// The indices of the views around it, outermost first.
    var ancestors: [Int]
}

extension StoredView {
    /// Whether a view has the frame in the document. A view in an item of a bar has the frame that the bar gives it,
    /// which differs by a few points from the one in Xcode at that time.
    func holds(_ frame: CGRect?, origin: CGPoint? = nil) -> Bool {
        guard let frame else { return false }
        // A switch has only one size, whatever an older Xcode or the canvas stored.
        let size = element == "switch" ? CGSize(width: 51, height: 31) : self.frame.size
        let stored = CGRect(origin: origin ?? self.frame.origin, size: size)
        guard isInItem else { return frame == stored }
        return frame.size == stored.size && abs(frame.minX - stored.minX) <= 6 && abs(frame.minY - stored.minY) <= 6
    }
}

/// Reads a document and collects every element with a frame.
final class StoredViews: NSObject, XMLParserDelegate {
    private(set) var views: [StoredView] = []
    /// The indices of the top views: those of objects, and those of controllers.
    private(set) var tops: [Int] = []
    private var open: [(name: String, attributes: [String: String], view: Int?)] = []

    init(contentsOf url: URL) throws {
        super.init()
        let parser = XMLParser(data: try Data(contentsOf: url))
        parser.delegate = self
        _ = parser.parse()
    }

    /// The view at an index and the views inside it.
    func subtree(of top: Int) -> [StoredView] {
        views.enumerated().filter { $0.offset == top || $0.element.ancestors.contains(top) }.map(\.element)
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        if name == "rect", attributes["key"] == "frame", let owner = open.last, owner.name != "variation" {
            let numbers = ["x", "y", "width", "height"].map { Double(attributes[$0] ?? "") ?? .nan }
            let ancestors = open.compactMap(\.view)
            let parent = open.count > 1 ? open[open.count - 2].name : ""
            if parent == "objects" || parent.hasSuffix("Controller") && owner.attributes["key"] == "view" {
                tops.append(views.count)
            }
            open[open.count - 1].view = views.count
            views.append(
                StoredView(
                    element: owner.name, id: owner.attributes["id"],
                    frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
                    text: owner.attributes["text"], isInItem: parent == "barButtonItem" || parent == "navigationItem",
                    ancestors: ancestors))
        } else if name == "state", attributes["key"] == "normal", let view = open.last?.view {
            views[view].text = attributes["title"]
        }
        open.append((name, attributes, nil))
        if name != "rect", let owner = open.dropLast().last?.view, views[owner].element == "textField",
            views[owner].text == nil
        {
            views[owner].text = open[open.count - 2].attributes["placeholder"]
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}

extension ThirdPartyDocuments {
    /// The Interface Builder documents that use Auto Layout, or those that do not.
    static func interfaceBuilder(usingAutoLayout: Bool) throws -> [URL] {
        let manifest = try #require(interfaceBuilder.url)
        let folder = manifest.deletingLastPathComponent().appendingPathComponent("files")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        var documents: [URL] = []
        for line in text.split(separator: "\n").dropFirst() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard (fields[4] == "YES") == usingAutoLayout else { continue }
            documents.append(folder.appendingPathComponent(String(fields[0])))
        }
        return documents
    }
}
