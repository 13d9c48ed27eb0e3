import KitValues

// The rules of iOS 5: a controller is asked about one orientation at a time, and the application is not asked at all
// (behaviour.md §5.5).
extension RotationNegotiation {
    /// Asks about one orientation after the other and takes the first that is accepted.
    ///
    /// A device that rotated asks only about its own orientation. Controllers of that time lay out inside the method,
    /// so the orientation of the last question has to be the one that is shown. Therefore, if the interface must be
    /// shown in some orientation, the questions end with the first yes.
    func perOrientationStep(_ facts: RotationFacts) -> RotationStep {
        guard facts.controllerClass != nil else { return .decided(.stay(.noRootViewController)) }
        let candidates = orientationsToAskAbout(facts)
        if facts.cause.followsDevice, candidates.first == facts.current { return .decided(.stay(.alreadyThere)) }
        for orientation in candidates {
            guard let answers = facts.orientationAnswers[orientation] else {
                return .ask(.shouldAutorotateToInterfaceOrientation(orientation))
            }
            if answers.allSatisfy(\.accepts) {
                return .decided(orientation == facts.current ? .stay(.alreadyThere) : .rotate(to: orientation))
            }
        }
        let doAgree = candidates.allSatisfy { facts.orientationAnswers[$0]?.contains(where: \.accepts) != true }
        return .decided(.stay(doAgree ? .controllerDeclinesOrientation : .childrenDisagree))
    }

    /// The orientations to ask about, most wanted first, each once.
    private func orientationsToAskAbout(_ facts: RotationFacts) -> [UIInterfaceOrientation] {
        let preferred: [UIInterfaceOrientation?] =
            switch facts.cause {
            case .presented: [facts.current, facts.followable]
            default: [facts.followable, facts.current]
            }
        if facts.cause.followsDevice { return [facts.followable].compactMap(\.self) }
        let all = preferred.compactMap(\.self) + RotationNegotiation.rawOrder.filter(facts.canShow)
        return all.enumerated().filter { !all[..<$0.offset].contains($0.element) }.map(\.element)
    }
}
