import Basics
import Foundation
import KitValues

// The setters of properties that animate, while changes are recorded.
extension UIView {
    final func writeAlpha(_ newValue: CGFloat) {
        storedAlpha = min(max(newValue.isNaN ? 0 : newValue, 0), 1)
    }

    final func writeBackgroundColor(_ newValue: UIColor?) {
        storedBackgroundColor = newValue
    }

    final func recordFrame(_ newValue: CGRect) {
        AnimationBlock.recording("frame", of: self) {
            readFrame().dumpText
        } change: {
            writeFrame(newValue)
        }
    }

    final func recordBounds(_ newValue: CGRect) {
        AnimationBlock.recording("bounds", of: self) {
            shownBounds.dumpText
        } change: {
            writeBounds(newValue)
        }
    }

    final func recordCenter(_ newValue: CGPoint) {
        AnimationBlock.recording("center", of: self) {
            shownCenter.dumpText
        } change: {
            writeCenter(newValue)
        }
    }

    final func recordTransform(_ newValue: CGAffineTransform) {
        AnimationBlock.recording("transform", of: self) {
            currentTransform.dumpText
        } change: {
            writeTransform(newValue)
        }
    }

    final func recordAlpha(_ newValue: CGFloat) {
        AnimationBlock.recording("alpha", of: self) {
            storedAlpha.sixDigitText
        } change: {
            writeAlpha(newValue)
        }
    }

    final func recordBackgroundColor(_ newValue: UIColor?) {
        AnimationBlock.recording("backgroundColor", of: self) {
            storedBackgroundColor?.description ?? "nil"
        } change: {
            writeBackgroundColor(newValue)
        }
    }
}

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
