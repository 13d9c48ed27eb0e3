import Basics
import DisplayList
import Foundation
import KitValues
import Testing

@Suite("DisplayList.digest")
struct DigestTests {
    typealias Change<Value> = (inout Value) -> Void

    /// The value itself, and one copy for each change.
    private func variants<Value>(of value: Value, _ changes: [Change<Value>]) -> [Value] {
        [value]
            + changes.map { change in
                var changed = value
                change(&changed)
                return changed
            }
    }

    private func colors(_ color: RGBAColor) -> [RGBAColor] {
        variants(
            of: color,
            [{ $0.red += 0.125 }, { $0.green += 0.125 }, { $0.blue += 0.125 }, { $0.alpha += 0.125 }])
    }

    private func rects(_ rect: CGRect) -> [CGRect] {
        variants(
            of: rect,
            [{ $0.origin.x += 1 }, { $0.origin.y += 1 }, { $0.size.width += 1 }, { $0.size.height += 1 }])
    }

    private var paths: [Path] {
        let rounded = variants(
            of: Samples.rounded,
            [
                { $0.topLeft += 1 }, { $0.topRight += 1 }, { $0.bottomLeft += 1 }, { $0.bottomRight += 1 },
                { $0.curve = .continuous },
            ])
        var elements = [Samples.elements, [], Array(Samples.elements.dropLast()), Samples.elements.reversed()]
        let coordinates: [Change<CGPoint>] = [{ $0.x += 0.5 }, { $0.y += 0.5 }]
        for index in Samples.elements.indices {
            for change in coordinates {
                elements += Samples.elements[index].changingEachPoint(change).map { element in
                    var changed = Samples.elements
                    changed[index] = element
                    return changed
                }
            }
        }
        return rects(Samples.rect).map(Path.rect) + rects(Samples.rect).map(Path.ellipse)
            + rects(Samples.rect).dropFirst().map { Path.roundedRect(RoundedRect($0, radius: 1)) }
            + rounded.map(Path.roundedRect) + elements.map(Path.elements)
    }

    private var gradients: [Gradient] {
        variants(
            of: Samples.gradient,
            [
                { $0.stops.removeLast() }, { $0.stops.removeAll() }, { $0.stops.swapAt(0, 1) },
                { $0.stops[0].location = 0.25 }, { $0.stops[1].location = 0.75 },
            ]) + colors(Samples.red).dropFirst().map { Gradient(stops: [.init(location: 0, color: $0)]) }
    }

