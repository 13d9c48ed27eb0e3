internal import DisplayList
import Foundation
import KitValues

/// Makes the drawing of one line: walks its clusters from left to right and collects glyphs, bricks and decorations.
struct LineBuilder {
    let shaper: Shaper
    let paragraph: ShapedParagraph
    let rect: CGRect
    let baseline: CGFloat
    /// The width that is added to each space.
    let stretch: CGFloat

    private var x: CGFloat = 0
    private var glyphRuns: [GlyphRun] = []
    private var transforms: [Int: CGAffineTransform] = [:]
    private var backgrounds: [DisplayCommand] = []
    private var shadows: [DisplayCommand] = []
    private var decorations: [DisplayCommand] = []
    private var boxes: [DisplayCommand] = []
    private var bricks: [TypesetText.Brick] = []
    private var attachments: [TypesetText.Attachment] = []
    /// The horizontal ranges of the words in the current run.
    private var words: [Range<CGFloat>] = []

    init(shaper: Shaper, paragraph: ShapedParagraph, rect: CGRect, baseline: CGFloat, stretch: CGFloat) {
        self.shaper = shaper
        self.paragraph = paragraph
        self.rect = rect
        self.baseline = baseline
        self.stretch = stretch
    }

    mutating func build(_ clusters: [Cluster]) -> TypesetText.Line {
        x = rect.minX
        let visual = inVisualOrder(clusters)
        var start = 0
        while start < visual.count {
            var end = start + 1
            while end < visual.count, visual[end].run == visual[start].run { end += 1 }
            appendRun(visual[start..<end])
            start = end
        }
        return TypesetText.Line(
            baseline: baseline, rect: rect, glyphRuns: glyphRuns, transforms: transforms, backgrounds: backgrounds,
            shadows: shadows,
            decorations: decorations, boxes: boxes, bricks: bricks, attachments: attachments, text: text(of: clusters))
    }

    private func inVisualOrder(_ clusters: [Cluster]) -> [Cluster] {
        guard clusters.contains(where: { $0.level != 0 }) else { return clusters }
        var levels = clusters.map(\.level)
        // White space at the end of a line has the direction of the paragraph (rule L1).
        for index in clusters.trimmed.endIndex..<clusters.endIndex { levels[index] = paragraph.level }
        return VisualOrder.indices(of: levels).map { clusters[$0] }
    }

    // MARK: Runs

    /// Appends neighbouring clusters with the same attributes.
    private mutating func appendRun(_ clusters: ArraySlice<Cluster>) {
        let look = shaper.looks[clusters[clusters.startIndex].run]
        let from = x
        let (firstGlyphs, firstBox, firstDecoration) = (glyphRuns.count, boxes.count, decorations.count)
        words = []
        var start = clusters.startIndex
        while start < clusters.endIndex {
            var end = start + 1
            let first = clusters[start]
            while end < clusters.endIndex, clusters[end].face == first.face, clusters[end].level == first.level {
                end += 1
            }
            appendGlyphs(clusters[start..<end], look: look)
            start = end
        }
        appendDecorations(from: from, to: x, look: look)
        guard let shadow = look.run.shadow else { return }
        let ink =
            (firstGlyphs..<glyphRuns.count).map { glyphRuns[$0].command(transforms[$0]) } + boxes[firstBox...]
            + decorations[firstDecoration...]
        if !ink.isEmpty { shadows.append(.shadow(shadow.cast(by: ink))) }
    }

