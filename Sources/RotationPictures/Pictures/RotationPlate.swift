import Comparison
public import DisplayList
import Foundation
import KitValues
import LayoutRules
public import Screens
public import Typesetting

/// One picture of a rotation: both devices to scale, before and after, with numbers at the views that moved, and a
/// table of their frames. If the recording contains the constraints of views, the picture and the table show these
/// instead.
public struct RotationPlate {
    private let recording: TurnRecording
    private let title: String
    private let typesetter: Typesetter

    private let rowLimit: Int

    /// The default maximum number of rows, which fits beside a phone.
    public static let standardRows = 14

    /// - Parameter rows: the maximum number of rows in the table. Views with equal changes share a row, and the
    ///   remaining views are only counted.
    public init(
        _ recording: TurnRecording, title: String, rows: Int = RotationPlate.standardRows, typesetter: Typesetter
    ) {
        self.recording = recording
        self.title = title
        rowLimit = rows
        self.typesetter = typesetter
    }

    /// The plate, in points. If the interface did not rotate, it shows only one orientation.
    public func drawing() -> Drawing {
        guard recording.before.orientation != recording.after.orientation else { return still }
        let outline = DeviceOutline(device: recording.device)
        let places = PlacedViews(recording)
        let views = MovedViews(recording, limit: places.isEmpty ? rowLimit : 0)
        let drawTable: (CGPoint, CGFloat, inout Sheet) -> CGFloat =
            places.isEmpty
            ? { MoveTable(views: views).draw(at: $0, width: $1, on: &$2) }
            : { ConstraintTable(places, limit: rowLimit).draw(at: $0, width: $1, on: &$2) }
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
            "\(recording.title) · \(places.isEmpty ? views.summary : places.summary)",
            at: CGPoint(x: Layout.margin, y: Layout.margin + 36), size: 17,
            color: Palette.faint, width: right.width + rightX - leftX)
        draw(recording.before, \.before, views, at: CGPoint(x: leftX, y: top), outline, on: &sheet)
        draw(recording.after, \.after, views, at: CGPoint(x: rightX, y: top), outline, on: &sheet)
        draw(places.before, of: recording.before, at: CGPoint(x: leftX, y: top), outline, on: &sheet)
        draw(places.after, of: recording.after, at: CGPoint(x: rightX, y: top), outline, on: &sheet)

