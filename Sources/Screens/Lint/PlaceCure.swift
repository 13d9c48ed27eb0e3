import Foundation
import KitValues

/// The advice that most likely brings a view back that extends beyond an edge of the screen.
package struct PlaceCure: Sendable, Hashable {
    /// The view to change: the outermost one that extends beyond the edge. `nil` for the view itself.
    let holder: String?
    let placement: ViewPlacement
    let edge: ScreenEdge
    /// A sibling that has a frame for this orientation, if there is one.
    var varied: Varied?

    /// A sibling of the view to change that has a frame for this orientation.
    struct Varied: Sendable, Hashable {
        let sibling: String
        /// `landscape`
        let orientation: String
    }

    var text: String {
        let it = holder ?? "it"
        switch placement {
        case .mask(_, let drawnBeyond) where drawnBeyond.contains(edge):
            return
                "change \(holder.map { "the frame of \($0)" } ?? "its frame"), which is already beyond this edge in the file"
        case .mask(let mask, _):
            if let varied {
                return
                    "give \(it) a variation for \(varied.orientation), as \(varied.sibling) has, or let the page scroll"
            }
            guard let margin, mask.isDisjoint(with: [margin, length]) else {
                return "move \(it) onto the screen, or make it smaller"
            }
            return "add \(edge.isVertical ? "flexibleTopMargin" : "flexibleLeftMargin") to "
                + (holder.map { "the autoresizingMask of \($0)" } ?? "its autoresizingMask")
                + ", or let the page scroll"
        case .constraints: return "constrain \(it) to the \(edge.rawValue) of the safe area"
        case .stack: return "arrange fewer or smaller views in its stack view, or let the page scroll"
        case .rule: return "give \(it) another frame in this orientation"
        }
    }

    /// The flexible margin that keeps a view at its distance from the edge; nil for the top and the left, where a
    /// flexible margin does not help.
    private var margin: UIViewAutoresizing? {
        switch edge {
        case .bottom: .flexibleTopMargin
        case .right: .flexibleLeftMargin
        case .top, .left: nil
        }
    }

    private var length: UIViewAutoresizing { edge.isVertical ? .flexibleHeight : .flexibleWidth }
}

extension PlaceCure {
    /// The advice for a view that extends beyond this edge.
    init(of view: ViewFacts, at edge: ScreenEdge, on screen: ScreenFacts) {
        let outermost = view.holders.map { screen.holders[$0] }.last { holder in
            !screen.isFilled(by: holder.rect) && holder.rect.excess(beyond: screen.bounds).contains { $0.0 == edge }
        }
        self.init(
            holder: outermost?.name, placement: outermost?.placement ?? view.placement, edge: edge,
            varied: (outermost.map(\.variedSibling) ?? view.variedSibling).flatMap { sibling in
                screen.orientation.family.map { Varied(sibling: sibling, orientation: $0) }
            })
    }
}

extension ScreenEdge {
    /// Whether the edge is the top or the bottom one.
    var isVertical: Bool { self == .top || self == .bottom }
}

extension UIInterfaceOrientation {
    /// The name for variations; `nil` for an unknown orientation.
    var family: String? { isLandscape ? "landscape" : isPortrait ? "portrait" : nil }
}
