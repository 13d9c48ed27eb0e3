public import Foundation

/// The places of everything in a table, from the heights (tables.md §2). Lengths are in points; y runs from 0 at the start
/// of the content, without insets and safe area.
public struct TableGeometry: Sendable, Hashable {
    /// The two ends of a section.
    public enum Edge: Int, Sendable, Hashable, CaseIterable {
        case header, footer
    }

    /// The height of a header or footer; 0 for none.
    public struct EdgeHeight: Sendable, Hashable {
        public var height: CGFloat
        /// Whether the header or footer has to be made and measured before its height is known.
        public var isEstimate: Bool

        public init(_ height: CGFloat, isEstimate: Bool = false) {
            self.height = height
            self.isEstimate = isEstimate
        }
    }

    public struct Section: Sendable, Hashable {
        /// The space above the header, if there is one.
        public var headerPadding: CGFloat
        public var rows: RowHeights
        fileprivate(set) var header: EdgeHeight
        fileprivate(set) var footer: EdgeHeight

        public init(
            headerPadding: CGFloat = 0, header: EdgeHeight = EdgeHeight(0), rows: RowHeights,
            footer: EdgeHeight = EdgeHeight(0)
        ) {
            self.headerPadding = headerPadding
            self.header = header
            self.rows = rows
            self.footer = footer
        }

        public fileprivate(set) subscript(edge: Edge) -> EdgeHeight {
            get {
                switch edge {
                case .header: header
                case .footer: footer
                }
            }
            set {
                switch edge {
                case .header: header = newValue
                case .footer: footer = newValue
                }
            }
        }

        var topPadding: CGFloat { header.height > 0 ? headerPadding : 0 }
        var height: CGFloat { topPadding + header.height + rows.total + footer.height }
    }

    /// A header, a row or a footer. They stand below each other in this order.
    public enum Part: Sendable, Hashable {
        case edge(Edge, section: Int)
        case row(Int, section: Int)

        public var section: Int {
            switch self {
            case .edge(_, let section), .row(_, let section): section
            }
        }
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

    public func edge(_ edge: Edge, in index: Int) -> Span {
        switch edge {
        case .header: Span(y: starts[index] + sections[index].topPadding, height: sections[index].header.height)
        case .footer: Span(y: rowsEnd(index), height: sections[index].footer.height)
        }
    }

    private func rowsStart(_ index: Int) -> CGFloat {
        starts[index] + sections[index].topPadding + sections[index].header.height
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

    /// Replaces the height of a header or footer by one that is no estimate.
    public mutating func setMeasured(_ height: CGFloat, of edge: Edge, in section: Int) {
        let old = sections[section].height
        sections[section][edge] = EdgeHeight(height)
        if sections[section].height != old { findStarts(from: section + 1) }
    }

    public func span(of part: Part) -> Span {
        switch part {
        case .edge(let edge, let section): self.edge(edge, in: section)
        case .row(let row, let section): self.row(row, in: section)
        }
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

    /// The first header, row or footer that ends after `y`; nil if there is none.
    public func firstPart(endingAfter y: CGFloat) -> Part? {
        guard var index = section(at: y) else { return nil }
        while index < sections.count {
            if edge(.header, in: index).maxY > y { return .edge(.header, section: index) }
            if rowsEnd(index) > y, let row = firstRow(endingAfter: y), row.section == index {
                return .row(row.row, section: index)
            }
            if edge(.footer, in: index).maxY > y { return .edge(.footer, section: index) }
            index += 1
        }
        return nil
    }

    /// The part below this one.
    public func part(after part: Part) -> Part? {
        let section = part.section
        let next: Int
        switch part {
        case .edge(.header, _): next = 0
        case .row(let row, _): next = row + 1
        case .edge(.footer, _): return section + 1 < sections.count ? .edge(.header, section: section + 1) : nil
        }
        return next < sections[section].rows.count ? .row(next, section: section) : .edge(.footer, section: section)
    }

    /// The part above this one.
    public func part(before part: Part) -> Part? {
        let section = part.section
        let next: Int
        switch part {
        case .edge(.header, _): return section > 0 ? .edge(.footer, section: section - 1) : nil
        case .row(let row, _): next = row - 1
        case .edge(.footer, _): next = sections[section].rows.count - 1
        }
        return next >= 0 ? .row(next, section: section) : .edge(.header, section: section)
    }

    // MARK: Floating (tables.md §6)

    /// The place of a header that stays at the top edge while its section is there, or of a footer that stays at the
    /// bottom edge.
    /// - Parameters:
    ///   - top: the y at which what is visible begins, below the bars.
    ///   - bottom: the y at which what is visible ends, above the bars.
    public func floating(_ edge: Edge, in index: Int, top: CGFloat, bottom: CGFloat) -> Span {
        let rest = self.edge(edge, in: index)
        switch edge {
        case .header:
            return Span(y: max(rest.y, min(top, starts[index + 1] - rest.height)), height: rest.height)
        case .footer:
            let least = max(bottom - rest.height, self.edge(.header, in: index).maxY)
            return Span(y: min(rest.y, least), height: rest.height)
        }
    }
}
