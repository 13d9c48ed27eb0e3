import DisplayList
import Typesetting

/// Lines below or through text, with UIKit's raw values.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// The line that is drawn; nil if there is none. A pattern without a line style draws nothing.
    func rule(color: RGBAColor?) -> TextRule? {
        guard rawValue & 0x0F != 0 else { return nil }
        let weight: TextRule.Weight = contains(.double) ? .double : contains(.thick) ? .thick : .single
        let pattern: TextRule.Pattern =
            switch rawValue & 0x0700 {
            case 0x0100: .dot
            case 0x0200: .dash
            case 0x0300: .dashDot
            case 0x0400: .dashDotDot
            default: .solid
            }
        return TextRule(weight: weight, pattern: pattern, isByWord: contains(.byWord), color: color)
    }
}
