public import DisplayList
public import Foundation
internal import KitValues

extension TypesetText {
    /// The commands that paint the text, with the top left corner of its box at `origin`.
    public func commands(at origin: CGPoint, mode: TextMode = .glyphs) -> [DisplayCommand] {
        lines.flatMap { line in
            let ink: [DisplayCommand] =
                switch mode {
                case .glyphs: line.shadows + line.letters + line.boxes
                case .bricks: line.bricks.map { .fill(.rect($0.rect), .color($0.color)) }
                }
            return (line.backgrounds + ink + line.decorations).map { $0.moved(by: origin) }
        }
    }
}

extension TypesetText.Line {
    fileprivate var letters: [DisplayCommand] {
        transforms.isEmpty
            ? glyphRuns.map(DisplayCommand.glyphs)
            : glyphRuns.enumerated().map { index, run in run.command(transforms[index]) }
    }
}

extension GlyphRun {
    /// - Parameter transform: the slant and stretch of the run; nil for none.
    func command(_ transform: CGAffineTransform?) -> DisplayCommand {
        transform.map { .layer(Layer(transform: $0, commands: [.glyphs(self)])) } ?? .glyphs(self)
    }
}

extension DisplayCommand {
    /// The same command, moved. Rectangles and glyphs get new coordinates rather than a transform, which keeps a list
    /// easy to read.
    fileprivate func moved(by offset: CGPoint) -> DisplayCommand {
        switch self {
        case _ where offset == .zero:
            return self
        case .glyphs(var run):
            for index in run.glyphs.indices {
                run.glyphs[index].position.x += offset.x
                run.glyphs[index].position.y += offset.y
            }
            return .glyphs(run)
        case .fill(.rect(let rect), let paint, let rule):
            if case .color = paint { return .fill(.rect(rect.offsetBy(dx: offset.x, dy: offset.y)), paint, rule: rule) }
        case .stroke(.rect(let rect), let color, let style):
            return .stroke(.rect(rect.offsetBy(dx: offset.x, dy: offset.y)), color, style)
        default:
            break
        }
        return .layer(Layer(transform: CGAffineTransform(translationX: offset.x, y: offset.y), commands: [self]))
    }
}
