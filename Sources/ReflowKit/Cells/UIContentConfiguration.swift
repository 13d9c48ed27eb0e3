public import Foundation

/// A value that says what a cell or another view shows, and makes the view that shows it.
public protocol UIContentConfiguration {
    @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView

    /// The configuration for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration. It updates itself when it is given another one.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration. By default, these are those of the type it shows.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// Axes of a layout, with UIKit's raw values.
public struct UIAxis: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// A function from the colour of a configuration to the colour that is shown.
///
/// Two of them are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    public let transform: @Sendable (UIColor) -> UIColor
    private let identity = UUID()

    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity == rhs.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension UIContentConfiguration {
    /// Shows this content, as it is in a state, in the view that it made.
    @MainActor
    func update(_ view: UIView, for state: any UIConfigurationState) {
        (view as? (any UIView & UIContentView))?.configuration = updated(for: state)
    }
}
