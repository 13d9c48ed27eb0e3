package import Foundation
package import KitSchema

/// A value of a key in the form that views take. The loader has made UIKit's colours, fonts, pictures and texts from
/// the document.
package enum ViewValue {
    /// Flags, numbers, names, geometry, plain texts, and `null`.
    case plain(PropertyValue)
    case color(UIColor)
    case font(UIFont)
    case image(UIImage)
    case attributedText(NSAttributedString)
    case segments([Segment])
    /// A view that another one holds in a property, such as the header of a table.
    case view(UIView)
    /// An object that only one class's key takes, such as a content configuration.
    case object(NSObject)
    /// A value for each of some control states, by their raw values, in the order of the file.
    case states([(state: UInt, value: ViewValue)])

    /// A segment of a segmented control.
    package struct Segment {
        package var title: String?
        package var image: UIImage?
        /// The width in points; 0 for an equal share.
        package var width: CGFloat
        package var isEnabled: Bool

        package init(title: String?, image: UIImage?, width: CGFloat, isEnabled: Bool) {
            self.title = title
            self.image = image
            self.width = width
            self.isEnabled = isEnabled
        }
    }

    package static var null: ViewValue { .plain(.null) }
}

extension ViewValue {
    var boolean: Bool? { if case .plain(.boolean(let value)) = self { value } else { nil } }

    var integer: Int? {
        switch self {
        case .plain(.integer(let value)): value
        case .plain(.number(let value)): Int(value)
        default: nil
        }
    }

    package var number: CGFloat? {
        switch self {
        case .plain(.number(let value)): value
        case .plain(.integer(let value)): CGFloat(value)
        default: nil
        }
    }

    package var string: String? { if case .plain(.string(let value)) = self { value } else { nil } }
    package var size: CGSize? { if case .plain(.size(let value)) = self { value } else { nil } }
    var rect: CGRect? { if case .plain(.rect(let value)) = self { value } else { nil } }
    package var color: UIColor? { if case .color(let value) = self { value } else { nil } }
    var font: UIFont? { if case .font(let value) = self { value } else { nil } }
    var image: UIImage? { if case .image(let value) = self { value } else { nil } }

    package var attributedText: NSAttributedString? {
        if case .attributedText(let value) = self { value } else { nil }
    }

    package var view: UIView? { if case .view(let value) = self { value } else { nil } }

    var isNull: Bool { if case .plain(.null) = self { true } else { false } }

    /// The raw value of a case or of a set of cases.
    package var raw: Int? {
        switch self {
        case .plain(.choice(let choice)): choice.rawValue
        case .plain(.options(let set)): Int(bitPattern: set.rawValue)
        default: nil
        }
    }

    /// The value of each state.
    var byState: [(state: UInt, value: ViewValue)] {
        if case .states(let values) = self { values } else { [] }
    }
}
