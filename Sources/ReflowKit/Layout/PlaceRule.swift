import Basics
import LayoutRules

/// The rule by which frames from masks are shown.
struct PlaceRule {
    let rounding: Autoresizing.Rounding
    let grid: PixelGrid
}

extension Simulation {
    /// The current simulation's rule, without retaining the simulation, because every superview that changes size reads
    /// it.
    @inline(__always)
    static var placeRule: PlaceRule { entered?.placeRule ?? current.placeRule }

    var pixelGrid: PixelGrid { placeRule.grid }
}
