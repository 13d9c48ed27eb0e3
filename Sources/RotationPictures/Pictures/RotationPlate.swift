import Comparison
import DisplayList
import Foundation
import Geometry
import LayoutRules
public import ReflowKit
public import Typesetting

/// Before and after a turn in one picture: both devices to scale, the views that moved numbered in both, and a table
/// of their frames.
public struct RotationPlate {
    private let recording: TurnRecording
    private let title: String
    private let typesetter: Typesetter

    /// How many views are numbered; the others are counted.
    public static let rowLimit = 20

    public init(_ recording: TurnRecording, title: String, typesetter: Typesetter) {
        self.recording = recording
        self.title = title
        self.typesetter = typesetter
    }

    /// The plate, in points.
    public func drawing() -> Drawing {
        let outline = DeviceOutline(device: recording.device)
        let table = MovedViews(recording.comparison, limit: RotationPlate.rowLimit)
        let left = outline.size(for: recording.before.orientation)
        let right = outline.size(for: recording.after.orientation)
        let top = Layout.margin + Layout.heading
        let leftX = Layout.margin
        let rightX = leftX + left.width + Layout.gap

        var sheet = Sheet(typesetter: typesetter)
        sheet.text(
            title, at: CGPoint(x: Layout.margin, y: Layout.margin), size: 26, weight: 700, color: Palette.ink,
            width: right.width + rightX - leftX)
        sheet.text(
            "\(recording.title) · \(table.summary)", at: CGPoint(x: Layout.margin, y: Layout.margin + 36), size: 17,
            color: Palette.faint, width: right.width + rightX - leftX)
        draw(recording.before, \.before, table, at: CGPoint(x: leftX, y: top), outline, on: &sheet)
        draw(recording.after, \.after, table, at: CGPoint(x: rightX, y: top), outline, on: &sheet)

        // Below the shorter device there is room for the table; below both where they are equal.
        let bottom = top + max(left.height, right.height)
        let tableBottom: CGFloat
        if left.height > right.height {
            let origin = CGPoint(x: rightX, y: top + right.height + Layout.gap)
            tableBottom = table.draw(at: origin, width: right.width, on: &sheet)
        } else if right.height > left.height {
            let origin = CGPoint(x: leftX, y: top + left.height + Layout.gap)
            tableBottom = table.draw(at: origin, width: left.width, on: &sheet)
        } else {
            let origin = CGPoint(x: leftX, y: bottom + Layout.gap)
            tableBottom = table.draw(at: origin, width: rightX + right.width - leftX, on: &sheet)
        }
        let size = CGSize(
            width: rightX + right.width + Layout.margin, height: max(bottom, tableBottom) + Layout.margin)
        return sheet.drawing(size: size, background: Palette.paper)
    }

    private enum Layout {
        static let margin: CGFloat = 40
        static let gap: CGFloat = 48
        static let heading: CGFloat = 84
    }

    private func draw(
        _ moment: TurnRecording.Moment, _ rect: KeyPath<MovedViews.Row, CGRect?>, _ table: MovedViews,
        at origin: CGPoint, _ outline: DeviceOutline, on sheet: inout Sheet
    ) {
        let size = outline.size(for: moment.orientation)
        let angle = moment.orientation.angleOnDevice
        outline.draw(
            on: &sheet, middle: CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2),
            deviceAngle: -angle, interface: moment.drawing, interfaceAngle: recording.turnsWindow ? angle : 0)
        // In a window that stays in portrait a tree's frames do not say where views are seen.
        guard recording.turnsWindow else { return }
        let screen = outline.screenOrigin(for: moment.orientation)
        let place = CGAffineTransform(translationX: origin.x + screen.x, y: origin.y + screen.y)
        sheet.layer(place, clip: .rect(CGRect(origin: .zero, size: moment.tree.size))) { sheet in
            for row in table.rows {
                guard let rect = row[keyPath: rect] else { continue }
                sheet.stroke(.rect(rect.insetBy(dx: 0.75, dy: 0.75)), row.color, width: 1.5)
            }
            // Badges over all outlines, each on its corner but inside the screen.
            for row in table.rows {
                guard let rect = row[keyPath: rect] else { continue }
                let radius = MovedViews.badgeRadius
                let x = min(max(rect.minX, radius), max(radius, moment.tree.size.width - radius))
                let y = min(max(rect.minY, radius), max(radius, moment.tree.size.height - radius))
                row.drawBadge(middle: CGPoint(x: x, y: y), on: &sheet)
            }
        }
    }
}