        // The table fits below the shorter device; if both are equally high, it is below both.
        let bottom = top + max(left.height, right.height)
        let tableBottom: CGFloat
        if left.height > right.height {
            let origin = CGPoint(x: rightX, y: top + right.height + Layout.gap)
            tableBottom = drawTable(origin, right.width, &sheet)
        } else if right.height > left.height {
            let origin = CGPoint(x: leftX, y: top + left.height + Layout.gap)
            tableBottom = drawTable(origin, left.width, &sheet)
        } else {
            let origin = CGPoint(x: leftX, y: bottom + Layout.gap)
            tableBottom = drawTable(origin, rightX + right.width - leftX, &sheet)
        }
        let size = CGSize(
            width: rightX + right.width + Layout.margin, height: max(bottom, tableBottom) + Layout.margin)
        return sheet.drawing(size: size, background: Palette.paper)
    }

    private var still: Drawing {
        let outline = DeviceOutline(device: recording.device)
        let size = outline.size(for: recording.after.orientation)
        var sheet = Sheet(typesetter: typesetter)
        let origin = CGPoint(x: Layout.margin, y: Layout.margin)
        sheet.text(title, at: origin, size: 26, weight: 700, color: Palette.ink, width: size.width)
        sheet.text(
            "\(recording.device.name), stays \(recording.after.orientation.name)",
            at: CGPoint(x: origin.x, y: origin.y + 36), size: 17, color: Palette.faint, width: size.width)
        draw(
            recording.after, \.after, MovedViews(recording, limit: 0),
            at: CGPoint(x: origin.x, y: origin.y + Layout.heading), outline, on: &sheet)
        return sheet.drawing(
            size: CGSize(
                width: size.width + 2 * Layout.margin, height: size.height + Layout.heading + 2 * Layout.margin),
            background: Palette.paper)
    }

    private enum Layout {
        static let margin: CGFloat = 40
        static let gap: CGFloat = 48
        static let heading: CGFloat = 84
        /// The distance that numbers may have from a device.
        static let badgeMargin: CGFloat = 18
    }

    /// Draws the constraints of views over the device that shows them: the lines on its screen, their names around it.
    private func draw(
        _ views: [PlacedViews.View], of moment: TurnRecording.Moment, at origin: CGPoint, _ outline: DeviceOutline,
        on sheet: inout Sheet
    ) {
        guard !views.isEmpty else { return }
        let size = outline.size(for: moment.orientation)
        let middle = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
        // However the window is rotated, people see the interface upright.
        let list = moment.drawing.list
        let isTurnedInside = !recording.turnsWindow && moment.orientation.isLandscape
        let shown = isTurnedInside ? CGSize(width: list.size.height, height: list.size.width) : list.size
        let angle = moment.orientation.angleOnDevice
        let device = DeviceOutline.placing(at: middle, turned: -angle)
        let window = DeviceOutline.placing(list.size, turned: recording.turnsWindow ? angle : 0).concatenating(device)
        let overlay = ConstraintOverlay(
            views,
            screen: CGRect(
                x: middle.x - shown.width / 2, y: middle.y - shown.height / 2, width: shown.width,
                height: shown.height))
        sheet.layer(device, clip: outline.glassShape) { sheet in
            sheet.layer(device.inverted()) { overlay.drawLines(on: &$0) }
        }
        overlay.drawNames(
            in: CGRect(origin: origin, size: size).insetBy(dx: -Layout.badgeMargin, dy: -Layout.badgeMargin),
            sparing: Ink(list, transform: window), on: &sheet)
    }

    private func draw(
        _ moment: TurnRecording.Moment, _ place: KeyPath<MovedViews.Member, ViewPlace?>, _ views: MovedViews,
        at origin: CGPoint, _ outline: DeviceOutline, on sheet: inout Sheet
    ) {
        let size = outline.size(for: moment.orientation)
        let angle = moment.orientation.angleOnDevice
        let middle = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
        // In a window that stays in portrait, the interface itself is rotated.
        let interfaceAngle = recording.turnsWindow ? angle : 0
        outline.draw(
            on: &sheet, middle: middle, deviceAngle: -angle, interface: moment.drawing, interfaceAngle: interfaceAngle)
        let device = DeviceOutline.placing(at: middle, turned: -angle)
        let list = moment.drawing.list
        let window = DeviceOutline.placing(list.size, turned: interfaceAngle).concatenating(device)

        let screen = CGRect(origin: .zero, size: list.size).applying(window)

        let marks = views.rows.flatMap { row in
            row.outermost.enumerated().compactMap { index, member in
                member[keyPath: place].flatMap {
                    Mark($0, row, isNumbered: index < MovedViews.Row.numberedMembers, window)
                }
            }
        }
        sheet.layer(device, clip: outline.glassShape) { sheet in
            sheet.layer(device.inverted()) { sheet in
                for mark in marks { mark.drawOutline(in: screen, on: &sheet) }
            }
        }
        // Small views have the fewest places beside them, so they are first. A row is placed in both pictures at the
        // same time, so that its numbers are on the same side.
        let area = CGRect(origin: origin, size: size).insetBy(dx: -Layout.badgeMargin, dy: -Layout.badgeMargin)
        var layout = BadgeLayout(area: area, ink: Ink(list, transform: window))
        let badges = marks.filter(\.isNumbered).grouped { $0.row.number }
            .sorted { ($0[0].row.smallestExtent, $0[0].row.number) < ($1[0].row.smallestExtent, $1[0].row.number) }
            .joined()
            .map { (row: $0.row, badge: layout.place($0.seen, row: $0.row.number)) }
        for (row, badge) in badges {
            guard let anchor = badge.anchor else { continue }
            sheet.stroke(.elements([.move(badge.middle), .line(anchor)]), row.color, width: 1)
        }
        for (row, badge) in badges.reversed() { row.drawBadge(middle: badge.middle, on: &sheet) }
    }
}

/// The outline of a view on a sheet.
private struct Mark {
    let row: MovedViews.Row
    let isNumbered: Bool
    /// The rectangle in the sheet's coordinates.
    let rect: CGRect
    /// The visible part of the rectangle.
    let seen: CGRect

    /// - Parameter transform: the transform from the window's coordinates to the sheet's.
    init?(_ place: ViewPlace, _ row: MovedViews.Row, isNumbered: Bool, _ transform: CGAffineTransform) {
        guard let visible = place.visible else { return nil }
        self.row = row
        self.isNumbered = isNumbered
        rect = place.rect.applying(transform)
        seen = visible.applying(transform)
    }

    /// Draws the outline around the view, not on it. An edge that is clipped is not drawn.
    /// - Parameter screen: the visible rectangle of the screen.
    func drawOutline(in screen: CGRect, on sheet: inout Sheet) {
        let width: CGFloat = isHairline ? 0.75 : 1.5
        let half = width / 2
        // At the screen's own edges, there is no room outside.
        func low(_ edge: CGFloat, _ limit: CGFloat) -> CGFloat { edge < limit ? edge : max(edge - half, limit + half) }
        func high(_ edge: CGFloat, _ limit: CGFloat) -> CGFloat { edge > limit ? edge : min(edge + half, limit - half) }
        let left = low(rect.minX, screen.minX)
        let top = low(rect.minY, screen.minY)
        let line = CGRect(
            x: left, y: top, width: high(rect.maxX, screen.maxX) - left, height: high(rect.maxY, screen.maxY) - top)
        let open = CGRect(
            x: seen.minX - (seen.minX == rect.minX ? width : 0), y: seen.minY - (seen.minY == rect.minY ? width : 0),
            width: seen.width + (seen.minX == rect.minX ? width : 0) + (seen.maxX == rect.maxX ? width : 0),
            height: seen.height + (seen.minY == rect.minY ? width : 0) + (seen.maxY == rect.maxY ? width : 0))
        sheet.layer(.identity, clip: .rect(open)) { $0.stroke(.rect(line), row.color, width: width) }
    }

    private var isHairline: Bool { min(rect.width, rect.height) < 2 }
}
