/// The attribute of an item that a constraint uses: `NSLayoutConstraint.Attribute`, under its Objective-C name, with
/// UIKit's raw values.
public enum NSLayoutAttribute: Int, CaseIterable, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
}

extension NSLayoutAttribute: NamedCases {
    package static let namedCases = allCases.map { (name: String(describing: $0), value: $0) }
}
