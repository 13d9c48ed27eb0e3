public import Foundation

extension CGFloat {
    /// A text for programs and for repeating what a person wrote: the shortest decimal that reads back as the same
    /// number, without a trailing `.0`: `393`, `161.33333333333334`.
    public var shortestText: String {
        let number = Double(self)
        if number == number.rounded(), number.magnitude < 1e15 { return String(Int64(number)) }
        let text = String(number)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// A text for people: six significant digits, as UIKit prints numbers in descriptions (`%g`): `161.333`, `812`,
    /// `1e+07`.
    public var sixDigitText: String {
        plainSixDigitText ?? String(format: "%g", locale: nil, Double(self) == 0 ? 0 : Double(self))
    }

    /// The number that ``sixDigitText`` shows.
    package var withSixDigits: CGFloat { Double(sixDigitText).map { CGFloat($0) } ?? CGFloat(Double(self)) }

    /// The six-digit text of nearly every coordinate, computed fast. Nil for numbers with an exponent, and for numbers
    /// so close to the middle between two texts that a rounding error could choose the wrong one. A dump has thousands
    /// of coordinates, and `String(format:)` is slow.
    private var plainSixDigitText: String? {
        let size = Double(magnitude)
        guard size < 999_999.5 else { return nil }
        if size == size.rounded(.towardZero) { return String(Int(Double(self))) }
        guard size >= 0.1 else { return nil }
        // The loop finds the number of decimals, at most 7, that moves six digits before the point.
        var power = 1_000_000.0
        while size * power >= 999_999.5 { power /= 10 }
        let scaled = size * power
        let digits = scaled.rounded()
        guard ((scaled - digits).magnitude - 0.5).magnitude > 1e-6 else { return nil }
        let (whole, fraction) = Int(digits).quotientAndRemainder(dividingBy: Int(power))
        let sign = self < 0 ? "-" : ""
        if fraction == 0 { return "\(sign)\(whole)" }
        var decimals = String(fraction + Int(power))
        while decimals.last == "0" { decimals.removeLast() }
        return "\(sign)\(whole).\(decimals.dropFirst())"
    }
}
