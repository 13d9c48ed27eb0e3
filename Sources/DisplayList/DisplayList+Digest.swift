public import Basics
import Foundation
import KitValues

extension DisplayList {
    /// The digest of the whole list with its exact numbers, the same on every machine. Two lists that differ anywhere
    /// have different digests. -0 counts as 0, as in `==`.
    public var digest: ContentDigest {
        var writer = DigestWriter(capacity: 64 * 1024)
        writer.write(size.width)
        writer.write(size.height)
        writer.write(commands)
        return writer.digest
    }
}

/// Writers for the parts of a list. Every case is preceded by a tag and every sequence by its count, so that two
/// different lists never write the same bytes.
extension DigestWriter {
    fileprivate mutating func write(_ commands: [DisplayCommand]) {
        write(commands.count)
        for command in commands { write(command) }
    }

    private mutating func write(_ command: DisplayCommand) {
        switch command {
        case .fill(let path, let paint, let rule):
            write(UInt8(1))
            write(path)
            write(paint)
            write(rule)
        case .stroke(let path, let color, let style):
            write(UInt8(2))
            write(path)
            write(color)
            write(style)
        case .shadow(let shadow):
            write(UInt8(3))
            write(shadow)
        case .image(let placement):
            write(UInt8(4))
            write(placement)
        case .glyphs(let run):
            write(UInt8(run.outline == nil ? 5 : 8))
            write(run)
            if let outline = run.outline {
                write(outline.width)
                write(outline.color)
                write(UInt8(outline.isFilled ? 1 : 0))
            }
        case .layer(let layer):
            // Layers without a cutout keep the tag from before cutouts existed, so their digests stay the same.
            write(UInt8(layer.cutout.isEmpty ? 6 : 10))
            write(layer)
            if !layer.cutout.isEmpty { write(layer.cutout) }
        case .backdrop(let blur):
            // Most blurs leave colours unchanged. They keep the tag from before `saturation` existed, so their digests
            // stay the same.
            write(UInt8(blur.saturation == 1 ? 7 : 9))
            write(blur.path)
            write(blur.radius)
            if blur.saturation != 1 { write(blur.saturation) }
        }
    }

    private mutating func write(_ layer: Layer) {
        write(layer.transform)
        write(layer.opacity)
        if let clip = layer.clip {
            write(UInt8(layer.clipRule == .evenOdd ? 2 : 1))
            write(clip)
        } else {
            write(UInt8(0))
        }
        write(layer.commands)
    }

    private mutating func write(_ shadow: Shadow) {
        switch shadow.source {
        case .path(let path):
            write(UInt8(1))
            write(path)
        case .commands(let commands):
            write(UInt8(2))
            write(commands)
        }
        write(shadow.color)
        write(shadow.offset.width)
        write(shadow.offset.height)
        write(shadow.radius)
    }

    private mutating func write(_ placement: ImagePlacement) {
        write(placement.image.digest)
        write(placement.image.width)
        write(placement.image.height)
        write(placement.source)
        write(placement.destination)
        if let tint = placement.tint {
            write(UInt8(1))
            write(tint)
        } else {
            write(UInt8(0))
        }
    }

    private mutating func write(_ run: GlyphRun) {
        write(run.font.rawValue)
        write(run.pointSize)
        write(run.color)
        write(run.glyphs.count)
        for glyph in run.glyphs {
            write(UInt64(glyph.index))
            write(glyph.position)
        }
        write(run.text)
    }
}

extension DigestWriter {
    private mutating func write(_ path: Path) {
        switch path {
        case .rect(let rect):
            write(UInt8(1))
            write(rect)
        case .roundedRect(let rounded):
            write(UInt8(2))
            write(rounded.rect)
            write(rounded.topLeft)
            write(rounded.topRight)
            write(rounded.bottomLeft)
            write(rounded.bottomRight)
            write(rounded.curve.tag)
        case .ellipse(let rect):
            write(UInt8(3))
            write(rect)
        case .elements(let elements):
            write(UInt8(4))
            write(elements.count)
            for element in elements {
                write(element.tag)
                for point in element.points { write(point) }
            }
        }
    }

    private mutating func write(_ paint: Paint) {
        switch paint {
        case .color(let color):
            write(UInt8(1))
            write(color)
        case .linearGradient(let gradient, let from, let to):
            write(UInt8(2))
            write(gradient)
            write(from)
            write(to)
        case .radialGradient(let gradient, let center, let radius):
            write(UInt8(3))
            write(gradient)
            write(center)
            write(radius)
        }
    }

    private mutating func write(_ gradient: Gradient) {
        write(gradient.stops.count)
        for stop in gradient.stops {
            write(stop.location)
            write(stop.color)
        }
    }

    private mutating func write(_ style: StrokeStyle) {
        write(style.width)
        write(style.cap.tag)
        write(style.join.tag)
        write(style.miterLimit)
        write(style.dashes.count)
        for dash in style.dashes { write(dash) }
        write(style.dashPhase)
    }

    private mutating func write(_ rule: FillRule) {
        write(rule.tag)
    }

    private mutating func write(_ color: RGBAColor) {
        write(color.red)
        write(color.green)
        write(color.blue)
        write(color.alpha)
    }

    private mutating func write(_ point: CGPoint) {
        write(point.x)
        write(point.y)
    }

    /// Writes origin and size as they are stored. `minX` would give a rectangle of negative width the digest of another
    /// one.
    private mutating func write(_ rect: CGRect) {
        write(rect.origin)
        write(rect.size.width)
        write(rect.size.height)
    }

    private mutating func write(_ transform: CGAffineTransform) {
        write(transform.a)
        write(transform.b)
        write(transform.c)
        write(transform.d)
        write(transform.tx)
        write(transform.ty)
    }
}

extension PathElement {
    fileprivate var tag: UInt8 {
        switch self {
        case .move: 1
        case .line: 2
        case .quadCurve: 3
        case .curve: 4
        case .close: 5
        }
    }
}

extension RoundedRect.Curve {
    fileprivate var tag: UInt8 {
        switch self {
        case .circular: 1
        case .continuous: 2
        }
    }
}

extension FillRule {
    fileprivate var tag: UInt8 {
        switch self {
        case .nonZero: 1
        case .evenOdd: 2
        }
    }
}

extension StrokeStyle.Cap {
    fileprivate var tag: UInt8 {
        switch self {
        case .butt: 1
        case .round: 2
        case .square: 3
        }
    }
}

extension StrokeStyle.Join {
    fileprivate var tag: UInt8 {
        switch self {
        case .miter: 1
        case .round: 2
        case .bevel: 3
        }
    }
}