    /// Appends clusters of one face and direction.
    private mutating func appendGlyphs(_ clusters: ArraySlice<Cluster>, look: RunLook) {
        let first = clusters[clusters.startIndex]
        let face = paragraph.faces[first.face]
        let isReversed = first.level & 1 == 1
        let y = baseline - look.baselineOffset
        let tracking = face.isFallback ? look.addedTracking : look.tracking
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(clusters.count)
        var wordStart: CGFloat?
        let start = x
        for cluster in clusters {
            if cluster.traits.contains(.attachment) { appendAttachment(cluster, look: look) }
            if !cluster.traits.isDisjoint(with: [.white, .attachment]) {
                appendBrick(from: wordStart, look: look)
                wordStart = nil
            } else if wordStart == nil {
                wordStart = x
            }
            // Tracking comes after a character. In text that runs to the left, this is the character's left side.
            let origin = isReversed && cluster.advance != 0 ? x + tracking : x
            for glyph in paragraph.glyphs[cluster.glyphs] {
                glyphs.append(
                    GlyphRun.Glyph(
                        index: glyph.index,
                        // The position is divided by the stretch, because the transform stretches it, too.
                        position: CGPoint(
                            x: look.stretch == 1
                                ? origin + glyph.offset.x : start + (origin - start) / look.stretch + glyph.offset.x,
                            y: y + glyph.offset.y)))
            }
            if cluster.traits.contains(.missing) { appendBox(of: cluster, at: origin, look: look) }
            x += cluster.advance + (cluster.isStretchable ? stretch : 0)
        }
        appendBrick(from: wordStart, look: look)
        guard !glyphs.isEmpty else { return }
        transforms[glyphRuns.count] = look.transform(around: CGPoint(x: start, y: y))
        glyphRuns.append(
            GlyphRun(
                font: face.id, pointSize: look.font.pointSize * face.scale, color: look.run.color, glyphs: glyphs,
                text: text(of: isReversed ? clusters.reversed() : Array(clusters)), isColored: face.isColored,
                outline: look.run.shape?.outline(pointSize: look.font.pointSize, color: look.run.color)))
    }

    // MARK: Everything but glyphs

    private mutating func appendBrick(from start: CGFloat?, look: RunLook) {
        guard let start, x > start else { return }
        words.append(start..<x)
        let height = look.font.metrics.xHeight
        bricks.append(
            TypesetText.Brick(
                rect: CGRect(x: start, y: baseline - look.baselineOffset - height, width: x - start, height: height),
                color: look.run.color))
    }

    private mutating func appendAttachment(_ cluster: Cluster, look: RunLook) {
        guard let bounds = look.attachment?.bounds else { return }
        attachments.append(
            TypesetText.Attachment(
                run: cluster.run,
                rect: CGRect(
                    x: x + bounds.minX, y: baseline - look.baselineOffset - bounds.maxY, width: bounds.width,
                    height: bounds.height)))
    }

    private mutating func appendBox(of cluster: Cluster, at origin: CGFloat, look: RunLook) {
        let size = look.font.pointSize
        let box = CGRect(
            x: origin, y: baseline - look.baselineOffset - look.font.metrics.capHeight,
            width: max(0, cluster.advance - look.tracking), height: look.font.metrics.capHeight
        ).insetBy(dx: size * MissingGlyph.inset, dy: 0)
        guard !box.isNull else { return }
        boxes.append(.stroke(.rect(box), look.run.color, StrokeStyle(width: size * MissingGlyph.lineWidth)))
    }

    private mutating func appendDecorations(from start: CGFloat, to end: CGFloat, look: RunLook) {
        guard end > start else { return }
        if let color = look.run.backgroundColor {
            let box = CGRect(x: start, y: rect.minY, width: end - start, height: rect.height)
            backgrounds.append(.fill(.rect(box), .color(color)))
        }
        let rules = look.font.rules
        let zero = baseline - look.baselineOffset
        func append(_ rule: TextRule?, top: CGFloat, thickness: CGFloat, isCentered: Bool) {
            guard let rule else { return }
            let drawing = RuleDrawing(
                rule, top: zero - top, thickness: thickness, color: rule.color ?? look.run.color, origin: rect.minX,
                isCentered: isCentered)
            decorations += (rule.isByWord ? words : [start..<end]).flatMap(drawing.commands)
        }
        append(
            look.run.underline, top: rules.underlineTop, thickness: rules.underlineThickness, isCentered: false)
        append(look.run.strikethrough, top: rules.strikeTop, thickness: rules.strikeThickness, isCentered: true)
    }

    /// The characters of clusters in logical order.
    private func text(of clusters: [Cluster]) -> String {
        var bytes: [UInt8] = []
        for cluster in clusters {
            if cluster.traits.contains(.ellipsis) {
                bytes += "…".utf8
            } else {
                bytes += shaper.source.bytes[cluster.bytes]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
