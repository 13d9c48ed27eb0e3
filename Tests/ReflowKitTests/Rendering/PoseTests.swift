import DisplayList
import Foundation
import KitValues
import Testing

@testable import ReflowKit

@Suite("A tree drawn on its way")
@MainActor
struct PoseTests {
    /// A view that records the state of the tree whenever it is drawn.
    private final class Witness: UIView {
        var seen: [String] = []

        override func draw(_ rect: CGRect) {
            guard let superview else { return }
            seen.append("\(rect) \(frame) \(bounds) \(alpha) \(transform) \(superview.frame) \(superview.alpha)")
            UIBezierPath(rect: rect).fill()
        }
    }

    private final class Counter: UIView {
        var layouts = 0

        override func layoutSubviews() { layouts += 1 }
    }

    @Test("Drawing a view on its way writes to no view: what is drawn sees the tree as it stands")
    func reads() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        let middle = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let witness = Witness(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(middle)
        middle.addSubview(witness)
        let pose = TreePose(of: root)
        middle.frame = CGRect(x: 200, y: 0, width: 200, height: 100)
        middle.alpha = 0.5
        witness.frame = CGRect(x: 100, y: 0, width: 90, height: 50)
        witness.transform = CGAffineTransform(rotationAngle: .pi / 2)
        _ = root.drawing()
        for progress in [0, 0.25, 0.5, 1] as [CGFloat] { _ = pose.drawing(of: root, progress: progress) }
        #expect(witness.seen.count == 5)
        #expect(Set(witness.seen).count == 1, "\(witness.seen)")
    }

    @Test("Drawing lays nothing out where nothing is marked")
    func noSecondPass() {
        let root = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let pose = TreePose(of: root)
        let (passes, layouts) = (Simulation.current.layoutContext.pass, root.layouts)
        _ = root.drawing()
        _ = TreePose(of: root)
        _ = pose.drawing(of: root, progress: 0.5)
        #expect(Simulation.current.layoutContext.pass == passes)
        #expect(root.layouts == layouts)
    }

    @Test("A view that was scrolled shows on its way what it drew, as far as it has come")
    func scrolled() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let witness = Witness(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(witness)
        let pose = TreePose(of: root)
        witness.bounds.origin.y = 40
        guard case .layer(let layer)? = pose.drawing(of: root, progress: 0.5).list.commands.last else {
            Issue.record("what is drawn lies in no layer")
            return
        }
        // The layer is drawn for bounds that begin at 40 and shown in bounds that begin at 20, whose origin is the
        // view's corner.
        #expect(layer.transform == CGAffineTransform(translationX: 0, y: -40))
    }
}
