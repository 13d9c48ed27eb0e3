import KitValues
import LayoutRules
import ReflowKit
import Screens
import Staging
import Testing

/// A controller that counts how often it is asked for its orientations.
private final class CountingController: UIViewController {
    var mask: UIInterfaceOrientationMask = .all
    private(set) var questions = 0

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        questions += 1
        return mask
    }
}

@MainActor
@Suite("A turn by request")
struct RequestedTurnTests {
    private let controller = CountingController()

    private func stage(
        supporting mask: UIInterfaceOrientationMask, application: [UIInterfaceOrientation] = [],
        _ settings: Simulation.Settings = Simulation.Settings()
    ) -> Stage {
        controller.mask = mask
        var orientations = ApplicationOrientations()
        if !application.isEmpty { orientations.supported = application }
        return Stage(
            in: Simulation(device: .default, application: orientations, settings: settings), showing: { controller })
    }

    @Test(
        "behaviour.md §5.2: a turn to a named orientation asks the controller once, one that the device cannot show never",
        arguments: [OrientationRequest.turn(.landscapeLeft), .turn(.landscapeRight), .turn(.portraitUpsideDown)])
    func asksOnce(request: OrientationRequest) {
        for mask in [UIInterfaceOrientationMask.portrait, .allButUpsideDown, [.portrait, .landscapeLeft]] {
            let stage = stage(supporting: mask)
            let before = controller.questions
            stage.turn(to: request)
            let isAskedAtAll = request != .turn(.portraitUpsideDown)
            #expect(controller.questions - before == (isAskedAtAll ? 1 : 0), "\(mask.text)")
        }
    }

    @Test("§5.3: with iOS13Lenient, landscape is the one that the root controller supports")
    func lenient() {
        var settings = Simulation.Settings()
        settings.disjointRootMasks = .iOS13Lenient
        let stage = stage(supporting: .landscapeLeft, application: [.portrait], settings)
        #expect(stage.interfaceOrientation == .landscapeLeft)
        #expect(stage.supportedOrientations == .landscapeLeft)
        #expect(stage.turn(to: .landscape) == .shown(.landscapeLeft))
    }

    @Test("Landscape is the one that is supported now, also where the last answers said another")
    func changedMask() {
        let stage = stage(supporting: .portrait)
        controller.mask = [.portrait, .landscapeLeft]
        #expect(stage.turn(to: .landscape) == .shown(.landscapeLeft))
        #expect(stage.turn(to: .turn(.portrait)) == .shown(.portrait))
        controller.mask = [.portrait, .landscapeRight]
        #expect(stage.turn(to: .landscape) == .shown(.landscapeRight))
    }

    @Test("Whoever asks what is supported asks everyone, and writes no event")
    func asksWithoutEvents() {
        let stage = stage(supporting: [.portrait, .landscapeLeft], application: [.portrait, .landscapeRight])
        let before = controller.questions
        let log = stage.log.text
        #expect(stage.supportedOrientations == .portrait)
        #expect(controller.questions == before + 1)
        #expect(stage.log.text == log)
    }
}
