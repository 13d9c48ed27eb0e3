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

@Suite("The stages of a turn")
@MainActor
struct RotationStripTests {
    private func strip(of device: Device, from: UIDeviceOrientation, to: UIDeviceOrientation) throws -> Drawing {
        let simulation = Simulation(device: device)
        let window = simulation.perform {
            simulation.turn(to: from)
            let window = UIWindow()
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            return window
        }
        let recording = TurnRecording.record(window, in: simulation, at: RotationStrip.progress) {
            simulation.turn(to: to)
        }.recording
        return RotationStrip(recording, title: "page", typesetter: try Typesetter()).drawing()
    }

    private func texts(_ commands: [DisplayCommand]) -> [String] {
        commands.flatMap { command -> [String] in
            switch command {
            case .glyphs(let run): [run.text]
            case .layer(let layer): texts(layer.commands)
            default: []
            }
        }
    }

    @Test("Each stage has the callbacks that happen in it (Apple's figure 8-1)")
    func callbacks() throws {
        let stages = TurnStage.callbacks([
            .callback(.viewWillTransitionToSize, controller: "a", detail: ""),
            .callback(.viewWillTransitionToSize, controller: "b", detail: ""),
            .callback(.willRotate, controller: "a", detail: ""),
            .windowSize(from: CGSize(width: 1, height: 2), to: CGSize(width: 2, height: 1)),
            .callback(.viewWillLayoutSubviews, controller: "a", detail: ""),
            .callback(.willAnimateRotation, controller: "a", detail: ""),
            .alongside(index: 0),
            .callback(.didRotate, controller: "a", detail: ""),
            .completion(index: 0),
        ])
        #expect(stages[.before] == nil)
        #expect(stages[.willTurn] == ["viewWillTransition ×2", "willRotate"])
        #expect(stages[.turning] == ["viewWillLayoutSubviews", "willAnimateRotation", "alongsideTransition"])
        #expect(stages[.after] == ["didRotate", "completion"])
        let drawn = texts(try strip(of: .default, from: .portrait, to: .landscapeLeft).list.commands)
        for word in ["1  before", "2  device turned", "5  after", "willRotate", "viewDidLayoutSubviews", "didRotate"] {
            #expect(drawn.contains(word), "\(word)")
        }
    }

    @Test("The page is as wide for every device and turn, and no higher than wide")
    func page() throws {
        let devices = try ["iPhone 15", "iPhone 4s", "iPad Pro 11"].map {
            try DeviceCatalogue.standard.require(named: $0)
        }
        let turns: [(UIDeviceOrientation, UIDeviceOrientation)] = [
            (.portrait, .landscapeLeft), (.landscapeRight, .portrait), (.landscapeLeft, .landscapeRight),
        ]
        for device in devices {
            for (from, to) in turns {
                let size = try strip(of: device, from: from, to: to).list.size
                #expect(size.width == 1000)
                #expect(size.height < 1000, "\(device.name) \(from) \(to)")
            }
        }
    }
}
