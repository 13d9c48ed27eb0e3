import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules

/// A label whose text has a single style, with its stored lengths, as far as they may follow from the text.
@MainActor
struct MeasurableLabel {
    let text: String
    let font: FontValue?
    let numberOfLines: Int
    let storedSize: CGSize
    /// The stored width; nil if a constraint alone determines the width.
    let width: CGFloat?
    /// The stored height; nil if a constraint alone determines the height.
    let height: CGFloat?
}

extension ViewNode {
    /// The labels of an Interface Builder document that constraints or stack views place. In layout files there are
    /// none, because frames there are written by people.
    @MainActor
    var measurableLabels: [MeasurableLabel] {
        guard toolsVersion != nil else { return [] }
        var sized = SizedViews()
        collectSizedViews(&sized)
        var labels: [MeasurableLabel] = []
        collectLabels(&labels, sized: sized)
        return labels
    }

    private func collectSizedViews(_ sized: inout SizedViews) {
        for constraint in constraints {
            guard case .equation(let equation) = constraint.form else { continue }
            let item: String?
            switch equation.first.item.base {
            case .id(let id): item = id
            case .holder: item = id
            case .superview: item = nil
            }
            guard let item else { continue }
            switch equation.first.attribute {
            case .width: sized.across.insert(item)
            case .height: sized.down.insert(item)
            default: break
            }
        }
        for subview in subviews { subview.collectSizedViews(&sized) }
    }

    @MainActor
    private func collectLabels(_ labels: inout [MeasurableLabel], sized: SizedViews) {
        if baseClass == .label, isConstrained || isArranged, let id, let size = frame?.value.size,
            case .string(let text)? = property(.text)?.value, !text.isEmpty
        {
            var (font, lines): (FontValue?, Int) = (nil, 1)
            if case .font(let value)? = property(.font)?.value { font = value }
            if case .integer(let value)? = property(.numberOfLines)?.value { lines = value }
            labels.append(
                MeasurableLabel(
                    text: text, font: font, numberOfLines: lines, storedSize: size,
                    width: sized.across.contains(id) ? nil : size.width,
                    height: sized.down.contains(id) ? nil : size.height))
        }
        for subview in subviews { subview.collectLabels(&labels, sized: sized) }
    }
}

/// The ids of views whose width or height is determined by a constraint alone.
private struct SizedViews {
    var across: Set<String> = []
    var down: Set<String> = []
}
