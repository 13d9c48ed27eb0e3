import Foundation
import KitValues
import TestSupport
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
    private func random(_ generator: inout SeededGenerator) -> CGAffineTransform {
        func number() -> CGFloat { CGFloat.random(in: -4...4, using: &generator) }
        return CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }

    private func isNear(_ left: CGPoint, _ right: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
        abs(left.x - right.x) <= tolerance && abs(left.y - right.y) <= tolerance
    }

    @Test("x' = a·x + c·y + tx, y' = b·x + d·y + ty")
    func convention() {
        let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        #expect(CGPoint(x: 1, y: 10).applying(transform) == CGPoint(x: 63, y: 86))
        #expect(CGSize(width: 1, height: 10).applying(transform) == CGSize(width: 52, height: 73))
        #expect(CGAffineTransform(2, 3, 5, 7, 11, 13) == transform)
        #expect(transform.determinant == -1)
    }

    @Test("concatenating applies the receiver first")
    func concatenation() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<200 {
            let first = random(&generator)
            let second = random(&generator)
            let point = CGPoint(x: 3, y: -2)
            #expect(
                isNear(point.applying(first.concatenating(second)), point.applying(first).applying(second)))
        }
        let identity = CGAffineTransform.identity
        let some = random(&generator)
        #expect(some.concatenating(identity) == some)
        #expect(identity.concatenating(some) == some)
    }

    @Test("translatedBy, scaledBy and rotated(by:) act before the receiver")
    func prefixes() {
        let base = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20)
        #expect(base.translatedBy(x: 1, y: 1) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 12, ty: 23))
        #expect(base.scaledBy(x: 5, y: 7) == CGAffineTransform(a: 10, b: 0, c: 0, d: 21, tx: 10, ty: 20))
        #expect(base.rotated(by: .pi / 2) == CGAffineTransform(a: 0, b: 3, c: -2, d: 0, tx: 10, ty: 20))
    }

    @Test("an inverse undoes its transform")
    func inverse() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<500 {
            let transform = random(&generator)
            guard abs(transform.determinant) > 0.01 else { continue }
            let point = CGPoint(
                x: CGFloat.random(in: -100...100, using: &generator),
                y: CGFloat.random(in: -100...100, using: &generator))
            #expect(isNear(point.applying(transform).applying(transform.inverted()), point, 1e-6))
            #expect(isNear(point.applying(transform.inverted()).applying(transform), point, 1e-6))
        }
    }

    @Test("where there is no inverse the transform itself comes back")
    func noInverse() {
        for transform in [
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6),
            CGAffineTransform(scaleX: .infinity, y: 1),
        ] {
            #expect(transform.inverted() == transform)
        }
    }

    @Test("a quarter turn takes right to down; four of them restore every point bit for bit")
    func quarterTurns() {
        let quarter = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(CGPoint(x: 1, y: 0).applying(quarter) == CGPoint(x: 0, y: 1))
        #expect(CGPoint(x: 0, y: 1).applying(quarter) == CGPoint(x: -1, y: 0))
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<100 {
            let start = CGPoint(
                x: CGFloat.random(in: -1e6...1e6, using: &generator),
                y: CGFloat.random(in: -1e6...1e6, using: &generator))
            var point = start
            for _ in 0..<4 { point = point.applying(quarter) }
            #expect(point == start)
        }
        #expect(quarter.concatenating(quarter).concatenating(quarter).concatenating(quarter).isIdentity)
    }

    @Test("every multiple of a quarter turn is exact, other angles are the sine and cosine", arguments: -9...9)
    func multiples(quarters: Int) {
        let transform = CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
        let exact: [(CGFloat, CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
        let (cosine, sine) = exact[((quarters % 4) + 4) % 4]
        #expect(transform == CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
        let angle = CGFloat(quarters) * .pi / 2 + 0.1
        let other = CGAffineTransform(rotationAngle: angle)
        #expect(other.a == cos(angle) && other.b == sin(angle) && other.c == -other.b && other.d == other.a)
    }

    @Test("a rectangle becomes the bounding box of its corners")
    func rectangles() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        let quarter = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(rect.applying(quarter) == CGRect(x: -60, y: 10, width: 40, height: 30))
        #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 2)) == CGRect(x: -40, y: 40, width: 30, height: 80))
        #expect(rect.applying(.identity) == rect)
        #expect(CGRect.null.applying(quarter).isNull)
        #expect(CGRect.infinite.applying(quarter).isInfinite)
    }

    @Test("§3.9: a square of 100 turned by 0.1 radians has a box of 109.483757")
    func turnedSquare() {
        let turned = CGAffineTransform(rotationAngle: 0.1)
        let box = CGRect(x: -50, y: -50, width: 100, height: 100).applying(turned)
        #expect(abs(box.width - 109.483757) < 1e-5 && abs(box.height - 109.483757) < 1e-5)
        #expect(!turned.preservesAxes)
        #expect(CGAffineTransform(scaleX: 2, y: -3).translatedBy(x: 1, y: 1).preservesAxes)
    }
}
