/// The states for each of which a bar has an appearance, by UIKit's names of them.
package enum BarAppearanceState: String, CaseIterable, Sendable {
    case standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance

    /// The states of tab bars, which have only one height.
    package static let ofTabBars = [standardAppearance, scrollEdgeAppearance]
}
