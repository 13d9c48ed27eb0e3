package import KitSchema
import KitValues

/// The properties that navigation bars, tab bars and toolbars share, though UIKit gives them no common class for it.
@MainActor
package protocol StyledBar: UIView {
    var barStyle: UIBarStyle { get set }
    var isTranslucent: Bool { get set }
    var barTintColor: UIColor? { get set }

    /// The appearance in a state, made if there is none; nil for a state that such bars do not have.
    func appearance(for state: BarAppearanceState) -> UIBarAppearance?
}

extension UINavigationBar: StyledBar {
    package final func appearance(for state: BarAppearanceState) -> UIBarAppearance? {
        appearance(
            for: state, of: self, standard: standardAppearance,
            others: [
                .compactAppearance: \.compactAppearance, .scrollEdgeAppearance: \.scrollEdgeAppearance,
                .compactScrollEdgeAppearance: \.compactScrollEdgeAppearance,
            ])
    }
}

extension UITabBar: StyledBar {
    package final func appearance(for state: BarAppearanceState) -> UIBarAppearance? {
        appearance(
            for: state, of: self, standard: standardAppearance,
            others: [.scrollEdgeAppearance: \.scrollEdgeAppearance])
    }
}

extension UIToolbar: StyledBar {
    package final func appearance(for state: BarAppearanceState) -> UIBarAppearance? {
        appearance(
            for: state, of: self, standard: standardAppearance,
            others: [
                .compactAppearance: \.compactAppearance, .scrollEdgeAppearance: \.scrollEdgeAppearance,
                .compactScrollEdgeAppearance: \.compactScrollEdgeAppearance,
            ])
    }
}

extension StyledBar {
    /// The appearance of a bar in a state. Because a bar keeps a copy of its appearance, the copy is read back after
    /// setting.
    /// - Parameters:
    ///   - standard: the property of the standard appearance, which the bar makes itself when it is read.
    ///   - others: the bar's properties for the other states.
    fileprivate func appearance<Bar: UIView, Appearance: UIBarAppearance>(
        for state: BarAppearanceState, of bar: Bar, standard: @autoclosure () -> Appearance,
        others: [BarAppearanceState: ReferenceWritableKeyPath<Bar, Appearance?>]
    ) -> UIBarAppearance? {
        guard state != .standardAppearance else { return standard() }
        guard let path = others[state] else { return nil }
        if bar[keyPath: path] == nil { bar[keyPath: path] = Appearance(idiom: .unspecified) }
        return bar[keyPath: path]
    }
}
