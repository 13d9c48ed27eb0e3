import DisplayList
import Foundation
import KitValues
import Typesetting

/// A drawing under construction: interfaces, device outlines and text on one canvas. Coordinates are points from the
/// top left.
struct Sheet {
    private let typesetter: Typesetter
    private(set) var commands: [DisplayCommand] = []
    private(set) var images: Drawing.Images = [:]

    init(typesetter: Typesetter) {
        self.typesetter = typesetter
    }

    func drawing(size: CGSize, background: RGBAColor) -> Drawing {
        let paper = DisplayCommand.fill(.rect(CGRect(origin: .zero, size: size)), .color(background))
        return Drawing(list: DisplayList(size: size, commands: [paper] + commands), images: images)
    }

    mutating func fill(_ path: Path, _ color: RGBAColor) {
        commands.append(.fill(path, .color(color)))
    }

    /// - Parameter dashes: alternating lengths of dashes and gaps; empty for an unbroken line.
    mutating func stroke(_ path: Path, _ color: RGBAColor, width: CGFloat, dashes: [CGFloat] = []) {
        commands.append(.stroke(path, color, StrokeStyle(width: width, dashes: dashes)))
    }

    /// Adds what `draw` draws: clipped to `clip`, which is in the coordinates of `draw`, and then transformed to those
    /// of this sheet.
    mutating func layer(
        _ transform: CGAffineTransform, clip: Path? = nil, _ draw: (inout Sheet) -> Void
    ) {
        var inner = Sheet(typesetter: typesetter)
        draw(&inner)
        images.merge(inner.images) { kept, _ in kept }
        commands.append(.layer(Layer(transform: transform, clip: clip, commands: inner.commands)))
    }

    mutating func place(_ drawing: Drawing) {
        images.merge(drawing.images) { kept, _ in kept }
        commands += drawing.list.commands
    }

    enum Anchor { case left, middle }

    /// One line of text. Text that is too wide ends in an ellipsis.
    /// - Parameter point: the start of the line's box, or the middle of its upper edge.
    mutating func text(
        _ text: String, at point: CGPoint, anchor: Anchor = .left, size: CGFloat, weight: Int = 400,
        color: RGBAColor, width: CGFloat = .infinity
    ) {
        let typeset = line(text, size: size, weight: weight, color: color, width: width)
        let x = anchor == .left ? point.x : point.x - typeset.size.width / 2
        commands += typeset.commands(at: CGPoint(x: x, y: point.y))
    }

    /// One line of text. Text that is too wide gets a smaller size first, and is then cut.
    mutating func fittedText(
        _ text: String, at point: CGPoint, size: CGFloat, smallest: CGFloat, weight: Int = 400, color: RGBAColor,
        width: CGFloat
    ) {
        let wanted = self.width(of: text, size: size, weight: weight)
        let fitting = max(smallest, size * min(1, width / max(wanted, 1)))
        self.text(
            text, at: CGPoint(x: point.x, y: point.y + (size - fitting) / 2), size: fitting, weight: weight,
            color: color, width: width)
    }

    /// The width of one line of text.
    func width(of text: String, size: CGFloat, weight: Int = 400) -> CGFloat {
        line(text, size: size, weight: weight, color: .black, width: .infinity).size.width
    }

    private func line(
        _ text: String, size: CGFloat, weight: Int, color: RGBAColor, width: CGFloat
    ) -> TypesetText {
        let font = FontRequest(pointSize: size, weight: weight)
        return typesetter.typeset(
            StyledText(runs: [StyledText.Run(text, font: font, color: color)]), width: width, maximumLines: 1)
    }
}
