import Basics
import Foundation
import LayoutRules
import TestSupport
import Testing

/// Own derivations: a list of heights, from top to bottom.
@Suite("Places in a table (tables.md §2, §6)")
struct TableGeometryTests {
    private typealias Part = TableGeometry.Part

    /// A random table, and its parts with their starts and heights.
    private static func random(_ seed: Int) -> (table: TableGeometry, parts: [(Part, CGFloat, CGFloat)]) {
        var random = SeededGenerator(seed: UInt64(seed) + 3)
        func height(_ most: Int) -> CGFloat { CGFloat(Int.random(in: 0...most, using: &random)) }
        let tableHeader = height(20)
        var y = tableHeader
        var parts: [(Part, CGFloat, CGFloat)] = []
        var sections: [TableGeometry.Section] = []
        for section in 0..<Int.random(in: 0...6, using: &random) {
            let (padding, header, footer) = (height(22), height(3) * 10, height(3) * 10)
            let rows = (0..<Int.random(in: 0...5, using: &random)).map { _ in height(40) }
            sections.append(
                TableGeometry.Section(
                    headerPadding: padding, header: .init(header), rows: RowHeights(rows), footer: .init(footer)))
            if header > 0 { y += padding }
            parts.append((.edge(.header, section: section), y, header))
            y += header
            for (row, height) in rows.enumerated() {
                parts.append((.row(row, section: section), y, height))
                y += height
            }
            parts.append((.edge(.footer, section: section), y, footer))
            y += footer
        }
        return (TableGeometry(tableHeader: tableHeader, sections: sections, tableFooter: 7), parts)
    }

    @Test("Every part is where the sum of the heights above it says, and they follow each other", arguments: 0..<60)
    func sums(seed: Int) {
        let (table, parts) = Self.random(seed)
        var wrong: [String] = []
        for (number, (part, y, height)) in parts.enumerated() {
            let span = table.span(of: part)
            if span.y != y || span.height != height { wrong.append("\(part): \(span)") }
            let next = number + 1 < parts.count ? parts[number + 1].0 : nil
            let last = number > 0 ? parts[number - 1].0 : nil
            if table.part(after: part) != next || table.part(before: part) != last { wrong.append("order at \(part)") }
        }
        let end = parts.last.map { $0.1 + $0.2 } ?? table.tableHeader
        if table.contentHeight != end + 7 { wrong.append("content \(table.contentHeight), not \(end + 7)") }
        var y: CGFloat = -5
        while y < end + 20 {
            let first = parts.first { $0.1 + $0.2 > y }?.0
            if table.firstPart(endingAfter: y) != first { wrong.append("at \(y)") }
            y += 1.5
        }
        #expect(wrong.isEmpty, "\(wrong)")
    }

    @Test("A header that is measured moves what is below it, with its padding, and is no estimate afterwards")
    func measured() {
        var table = TableGeometry(sections: [
            TableGeometry.Section(
                headerPadding: 22, header: .init(0, isEstimate: true), rows: RowHeights(count: 2, each: 44)),
            TableGeometry.Section(rows: RowHeights(count: 1, each: 44), footer: .init(30, isEstimate: true)),
        ])
        #expect(table.row(0, in: 0).y == 0)
        table.setMeasured(40, of: .header, in: 0)
        table.setMeasured(20, of: .footer, in: 1)
        #expect(table.edge(.header, in: 0).y == 22)
        #expect(table.row(0, in: 0).y == 62)
        #expect(table.section(1).y == 150)
        #expect(table.contentHeight == 214)
        #expect(!table.sections[0][.header].isEstimate && !table.sections[1][.footer].isEstimate)
    }

    @Test("A header stays at the top edge and a footer at the bottom edge, as long as their section is there (§6)")
    func floating() {
        let rows = RowHeights(count: 10, each: 44)
        let table = TableGeometry(sections: [
            TableGeometry.Section(header: .init(28), rows: rows, footer: .init(20)),
            TableGeometry.Section(header: .init(28), rows: rows, footer: .init(20)),
        ])
        // The first section has its header from 0 on, its rows from 28 to 468, and its footer up to 488.
        let headers = [-50, 0, 100, 450, 470, 600].map {
            table.floating(.header, in: 0, top: $0, bottom: 0).y
        }
        #expect(headers == [0, 0, 100, 450, 460, 460])
        let footers = [10, 40, 300, 488, 900].map { table.floating(.footer, in: 0, top: 0, bottom: $0).y }
        #expect(footers == [28, 28, 280, 468, 468])
    }
}

/// The values of tables.md §2.1.
@Suite("The heights that tables give headers and footers (tables.md §2.1)")
struct TableMetricsTests {
    private static func metrics(_ isGrouped: Bool, _ semantics: RotationSemantics = .iOS15) -> TableMetrics {
        TableMetrics(semantics: semantics, grid: PixelGrid(scale: 2), isGrouped: isGrouped)
    }

    @Test("Without a title and with one of a line")
    func heights() {
        func all(_ isGrouped: Bool, _ edge: TableGeometry.Edge) -> [CGFloat] {
            let metrics = Self.metrics(isGrouped)
            let line = metrics.titleLine(of: edge)
            return [true, false].flatMap { isFirst in
                [nil, line].map { metrics.height(of: edge, text: $0, isFirst: isFirst) }
            }
        }
        #expect(all(false, .header) == [0, 28, 0, 28])
        #expect(all(true, .header) == [35, 55.5, 17.5, 38])
        #expect(all(false, .footer) == [0, 28, 0, 28])
        // 8 + 16 + 6.
        #expect(all(true, .footer) == [17.5, 30, 17.5, 30])
    }

    @Test("Lines after the first one add their height to a header")
    func lines() {
        #expect(Self.metrics(false).height(of: .header, text: 20.5 + 41, isFirst: false) == 69)
        #expect(Self.metrics(true).height(of: .header, text: 16 + 16, isFirst: false) == 54)
    }

    @Test("The padding above headers exists from iOS 15 on, in plain tables")
    func padding() {
        let paddings = [Self.metrics(false), Self.metrics(true), Self.metrics(false, .iOS8)].map(\.headerTopPadding)
        #expect(paddings == [22, 0, 0])
    }
}

/// Own derivations.
@Suite("The index of a table")
struct TableIndexLayoutTests {
    @Test("All titles are shown if they have room; else every second entry is a dot, and all have room")
    func entries() {
        let pitch: CGFloat = TableIndexLayout.pitch
        #expect(TableIndexLayout.entries(titles: 27, height: 27 * pitch) == (0..<27).map { .title($0) })
        var wrong: [String] = []
        for count in 0...40 {
            for height in stride(from: -10, through: 400, by: 7) as StrideThrough<CGFloat> {
                let entries = TableIndexLayout.entries(titles: count, height: height)
                let titles = entries.compactMap { entry -> Int? in
                    if case .title(let title) = entry { title } else { nil }
                }
                let isShort = CGFloat(entries.count) * pitch <= max(height, 0)
                let ends = titles.count < 2 || titles.first == 0 && titles.last == count - 1
                let rises = zip(titles, titles.dropFirst()).allSatisfy { $0 < $1 }
                let dots = titles.count == count ? 0 : max(0, titles.count - 1)
                if !isShort || !ends || !rises || entries.count != titles.count + dots {
                    wrong.append("\(count) in \(height)")
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong)")
    }
}
