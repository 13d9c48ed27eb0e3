/// The states in which a bar can have an appearance of its own, under UIKit's names.
package enum BarAppearanceState: String, CaseIterable, Sendable {
    case standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance

    /// The states of tab bars, which have only one height.
    package static let ofTabBars = [standardAppearance, scrollEdgeAppearance]
}
