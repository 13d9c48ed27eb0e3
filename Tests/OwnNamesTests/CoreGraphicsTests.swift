import CoreGraphics
import QuartzCore
import Testing

/// Sources that import Core Graphics or Core Animation, and not UIKit.
@Suite struct CoreGraphicsTests {
    @Test("Geometry and paths come with CoreGraphics, also beside Testing")
    func geometry() {
        let turned = CGRect(x: 0, y: 0, width: 20, height: 10).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(turned.width.rounded() == 10)
        #expect(CGVector(dx: 3, dy: 4).dy == 4)
    }

    @Test("Layers and their clock come with QuartzCore")
    @MainActor
    func layers() {
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(layer.bounds.size == CGSize(width: 20, height: 10))
        let before = CACurrentMediaTime()
        #expect(CACurrentMediaTime() >= before)
    }
}
