import Foundation

/// Reads the steps of an SVG's path, the attribute `d`.
struct SVGPath {
    /// The most steps of a path.
    private static let mostSteps = 20_000

    private var steps: [SymbolOutline.Step] = []
    private let bytes: [UInt8]
    private var index = 0
    private var point = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, if the step before was a curve of the kind that the next one may continue.
    private var cubicControl: CGPoint?
    private var quadControl: CGPoint?

    /// The steps with absolute coordinates; nil if the text is no path.
    static func steps(_ text: String) -> [SymbolOutline.Step]? {
        var path = SVGPath(bytes: Array(text.utf8))
        return path.readAll() ? path.steps : nil
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func readAll() -> Bool {
        var command: UInt8 = 0
        skipSeparators()
        while index < bytes.count {
            let byte = bytes[index]
            if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") {
                command = byte
                index += 1
            } else if command == 0 || command | 0x20 == UInt8(ascii: "z") {
                return false
            }
            guard steps.count < SVGPath.mostSteps, read(command) else { return false }
            // Further pairs of numbers after a move are lines.
            if command | 0x20 == UInt8(ascii: "m") { command -= 1 }
            skipSeparators()
        }
        return true
    }

    private mutating func read(_ command: UInt8) -> Bool {
        let origin = command >= UInt8(ascii: "a") ? point : .zero
        let (lastCubic, lastQuad) = (cubicControl, quadControl)
        (cubicControl, quadControl) = (nil, nil)
        switch command & 0xDF {
        case UInt8(ascii: "Z"):
            steps.append(.close)
            point = start
        case UInt8(ascii: "M"):
            guard let to = pair(origin) else { return false }
            steps.append(.move(to))
            (point, start) = (to, to)
        case UInt8(ascii: "L"):
            guard let to = pair(origin) else { return false }
            line(to)
        case UInt8(ascii: "H"):
            guard let x = number() else { return false }
            line(CGPoint(x: origin.x + x, y: point.y))
        case UInt8(ascii: "V"):
            guard let y = number() else { return false }
            line(CGPoint(x: point.x, y: origin.y + y))
        case UInt8(ascii: "C"):
            guard let first = pair(origin), let second = pair(origin), let to = pair(origin) else { return false }
            curve(first, second, to)
        case UInt8(ascii: "S"):
            guard let second = pair(origin), let to = pair(origin) else { return false }
            curve(lastCubic.map(mirrored) ?? point, second, to)
        case UInt8(ascii: "Q"):
            guard let control = pair(origin), let to = pair(origin) else { return false }
            quadCurve(control, to)
        case UInt8(ascii: "T"):
            guard let to = pair(origin) else { return false }
            quadCurve(lastQuad.map(mirrored) ?? point, to)
        case UInt8(ascii: "A"):
            guard let radii = pair(.zero), let turn = number(), let isLarge = flag(), let isClockwise = flag(),
                let to = pair(origin)
            else { return false }
            arc(radii, turn: turn * .pi / 180, isLarge: isLarge, isClockwise: isClockwise, to)
        default: return false
        }
        return true
    }

    // MARK: Steps

    private mutating func line(_ to: CGPoint) {
        steps.append(.line(to))
        point = to
    }

    private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ to: CGPoint) {
        steps.append(.curve(control1: first, control2: second, to: to))
        (point, cubicControl) = (to, second)
    }

    private mutating func quadCurve(_ control: CGPoint, _ to: CGPoint) {
        func nearer(_ end: CGPoint) -> CGPoint {
            CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        steps.append(.curve(control1: nearer(point), control2: nearer(to), to: to))
        (point, quadControl) = (to, control)
    }

    private func mirrored(_ control: CGPoint) -> CGPoint {
        CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
    }

    /// An elliptical arc as curves (SVG 1.1, F.6).
    private mutating func arc(_ given: CGPoint, turn: CGFloat, isLarge: Bool, isClockwise: Bool, _ to: CGPoint) {
        var radii = CGSize(width: abs(given.x), height: abs(given.y))
        guard radii.width > 0, radii.height > 0, to != point else { return line(to) }
        let (cosine, sine) = (cos(turn), sin(turn))
        let half = CGPoint(x: (point.x - to.x) / 2, y: (point.y - to.y) / 2)
        let (x, y) = (cosine * half.x + sine * half.y, cosine * half.y - sine * half.x)
        let excess = pow(x / radii.width, 2) + pow(y / radii.height, 2)
        if excess > 1 {
            radii = CGSize(width: radii.width * excess.squareRoot(), height: radii.height * excess.squareRoot())
        }
        let across = pow(radii.width * y, 2) + pow(radii.height * x, 2)
        let rest = max(0, pow(radii.width * radii.height, 2) - across) / across
        let factor = rest.squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let middle = CGPoint(x: factor * radii.width * y / radii.height, y: -factor * radii.height * x / radii.width)
        let from = atan2((y - middle.y) / radii.height, (x - middle.x) / radii.width)
        var extent = atan2((-y - middle.y) / radii.height, (-x - middle.x) / radii.width) - from
        if isClockwise, extent < 0 { extent += 2 * .pi }
        if !isClockwise, extent > 0 { extent -= 2 * .pi }
        let center = CGPoint(
            x: cosine * middle.x - sine * middle.y + (point.x + to.x) / 2,
            y: sine * middle.x + cosine * middle.y + (point.y + to.y) / 2)
        /// A point relative to the centre, in units of the radii.
        func place(_ unitX: CGFloat, _ unitY: CGFloat) -> CGPoint {
            let (right, down) = (radii.width * unitX, radii.height * unitY)
            return CGPoint(x: center.x + cosine * right - sine * down, y: center.y + sine * right + cosine * down)
        }
        let parts = max(1, (abs(extent) / (.pi / 2) - 1e-9).rounded(.up))
        let reach = 4 / 3 * tan(extent / parts / 4)
        for part in 0..<Int(parts) {
            let (a, b) = (from + extent / parts * CGFloat(part), from + extent / parts * CGFloat(part + 1))
            curve(
                place(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
                place(cos(b) + reach * sin(b), sin(b) - reach * cos(b)), place(cos(b), sin(b)))
        }
        cubicControl = nil
    }

    // MARK: Numbers

    private mutating func skipSeparators() {
        while index < bytes.count, bytes[index] <= UInt8(ascii: " ") || bytes[index] == UInt8(ascii: ",") { index += 1 }
    }

    private mutating func pair(_ origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    /// The next number. Its magnitude is limited, so that no sum overflows.
    private mutating func number() -> CGFloat? {
        skipSeparators()
        let first = index
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
        skipDigits()
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            skipDigits()
        }
        if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
                index += 1
            }
            skipDigits()
        }
        guard let value = Double(String(decoding: bytes[first..<index], as: UTF8.self)), abs(value) < 1e6 else {
            return nil
        }
        return CGFloat(value)
    }

    private mutating func skipDigits() {
        while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") { index += 1 }
    }

    /// The next digit 0 or 1, which needs no separator after it.
    private mutating func flag() -> Bool? {
        skipSeparators()
        guard index < bytes.count, bytes[index] & 0xFE == UInt8(ascii: "0") else { return nil }
        defer { index += 1 }
        return bytes[index] == UInt8(ascii: "1")
    }
}
