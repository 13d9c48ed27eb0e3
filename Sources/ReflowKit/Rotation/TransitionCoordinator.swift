import Foundation
import KitValues
import LayoutRules

/// The coordinator of one transition: blocks run in the order they were registered (behaviour.md §6.2, steps 8 and 11).
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// A rotation of the interface, in the form in which the rotation methods of iOS 7 and earlier report it.
    struct Turn {
        var from: UIInterfaceOrientation
        var to: UIInterfaceOrientation
    }

    /// The rotation; nil for a change of size without rotation, and for presentations.
    let turn: Turn?
    let isAnimated: Bool
    let transitionDuration: TimeInterval
    let targetTransform: CGAffineTransform
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]
    private let log: SimulationEventLog
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var appAnimations = 0
    private var appCompletions = 0
    private var phase = Phase.before

    private enum Phase {
        case before, animated, over
    }

    init(
        containerView: UIView, turn: Turn? = nil, duration: TimeInterval, isAnimated: Bool, log: SimulationEventLog,
        presentationStyle: UIModalPresentationStyle = .none,
        controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    ) {
        self.containerView = containerView
        self.turn = turn
        self.isAnimated = isAnimated
        self.log = log
        self.presentationStyle = presentationStyle
        self.controllers = controllers
        transitionDuration = isAnimated ? duration : 0
        let quarters = turn.map { $0.to.clockwiseQuarterTurns - $0.from.clockwiseQuarterTurns } ?? 0
        targetTransform = CGAffineTransform(quarterTurns: quarters)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        controllers[key == .from ? .from : .to]?.loadedView
    }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        // Both blocks are refused if it is too late for the animation, because a promise to run it could not be kept.
        guard phase == .before || phase == .animated && animation == nil else { return false }
        if let animation {
            appAnimations += 1
            let index = appAnimations
            animations.append { [log] context in
                log.record(.alongside(index: index))
                animation(context)
            }
        }
        if let completion {
            appCompletions += 1
            let index = appCompletions
            completions.append { [log] context in
                log.record(.completion(index: index))
                completion(context)
            }
        }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// Adds the blocks of a controller's own implementation. They run like other blocks, but do not count as the
    /// application's.
    func addOwn(animation: @escaping () -> Void, completion: @escaping () -> Void) {
        animations.append { _ in animation() }
        completions.append { _ in completion() }
    }

    func runAlongside() {
        AnimationBlock(duration: transitionDuration).perform {
            var index = 0
            // A block may register another one, which runs as well.
            while index < animations.count {
                animations[index](self)
                index += 1
            }
        }
        phase = .animated
    }

    func finish() {
        var index = 0
        while index < completions.count {
            completions[index](self)
            index += 1
        }
        phase = .over
        animations = []
        completions = []
    }
}

extension UIInterfaceOrientation {
    /// The rotation of the interface relative to the portrait device, in clockwise quarter turns (behaviour.md §6.5).
    var clockwiseQuarterTurns: Int {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeRight: 1
        case .portraitUpsideDown: 2
        case .landscapeLeft: 3
        }
    }
}

extension CGAffineTransform {
    /// A rotation by clockwise quarter turns, without the rounding errors of a sine.
    fileprivate init(quarterTurns: Int) {
        switch (quarterTurns % 4 + 4) % 4 {
        case 1: self = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case 2: self = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case 3: self = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        default: self = .identity
        }
    }
}
