import Basics
import Foundation

extension LayoutExplanation {
    /// The cause of a number that has changed, if the cause of the old number is unknown: `title.width 361 → 337: given
    /// by card.width == 0.5 × page.width; not satisfied: title.width ≤ 400 @750`.
    ///
    /// - Parameter old: the old number, as a tree prints it.
    /// - Returns: nil for a number that was not requested, and for one that follows only from the view's own frame and
    ///   mask, or from the window, because a tree shows that.
    package func sentence(about name: LayoutNumber, after old: String) -> String? {
        guard let number = numbers[name] else { return nil }
        let givers = number.reasons.filter(\.saysMoreThanTree)
        // Only constraints that somebody wrote can be mistakes, so content sizes that are not satisfied are left out.
        let lost = number.lost.filter { $0.kind == .constraint }
        guard !givers.isEmpty || !lost.isEmpty else { return nil }
        let told = [
            givers.isEmpty ? nil : (givers[0].isSentence ? "" : "given by ") + LayoutChange.list(givers),
            lost.isEmpty ? nil : "not satisfied: " + LayoutChange.list(lost),
        ]
        return "\(view).\(name.rawValue) \(old) → \(number.value.sixDigitText): "
            + told.compactMap(\.self).joined(separator: "; ")
    }
}

extension LayoutCause {
    fileprivate var saysMoreThanTree: Bool {
        switch kind {
        case .constraint, .contentSize, .stack, .guide, .fill, .safeArea, .variation: true
        case .mask, .frame, .window, .tieBreak: false
        }
    }
}
