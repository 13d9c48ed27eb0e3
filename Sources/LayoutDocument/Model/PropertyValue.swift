public import Basics
public import Foundation
public import KitValues

/// The value of a property, of the kind that its name has in ``LayoutSchema``: whoever sets a property need not check
/// the file again.
public enum PropertyValue: Sendable, Equatable {
    /// `nil`, for properties that are optional in UIKit.
    case null
    case boolean(Bool)
    case integer(Int)
    case number(CGFloat)
    case string(String)
    /// One case of an enumeration.
    case choice(Choice)
    /// Members of an option set.
    case options(ChoiceSet)
    case rect(CGRect)
    case size(CGSize)
    case point(CGPoint)
    case insets(UIEdgeInsets)
    case transform(CGAffineTransform)
    case color(ColorValue)
    case font(FontValue)
    case image(ImageValue)
    case attributedText([TextRun])
    /// What a segmented control consists of.
    case segments([SegmentValue])
    /// Distances behind views that a stack view arranges.
    case customSpacing([CustomSpacing])
    /// A value for each of some control states, in the order of the file. A plain value stands for `normal`.
    case states([StateValue])
}

/// A case of one of UIKit's enumerations.
public struct Choice: Sendable, Hashable {
    /// As Swift spells the case.
    public var name: String
    /// UIKit's raw value; where UIKit's type has none or a text, the place in our list of cases.
    public var rawValue: Int

    public init(_ name: String, rawValue: Int) {
        self.name = name
        self.rawValue = rawValue
    }
}

/// Members of one of UIKit's option sets.
public struct ChoiceSet: Sendable, Hashable {
    /// As Swift spells them, in the order of the file.
    public var names: [String]
    /// UIKit's raw value of all of them together.
    public var rawValue: UInt

    public init(_ names: [String], rawValue: UInt) {
        self.names = names
        self.rawValue = rawValue
    }
}

/// The distance behind a view that a stack view arranges.
public struct CustomSpacing: Sendable, Equatable {
    public enum Distance: Sendable, Equatable {
        case points(CGFloat)
        /// `UIStackView.spacingUseDefault`.
        case standard
        /// `UIStackView.spacingUseSystem`.
        case system
    }

    /// The view's id.
    public var view: String
    public var distance: Distance

    public init(view: String, distance: Distance) {
        self.view = view
        self.distance = distance
    }
}

/// What a property has in one control state.
public struct StateValue: Sendable, Equatable {
    /// Of `UIControl.State`.
    public var state: Choice
    public var value: PropertyValue
    public var position: SourcePosition

    public init(_ state: Choice, _ value: PropertyValue, at position: SourcePosition) {
        self.state = state
        self.value = value
        self.position = position
    }
}

/// A picture by its file.
public struct ImageValue: Sendable, Equatable {
    /// File name or path, as written.
    public var name: String
    /// Of `UIImage.RenderingMode`.
    public var renderingMode: Choice?
    /// What stays unstretched along the edges, in points.
    public var capInsets: UIEdgeInsets?
    /// The size that the picture is known to have, in points, for something of that size in its place.
    public var naturalSize: CGSize?
    /// Whether it is one of the system's symbols, which are as large as the text that they stand in.
    public var isSymbol: Bool

    public init(
        name: String, renderingMode: Choice? = nil, capInsets: UIEdgeInsets? = nil, naturalSize: CGSize? = nil,
        isSymbol: Bool = false
    ) {
        self.name = name
        self.naturalSize = naturalSize
        self.isSymbol = isSymbol
        self.renderingMode = renderingMode
        self.capInsets = capInsets
    }
}
