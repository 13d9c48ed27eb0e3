import Foundation

/// A measure at San Francisco's masters, in 1/2048 em. Values between the masters are weighted sums (behaviour.md §12).
struct MasterUnits: Sendable, Equatable {
    /// The values of the text design, then of the display design: light, regular, black, regular italic.
    private let units: SIMD8<Int16>

    /// Three or four figures for each design. Without a fourth, the italic has the value of the upright regular.
    init(text: [Int16], display: [Int16]) {
        var units = SIMD8<Int16>()
        for (index, unit) in text.enumerated() { units[index] = unit }
        for (index, unit) in display.enumerated() { units[index + 4] = unit }
        self.units = units
    }

    func callAsFunction(_ shares: MasterShares) -> CGFloat {
        CGFloat((SIMD8<Double>(units) * shares.points).sum())
    }
}

/// The share of each master at a font's size, weight and slant, multiplied by the size of one unit in points.
struct MasterShares: Sendable, Equatable {
    fileprivate let points: SIMD8<Double>

    /// The slant is that of the regular weight for all weights, because no others have been measured.
    init(_ request: FontRequest, isItalic: Bool) {
        let display = SystemFont.displayShare(pointSize: request.pointSize, request.cut)
        let position = SystemFont.position(ofWeight: request.weight)
        let upright = SIMD4<Double>(max(0, -position), 1 - abs(position), max(0, position), 0)
        let slant = isItalic ? SIMD4<Double>(0, -1, 0, 1) : .zero
        let shares = upright + slant
        let unit = Double(request.pointSize / SystemFont.unitsPerEm)
        points = SIMD8(lowHalf: shares * (unit * (1 - display)), highHalf: shares * (unit * display))
    }
}
