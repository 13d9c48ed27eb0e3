import Basics
import Foundation
import KitValues

// These texts have the form of UIKit's descriptions (behaviour.md §10.1).

extension CGPoint {
    var dumpText: String { "(\(x.sixDigitText) \(y.sixDigitText))" }
}

extension CGRect {
    /// `(0 20; 320 44)`
    var dumpText: String {
        "(\(origin.x.sixDigitText) \(origin.y.sixDigitText); \(size.width.sixDigitText) \(size.height.sixDigitText))"
    }
}

extension CGAffineTransform {
    /// `[0, 1, -1, 0, 0, 0]`
    var dumpText: String { "[" + [a, b, c, d, tx, ty].map(\.sixDigitText).joined(separator: ", ") + "]" }
}
