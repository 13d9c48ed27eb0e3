import Foundation
package import JSON
import KitValues
import LayoutRules
public import Screens

/// A tree as `reflow tree --format json` prints it: numbers in their shortest exact form, text uncut, defaults left out
/// except for class, frame, bounds and subviews.
public struct TreeReport: Sendable {
    private let tree: FrameTree
    private let warnings: [OutputWarning]

    public init(of tree: FrameTree, warnings: [OutputWarning] = []) {
        self.tree = tree
        self.warnings = warnings
    }

    public var json: String { jsonText }
}

extension TreeReport: JSONWritten {
    package static let table = JSONTable<TreeReport>(
        .nullable("device", \.tree.device, "null with --size"),
        .nullable("orientation", \.tree.orientation, "of the interface; null with --size"),
        .required("semantics", \.tree.semantics, "by which iOS's rules rotations are decided"),
        .required("size", \.tree.size, "width and height of the window in points"),
        .required("scale", \.tree.scale, "pixels per point"),
        .required("root", { Views(nodes: $0.tree.nodes) }, "the window, or what was asked for of it"),
        .warnings(\.warnings))
}

/// The views of a tree, each in its superview's `subviews`.
private struct Views: JSONEncodable {
    /// Each before its subviews.
    let nodes: [FrameNode]

    private static let table = JSONTable<FrameNode>(
        .required("class", \.className, "UIKit's class"),
        .optional("customClass", \.customClass, "the user's subclass of it"),
        .optional("id", \.id, "the name that the layout gives the view"),
        .required("frame", \.frame, "in the superview's coordinates"),
        .required("bounds", \.bounds, "in its own coordinates"),
        .unless(.zero, "safeAreaInsets", \.safeAreaInsets, "what bars and the device cover at each edge"),
        .unless([], "autoresizingMask", \.autoresizingMask.names, "what is flexible when the superview changes size"),
        .optional("text", \.text, "what it shows as text"),
        .unless([], "ambiguous", { $0.ambiguous.map(\.rawValue) }, "what its constraints leave open"),
        .unless(false, "hidden", \.isHidden, "whether the view itself is hidden"),
        .unless(1, "alpha", \.alpha, "its own, from 0 to 1"),
        .openList("subviews", of: Views.self, "from the back to the front"))

    static var schema: JSONSchema { JSONSchema("node", table.schema) }

    /// Without recursion: files nest deeper than stacks are.
    func write(_ key: String?, to writer: inout JSONWriter) {
        for (index, node) in nodes.enumerated() {
            if index > 0 { writer.close(nodes[index - 1].depth - node.depth + 1) }
            writer.beginObject(index == 0 ? key : nil)
            Views.table.write(node, to: &writer)
        }
        writer.close((nodes.last?.depth ?? -1) + 1)
    }
}

extension JSONWriter {
    /// Closes the last `count` nodes, each with its list of subviews.
    fileprivate mutating func close(_ count: Int) {
        for _ in 0..<2 * count { end() }
    }
}
