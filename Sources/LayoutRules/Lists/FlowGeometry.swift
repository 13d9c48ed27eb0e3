public import Foundation

/// The places of a flow layout's items (tables.md §16).
///
/// *Cross* is the fixed axis, along which the items of a line follow each other: x if the layout scrolls vertically. *Main*
/// is the axis that scrolls. All lengths are in points.
public struct FlowGeometry: Sendable, Hashable {
    /// A length along both axes.
    public struct Extent: Sendable, Hashable {
        public var cross: CGFloat
        public var main: CGFloat

        public init(cross: CGFloat, main: CGFloat) {
            self.cross = cross
            self.main = main
        }
    }

    /// The sizes of a section's items.
    public enum Sizes: Sendable, Hashable {
        /// All items have one size; then places are computed, and nothing is stored for an item.
        case uniform(Extent, count: Int)
        case each([Extent])

        public var count: Int {
            switch self {
            case .uniform(_, let count): count
            case .each(let list): list.count
            }
        }
    }

    /// A section: its items, and the space around them.
    public struct Section: Sendable, Hashable {
        public var sizes: Sizes
        public var lineSpacing: CGFloat
        public var itemSpacing: CGFloat
        /// The insets at the start and the end of both axes.
        public var start: Extent
        public var end: Extent
        public var header: CGFloat
        public var footer: CGFloat

        public init(
            sizes: Sizes, lineSpacing: CGFloat, itemSpacing: CGFloat, start: Extent, end: Extent, header: CGFloat,
            footer: CGFloat
        ) {
            self.sizes = sizes
            self.lineSpacing = lineSpacing
            self.itemSpacing = itemSpacing
            self.start = start
            self.end = end
            self.header = header
            self.footer = footer
        }
    }

    /// The place of an item, before rounding.
    public struct Slot: Sendable, Hashable {
        public var cross: CGFloat
        public var main: CGFloat
        public var size: Extent
    }

    private struct Line: Hashable {
        var first: Int
        var count: Int
        var main: CGFloat
        var extent: CGFloat
        var cross: CGFloat
        var spacing: CGFloat
    }

    private struct Placed: Hashable {
        var section: Section
        var main: CGFloat
        var length: CGFloat
        /// The lines of a section whose items differ in size.
        var lines: [Line] = []
        /// For items of one size: how many are on a line, and the distance between them.
        var perLine = 1
        var spacing: CGFloat = 0
        var cross: CGFloat = 0
    }

    private var placed: [Placed] = []
    /// The end of the last section.
    public private(set) var length: CGFloat = 0

    /// - Parameter cross: the length in which lines are broken, before the insets of sections.
    public init(_ sections: [Section], cross: CGFloat) {
        placed.reserveCapacity(sections.count)
        for section in sections {
            let available = cross - section.start.cross - section.end.cross
            var one = Placed(section: section, main: length, length: 0)
            var end = section.header + section.start.main
            switch section.sizes {
            case .uniform(let size, let count):
                let fit = FlowGeometry.count(of: size.cross, fitting: available, section.itemSpacing)
                one.perLine = fit
                (one.cross, one.spacing) = FlowGeometry.spread(
                    fit, CGFloat(fit) * size.cross, available, minimum: section.itemSpacing)
                let lines = (count + fit - 1) / fit
                end += CGFloat(lines) * size.main + CGFloat(max(0, lines - 1)) * section.lineSpacing
            case .each(let sizes):
                one.lines = FlowGeometry.lines(sizes, section, available, from: end)
                if let last = one.lines.last { end = last.main + last.extent }
            }
            one.length = end + section.end.main + section.footer
            length += one.length
            placed.append(one)
        }
    }

    /// The number of items of one length that fit on a line; at least one, at most a million.
    private static func count(of length: CGFloat, fitting available: CGFloat, _ spacing: CGFloat) -> Int {
        guard length + spacing > 0 else { return 1_000_000 }
        return max(1, Int(min(1_000_000, max(0, (available + spacing + 1e-6) / (length + spacing)))))
    }

    /// The start of the first item of a full line, and the distance between its items (§16.2).
    private static func spread(
        _ count: Int, _ sum: CGFloat, _ available: CGFloat, minimum: CGFloat
    ) -> (CGFloat, CGFloat) {
        count == 1 ? ((available - sum) / 2, minimum) : (0, (available - sum) / CGFloat(count - 1))
    }

