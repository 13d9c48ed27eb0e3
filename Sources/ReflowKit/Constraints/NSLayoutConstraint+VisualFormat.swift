import Foundation
import KitValues
import LayoutRules

// Constraints from texts: autolayout.md §15.
extension NSLayoutConstraint {
    /// The alignment of the views of a visual format, and the direction of the format.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ options: VisualFormatOptions) { rawValue = options.rawValue }

        public static let alignAllLeft = FormatOptions(.alignAll(.left))
        public static let alignAllRight = FormatOptions(.alignAll(.right))
        public static let alignAllTop = FormatOptions(.alignAll(.top))
        public static let alignAllBottom = FormatOptions(.alignAll(.bottom))
        public static let alignAllLeading = FormatOptions(.alignAll(.leading))
        public static let alignAllTrailing = FormatOptions(.alignAll(.trailing))
        public static let alignAllCenterX = FormatOptions(.alignAll(.centerX))
        public static let alignAllCenterY = FormatOptions(.alignAll(.centerY))
        public static let alignAllLastBaseline = FormatOptions(.alignAll(.lastBaseline))
        public static let alignAllFirstBaseline = FormatOptions(.alignAll(.firstBaseline))
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(.directionLeftToRight)
        public static let directionRightToLeft = FormatOptions(.directionRightToLeft)
    }

    /// Creates the constraints of a visual format, from left to right.
    ///
    /// - Parameters:
    ///   - metrics: numbers by names in the format.
    ///   - views: views and layout guides by names in the format.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let numbers = (metrics ?? [:]).compactMapValues { metric in
            (metric as? NSNumber)?.doubleValue ?? (metric as? CGFloat).map { Double($0) }
        }
        do throws(VisualFormatError) {
            let made = try VisualFormat.constraints(
                format, options: VisualFormatOptions(rawValue: opts.rawValue),
                names: VisualFormat.Names(metrics: numbers) {
                    views[$0] != nil
                } hasSuperview: {
                    superview(of: views[$0]) != nil
                }
            )
            guard made.allSatisfy({ UILayoutPriority(Float($0.priority)).isLegal() }) else { return [] }
            let constraints = made.map { constraint($0, views) }
            return constraints.contains { $0.first == nil } ? [] : constraints
        } catch {
            Simulation.current.report(.constraint(.unreadableFormat(error.message)))
            return []
        }
    }

    private class func constraint(_ made: VisualFormatConstraint, _ views: [String: Any]) -> NSLayoutConstraint {
        func object(_ item: VisualFormatConstraint.Item) -> Any? {
            switch item {
            case .view(let name): views[name]
            case .superview(let name): superview(of: views[name])
            }
        }
        let touchesSuperview = [made.first, made.second].contains { if case .superview? = $0 { true } else { false } }
        let constraint = NSLayoutConstraint(
            item: object(made.first) as Any, attribute: made.firstAttribute, relatedBy: made.relation,
            toItem: made.second.flatMap(object), attribute: made.secondAttribute, multiplier: 1,
            constant: made.constant(standard: touchesSuperview ? SystemSpacing.toSuperview : SystemSpacing.standard))
        constraint.priority = UILayoutPriority(Float(made.priority))
        return constraint
    }

    private class func superview(of item: Any?) -> UIView? {
        (item as? UIView)?.parent ?? (item as? UILayoutGuide)?.owningView
    }
}
