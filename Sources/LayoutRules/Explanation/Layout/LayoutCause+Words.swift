import Basics
package import Foundation
package import KitValues

// The causes in words. The caller passes the names and numbers of views.
extension LayoutCause {
    // MARK: Constraints

    /// A view without the content that would give it a size.
    package static func missing(_ content: MissingContent, in view: String) -> LayoutCause {
        LayoutCause(.contentSize, content.statement(about: view))
    }

    /// A length that cannot be negative.
    /// - Parameter item: the name of the view or guide in equations.
    package static func nonnegative(_ number: LayoutNumber, of item: String) -> LayoutCause {
        LayoutCause(.constraint, "\(item).\(number.rawValue) ≥ 0", priority: 1000)
    }

    /// A number that nothing determines.
    /// - Parameter tie: the optional constraints of one priority that leave it open, if that is the reason.
    package static func tieBreak(_ number: LayoutNumber, _ tie: PriorityTie?) -> LayoutCause {
        let reason = tie?.statement ?? "its constraints do not determine \(number.rawValue)"
        return LayoutCause(.tieBreak, "\(reason); Reflow chose this value")
    }

    /// A number of the root of the views.
    package static func shown(_ number: LayoutNumber, _ value: CGFloat, of view: String) -> LayoutCause {
        LayoutCause(
            .window, "the \(number.rawValue) of \(view) is set by the code that shows it",
            readings: [Reading("\(view).\(number.rawValue)", value)])
    }

    /// The distance of a guide's edge from its view's edge.
    /// - Parameter edge: the left, top, right or bottom edge.
    package static func inset(
        _ edge: NSLayoutAttribute, _ value: CGFloat, of guide: String, isSafeArea: Bool
    ) -> LayoutCause {
        let inset = "the \(edge.name) inset of \(guide)"
        return LayoutCause(isSafeArea ? .safeArea : .guide, inset, readings: [Reading(inset, value)])
    }

    /// The edge at which a layout guide begins or ends, if the guide lies along an edge of its view.
    package static func edge(_ edge: NSLayoutAttribute, ofGuide guide: String) -> LayoutCause {
        LayoutCause(.guide, "the \(edge.name) edge of \(guide)")
    }

    /// The width or height of a layout guide that lies along an edge of its view.
    package static func length(_ number: LayoutNumber, _ value: CGFloat, ofGuide guide: String) -> LayoutCause {
        let length = "the \(number.rawValue) of \(guide)"
        return LayoutCause(.guide, length, readings: [Reading(length, value)])
    }

    /// A content that prevents a view from growing or shrinking.
    /// - Parameters:
    ///   - view: nil for the explained view.
    ///   - isHugging: whether it prevents growing.
    ///   - size: the size of the content along the axis.
    package static func content(
        along axis: UILayoutConstraintAxis, of view: String?, isHugging: Bool, priority: Float, size: CGFloat,
        error: CGFloat
    ) -> LayoutCause {
        let whose = view.map { "\($0)'s" } ?? "its"
        let content = (view == nil ? "" : "\(whose) ") + (axis == .horizontal ? "content width" : "content height")
        return LayoutCause(
            .contentSize,
            "\(whose) \(axis == .horizontal ? "horizontal" : "vertical") "
                + (isHugging ? "content hugging" : "compression resistance")
                + " @\(CGFloat(priority).sixDigitText)",
            priority: Double(priority), error: error, readings: [Reading(content, size)])
    }

    // MARK: Frames

    /// A number that an autoresizing mask changes with the superview's size.
    /// - Parameters:
    ///   - superview: its name; nil if it has none.
    ///   - length: the superview's length along the number's axis; nil without a superview.
    package static func mask(
        _ number: LayoutNumber, of view: String, in superview: String?, _ length: CGFloat?
    ) -> LayoutCause {
        let outer: LayoutNumber = number.position == .x ? .width : .height
        let name = superview.map { "\($0).\(outer.rawValue)" } ?? "the \(outer.rawValue) of its superview"
        return LayoutCause(
            .mask, "\(number.flexibleName) of \(view)", readings: length.map { [Reading(name, $0)] } ?? [])
    }

    /// A number of a frame that the view's mask does not change.
    package static func fixedByMask(_ number: LayoutNumber, of view: String) -> LayoutCause {
        LayoutCause(
            .frame, "\(number.rawValue) comes from the frame of \(view), which has no \(number.flexibleName)")
    }

    /// A number of a frame that no mask could change.
    package static func withoutMask(_ number: LayoutNumber, of view: String) -> LayoutCause {
        LayoutCause(
            .frame, "\(number.rawValue) comes from the frame of \(view), and no mask applies to \(view)")
    }

    /// The frame of the window.
    package static let window = LayoutCause(.window, "the system sets the frame of the window")

    /// The frame of a view without a superview.
    package static func shownAlone(_ view: String) -> LayoutCause {
        LayoutCause(.window, "the size of \(view) is set by the code that shows it")
    }

    /// The frame of the window's root view.
    /// - Parameter length: the window's length; nil for a position.
    package static func rootView(_ number: LayoutNumber, _ length: CGFloat?) -> LayoutCause {
        LayoutCause(
            .window, "the window sets the size of its root view",
            readings: length.map { [Reading("window.\(number.rawValue)", $0)] } ?? [])
    }

    /// The frame of a view that the layout file lets fill an area of its superview.
    package static func fill(_ area: String, by view: String) -> LayoutCause {
        LayoutCause(.fill, "\(view) fills the \(area) of its superview")
    }

    /// The frame that a variation of the layout file sets.
    package static func variation(_ frame: String, at source: ConstraintSource) -> LayoutCause {
        LayoutCause(.variation, "a variation sets the frame [\(frame)]", source: source)
    }

    /// The frame of a view that its superview lays out.
    package static func superview(of view: String) -> LayoutCause {
        LayoutCause(.frame, "the superview of \(view) sets its frame, as in UIKit")
    }
}

extension LayoutCause.Reading {
    /// The width of a view's margin as a reading, such as "the left margin of card is 16". Fails for attributes other
    /// than the four edges of the margins.
    package init?(margin attribute: NSLayoutAttribute, _ width: CGFloat, of view: String) {
        let margin: String? =
            switch attribute {
            case .leftMargin: "left"
            case .rightMargin: "right"
            case .topMargin: "top"
            case .bottomMargin: "bottom"
            default: nil
            }
        guard let margin else { return nil }
        self.init("the \(margin) margin of \(view)", width)
    }
}

extension LayoutNumber {
    /// The flag of an autoresizing mask that lets the number change.
    fileprivate var flexibleName: String {
        switch self {
        case .x: "flexibleLeftMargin"
        case .y: "flexibleTopMargin"
        case .width: "flexibleWidth"
        case .height: "flexibleHeight"
        }
    }
}
