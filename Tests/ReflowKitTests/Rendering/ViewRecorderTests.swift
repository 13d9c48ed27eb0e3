import DisplayList
import Foundation
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("From view trees to display lists")
struct ViewRecorderTests {
    private func box(_ frame: CGRect, _ color: UIColor? = nil) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        return view
    }

    private func dump(_ view: UIView) -> String { view.drawing().list.dump() }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test("The sheet of a view alone has a colour behind the view's own, in drawings of this view only")
    func sheets() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        root.addSubview(view)
        view.sheetColor = .white
        #expect(root.drawing().list.commands.isEmpty)
        let sheet = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(view.drawing().list.commands == [.fill(.rect(sheet), .color(RGBAColor(white: 1, alpha: 1)))])
    }

    @Test("Shadow, background, subviews, border, from back to front")
    func order() {
        let view = box(CGRect(x: 7, y: 7, width: 100, height: 50), red)
        view.addSubview(box(CGRect(x: 10, y: 10, width: 20, height: 20), blue))
        view.layer.shadowOpacity = 0.5
        view.layer.borderWidth = 2
        view.layer.borderColor = blue.cgColor
        #expect(
            dump(view) == """
                display list 100 × 50
                shadow #000000 0.5 offset (0 -3) radius 3 of rect (0 0 100 50)
                fill rect (0 0 100 50) #ff0000
                fill rect (10 10 20 20) #0000ff
                stroke rect (1 1 98 48) #0000ff width 2

                """)
    }

    @Test("A clip holds the content in its round corners, casts no shadow, and scrolls")
    func clipping() {
        let view = box(CGRect(x: 0, y: 0, width: 100, height: 50), red)
        let inner = box(CGRect(x: 0, y: 40, width: 20, height: 20), blue)
        view.addSubview(inner)
        view.clipsToBounds = true
        view.layer.cornerRadius = 8
        view.layer.shadowOpacity = 1
        view.bounds.origin.y = 30
        let root = box(CGRect(x: 0, y: 0, width: 200, height: 200))
        view.frame.origin = CGPoint(x: 5, y: 6)
        root.addSubview(view)
        #expect(
            dump(root) == """
                display list 200 × 200
                fill rounded rect (5 6 100 50) radius 8 #ff0000
                layer transform [1 0 0 1 5 -24] clip rounded rect (0 30 100 50) radius 8
                  fill rect (0 40 20 20) #0000ff

                """)
    }

    @Test("What is hidden or clear is left out; opacity and transforms make groups")
    func groups() {
        let root = box(CGRect(x: 0, y: 0, width: 100, height: 100))
        let hidden = box(CGRect(x: 0, y: 0, width: 10, height: 10), red)
        hidden.isHidden = true
        let clear = box(CGRect(x: 0, y: 0, width: 10, height: 10), red)
        clear.alpha = 0
        let faint = box(CGRect(x: 10, y: 20, width: 10, height: 10), red)
        faint.alpha = 0.5
        let doubled = box(CGRect(x: 40, y: 40, width: 20, height: 20), blue)
        doubled.transform = CGAffineTransform(scaleX: 2, y: 2)
        let anchored = box(CGRect(x: 0, y: 0, width: 10, height: 10), blue)
        anchored.layer.anchorPoint = .zero
        for view in [hidden, clear, faint, doubled, anchored] { root.addSubview(view) }
        #expect(
            dump(root) == """
                display list 100 × 100
                layer transform [1 0 0 1 10 20] opacity 0.5
                  fill rect (0 0 10 10) #ff0000
                layer transform [2 0 0 2 30 30]
                  fill rect (0 0 20 20) #0000ff
                fill rect (5 5 10 10) #0000ff

                """)
    }

    @Test("Layers lie among the subviews in the order in which both were added")
    func sublayers() {
        func layer(_ x: CGFloat) -> CALayer {
            let layer = CALayer()
            layer.frame = CGRect(x: x, y: 0, width: 1, height: 1)
            layer.backgroundColor = red.cgColor
            return layer
        }
        let root = box(CGRect(x: 0, y: 0, width: 100, height: 100))
        let first = box(CGRect(x: 1, y: 0, width: 1, height: 1), blue)
        let second = box(CGRect(x: 3, y: 0, width: 1, height: 1), blue)
        root.addSubview(first)
        root.layer.addSublayer(layer(2))
        root.addSubview(second)
        root.layer.insertSublayer(layer(0), at: 0)
        func places() -> [String] {
            dump(root).split(separator: "\n").compactMap { line in
                if line.hasPrefix("layer") { return String(line.dropFirst("layer transform ".count)) }
                return line.hasPrefix("fill") ? String(line) : nil
            }
        }
        #expect(
            dump(root) == """
                display list 100 × 100
                layer
                  fill rect (0 0 1 1) #ff0000
                fill rect (1 0 1 1) #0000ff
                layer transform [1 0 0 1 2 0]
                  fill rect (0 0 1 1) #ff0000
                fill rect (3 0 1 1) #0000ff

                """)
        first.removeFromSuperview()
        #expect(places().last == "fill rect (3 0 1 1) #0000ff")
        #expect(places().count == 3)
    }

    @Test("A border stays inside round corners, one wider than the corner is cut to their shape")
    func borders() {
        let view = box(CGRect(x: 0, y: 0, width: 40, height: 40))
        view.layer.borderWidth = 4
        view.layer.borderColor = red.cgColor
        view.layer.cornerRadius = 10
        #expect(
            dump(view) == """
                display list 40 × 40
                stroke rounded rect (2 2 36 36) radius 8 #ff0000 width 4

                """)
        view.layer.cornerRadius = 1
        #expect(
            dump(view) == """
                display list 40 × 40
                layer clip rounded rect (0 0 40 40) radius 1
                  stroke rounded rect (2 2 36 36) radius 0 #ff0000 width 4

                """)
    }

    @Test("Gradients have their layer's corners; a radial one is an ellipse that ends at the end point")
    func gradients() {
        let view = box(CGRect(x: 0, y: 0, width: 40, height: 20))
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [red.cgColor, blue.cgColor]
        gradient.cornerRadius = 5
        view.layer.addSublayer(gradient)
        #expect(
            dump(view) == """
                display list 40 × 20
                layer
                  fill rounded rect (0 0 40 20) radius 5 linear (20 0) to (20 20) [0 #ff0000, 1 #0000ff]

                """)
        gradient.type = .radial
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        let lines = dump(view).split(separator: "\n")
        #expect(lines.contains { $0.contains("layer transform [20 0 0 10 20 10]") })
        #expect(lines.contains { $0.contains("fill rect (-1 -1 2 2) radial") })
    }

    @Test("A layer without a size draws what sticks out of it, unless it clips")
    func zeroSize() {
        let root = box(CGRect(x: 0, y: 0, width: 100, height: 100))
        let empty = box(CGRect(x: 10, y: 10, width: 0, height: 0), red)
        empty.addSubview(box(CGRect(x: 0, y: 0, width: 5, height: 5), blue))
        root.addSubview(empty)
        #expect(dump(root) == "display list 100 × 100\nfill rect (10 10 5 5) #0000ff\n")
        empty.clipsToBounds = true
        #expect(dump(root) == "display list 100 × 100\n")
    }
}
