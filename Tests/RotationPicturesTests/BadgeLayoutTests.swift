import DisplayList
import Foundation
import KitValues
import Testing

@testable import RotationPictures

@Suite("Where numbers stand")
struct BadgeLayoutTests {
    private let area = CGRect(x: 0, y: 0, width: 300, height: 300)

    private func layout(around ink: [CGRect] = []) -> BadgeLayout {
        let list = DisplayList(
            size: area.size, commands: ink.map { .fill(.rect($0), .color(.black)) })
        return BadgeLayout(area: area, ink: Ink(list, transform: .identity))
    }

    private func distance(_ first: BadgeLayout.Badge, _ second: BadgeLayout.Badge) -> CGFloat {
        hypot(first.middle.x - second.middle.x, first.middle.y - second.middle.y)
    }

    @Test("On the upper left corner where nothing is in the way, beside the view where its content is")
    func corner() {
        var free = layout()
        #expect(free.place(CGRect(x: 50, y: 50, width: 100, height: 100), row: 1).middle == CGPoint(x: 50, y: 50))
        var busy = layout(around: [CGRect(x: 50, y: 50, width: 60, height: 20)])
        let badge = busy.place(CGRect(x: 50, y: 50, width: 60, height: 20), row: 1)
        #expect(badge.middle.x + BadgeLayout.radius <= 50)
        #expect(badge.anchor == nil)
    }

    @Test("Numbers of views in one place do not hide each other, and all are on the sheet")
    func apart() {
        var layout = layout()
        let badges = (0..<12).map { layout.place(CGRect(x: 0, y: 0, width: 20, height: 20), row: $0) }
        for (index, badge) in badges.enumerated() {
            #expect(badge.middle.x >= BadgeLayout.radius && badge.middle.y >= BadgeLayout.radius)
            for other in badges[(index + 1)...] { #expect(distance(badge, other) >= 2 * BadgeLayout.radius) }
        }
        // Labels that did not fit beside the view have a line to it.
        #expect(badges.contains { $0.anchor != nil })
    }

    @Test("The numbers of a row stand on one side, also where another side got free")
    func sides() {
        // The upper left corners of the first two are occupied.
        var layout = layout(around: [20, 80].map { CGRect(x: 45, y: $0, width: 20, height: 20) })
        let rects = [30, 90, 150].map { CGRect(x: 50, y: $0, width: 200, height: 40) }
        let badges = rects.map { layout.place($0, row: 1) }
        #expect(badges[0].middle.x > 200)
        for (badge, rect) in zip(badges, rects) {
            #expect(badge.middle.x == badges[0].middle.x && badge.middle.y - rect.minY == badges[0].middle.y - 30)
        }
        // A separate row begins at the upper left, where people look first.
        #expect(layout.place(CGRect(x: 50, y: 220, width: 200, height: 40), row: 2).middle == CGPoint(x: 50, y: 220))
    }

    @Test("Ink is what is read: text and small marks, as far as clips leave them to be seen; no backgrounds")
    func ink() {
        let inner = Layer(
            transform: CGAffineTransform(translationX: 100, y: 0),
            clip: .rect(CGRect(x: 0, y: 0, width: 10, height: 10)),
            commands: [.fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)), .color(.black))])
        let list = DisplayList(
            size: area.size, commands: [.fill(.rect(area), .color(.white)), .layer(inner)])
        let ink = Ink(list, transform: .identity)
        #expect(ink.marks == [CGRect(x: 100, y: 0, width: 10, height: 10)])
        #expect(ink.loss(under: CGRect(x: 100, y: 0, width: 10, height: 10)) == 0.5)
        #expect(ink.loss(under: CGRect(x: 0, y: 0, width: 10, height: 10)) == 0)
    }
}
