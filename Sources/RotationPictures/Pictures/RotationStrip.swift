public import DisplayList
public import Foundation
import KitValues
import LayoutRules
public import Screens
public import Typesetting

/// The stages of a rotation on one page, with the callbacks of each.
public struct RotationStrip {
    private let recording: TurnRecording
    private let title: String
    private let typesetter: Typesetter
    private let outline: DeviceOutline

    /// The moments at which a recording for a strip is drawn, from 0 to 1.
    public static let progress: [CGFloat] = [1.0 / 3, 2.0 / 3]

    /// - Parameter recording: a recording of the moments in ``progress``.
    public init(_ recording: TurnRecording, title: String, typesetter: Typesetter) {
        self.recording = recording
        self.title = title
        self.typesetter = typesetter
        outline = DeviceOutline(device: recording.device)
    }

    private enum Layout {
        /// The width of the page, which does not depend on the device: its text is made to be read at this width.
        static let width: CGFloat = 1000
        static let margin: CGFloat = 28
        static let gap: CGFloat = 20
        static let heading: CGFloat = 62
        static let captionTop: CGFloat = 10
        static let detailTop: CGFloat = 29
        static let line: CGFloat = 17
        static let textSize: CGFloat = 12.5
        static let smallestText: CGFloat = 9.5
    }

    /// One picture of the page.
    private struct Cell {
        let caption: String
        let lines: [String]
        /// The progress of the device's rotation, from 0 to 1, followed by that of the interface.
        let deviceTurn: CGFloat
        let interfaceTurn: CGFloat
        let interface: Drawing
        /// The size of the device, in its own points.
        let size: CGSize

        var textHeight: CGFloat { Layout.detailTop + CGFloat(lines.count) * Layout.line }
    }

    private var cells: [Cell] {
        let callbacks = recording.callbacks
        let before = outline.size(for: recording.before.orientation)
        let after = outline.size(for: recording.after.orientation)
        var cells = [
            Cell(
                caption: "before", lines: [recording.before.orientation.name], deviceTurn: 0, interfaceTurn: 0,
                interface: recording.before.drawing, size: before),
            Cell(
                caption: "device turned", lines: callbacks[.willTurn] ?? [], deviceTurn: 1, interfaceTurn: 0,
                interface: recording.before.drawing, size: after),
        ]
        for (index, (progress, drawing)) in zip(RotationStrip.progress, recording.between).enumerated() {
            cells.append(
                Cell(
                    caption: "turning, \(Int((progress * 100).rounded())) %",
                    lines: index == 0 ? callbacks[.turning] ?? [] : [], deviceTurn: 1, interfaceTurn: progress,
                    interface: drawing, size: after))
        }
        cells.append(
            Cell(
                caption: "after", lines: [recording.after.orientation.name] + (callbacks[.after] ?? []), deviceTurn: 1,
                interfaceTurn: 1, interface: recording.after.drawing, size: after))
        return cells
    }

    /// Arranges the cells in columns. Portrait cells get a column each; two landscape cells are stacked in one.
    private func columns(_ cells: [Cell]) -> [[Cell]] {
        guard let after = cells.last?.size, after.width > after.height else { return cells.map { [$0] } }
        guard let before = cells.first?.size, before.width < before.height else {
            // For a rotation upside down, the first half of the cells is in the first row and the rest below.
            let top = cells.prefix((cells.count + 1) / 2)
            return zip(top.indices, top).map { index, cell in
                [cell] + cells.dropFirst(top.count + index).prefix(1)
            }
        }
        let lying = cells.dropFirst()
        let half = (lying.count + 1) / 2
        return [[cells[0]]]
            + lying.prefix(half).enumerated().map { index, cell in
                [cell] + lying.dropFirst(half + index).prefix(1)
            }
    }

    /// The page, in points. Its width does not depend on the device, which is drawn as large as possible.
    public func drawing() -> Drawing {
        let cells = cells
        let columns = columns(cells)
        let widths = columns.map { $0.map(\.size.width).max() ?? 0 }
        let room = Layout.width - 2 * Layout.margin - CGFloat(columns.count - 1) * Layout.gap
        let scale = room / max(widths.reduce(0, +), 1)
        // The first row of columns with two cells determines where the second row begins.
        let firstRow =
            columns.filter { $0.count > 1 }.map { $0[0].size.height * scale + $0[0].textHeight + Layout.gap }.max() ?? 0

        var sheet = Sheet(typesetter: typesetter)
        sheet.text(
            title, at: CGPoint(x: Layout.margin, y: Layout.margin), size: 20, weight: 700, color: Palette.ink,
            width: Layout.width - 2 * Layout.margin)
        sheet.text(
            recording.title, at: CGPoint(x: Layout.margin, y: Layout.margin + 27), size: 13, color: Palette.faint,
            width: Layout.width - 2 * Layout.margin)
        let top = Layout.margin + Layout.heading
        // The whole page has one text size, at which the longest line fits the narrowest picture.
        let textSize = cells.reduce(Layout.textSize) { size, cell in
            cell.lines.reduce(size) { size, line in
                let width = sheet.width(of: line, size: Layout.textSize)
                return max(min(size, Layout.textSize * cell.size.width * scale / width), Layout.smallestText)
            }
        }
        var (x, bottom, number) = (Layout.margin, top, 0)
        let numbers = RotationStrip.readingOrder(columns.map(\.count))
        for (column, width) in zip(columns, widths) {
            for (row, cell) in column.enumerated() {
                let origin = CGPoint(x: x, y: top + CGFloat(row) * firstRow)
                draw(
                    cell, numbers[number], at: origin, width: width * scale, scale: scale, textSize: textSize,
                    on: &sheet)
                bottom = max(bottom, origin.y + cell.size.height * scale + cell.textHeight)
                number += 1
            }
            x += width * scale + Layout.gap
        }
        return sheet.drawing(
            size: CGSize(width: Layout.width, height: (bottom + Layout.margin).rounded(.up)), background: Palette.paper)
    }

    /// The numbers of the cells, listed column by column. The cells are numbered in reading order, row by row.
    private static func readingOrder(_ heights: [Int]) -> [Int] {
        let rows = heights.max() ?? 0
        var numbers = heights.map { [Int](repeating: 0, count: $0) }
        var number = 0
        for row in 0..<rows {
            for column in heights.indices where row < heights[column] {
                number += 1
                numbers[column][row] = number
            }
        }
        return numbers.flatMap(\.self)
    }

    private func draw(
        _ cell: Cell, _ number: Int, at origin: CGPoint, width: CGFloat, scale: CGFloat, textSize: CGFloat,
        on sheet: inout Sheet
    ) {
        let height = cell.size.height * scale
        let middle = CGPoint(x: origin.x + width / 2, y: origin.y + height / 2)
        let place = CGAffineTransform(scaleX: scale, y: scale)
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
        sheet.layer(place) { sheet in
            outline.draw(
                recording, at: .zero, interface: cell.interface, deviceTurn: cell.deviceTurn,
                interfaceTurn: cell.interfaceTurn, on: &sheet)
        }
        let left = middle.x - cell.size.width * scale / 2
        var y = origin.y + height + Layout.captionTop
        sheet.text(
            "\(number)  \(cell.caption)", at: CGPoint(x: left, y: y), size: 14, weight: 600, color: Palette.ink,
            width: width)
        y = origin.y + height + Layout.detailTop
        for line in cell.lines {
            sheet.text(line, at: CGPoint(x: left, y: y), size: textSize, color: Palette.faint, width: width)
            y += Layout.line
        }
    }
}
