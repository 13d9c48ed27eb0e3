import Basics
import Foundation
import KitValues
import LayoutRules

/// The rule of behaviour.md §1.2 word for word: three parts, a total, and a share for each part.
struct PlainAutoresizing {
    /// The margin before, the length and the margin after.
    var parts: [Double]
    /// The flags of the flexible parts.
    var flexible: [Bool]

    init(min: Double, length: Double, superview: Double, bits: UInt) {
        parts = [min, length, superview - min - length]
        flexible = [0, 1, 2].map { bits & (1 << UInt($0)) != 0 }
    }

    var total: Double {
        zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    }

    /// The exact position after the superview grew by `change`, neither rounded nor clamped.
    func resized(by change: Double) -> (min: Double, length: Double) {
        let count = Double(flexible.filter { $0 }.count)
        let total = self.total
        let grown = zip(parts, flexible).map { part, isFlexible in
            guard isFlexible else { return part }
            return part + (total != 0 ? change * part / total : change / count)
        }
        return (grown[0], grown[1])
    }
}

/// One axis of a view that is autoresized repeatedly, as the view tree does it.
struct ResizedAxis {
    var exact: Autoresizing.Exact
    var shown: Autoresizing.Exact
    let flexibility: AxisFlexibility
    let rounding: Autoresizing.Rounding
    let grid: PixelGrid
    var superview: CGFloat

    init(
        min: CGFloat, length: CGFloat, superview: CGFloat, _ flexibility: AxisFlexibility,
        rounding: Autoresizing.Rounding = .pixelFloor, scale: CGFloat = 2
    ) {
        exact = Autoresizing.Exact(min: min, length: length)
        shown = exact
        self.flexibility = flexibility
        self.rounding = rounding
        grid = PixelGrid(scale: scale)
        self.superview = superview
    }

    mutating func resize(to length: CGFloat) {
        guard length != superview else { return }
        exact = Autoresizing.share(exact, flexibility, from: superview, to: length)
        shown = Autoresizing.show(exact, flexibility, rounding: rounding, grid: grid)
        superview = length
    }

    func resized(to length: CGFloat) -> ResizedAxis {
        var copy = self
        copy.resize(to: length)
        return copy
    }
}

/// A view that is autoresized on both axes.
func resized(
    _ frame: CGRect, _ mask: UIViewAutoresizing, from old: CGSize, to new: CGSize,
    rounding: Autoresizing.Rounding = .pixelFloor, scale: CGFloat = 2
) -> CGRect {
    let x = ResizedAxis(
        min: frame.minX, length: frame.width, superview: old.width, mask.horizontal, rounding: rounding, scale: scale
    ).resized(to: new.width).shown
    let y = ResizedAxis(
        min: frame.minY, length: frame.height, superview: old.height, mask.vertical, rounding: rounding, scale: scale
    ).resized(to: new.height).shown
    return CGRect(x: x.min, y: y.min, width: x.length, height: y.length)
}
