import Foundation
import JSON
import KitValues
public import Screens

extension FrameTree {
    /// The tree as the JSON object of `reflow tree --format json`: numbers in their shortest exact form, text uncut,
    /// defaults left out except for class, frame, bounds and subviews.
    public func json(warnings: [OutputWarning] = []) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.optionalString("device", device)
        writer.optionalString("orientation", orientation)
        writer.string("semantics", semantics)
        writer.numbers("size", [size.width, size.height])
        writer.number("scale", scale)
        for (index, node) in nodes.enumerated() {
            if index > 0 { writer.close(nodes[index - 1].depth - node.depth + 1) }
            writer.open(node, key: index == 0 ? "root" : nil)
        }
        writer.close(nodes[nodes.count - 1].depth + 1)
        writer.warnings(warnings)
        writer.end()
        return writer.text
    }
}

extension JSONWriter {
    /// Leaves the node's object and its array of subviews open.
    fileprivate mutating func open(_ node: FrameNode, key: String?) {
        beginObject(key)
        string("class", node.className)
        if let customClass = node.customClass { string("customClass", customClass) }
        if let id = node.id { string("id", id) }
        rect("frame", node.frame)
        rect("bounds", node.bounds)
        let insets = node.safeAreaInsets
        if insets != .zero { numbers("safeAreaInsets", [insets.top, insets.left, insets.bottom, insets.right]) }
        if !node.autoresizingMask.isEmpty { strings("autoresizingMask", node.autoresizingMask.names) }
        if let text = node.text { string("text", text) }
        if node.isHidden { bool("hidden", true) }
        if node.alpha != 1 { number("alpha", node.alpha) }
        beginArray("subviews")
    }

    /// Closes the last `count` nodes.
    fileprivate mutating func close(_ count: Int) {
        for _ in 0..<count {
            end()
            end()
        }
    }

    private mutating func rect(_ key: String, _ rect: CGRect) {
        numbers(key, [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }
}
