import Foundation

/// The difference of two texts, line by line.
struct TextDifference {
    /// The hunks of a patch; for texts that are too long, a sentence that they differ.
    let hunks: String
    /// The removed and added lines, each after its sign; empty if the texts are too long.
    let changedLines: [String]

    /// The number of unchanged lines that are shown around changed ones.
    private static let context = 4
    /// The maximum number of lines. Longer texts are only reported as different, because finding the changes takes a
    /// time that grows with the product of both lengths.
    private static let lineLimit = 20_000

    /// Fails if both are the same, byte for byte.
    init?(_ reference: String, _ actual: String) {
        guard !reference.utf8.elementsEqual(actual.utf8) else { return nil }
        let old = TextDifference.lines(reference)
        let new = TextDifference.lines(actual)
        guard let steps = TextDifference.steps(old, new) else {
            hunks = "The texts differ; they have \(old.count) and \(new.count) lines."
            changedLines = []
            return
        }
        hunks = TextDifference.ranges(of: steps)
            .map { TextDifference.hunk(steps[$0], before: steps[..<$0.lowerBound]) }.joined(separator: "\n")
        changedLines = steps.filter { !$0.isSame }.map(\.line)
    }

    private enum Step {
        case same(String)
        case removed(String)
        case added(String)

        var isSame: Bool {
            if case .same = self { true } else { false }
        }
        var line: String {
            switch self {
            // The prefix is a space as wide as the minus and plus signs.
            case .same(let text): "\u{2007}" + text
            case .removed(let text): "−" + text
            case .added(let text): "+" + text
            }
        }
    }

    /// A line that is compared byte for byte, because Swift treats differently composed characters as equal.
    private struct Line: Equatable {
        let text: String

        static func == (lhs: Line, rhs: Line) -> Bool { lhs.text.utf8.elementsEqual(rhs.text.utf8) }
    }

    private static func lines(_ text: String) -> [Line] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { Line(text: String($0)) }
    }

    /// The unchanged, removed and added lines in order; nil if the texts are too long.
    private static func steps(_ old: [Line], _ new: [Line]) -> [Step]? {
        guard old.count <= lineLimit, new.count <= lineLimit else { return nil }
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var steps: [Step] = []
        var from = 0
        var to = 0
        while from < old.count || to < new.count {
            if from < old.count, removed.contains(from) {
                steps.append(.removed(old[from].text))
                from += 1
            } else if to < new.count, inserted.contains(to) {
                steps.append(.added(new[to].text))
                to += 1
            } else {
                steps.append(.same(old[from].text))
                from += 1
                to += 1
            }
        }
        return steps
    }

    /// The ranges to show: every change with its surroundings, joined if these touch.
    private static func ranges(of steps: [Step]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for index in steps.indices where !steps[index].isSame {
            let range = max(0, index - context)..<min(steps.count, index + context + 1)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }

    private static func hunk(_ steps: ArraySlice<Step>, before: ArraySlice<Step>) -> String {
        func counts(_ steps: ArraySlice<Step>) -> (old: Int, new: Int) {
            steps.reduce(into: (0, 0)) { counts, step in
                switch step {
                case .same: counts = (counts.0 + 1, counts.1 + 1)
                case .removed: counts.0 += 1
                case .added: counts.1 += 1
                }
            }
        }
        let start = counts(before)
        let length = counts(steps)
        let header = "@@ −\(start.old + 1),\(length.old) +\(start.new + 1),\(length.new) @@"
        return ([header] + steps.map(\.line)).joined(separator: "\n")
    }
}
