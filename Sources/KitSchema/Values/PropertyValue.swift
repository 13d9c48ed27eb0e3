public import Basics
public import Foundation
public import KitValues

/// The value of a property. Its type is the one that the property has in ``LayoutSchema``, so setters need no further
/// checks.
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
    /// The segments of a segmented control.
    case segments([SegmentValue])
    /// The distances after arranged views of a stack view.
    case customSpacing([CustomSpacing])
    /// A value for each of some control states, in the order of the file. A plain value is for `normal`.
    case states([StateValue])
}

/// A case of one of UIKit's enumerations.
public struct Choice: Sendable, Hashable {
    /// The name of the case in Swift.
    public var name: String
    /// UIKit's raw value. If UIKit's type has none, or a string, it is the index in the list of cases.
    public var rawValue: Int

    public init(_ name: String, rawValue: Int) {
        self.name = name
        self.rawValue = rawValue
    }
}

/// Members of one of UIKit's option sets.
public struct ChoiceSet: Sendable, Hashable {
    /// The names in Swift, in the order of the file.
    public var names: [String]
    /// The raw value in UIKit of all members together.
    public var rawValue: UInt

    public init(_ names: [String], rawValue: UInt) {
        self.names = names
        self.rawValue = rawValue
    }
}

/// The distance after an arranged view of a stack view.
public struct CustomSpacing: Sendable, Equatable {
    public enum Distance: Sendable, Equatable {
        case points(CGFloat)
        /// The value of `UIStackView.spacingUseDefault`.
        case standard
        /// The value of `UIStackView.spacingUseSystem`.
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

/// The value of a property in one control state.
public struct StateValue: Sendable, Equatable {
    /// The state, a case of `UIControl.State`.
    public var state: Choice
    public var value: PropertyValue
    public var position: SourcePosition

    public init(_ state: Choice, _ value: PropertyValue, at position: SourcePosition) {
        self.state = state
        self.value = value
        self.position = position
    }
}

/// An image, given by its file.
public struct ImageValue: Sendable, Equatable {
    /// The file name or path, as written.
    public var name: String
    /// The mode, a case of `UIImage.RenderingMode`.
    public var renderingMode: Choice?
    /// The widths of the edges that are not stretched, in points.
    public var capInsets: UIEdgeInsets?
    /// The size of the image in points, if it is known. A placeholder has this size.
    public var naturalSize: CGSize?
    /// Whether the image is one of the system's symbols, whose size depends on the surrounding text.
    public var isSymbol: Bool
    /// The configuration of a symbol.
    public var symbol: SymbolValue?

    /// The configuration of a symbol; nil for what the symbol has without it.
    public struct SymbolValue: Sendable, Equatable {
        /// In points.
        public var pointSize: Double?
        /// A case of `UIFont.TextStyle`.
        public var textStyle: String?
        public var weight: FontWeight?
        /// A case of `UIImage.SymbolScale`.
        public var scale: Choice?

        public init(
            pointSize: Double? = nil, textStyle: String? = nil, weight: FontWeight? = nil, scale: Choice? = nil
        ) {
            self.pointSize = pointSize
            self.textStyle = textStyle
            self.weight = weight
            self.scale = scale
        }
    }

    public init(
        name: String, renderingMode: Choice? = nil, capInsets: UIEdgeInsets? = nil, naturalSize: CGSize? = nil,
        isSymbol: Bool = false, symbol: SymbolValue? = nil
    ) {
        self.symbol = symbol
        self.name = name
        self.naturalSize = naturalSize
        self.isSymbol = isSymbol
        self.renderingMode = renderingMode
        self.capInsets = capInsets
    }
}
