import KitValues

/// Something observed during a rotation, which cannot be derived from the rules.
public enum RotationObservation: Sendable, Hashable {
    /// A controller set the frame, bounds or center of a view inside a rotation callback.
    case layout(controller: String, callback: String)
}

/// A mistake in a declaration or in code, whether or not the interface rotated.
public struct RotationFinding: Sendable, Hashable {
    /// The kind of mistake. The raw values are stable, because scripts may rely on them.
    public enum Mistake: String, Sendable, CaseIterable {
        /// A mask is empty.
        case emptyMask
        /// Application and controller have no orientation in common.
        case contradictoryMasks
        /// The application and the controller both support one landscape orientation, but not the same one.
        case noCommonLandscape
        /// The preferred orientation is not supported.
        case preferredNotSupported
        /// A child supports other orientations than its container, but is not asked.
        case childNotAsked
        /// A covered controller supports other orientations than the controller over it, but is not asked.
        case presenterNotAsked
        /// A sheet or popover supports other orientations than its presenter, but is not asked.
        case presentationNotAsked
        /// Controllers have masks in an application that supports iPad multitasking, which ignores them.
        case multitaskingIgnoresControllers
        /// A controller's view was added directly to the window.
        case viewAddedToWindow
        /// The window has no root controller.
        case noRootViewController
        /// Views are laid out inside a rotation callback.
        case layoutInRotationCallback
    }

    public let mistake: Mistake
    public let message: String
    /// The way to fix the mistake.
    public let advice: String

    /// The stable id.
    public var id: String { mistake.rawValue }
}

extension RotationRecord {
    /// The mistakes that this negotiation shows, in the order of ``RotationFinding/Mistake``.
    public var findings: [RotationFinding] {
        maskFindings + preferenceFindings + unaskedFindings + windowFindings + observationFindings
    }

    private var controller: String { RotationText.controller(facts) }

    private var maskFindings: [RotationFinding] {
        var findings: [RotationFinding] = []
        let application = facts.applicationMask?.intersection(.all)
        let mask = facts.controllerMask?.intersection(.all)
        if application?.isEmpty == true {
            findings.append(
                emptyMask(facts.isApplicationMaskOfDelegate ? "The application delegate's answer" : "The application"))
        }
        // Up to iOS 12, an empty mask is not a mistake: it lets the application move the status bar.
        if mask?.isEmpty == true, negotiation.semantics >= .iOS15 { findings.append(emptyMask(controller)) }
        if let application, let mask, !application.isEmpty, !mask.isEmpty, application.isDisjoint(with: mask),
            !facts.isControllerMaskSynthesised
        {
            findings.append(
                RotationFinding(
                    mistake: .contradictoryMasks,
                    message: "The application supports \(RotationText.orientations(application));"
                        + " \(controller) supports only \(RotationText.orientations(mask))."
                        + " They have no orientation in common.",
                    advice: "Give them an orientation in common."))
        } else if let application, let mask, !facts.isControllerMaskSynthesised {
            let landscapes = [application, mask].map { $0.intersection(.landscape) }
            if landscapes.allSatisfy({ !$0.isEmpty }), landscapes[0].isDisjoint(with: landscapes[1]) {
                findings.append(
                    RotationFinding(
                        mistake: .noCommonLandscape,
                        message: "The application supports \(landscapes[0].text), \(controller) supports "
                            + "\(landscapes[1].text): they have no landscape in common.",
                        advice: "Give them the same landscape orientations."))
            }
        }
        return findings
    }

    private func emptyMask(_ who: String) -> RotationFinding {
        RotationFinding(
            mistake: .emptyMask, message: "\(who) supports no orientation.", advice: RotationText.emptyMaskAdvice)
    }

    private var preferenceFindings: [RotationFinding] {
        guard let preferred = facts.preferredOrientation, preferred.isOverridden,
            let allowed = negotiation.allowedOrientations(facts)?.mask
        else { return [] }
        if let orientation = preferred.orientation, allowed.contains(orientation) { return [] }
        return [
            RotationFinding(
                mistake: .preferredNotSupported,
                message: "\(controller) prefers \(preferred.text), which is not supported. Supported: \(allowed.text).",
                advice: "Prefer an orientation that the controller and the application support.")
        ]
    }

    /// The mistakes of controllers that are not asked although their masks matter: they lack the orientation that is
    /// now shown, or support the refused one.
    private var unaskedFindings: [RotationFinding] {
        notAsked.compactMap { unasked in
            guard let mask = unasked.mask?.intersection(.all) else { return nil }
            let lacksWhatIsShown = !mask.contains(to)
            let hasWhatWasRefused = facts.wanted.map { $0 != to && mask.contains($0) } ?? false
            guard lacksWhatIsShown || hasWhatWasRefused else { return nil }
            let says = "\(unasked.name) supports \(RotationText.orientations(mask)) but is not asked:"
            switch unasked.reason {
            case .child:
                return RotationFinding(
                    mistake: .childNotAsked, message: "\(says) \(unasked.why).", advice: QA1688Reason.childNotAsked.cure
                )
            case .covered:
                guard lacksWhatIsShown else { return nil }
                return RotationFinding(
                    mistake: .presenterNotAsked, message: "\(says) \(unasked.why).",
                    advice: "It is asked again when the controller over it is dismissed.")
            case .presentedAs:
                return RotationFinding(
                    mistake: .presentationNotAsked, message: "\(says) \(unasked.why).",
                    advice: "Present it as fullScreen if its orientations should count.")
            case .multitasking:
                return RotationFinding(
                    mistake: .multitaskingIgnoresControllers, message: "\(says) \(unasked.why).",
                    advice: RotationText.fullScreenAdvice)
            case .viewAddedToWindow, .shouldAutorotateIgnored, .rule: return nil
            }
        }
    }

    private var windowFindings: [RotationFinding] {
        var findings = notAsked.filter { $0.reason == .viewAddedToWindow }.map { unasked in
            RotationFinding(
                mistake: .viewAddedToWindow,
                message: "\(unasked.name) gets no rotation callbacks: \(unasked.why).",
                advice: QA1688Reason.viewAddedToWindow.cure)
        }
        if facts.controllerClass == nil {
            findings.append(
                RotationFinding(
                    mistake: .noRootViewController, message: "The window has no root controller.",
                    advice: QA1688Reason.noRootViewController.cure))
        }
        return findings
    }

    private var observationFindings: [RotationFinding] {
        var seen: Set<RotationObservation> = []
        return observations.filter { seen.insert($0).inserted }.map { observation in
            switch observation {
            case .layout(let controller, let callback):
                RotationFinding(
                    mistake: .layoutInRotationCallback,
                    message: "\(controller) lays out views in \(callback), which is not called for every rotation.",
                    advice: QA1688Reason.layoutInRotationCallback.cure)
            }
        }
    }
}
