import Foundation
import Geometry
import LayoutRules

/// The coordinator of one turn: blocks run in the order they were registered (behaviour.md §6.2, steps 8 and 11).
@MainActor
final class RotationCoordinator: UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let transitionDuration: TimeInterval
    let targetTransform: CGAffineTransform
    let containerView: UIView
    let isAnimated = true
    let isCancelled = false
    private let log: EventLog
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var phase = Phase.before

    private enum Phase {
        case before, animated, over
    }

    init(
        from origin: UIInterfaceOrientation, to target: UIInterfaceOrientation, duration: TimeInterval,
        containerView: UIView, log: EventLog
    ) {
        transitionDuration = duration
        let turn = CGFloat(target.clockwiseQuarterTurns - origin.clockwiseQuarterTurns)
        targetTransform = CGAffineTransform(rotationAngle: turn * .pi / 2)
        self.containerView = containerView
        self.log = log
    }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        // What comes too late for the animation is refused whole, since a promise to run it would not be kept.
        guard phase == .before || phase == .animated && animation == nil else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func runAlongside() {
        var index = 0
        // A block may register another one; it runs as well.
        while index < animations.count {
            log.record(.alongside(index: index + 1))
            animations[index](self)
            index += 1
        }
        phase = .animated
    }

    func finish() {
        var index = 0
        while index < completions.count {
            log.record(.completion(index: index + 1))
            completions[index](self)
            index += 1
        }
        phase = .over
        animations = []
        completions = []
    }
}

extension UIInterfaceOrientation {
    /// How far the interface is turned against the portrait device, in clockwise quarter turns (behaviour.md §6.5).
    var clockwiseQuarterTurns: Int {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeRight: 1
        case .portraitUpsideDown: 2
        case .landscapeLeft: 3
        }
    }
}
