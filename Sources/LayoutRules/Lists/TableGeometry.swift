public import Foundation

/// The places of everything in a table, from the heights (tables.md §2). Lengths are in points; y runs from 0 at the start
/// of the content, without insets and safe area.
public struct TableGeometry: Sendable, Hashable {
    public struct Section: Sendable, Hashable {
        /// The space above the header.
        public var topPadding: CGFloat
        /// The height of the header; 0 for none.
        public var header: CGFloat
        public var rows: RowHeights
        /// The height of the footer; 0 for none.
        public var footer: CGFloat

        public init(topPadding: CGFloat = 0, header: CGFloat = 0, rows: RowHeights, footer: CGFloat = 0) {
            self.topPadding = topPadding
            self.header = header
            self.rows = rows
            self.footer = footer
        }

        var height: CGFloat { topPadding + header + rows.total + footer }
    }

    /// A span along the table.
    public struct Span: Sendable, Hashable {
        public var y: CGFloat
        public var height: CGFloat
        public var maxY: CGFloat { y + height }
    }

    /// The height of the view above the first section.
    public let tableHeader: CGFloat
    /// The height of the view below the last section.
    public let tableFooter: CGFloat
    public private(set) var sections: [Section]
    /// The start of each section, and the end of the last one.
    private var starts: [CGFloat] = []

    public init(tableHeader: CGFloat = 0, sections: [Section] = [], tableFooter: CGFloat = 0) {
        self.tableHeader = tableHeader
        self.sections = sections
        self.tableFooter = tableFooter
        findStarts(from: 0)
    }

    private mutating func findStarts(from section: Int) {
        starts.removeLast(max(0, starts.count - section))
        var y = section == 0 ? tableHeader : starts[section - 1] + sections[section - 1].height
        for next in sections[section...] {
            starts.append(y)
            y += next.height
        }
        starts.append(y)
    }

    public var contentHeight: CGFloat { starts[sections.count] + tableFooter }

    public var tableFooterStart: CGFloat { starts[sections.count] }

    public func section(_ index: Int) -> Span {
        Span(y: starts[index], height: starts[index + 1] - starts[index])
    }

    public func header(_ index: Int) -> Span {
        Span(y: starts[index] + sections[index].topPadding, height: sections[index].header)
    }

    public func footer(_ index: Int) -> Span {
        Span(y: rowsEnd(index), height: sections[index].footer)
    }

    private func rowsStart(_ index: Int) -> CGFloat {
        starts[index] + sections[index].topPadding + sections[index].header
    }

    private func rowsEnd(_ index: Int) -> CGFloat { rowsStart(index) + sections[index].rows.total }

    public func row(_ row: Int, in index: Int) -> Span {
        Span(y: rowsStart(index) + sections[index].rows.start(of: row), height: sections[index].rows.height(of: row))
    }

    public mutating func setMeasured(_ height: CGFloat, of row: Int, in section: Int) {
        let old = sections[section].rows.total
        sections[section].rows.setMeasured(height, of: row)
        if sections[section].rows.total != old { findStarts(from: section + 1) }
    }

    // MARK: What is where

    /// The last section that starts at or before `y`; the first one if it is before all; nil without sections.
    public func section(at y: CGFloat) -> Int? {
        guard !sections.isEmpty else { return nil }
        var low = 0
        var high = sections.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The first row that ends after `y`; nil if there is none.
    public func firstRow(endingAfter y: CGFloat) -> (section: Int, row: Int)? {
        guard var index = section(at: y) else { return nil }
        while index < sections.count {
            let rows = sections[index].rows
            if rows.count > 0, rowsEnd(index) > y {
                var row = rows.row(at: y - rowsStart(index)) ?? 0
                while row < rows.count {
                    if self.row(row, in: index).maxY > y { return (index, row) }
                    row += 1
                }
            }
            index += 1
        }
        return nil
    }

    /// The row after this one, in this section or a later one.
    public func row(after place: (section: Int, row: Int)) -> (section: Int, row: Int)? {
        if place.row + 1 < sections[place.section].rows.count { return (place.section, place.row + 1) }
        var index = place.section + 1
        while index < sections.count {
            if sections[index].rows.count > 0 { return (index, 0) }
            index += 1
        }
        return nil
    }

    public func row(before place: (section: Int, row: Int)) -> (section: Int, row: Int)? {
        if place.row > 0 { return (place.section, place.row - 1) }
        var index = place.section - 1
        while index >= 0 {
            let count = sections[index].rows.count
            if count > 0 { return (index, count - 1) }
            index -= 1
        }
        return nil
    }

    // MARK: Floating (tables.md §6)

    /// The place of a header that stays at the top edge while its section is there.
    /// - Parameter top: the y at which what is visible begins, below the bars.
    public func floatingHeader(_ index: Int, top: CGFloat) -> Span {
        let header = header(index)
        let end = starts[index + 1]
        return Span(y: max(header.y, min(top, end - header.height)), height: header.height)
    }

    /// The place of a footer that stays at the bottom edge while its section is there.
    /// - Parameter bottom: the y at which what is visible ends, above the bars.
    public func floatingFooter(_ index: Int, bottom: CGFloat) -> Span {
        let footer = footer(index)
        return Span(y: min(footer.y, max(bottom - footer.height, header(index).maxY)), height: footer.height)
    }
}
