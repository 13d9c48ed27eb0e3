import KitValues
import LayoutRules

/// The methods whose own implementation in `UIViewController` ran, which is how it is known that an app's class does
/// not implement them: that cannot be looked up in Swift.
struct InheritedAnswers: OptionSet {
    var rawValue: UInt8

    static let supportedInterfaceOrientations = InheritedAnswers(rawValue: 1 << 0)
    static let shouldAutorotate = InheritedAnswers(rawValue: 1 << 1)
    static let preferredInterfaceOrientation = InheritedAnswers(rawValue: 1 << 2)
    static let shouldAutorotateToInterfaceOrientation = InheritedAnswers(rawValue: 1 << 3)
    /// Not the class answered but the delegate of a container.
    static let containerDelegate = InheritedAnswers(rawValue: 1 << 4)
}

extension UIViewController {
    /// What `UIViewController` itself answers, marked as its own.
    final func inherited<Answer>(_ mark: InheritedAnswers, _ answer: Answer) -> Answer {
        inheritedAnswers.insert(mark)
        return answer
    }

    /// Where the answer that was just given comes from.
    final func source(of question: RotationQuestion, inherited mark: InheritedAnswers) -> AnswerSource {
        if let source = standIn?.source(of: question) { return source }
        if inheritedAnswers.contains(.containerDelegate) { return .delegate }
        return inheritedAnswers.contains(mark) ? .default : .override
    }

    /// iOS 5's question, put so that what a controller lays out on being asked is known for it.
    final func accepts(_ orientation: UIInterfaceOrientation) -> Bool {
        AnimationBlock(callback: .shouldAutorotateToInterfaceOrientation, controller: self).perform {
            shouldAutorotate(to: orientation)
        }
    }

    /// What a container answers to iOS 5's question: whether all of its children accept, each of whom is asked
    /// (behaviour.md §5.5); nil without any. Later generations do not ask on behalf of children.
    final func agreement(on orientation: UIInterfaceOrientation) -> Bool? {
        let children = childrenToAgree
        guard !children.isEmpty else { return nil }
        inheritedAnswers.insert(.shouldAutorotateToInterfaceOrientation)
        let simulation = Simulation.current
        guard simulation.semantics < .iOS6 else { return orientation == .portrait }
        var doAllAccept = true
        for child in children {
            let count = simulation.childrenAnswers.count
            child.inheritedAnswers.subtract(.shouldAutorotateToInterfaceOrientation)
            let accepts = child.accepts(orientation)
            if !accepts { doAllAccept = false }
            // A container among the children has brought the answers of its own.
            guard simulation.childrenAnswers.count == count else { continue }
            simulation.childrenAnswers.append(
                ChildAnswer(
                    controller: child, accepts: accepts,
                    source: child.source(
                        of: .shouldAutorotateToInterfaceOrientation(orientation),
                        inherited: .shouldAutorotateToInterfaceOrientation)))
        }
        return doAllAccept
    }
}

/// What a child of a container answered to iOS 5's question.
@MainActor
struct ChildAnswer {
    var controller: UIViewController
    var accepts: Bool
    var source: AnswerSource
}
