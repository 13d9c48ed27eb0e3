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

    /// Smaller differences are rounding, in points.
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
            let verb = arrived.count == 1 ? "decides" : "decide"
            return "\(head) because \(LayoutChange.list(arrived)) now \(verb)"
                + (gone.isEmpty ? "" : ", no longer \(LayoutChange.list(gone))")
        }
        let readings = new.reasons.flatMap { reason in
            reason.readings.compactMap { reading -> String? in
                let was = old.reasons.first { $0.isSame(as: reason) }?.readings.first { $0.name == reading.name }
                guard let was, was.value != reading.value else { return nil }
                return "\(reading.name) \(was.value.sixDigitText) → \(reading.value.sixDigitText)"
            }
        }
        var seen = Set<String>()
        let moved = readings.filter { seen.insert($0).inserted }
        guard !moved.isEmpty else {
            return new.reasons.isEmpty ? head : "\(head) by the same rules: \(LayoutChange.list(new.reasons))"
        }
        return "\(head) because of \(moved.joined(separator: ", ")), by the same rules: "
            + LayoutChange.list(new.reasons)
    }

    /// Causes that a sentence names at most. Those of causes follow behind the causes themselves.
    private static let causesInSentence = 3

    static func list(_ causes: [LayoutCause]) -> String {
        let rest = causes.count - causesInSentence
        return causes.prefix(causesInSentence).map(\.statement).joined(separator: " and ")
            + (rest > 0 ? " (and \(rest) more causes)" : "")
    }
}
