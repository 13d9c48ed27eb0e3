import Basics
import Foundation
import KitSchema
import LayoutDocument
import LayoutRules
import ReflowKit

/// Places a view that has variations or fills an area. The frame is always computed from the designed one, and not from
/// the view's last frame, so that rotating back restores it.
@MainActor
final class DesignedPlacement: PlacementRule {
    /// A designed frame, and the size of the superview for which it was designed.
    struct Design {
        var frame: CGRect
        var superviewSize: CGSize
    }

    private let file: String
    private let design: Design
    private let fill: FillArea?
    private let variations: [Variation]
    private let properties: VariedProperties
    /// Whether the view's frame has another source: constraints, or, if it has no superview in the file, the
    /// environment in which it is shown.
    private let isPlacedElsewhere: Bool

    /// - Parameter file: the name of the layout file in messages.
    init(
        in file: String, design: Design, fill: FillArea?, variations: [Variation], properties: VariedProperties,
        isPlacedElsewhere: Bool
    ) {
        self.file = file
        self.design = design
        self.fill = fill
        self.variations = variations
        self.properties = properties
        self.isPlacedElsewhere = isPlacedElsewhere
    }

    func place(_ view: UIView, in superview: UIView) {
        let situation = Situation(of: superview)
        let matching = variations.filter { situation.meets($0.condition) }
        properties.apply(matching, to: view)
        guard !isPlacedElsewhere else { return }
        view.placeUntransformed(fill.map { superview.rect(of: $0) } ?? frame(matching, view: view, in: superview))
    }

    func cause(of number: LayoutNumber, _ view: UIView, in superview: UIView, named name: String) -> LayoutCause? {
        guard !isPlacedElsewhere else { return nil }
        if let fill { return .fill(fill.rawValue, by: name) }
        let situation = Situation(of: superview)
        let matching = variations.last { $0.frame != nil && situation.meets($0.condition) }
        guard let variation = matching, let frame = variation.frame?.value else { return nil }
        return .variation(frame.dumpedNumbers, at: .file(file, at: variation.position))
    }

    func isVaried(in superview: UIView) -> Bool {
        guard !isPlacedElsewhere, fill == nil else { return false }
        let varied = variations.filter { $0.frame != nil && $0.condition.isOfShape }
        if varied.isEmpty { return false }
        let situation = Situation(of: superview)
        return varied.contains { situation.meets($0.condition) }
    }

    private func frame(_ matching: [Variation], view: UIView, in superview: UIView) -> CGRect {
        var chosen = design
        if let variation = matching.last(where: { $0.frame != nil }), let frame = variation.frame {
            chosen.frame = frame.value
            chosen.superviewSize = variation.designedSize ?? design.superviewSize
        }
        let grid = PixelGrid(scale: UIScreen.main.scale)
        let size = superview.bounds.size
        let mask = view.autoresizingMask
        let x = carried(
            chosen.frame.minX, chosen.frame.width, mask.horizontal, chosen.superviewSize.width, size.width, grid)
        let y = carried(
            chosen.frame.minY, chosen.frame.height, mask.vertical, chosen.superviewSize.height, size.height, grid)
        return CGRect(x: x.min, y: y.min, width: x.length, height: y.length)
    }

    /// The position and length along one axis after the mask adapts them from the designed length of the superview
    /// (`old`) to the actual one (`new`).
    private func carried(
        _ min: CGFloat, _ length: CGFloat, _ flexibility: AxisFlexibility, _ old: CGFloat, _ new: CGFloat,
        _ grid: PixelGrid
    ) -> Autoresizing.Exact {
        let drawn = Autoresizing.Exact(min: min, length: length)
        guard old != new else { return drawn }
        return Autoresizing.show(
            Autoresizing.share(drawn, flexibility, from: old, to: new), flexibility,
            rounding: Simulation.current.settings.autoresizeRounding, grid: grid)
    }
}

extension Variation.Condition {
    /// Whether a rotation can change whether the variation applies.
    fileprivate var isOfShape: Bool {
        orientations != nil || horizontalSizeClass != nil || verticalSizeClass != nil
            || [minWidth, maxWidth, minHeight, maxHeight].contains { $0 != nil }
    }
}

extension UIView {
    fileprivate func rect(of area: FillArea) -> CGRect {
        switch area {
        case .safeArea: safeAreaLayoutGuide.layoutFrame
        case .layoutMargins: layoutMarginsGuide.layoutFrame
        case .readableContent: readableContentGuide.layoutFrame
        }
    }
}

extension CGRect {
    /// The numbers as layout files write them.
    fileprivate var dumpedNumbers: String {
        [minX, minY, width, height].map(\.shortestText).joined(separator: ", ")
    }
}
