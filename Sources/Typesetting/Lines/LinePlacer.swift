internal import DisplayList
import Foundation

/// Positions composed lines in the text's box.
struct LinePlacer {
    let shaper: Shaper
    /// The width of the box; infinite for the width of the widest line.
    let width: CGFloat
    let paragraphs: [ShapedParagraph]

    func place(_ lines: [ComposedLine]) -> (lines: [TypesetText.Line], size: CGSize) {
        let widest = lines.reduce(0) { max($0, head(of: $1) + $1.hugging + max(0, -style(of: $1).tailIndent)) }
        let box = width.isFinite ? width : widest
        var placed: [TypesetText.Line] = []
        placed.reserveCapacity(lines.count)
        var top: CGFloat = 0
        var bottom: CGFloat = 0
        for line in lines {
            let style = style(of: line)
            if line.beginsParagraph, !placed.isEmpty { top += style.paragraphSpacingBefore }
            let height = height(of: line)
            placed.append(place(line, top: top, height: height, box: box))
            bottom = top + height
            top = bottom + line.leading + style.lineSpacing + (line.endsParagraph ? style.paragraphSpacing : 0)
        }
        return (placed, CGSize(width: widest, height: bottom))
    }

    private func style(of line: ComposedLine) -> ParagraphStyle { paragraphs[line.paragraph].style }

    private func head(of line: ComposedLine) -> CGFloat {
        line.beginsParagraph ? style(of: line).firstLineHeadIndent : style(of: line).headIndent
    }

    /// The height of a line. The multiple is applied before the limits, as `NSParagraphStyle` documents it.
    private func height(of line: ComposedLine) -> CGFloat {
        let natural = max(0, line.ascent + line.descent)
        let style = style(of: line)
        let multiplied = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
        let raised = max(multiplied, style.minimumLineHeight)
        return style.maximumLineHeight > 0 ? min(raised, style.maximumLineHeight) : raised
    }

    private func place(_ line: ComposedLine, top: CGFloat, height: CGFloat, box: CGFloat) -> TypesetText.Line {
        let head = head(of: line)
        let style = style(of: line)
        let end = style.tailIndent > 0 ? min(style.tailIndent, box) : box + style.tailIndent
        let room = max(0, end - head)
        let stretch = stretch(of: line, room: room)
        let width = stretch.map { _ in room } ?? line.width
        let x = (style.isRightToLeft ? box - head - room : head) + offset(of: width, in: room, style)
        // Height that the line's characters do not need is added above them.
        let rect = CGRect(x: x, y: top, width: width, height: height)
        var builder = LineBuilder(
            shaper: shaper, paragraph: paragraphs[line.paragraph], rect: rect, baseline: top + height - line.descent,
            stretch: stretch ?? 0)
        return builder.build(line.clusters)
    }

    /// The distance from the left of the room. If a line is wider than the room, its beginning stays visible.
    private func offset(of width: CGFloat, in room: CGFloat, _ style: ParagraphStyle) -> CGFloat {
        if width > room { return style.isRightToLeft ? room - width : 0 }
        return switch style.alignment {
        case .left: 0
        case .right: room - width
        case .center: (room - width) / 2
        case .natural, .justified: style.isRightToLeft ? room - width : 0
        }
    }

    /// The width that a justified line adds to each of its spaces.
    private func stretch(of line: ComposedLine, room: CGFloat) -> CGFloat? {
        guard style(of: line).alignment == .justified, !line.isLast, width.isFinite, line.width < room else {
            return nil
        }
        let spaces = line.clusters.count { $0.isStretchable }
        return spaces == 0 ? nil : (room - line.width) / CGFloat(spaces)
    }
}

extension Cluster {
    var isStretchable: Bool { traits.contains(.white) && !traits.contains(.tab) }
}
