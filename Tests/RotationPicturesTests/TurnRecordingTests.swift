import Comparison
import DisplayList
import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Screens
import Staging
import Testing
import Typesetting

@testable import RotationPictures

@Suite("A turn, recorded")
@MainActor
struct TurnRecordingTests {
    private let simulation = Simulation(device: .default)
    private let moving = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    /// A window with one red view, which keeps its distance from the right edge and takes half of the window's growth
    /// as width.
    private func window() -> UIWindow {
        simulation.perform {
            let window = UIWindow()
            let controller = UIViewController()
            controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            moving.frame = CGRect(x: 93, y: 100, width: 100, height: 50)
            moving.autoresizingMask = [.flexibleLeftMargin]
            moving.backgroundColor = .red
            moving.accessibilityIdentifier = "moving"
            controller.view.addSubview(moving)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return window
        }
    }

    private func record(at progress: [CGFloat]) -> TurnRecording {
        TurnRecording.record(window(), in: simulation, at: progress) {
            simulation.turn(to: .landscapeLeft)
        }.recording
    }

    /// The rectangle that is filled with red.
    private func redRect(_ drawing: Drawing) -> CGRect? {
        for case .fill(.rect(let rect), .color(let color), _) in drawing.list.commands
        where color.red == 1 && color.green == 0 { return rect }
        return nil
    }

    @Test("Half the way a view is half the way, in a window half the way; afterwards everything stands as it did")
    func halfWay() throws {
        let recording = record(at: [0, 0.5, 1])
        #expect(recording.before.orientation == .portrait)
        #expect(recording.after.orientation == .landscapeRight)
        // The space on its left grows by 852 − 393 = 459 points: from 93 to 552.
        #expect(recording.between.map { redRect($0)?.minX } == [93, 322.5, 552])
        #expect(
            recording.between.map(\.list.size) == [
                CGSize(width: 393, height: 852), CGSize(width: 622.5, height: 622.5), CGSize(width: 852, height: 393),
            ])
        #expect(moving.frame == CGRect(x: 552, y: 100, width: 100, height: 50))
        #expect(recording.between.last?.list == recording.after.drawing.list)
        #expect(recording.between.first?.list.size == recording.before.drawing.list.size)
    }

    @Test("Two rotations are mixed by their angle, so nothing shrinks on the way")
    func turning() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        child.backgroundColor = .red
        view.addSubview(child)
        let pose = TreePose(of: view)
        child.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let half = pose.drawing(of: view, progress: 0.5)
        guard case .layer(let layer)? = half.list.commands.last else {
            Issue.record("no layer in \(half.list.dump())")
            return
        }
        let diagonal = CGFloat(0.5).squareRoot()
        #expect(abs(layer.transform.a - diagonal) < 1e-9 && abs(layer.transform.b - diagonal) < 1e-9)
        #expect(child.transform == CGAffineTransform(rotationAngle: .pi / 2))
    }

    @Test("What a view draws is drawn for its new size and stretched to where it is")
    func stretched() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "stretched"
        root.addSubview(label)
        let pose = TreePose(of: root)
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
        guard case .layer(let layer)? = pose.drawing(of: root, progress: 0.5).list.commands.last else {
            Issue.record("the label is drawn in no layer")
            return
        }
        #expect(layer.transform == CGAffineTransform(scaleX: 0.75, y: 1))
    }

    @Test("The plate numbers the views that moved, the one with an id first of all")
    func plate() throws {
        let recording = record(at: [])
        let moved = MovedViews(recording, limit: 20)
        #expect(moved.rows.map { $0.members.map(\.name) } == [["moving"]])
        let row = try #require(moved.rows.first)
        #expect(row.cells.map(\.text) == ["93 → 552", "100", "100", "50"])
        #expect(row.cells.map(\.isChanged) == [true, false, false, false])
        #expect(row.members[0].before?.visible == CGRect(x: 93, y: 100, width: 100, height: 50))
        #expect(row.members[0].after?.visible == CGRect(x: 552, y: 100, width: 100, height: 50))
        #expect(MovedViews(recording, limit: 0).omitted == 1)
        let plate = RotationPlate(recording, title: "page", typesetter: try Typesetter()).drawing()
        // The sheet has two devices of 393 × 852 with bezels of 12 points, 48 between them and 40 around.
        #expect(abs(plate.list.size.width - (40 + 417 + 48 + 876 + 40)) < 1e-9)
    }

    @Test("A film rests, turns the device, turns the interface, and rests")
    func film() throws {
        let timing = TurnTiming(framesPerSecond: 10, deviceSeconds: 0.3, interfaceSeconds: 0.3, restSeconds: 1)
        let recording = record(at: timing.interfaceProgress)
        let frames = RotationFilm(recording, typesetter: try Typesetter()).frames(timing)
        #expect(frames.map(\.milliseconds) == [1000, 100, 100, 100, 100, 100, 1000])
        #expect(Set(frames.map(\.drawing.list.size.width)).count == 1)
        #expect(frames[0].drawing.list != frames[1].drawing.list)
    }
}
