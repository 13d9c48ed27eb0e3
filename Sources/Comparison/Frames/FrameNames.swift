import Foundation
import Screens

/// The names by which people recognise the views of one tree.
struct FrameNames {
    private let tree: FrameTree
    private let links: FrameLinks
    /// The index of each view among the views of its kind under the same superview, from the back; `nil` if it is the
    /// only one.
    private let places: [Int?]
    /// The ids that several views have, and that therefore identify none of them.
    private let sharedIDs: Set<String>

    init(_ tree: FrameTree, _ links: FrameLinks) {
        self.tree = tree
        self.links = links
        var places = [Int?](repeating: nil, count: tree.nodes.count)
        for subviews in links.subviews where subviews.count > 1 {
            for alike in Dictionary(grouping: subviews, by: { ViewKind(tree.nodes[$0]) }).values where alike.count > 1 {
                for (place, index) in alike.enumerated() { places[index] = place }
            }
        }
        self.places = places
        var seen = Set<String>()
        sharedIDs = Set(tree.nodes.compactMap(\.id).filter { !seen.insert($0).inserted })
    }

    private static let longestPath = 8

    /// The name of a view: `title`, `cards.1/nameLabel` if several views have that id, or `card/UIView[1]/UILabel
    /// "Today"`: the path from the nearest view with a unique id, shortened if it is very deep.
    func name(of index: Int) -> String {
        var path: [String] = []
        var current = index
        while path.count < FrameNames.longestPath {
            let node = tree.nodes[current]
            if let id = node.id, current == 0 || !sharedIDs.contains(id) {
                path.append(QuotedText.word(id))
                break
            }
            if current == 0 {
                if index == 0 { path.append(node.classText) }
                break
            }
            let name = node.id.map(QuotedText.word) ?? node.classText
            path.append(places[current].map { "\(name)[\($0)]" } ?? name)
            current = links.superview[current]
        }
        if path.count == FrameNames.longestPath { path.append("…") }
        let name = path.reversed().joined(separator: "/")
        guard tree.nodes[index].id == nil, let text = tree.nodes[index].text else { return name }
        return name + " " + QuotedText.quoted(QuotedText.cut(text, to: 24))
    }

    /// The frame, and the number of views inside: `(16 110; 361 44) with 3 views inside`
    func extent(of index: Int) -> String {
        let depth = tree.nodes[index].depth
        let inside = tree.nodes[(index + 1)...].prefix { $0.depth > depth }.count
        let frame = tree.nodes[index].frame.dumpText
        return switch inside {
        case 0: frame
        case 1: frame + " with 1 view inside"
        default: frame + " with \(inside) views inside"
        }
    }
}
