import Foundation
package import JSON
import KitValues
import LayoutRules
public import Screens

/// A tree in the form that `reflow tree --format json` prints: numbers in their shortest exact form, texts not
/// shortened, and defaults left out except for class, frame, bounds and subviews.
public struct TreeReport: Sendable {
    fileprivate let tree: FrameTree
    private let file: String?
    private let object: String?
    fileprivate let hasFramesInWindow: Bool
    private let warnings: [OutputWarning]

    /// - Parameters:
    ///   - file: the file that the tree comes from, if there are several.
    ///   - object: the chosen object of the file, if there are several.
    ///   - hasFramesInWindow: whether each view's frame in the window is written, too.
    public init(
        of tree: FrameTree, file: String? = nil, object: String? = nil, hasFramesInWindow: Bool = false,
        warnings: [OutputWarning] = []
    ) {
        self.tree = tree
        self.file = file
        self.object = object
        self.hasFramesInWindow = hasFramesInWindow
        self.warnings = warnings
    }

    public var json: String { jsonText }
}

extension [TreeReport] {
    /// Several trees as an array.
    public var json: String { jsonText }
}

extension TreeReport: JSONWritten {
    package static let table = JSONTable<TreeReport>(
        .optional("file", \.file, "the layout's file; only if there are several trees"),
        .optional("object", \.object, "the id of the chosen object of a document; only if there are several trees"),
        .nullable("device", \.tree.device, "null with --size"),
        .nullable("orientation", \.tree.orientation, "of the interface; null with --size"),
        .required("semantics", \.tree.semantics, "the iOS version whose rotation rules apply"),
        .required("size", \.tree.size, "width and height of the window in points"),
        .required("scale", \.tree.scale, "pixels per point"),
        .required("root", { Views(of: $0) }, "the window, or the chosen view"),
        .warnings(\.warnings))
}

/// The views of a tree, each in its superview's `subviews`.
private struct Views: JSONEncodable {
    /// One view, with its frame in the window if that is written.
    struct View {
        let node: FrameNode
        let frameInWindow: CGRect?

        /// The looks that only the view's class has.
        var ownLooks: [(key: String, value: String)] {
            node.looks.filter { !$0.key.isCommon }.sorted { $0.key < $1.key }.map { ($0.key.rawValue, $0.value) }
        }
    }

    /// The views, each before its subviews.
    let views: [View]

    init(of report: TreeReport) {
        let rects: [CGRect?] = report.hasFramesInWindow ? report.tree.rectsInWindow : []
        views = report.tree.nodes.enumerated().map { index, node in
            View(node: node, frameInWindow: rects.isEmpty ? nil : rects[index])
        }
    }

    private static let table = JSONTable<View>(
        .required("class", \.node.className, "UIKit's class"),
        .optional("customClass", \.node.customClass, "the application's subclass"),
        .optional("id", \.node.id, "the id of the view in the layout"),
        .required("frame", \.node.frame, "in the superview's coordinates"),
        .optional("frameInWindow", \.frameInWindow, "with --absolute: in the root's coordinates, ignoring transforms"),
        .required("bounds", \.node.bounds, "in its own coordinates"),
        .unless(.zero, "safeAreaInsets", \.node.safeAreaInsets, "the insets that bars and the device cover"),
        .unless(
            [], "autoresizingMask", \.node.autoresizingMask.names, "the flexible margins and dimensions"),
        .optional("text", \.node.text, "the displayed text"),
        .unless([], "ambiguous", { $0.node.ambiguous.map(\.rawValue) }, "numbers that constraints do not determine"),
        .look(.backgroundColor, "as #RRGGBB, with two more digits if alpha is below 1; all colours have this form"),
        .look(
            .textColor,
            "absent if it is the default of the class, like all keys below; of attributed text, every colour in it once"
        ),
        .look(.textBackgroundColor, "behind the letters of attributed text"),
        .look(.tintColor, "absent if it is inherited"),
        .look(.onTintColor, "of a switch"),
        .look(.thumbTintColor, "of a switch or slider"),
        .look(.progressTintColor, "of a progress view"),
        .look(.trackTintColor, "of a progress view"),
        .look(.minimumTrackTintColor, "of a slider"),
        .look(.maximumTrackTintColor, "of a slider"),
        .look(.pageIndicatorTintColor, "of a page control"),
        .look(.currentPageIndicatorTintColor, "of a page control"),
        .look(.selectedSegmentTintColor, "of a segmented control"),
        .look(.barTintColor, "of a bar"),
        .matching(
            Look.colorPattern, \.ownLooks, "a colour of any other class, by the name of the property in layout files"),
        .look(
            .font,
            "\"system\" or a name, weight and style, and the size in points: \"system semibold 17\"; of attributed text, every font in it once"
        ),
        .look(.image, "its name, or else its size in points"),
        .look(.symbol, "the name of a system symbol, for which another icon stands in: \"trash (stand-in)\""),
        .look(
            .imageDigest,
            "the first 8 digits of a digest of the image's pixels; of several images, one for each, separated by spaces"
        ),
        .unless(false, "hidden", \.node.isHidden, "whether the view itself is hidden"),
        .unless(1, "alpha", \.node.alpha, "from 0 to 1, not including superviews"),
        .openList("subviews", of: Views.self, "from the back to the front"))

    static var schema: JSONSchema { JSONSchema("node", table.schema) }

    /// Writes the views without recursion: files can be nested more deeply than the stack allows.
    func write(_ key: String?, to writer: inout JSONWriter) {
        for (index, view) in views.enumerated() {
            if index > 0 { writer.close(views[index - 1].node.depth - view.node.depth + 1) }
            writer.beginObject(index == 0 ? key : nil)
            Views.table.write(view, to: &writer)
        }
        writer.close((views.last?.node.depth ?? -1) + 1)
    }
}

extension JSONWrittenField<Views.View> {
    fileprivate static func look(_ look: Look, _ sentence: String) -> JSONWrittenField {
        optional(look.rawValue, { $0.node.looks[look] }, sentence)
    }
}

extension JSONWriter {
    /// Closes the last `count` nodes, each with its list of subviews.
    fileprivate mutating func close(_ count: Int) {
        for _ in 0..<2 * count { end() }
    }
}
