package import KitValues

/// A constraint that a stack view makes between its items, with UIKit's identifier (autolayout.md §12).
package struct StackConstraint: Sendable, Equatable {
    package enum Item: Sendable, Hashable {
        /// The stack view itself.
        case stack
        /// The area for the arranged views: the stack view, or its layout margins.
        case canvas
        /// An arranged view, by its index in the arrangement.
        case arranged(Int)
        /// An item that connects both ends of the canvas if no arranged view is visible.
        case spacer
        /// An item that spans all visible views across the axis.
        case alignmentSpanner
        /// The gap between two visible neighbours, counted from 0.
        case gap(Int)
    }

    package struct Term: Sendable, Equatable {
        package var item: Item
        package var attribute: NSLayoutAttribute
    }

    package var identifier: StackIdentifier
    package var first: Term
    package var relation: NSLayoutRelation
    package var second: Term?
    package var multiplier: Double
    package var constant: Double
    package var priority: Double

    init(
        _ identifier: StackIdentifier, _ first: Term, _ relation: NSLayoutRelation = .equal, _ second: Term? = nil,
        multiplier: Double = 1, constant: Double = 0, priority: Double = 1000
    ) {
        self.identifier = identifier
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }
}

/// UIKit's identifiers for the constraints of stack views.
package enum StackIdentifier: String, Sendable {
    case canvasConnection = "UISV-canvas-connection"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case canvasFit = "UISV-canvas-fit"
    case hiding = "UISV-hiding"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
}
