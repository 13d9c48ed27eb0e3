import Basics
import Foundation
import TestSupport
import Testing

@Suite("Numbers as text")
struct NumberTextTests {
    @Test(
        "the shortest text that reads back as the same number",
        arguments: [
            (393, "393"), (0, "0"), (-0.0, "0"), (-12, "-12"), (0.1, "0.1"), (484.0 / 3, "161.33333333333334"),
            (1e15, "1000000000000000"), (1e16, "1e+16"), (123_456_789_012_345, "123456789012345"), (0.5, "0.5"),
        ] as [(CGFloat, String)])
    func shortest(number: CGFloat, text: String) {
        #expect(number.shortestText == text)
    }

    @Test("shortest texts read back, whatever the number")
    func readsBack() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<2000 {
            let number = CGFloat(Double(bitPattern: generator.next()))
            guard number.isFinite else { continue }
            #expect(Double(number.shortestText) == Double(number))
        }
    }

    @Test(
        "six significant digits, as UIKit prints",
        arguments: [
            (161.33333333333334, "161.333"), (812, "812"), (1e7, "1e+07"), (0, "0"), (-0.0, "0"), (0.5, "0.5"),
            (2.0 / 3, "0.666667"), (1e-5, "1e-05"), (-33.25, "-33.25"), (999_999.5, "1e+06"),
        ] as [(CGFloat, String)])
    func sixDigits(number: CGFloat, text: String) {
        #expect(number.sixDigitText == text)
    }

    @Test("the short way to six digits comes to what the format does")
    func sixDigitsAsFormatted() {
        var generator = SeededGenerator(seed: 6)
        for round in 0..<20_000 {
            let size = pow(10, Double.random(in: -3...7, using: &generator))
            let number =
                switch round % 4 {
                case 0: size
                case 1: -size
                case 2: (size * 3).rounded() / 3
                // The numbers are halves of the last digit, for which the last bit decides the nearer of two texts.
                default: (size * 1e5).rounded() / 1e5 + 5e-6
                }
            #expect(CGFloat(number).sixDigitText == String(format: "%g", locale: nil, number))
        }
    }

    @Test("numbers that are none have a text, too")
    func notFinite() {
        for (number, text) in [(CGFloat.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")] {
            #expect(number.shortestText == text)
            #expect(number.sixDigitText == text)
        }
    }
}