    private static func lines(
        _ sizes: [Extent], _ section: Section, _ available: CGFloat, from start: CGFloat
    ) -> [Line] {
        var lines: [Line] = []
        var main = start
        var first = 0
        while first < sizes.count {
            var sum = sizes[first].cross
            var extent = sizes[first].main
            var isUniform = true
            var end = first + 1
            while end < sizes.count,
                sum + CGFloat(end - first) * section.itemSpacing + sizes[end].cross <= available + 1e-6
            {
                sum += sizes[end].cross
                extent = max(extent, sizes[end].main)
                isUniform = isUniform && sizes[end] == sizes[first]
                end += 1
            }
            let count = end - first
            var line = Line(
                first: first, count: count, main: main, extent: extent, cross: 0, spacing: section.itemSpacing)
            if end < sizes.count {
                (line.cross, line.spacing) = spread(count, sum, available, minimum: section.itemSpacing)
            } else if isUniform {
                let fit = FlowGeometry.count(of: sizes[first].cross, fitting: available, section.itemSpacing)
                (line.cross, line.spacing) = spread(
                    fit, CGFloat(fit) * sizes[first].cross, available, minimum: section.itemSpacing)
            }
            lines.append(line)
            main += extent + section.lineSpacing
            first = end
        }
        return lines
    }

    // MARK: Places

    public var sectionCount: Int { placed.count }
    public func itemCount(_ section: Int) -> Int { placed[section].section.sizes.count }

    /// The start and the length of a section along the main axis.
    public func section(_ index: Int) -> (main: CGFloat, length: CGFloat) { (placed[index].main, placed[index].length) }

    /// The start and the length of the header; the length 0 means none.
    public func header(_ index: Int) -> (main: CGFloat, length: CGFloat) {
        (placed[index].main, placed[index].section.header)
    }

    public func footer(_ index: Int) -> (main: CGFloat, length: CGFloat) {
        let one = placed[index]
        return (one.main + one.length - one.section.footer, one.section.footer)
    }

    public func item(_ item: Int, in index: Int) -> Slot {
        let one = placed[index]
        switch one.section.sizes {
        case .uniform(let size, _):
            let line = item / one.perLine
            let start = one.section.header + one.section.start.main
            return Slot(
                cross: one.section.start.cross + one.cross
                    + CGFloat(item % one.perLine) * (size.cross + one.spacing),
                main: one.main + start + CGFloat(line) * (size.main + one.section.lineSpacing), size: size)
        case .each(let sizes):
            var low = 0
            var high = one.lines.count - 1
            while low < high {
                let middle = (low + high + 1) / 2
                if one.lines[middle].first <= item { low = middle } else { high = middle - 1 }
            }
            let line = one.lines[low]
            var cross = one.section.start.cross + line.cross
            var before = line.first
            while before < item {
                cross += sizes[before].cross + line.spacing
                before += 1
            }
            return Slot(
                cross: cross, main: one.main + line.main + (line.extent - sizes[item].main) / 2, size: sizes[item])
        }
    }

    // MARK: Searching

    /// The sections that touch a span of the main axis, found by bisection.
    public func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = firstIndex(placed.count) { placed[$0].main + placed[$0].length >= start }
        let last = firstIndex(placed.count) { placed[$0].main > end }
        return first..<max(first, last)
    }

    /// The items of a section whose lines touch a span of the main axis, found by bisection.
    public func items(in index: Int, from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let one = placed[index]
        let low = start - one.main
        let high = end - one.main
        switch one.section.sizes {
        case .uniform(let size, let count):
            let begin = one.section.header + one.section.start.main
            let lines = (count + one.perLine - 1) / one.perLine
            let step = size.main + one.section.lineSpacing
            let first = firstIndex(lines) { begin + CGFloat($0) * step + size.main >= low }
            let last = firstIndex(lines) { begin + CGFloat($0) * step > high }
            let from = min(count, first * one.perLine)
            return from..<max(from, min(count, last * one.perLine))
        case .each:
            let first = firstIndex(one.lines.count) { one.lines[$0].main + one.lines[$0].extent >= low }
            let last = firstIndex(one.lines.count) { one.lines[$0].main > high }
            guard first < last else { return 0..<0 }
            return one.lines[first].first..<(one.lines[last - 1].first + one.lines[last - 1].count)
        }
    }

    private func firstIndex(_ count: Int, where isReached: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isReached(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
