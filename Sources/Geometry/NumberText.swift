public import Foundation

extension CGFloat {
    /// The shortest decimal that reads back as the same number, without a trailing `.0`: `393`, `161.33333333333334`.
    public var shortestText: String {
        let number = Double(self)
        if number == number.rounded(), number.magnitude < 1e15 { return String(Int64(number)) }
        let text = String(number)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Six significant digits, as UIKit prints numbers in descriptions (`%g`): `161.333`, `812`, `1e+07`.
    public var sixDigitText: String {
        let number = Double(self) == 0 ? 0 : Double(self)
        return String(format: "%g", locale: nil, number)
    }
}
