import DisplayList
import Foundation

extension FontID {
    /// The same face with narrower outlines, as a percentage of their width: `Inter-Regular@83%`.
    func narrowed(toPercent percent: Int) -> FontID { FontID("\(rawValue)@\(percent)%") }

    /// The face whose outlines are drawn, and the fraction of their width.
    var outlines: (face: FontID, width: CGFloat) {
        guard rawValue.last == "%", let mark = rawValue.lastIndex(of: "@"),
            let percent = Int(rawValue[mark...].dropFirst().dropLast()), (1...100).contains(percent)
        else { return (self, 1) }
        return (FontID(String(rawValue[..<mark])), CGFloat(percent) / 100)
    }
}
