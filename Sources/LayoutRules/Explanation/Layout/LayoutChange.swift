import Basics
import Foundation

/// The changes that a rotation made to a view's frame, with their causes.
public struct LayoutChange: Sendable, Equatable {
    public var before: LayoutExplanation
    public var after: LayoutExplanation

    package init(before: LayoutExplanation, after: LayoutExplanation) {
        self.before = before
        self.after = after
    }

    /// The tolerance in points; smaller differences are caused by rounding.
    private static let tolerance: CGFloat = 0.001

    /// The numbers that changed.
    public var changed: [LayoutNumber] {
        LayoutNumber.allCases.filter { name in
            guard let old = before.numbers[name], let new = after.numbers[name] else { return false }
            return (old.value - new.value).magnitude > LayoutChange.tolerance
        }
    }

    /// A sentence for each number that changed:
    /// `title.width 361 → 337 because card.width == 0.5 × page.width now wins over title.width ≤ 400 @750`.
    public var sentences: [String] { changed.compactMap(sentence) }

    private func sentence(about name: LayoutNumber) -> String? {
        guard let old = before.numbers[name], let new = after.numbers[name] else { return nil }
        let head = "\(after.view).\(name.rawValue) \(old.value.sixDigitText) → \(new.value.sixDigitText)"
        let arrived = new.reasons.filter { reason in !old.reasons.contains { $0.isSame(as: reason) } }
        let beaten = new.lost.filter { loss in !old.lost.contains { $0.isSame(as: loss) } }
        if !beaten.isEmpty {
            let winners = arrived.isEmpty ? new.reasons : arrived
            guard !winners.isEmpty else { return head }
            let verb = winners.count == 1 ? "wins" : "win"
            return "\(head) because \(LayoutChange.list(winners)) now \(verb) over \(LayoutChange.list(beaten))"
        }
        if !arrived.isEmpty {
            let gone = old.reasons.filter { reason in !new.reasons.contains { $0.isSame(as: reason) } }
            return "\(head): now \(LayoutChange.given(arrived))"
                + (gone.isEmpty ? "" : "; before, \(LayoutChange.given(gone))")
        }
        let rules = LayoutChange.list(new.reasons)
        let moved = LayoutChange.moved(from: old.reasons, to: new.reasons)
        guard !moved.isEmpty else {
            return new.reasons.isEmpty ? head : "\(head); same cause before and after: \(rules)"
        }
        return "\(head) because \(moved.joined(separator: " and ")) (same causes: \(rules))"
    }

    /// The numbers that changed while the causes stayed the same: `page.width changed 393 → 852`. The inset of a guide
    /// is left out if the guide's own edge is named.
    private static func moved(from old: [LayoutCause], to new: [LayoutCause]) -> [String] {
        var told: [(text: String, numbers: String)] = []
        for reason in new {
            for reading in reason.readings {
                let was = old.first { $0.isSame(as: reason) }?.readings.first { $0.name == reading.name }
                guard let was, was.value != reading.value else { continue }
                let numbers = "\(was.value.sixDigitText) → \(reading.value.sixDigitText)"
                let text = "\(reading.name) changed \(numbers)"
                let isInset = reason.kind == .guide || reason.kind == .safeArea
                guard !told.contains(where: { $0.text == text || isInset && $0.numbers == numbers }) else { continue }
                told.append((text, numbers))
            }
        }
        return told.map(\.text)
    }

    /// The maximum number of causes in a sentence. The causes of causes come after the direct ones.
    private static let causesInSentence = 3

    /// The causes as text: `given by title.top == page.top + 8, title.height ≥ 0`. A cause that is a sentence is not
    /// introduced by "given by".
    private static func given(_ causes: [LayoutCause]) -> String {
        (causes.first?.isSentence == true ? "" : "given by ") + list(causes, joint: ", ")
    }

    static func list(_ causes: [LayoutCause], joint: String = " and ") -> String {
        let rest = causes.count - causesInSentence
        return causes.prefix(causesInSentence).map(\.statement).joined(separator: joint)
            + (rest > 0 ? " (and \(rest) more \(rest == 1 ? "cause" : "causes"))" : "")
    }
}