    private var paints: [Paint] {
        let zero = CGPoint.zero
        var paints = colors(Samples.red).map(Paint.color)
        paints += gradients.map { .linearGradient($0, from: zero, to: CGPoint(x: 1, y: 1)) }
        paints += gradients.map { .radialGradient($0, center: zero, radius: 1) }
        for point in [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)] {
            paints.append(.linearGradient(Samples.gradient, from: point, to: CGPoint(x: 1, y: 1)))
            paints.append(.linearGradient(Samples.gradient, from: zero, to: point))
            paints.append(.radialGradient(Samples.gradient, center: point, radius: 1))
        }
        paints.append(.radialGradient(Samples.gradient, center: zero, radius: 2))
        return paints
    }

    private var strokes: [DisplayCommand] {
        let styles = variants(
            of: Samples.style,
            [
                { $0.width += 1 }, { $0.cap = .butt }, { $0.cap = .square }, { $0.join = .miter }, { $0.join = .round },
                { $0.miterLimit += 1 }, { $0.dashes = [] }, { $0.dashes = [3] }, { $0.dashes = [3, 2] },
                { $0.dashPhase += 1 },
            ])
        return styles.map { .stroke(.rect(Samples.rect), Samples.red, $0) }
            + colors(Samples.red).dropFirst().map { .stroke(.rect(Samples.rect), $0, Samples.style) }
            + [.stroke(.ellipse(Samples.rect), Samples.red, Samples.style)]
    }

    private var shadows: [DisplayCommand] {
        variants(
            of: Samples.shadow,
            [
                { $0.source = .path(.ellipse(Samples.rect)) }, { $0.source = .commands([]) },
                { $0.source = .commands([.fill(.rect(Samples.rect), .color(.black))]) },
                { $0.color.alpha = 0.5 }, { $0.offset.width += 1 }, { $0.offset.height += 1 }, { $0.radius += 1 },
            ]
        ).map(DisplayCommand.shadow)
    }

    private var images: [DisplayCommand] {
        let sources = rects(Samples.placement.source).dropFirst()
        let destinations = rects(Samples.placement.destination).dropFirst()
        return variants(
            of: Samples.placement,
            [
                { $0.image.digest = ContentDigest(high: 1, low: 3) },
                { $0.image.digest = ContentDigest(high: 2, low: 2) },
                { $0.image.width += 1 }, { $0.image.height += 1 }, { $0.tint = nil }, { $0.tint?.blue = 1 },
            ]
                + sources.map { source in { $0.source = source } }
                + destinations.map { destination in { $0.destination = destination } }
        ).map(DisplayCommand.image)
    }

    private var glyphs: [DisplayCommand] {
        variants(
            of: Samples.run,
            [
                { $0.font = FontID("Inter-Bold") }, { $0.pointSize += 1 }, { $0.color.green = 1 }, { $0.text = "hi" },
                { $0.glyphs.removeLast() }, { $0.glyphs = [] }, { $0.glyphs[1].index += 1 },
                { $0.glyphs[0].position.x += 0.25 }, { $0.glyphs[1].position.y += 0.25 },
            ]
        ).map(DisplayCommand.glyphs)
    }

    private var layers: [DisplayCommand] {
        variants(
            of: Samples.layer,
            [
                { $0.transform.a += 1 }, { $0.transform.b += 1 }, { $0.transform.c += 1 }, { $0.transform.d += 1 },
                { $0.transform.tx += 1 }, { $0.transform.ty += 1 }, { $0.opacity = 1 }, { $0.clip = nil },
                { $0.clipRule = .evenOdd }, { $0.cutout = $0.commands },
                { $0.clip = .ellipse(Samples.rect) }, { $0.commands = [] }, { $0.commands += $0.commands },
                { $0.commands = [.layer(Layer(commands: $0.commands))] },
            ]
        ).map(DisplayCommand.layer)
    }

    private var lists: [DisplayList] {
        let commands: [[DisplayCommand]] = [
            paths.map { .fill($0, .color(.white)) }, paints.map { .fill(.rect(Samples.rect), $0) },
            [.fill(.rect(Samples.rect), .color(.black), rule: .evenOdd)], strokes, shadows, images, glyphs, layers,
        ]
        let fill = DisplayCommand.fill(.rect(Samples.rect), .color(.black))
        let arrangements: [[DisplayCommand]] = [
            [], [fill, fill], [fill, fill, fill], [.layer(Layer(commands: [fill])), fill],
            [.layer(Layer(commands: [fill, fill]))], [.layer(Layer()), fill], [fill, .layer(Layer())],
        ]
        let sizes = [CGSize(width: 101, height: 50), CGSize(width: 100, height: 51)]
        return commands.flatMap { $0 }.map { Samples.list($0) }
            + arrangements.map { DisplayList(size: CGSize(width: 100, height: 50), commands: $0) }
            + sizes.map { DisplayList(size: $0) }
    }

    @Test("no change of any field goes unnoticed, and no two of the lists share a digest")
    func everyField() {
        let lists = lists
        #expect(lists.count > 140)
        var seen: [ContentDigest: DisplayList] = [:]
        for list in lists {
            let digest = list.digest
            if let other = seen[digest] {
                Issue.record("one digest for two lists:\n\(other.dump())\n\(list.dump())")
            }
            seen[digest] = list
        }
    }

    @Test("equal lists have equal digests, and a digest does not change")
    func equalLists() {
        for (first, second) in zip(lists, lists) {
            #expect(first == second)
            #expect(first.digest == second.digest)
            #expect(first.digest == first.digest)
        }
    }

    @Test("-0 equals 0")
    func negativeZero() {
        func list(_ zero: CGFloat) -> DisplayList {
            Samples.list(
                .fill(.rect(CGRect(x: zero, y: zero, width: 1, height: 1)), .color(RGBAColor(white: zero))),
                .layer(Layer(transform: CGAffineTransform(a: 1, b: zero, c: zero, d: 1, tx: zero, ty: zero))))
        }
        #expect(list(0) == list(-0.0))
        #expect(list(0).digest == list(-0.0).digest)
    }

    @Test("numbers count exactly, not as the dump rounds them")
    func exactNumbers() {
        let third = Samples.list(.fill(.rect(CGRect(x: 1.0 / 3, y: 0, width: 1, height: 1)), .color(.black)))
        let near = Samples.list(
            .fill(.rect(CGRect(x: (1.0 / 3).nextUp, y: 0, width: 1, height: 1)), .color(.black)))
        #expect(third.dump() == near.dump())
        #expect(third.digest != near.digest)
    }
}

extension PathElement {
    /// Copies of the element in each of which one point is changed.
    fileprivate func changingEachPoint(_ change: (inout CGPoint) -> Void) -> [PathElement] {
        func changed(_ point: CGPoint) -> CGPoint {
            var point = point
            change(&point)
            return point
        }
        return switch self {
        case .move(let point): [.move(changed(point))]
        case .line(let point): [.line(changed(point))]
        case .quadCurve(let control, let end):
            [.quadCurve(control: changed(control), to: end), .quadCurve(control: control, to: changed(end))]
        case .curve(let control1, let control2, let end):
            [
                .curve(control1: changed(control1), control2: control2, to: end),
                .curve(control1: control1, control2: changed(control2), to: end),
                .curve(control1: control1, control2: control2, to: changed(end)),
            ]
        case .close: []
        }
    }
}
