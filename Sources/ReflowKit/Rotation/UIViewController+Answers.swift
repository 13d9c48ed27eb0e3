import KitValues
import LayoutRules

/// The methods whose implementation in `UIViewController` ran. If it ran, the app's class does not implement the
/// method, which Swift cannot look up otherwise.
struct InheritedAnswers: OptionSet {
    var rawValue: UInt8

    static let supportedInterfaceOrientations = InheritedAnswers(rawValue: 1 << 0)
    static let shouldAutorotate = InheritedAnswers(rawValue: 1 << 1)
    static let preferredInterfaceOrientation = InheritedAnswers(rawValue: 1 << 2)
    static let shouldAutorotateToInterfaceOrientation = InheritedAnswers(rawValue: 1 << 3)
    /// The delegate of a container answered, not the class.
    static let containerDelegate = InheritedAnswers(rawValue: 1 << 4)
}

extension UIViewController {
    /// Returns the answer of `UIViewController` itself, and marks it as inherited.
    final func inherited<Answer>(_ mark: InheritedAnswers, _ answer: Answer) -> Answer {
        inheritedAnswers.insert(mark)
        return answer
    }

    /// The source of the answer that was just given.
    final func source(of question: RotationQuestion, inherited mark: InheritedAnswers) -> AnswerSource {
        if let source = standIn?.source(of: question) { return source }
        if inheritedAnswers.contains(.containerDelegate) { return .delegate }
        return inheritedAnswers.contains(mark) ? .default : .override
    }

    /// Asks the question of iOS 5, and records that the controller may lay out for this orientation in reply.
    final func accepts(_ orientation: UIInterfaceOrientation) -> Bool {
        AnimationBlock(callback: .shouldAutorotateToInterfaceOrientation, controller: self).perform {
            shouldAutorotate(to: orientation)
        }
    }

    /// The answer of a container to the question of iOS 5: whether all of its children accept; each of them is asked
    /// (behaviour.md §5.5). It is nil without children. Later generations do not ask children.
    final func agreement(on orientation: UIInterfaceOrientation) -> Bool? {
        let children = childrenToAgree
        guard !children.isEmpty else { return nil }
        inheritedAnswers.insert(.shouldAutorotateToInterfaceOrientation)
        let simulation = Simulation.current
        guard simulation.semantics < .iOS6 else { return orientation == .portrait }
        var doAllAccept = true
        for child in children {
            let count = simulation.negotiations.childrenAnswers.count
            child.inheritedAnswers.subtract(.shouldAutorotateToInterfaceOrientation)
            let accepts = child.accepts(orientation)
            if !accepts { doAllAccept = false }
            // A container among the children has reported the answers of its own children.
            guard simulation.negotiations.childrenAnswers.count == count else { continue }
            simulation.negotiations.childrenAnswers.append(
                ChildAnswer(
                    controller: child, accepts: accepts,
                    source: child.source(
                        of: .shouldAutorotateToInterfaceOrientation(orientation),
                        inherited: .shouldAutorotateToInterfaceOrientation)))
        }
        return doAllAccept
    }
}

/// The answer of a container's child to the question of iOS 5.
@MainActor
struct ChildAnswer {
    var controller: UIViewController
    var accepts: Bool
    var source: AnswerSource
}
