import Foundation
import ImageCodecs
import ReflowKit
import Testing
import UIKitDrawing

@Suite("The symbols of button types")
@MainActor
struct ButtonSymbolTests {
    private func line(_ from: CGPoint, _ to: CGPoint, _ width: CGFloat) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 11 + from.x, y: 11 + from.y))
        path.addLine(to: CGPoint(x: 11 + to.x, y: 11 + to.y))
        path.lineWidth = width
        path.lineCapStyle = .round
        UIColor.black.setStroke()
        path.stroke()
    }

    private func drawn(_ draw: (CGRect) -> Void) throws -> Bitmap? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        return try UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22), format: format).image { _ in
            draw(CGRect(x: 1.5, y: 1.5, width: 19, height: 19))
        }.bitmap()
    }

    private func ring(_ disc: CGRect) {
        let ring = UIBezierPath(ovalIn: disc)
        ring.lineWidth = 1.5
        UIColor.black.setStroke()
        ring.stroke()
    }

    private func shown(_ type: UIButton.ButtonType) throws -> Bitmap? {
        let image = try #require(UIButton(type: type).image(for: .normal))
        #expect(image.size == CGSize(width: 22, height: 22) && image.renderingMode == .alwaysTemplate)
        return try image.bitmap()
    }

    @Test("The pictures that the kit holds are what their outlines look like, pixel for pixel")
    func pixels() throws {
        let info = try drawn { disc in
            ring(disc)
            UIColor.black.setFill()
            UIBezierPath(roundedRect: CGRect(x: 9.8, y: 4.8, width: 2.4, height: 2.4), cornerRadius: 1.2).fill()
            line(CGPoint(x: 0, y: -1.5), CGPoint(x: 0, y: 5), 1.8)
        }
        for type in [UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure] {
            #expect(try shown(type)?.digest == info?.digest)
        }
        let plus = try drawn { disc in
            ring(disc)
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 6, y: 11))
            path.addLine(to: CGPoint(x: 16, y: 11))
            path.move(to: CGPoint(x: 11, y: 6))
            path.addLine(to: CGPoint(x: 11, y: 16))
            path.lineWidth = 1.5
            path.lineCapStyle = .round
            UIColor.black.setStroke()
            path.stroke()
        }
        #expect(try shown(.contactAdd)?.digest == plus?.digest)
    }
}
