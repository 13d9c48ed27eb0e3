import KitValues

/// Something that was seen while the interface turned, and that the rules do not know by themselves.
public enum RotationObservation: Sendable, Hashable {
    /// A controller set the frame, bounds or center of a view inside a method about rotation.
    case layout(controller: String, callback: String)
}

/// A mistake in what was declared or done, whether or not the interface turned.
public struct RotationFinding: Sendable, Hashable {
    /// What kind of mistake. The raw values are stable: scripts may rely on them.
    public enum Mistake: String, Sendable, CaseIterable {
        /// A mask without any orientation.
        case emptyMask
        /// Application and controller have no orientation in common.
        case contradictoryMasks
        /// The preferred orientation is not supported.
        case preferredNotSupported
        /// A child's mask that nobody asks for, while its container decides otherwise.
        case childNotAsked
        /// A covered controller's mask, while the one over it decides otherwise.
        case presenterNotAsked
        /// The mask of a sheet or a popover, while its presenter decides otherwise.
        case presentationNotAsked
        /// Masks of controllers in an application that may share an iPad's screen.
        case multitaskingIgnoresControllers
        /// A controller whose view was added straight to the window.
        case viewAddedToWindow
        /// A window without a root controller.
        case noRootViewController
        /// Layout inside a method about rotation.
        case layoutInRotationCallback
    }

    public let mistake: Mistake
    public let message: String
    /// What helps.
    public let advice: String

    /// The stable id.
    public var id: String { mistake.rawValue }
}

extension RotationRecord {
    /// The mistakes that this negotiation brings to light, in the order of ``RotationFinding/Mistake``.
    public var findings: [RotationFinding] {
        maskFindings + preferenceFindings + unaskedFindings + windowFindings + observationFindings
    }

    private var controller: String { RotationText.controller(facts) }

    private var maskFindings: [RotationFinding] {
        var findings: [RotationFinding] = []
        let application = facts.applicationMask?.intersection(.all)
        let mask = facts.controllerMask?.intersection(.all)
        if application?.isEmpty == true { findings.append(emptyMask("The application")) }
        // Up to iOS 12 a controller without an orientation lets the status bar be moved by hand.
        if mask?.isEmpty == true, negotiation.semantics >= .iOS15 { findings.append(emptyMask(controller)) }
        if let application, let mask, !application.isEmpty, !mask.isEmpty, application.isDisjoint(with: mask),
            !facts.isControllerMaskSynthesised
        {
            findings.append(
                RotationFinding(
                    mistake: .contradictoryMasks,
                    message: "The application supports \(application.text) and \(controller) supports \(mask.text):"
                        + " nothing in common.",
                    advice: "What is shown needs an orientation that both support."))
        }
        return findings
    }

    private func emptyMask(_ who: String) -> RotationFinding {
        RotationFinding(
            mistake: .emptyMask, message: "\(who) supports no orientation.", advice: RotationText.emptyMaskAdvice)
    }

    private var preferenceFindings: [RotationFinding] {
        guard let preferred = facts.preferredOrientation, preferred.isOverridden,
            let application = facts.applicationMask, let mask = facts.controllerMask
        else { return [] }
        let allowed = facts.isControllerMaskSynthesised ? mask : mask.intersection(application)
        if let orientation = preferred.orientation, allowed.contains(orientation) { return [] }
        return [
            RotationFinding(
                mistake: .preferredNotSupported,
                message: "\(controller) prefers \(preferred.text), and what is supported is \(allowed.text).",
                advice: "Prefer an orientation that the controller and the application support.")
        ]
    }

    /// Whose mask nobody asks for, where it would have mattered: it lacks what is shown now, or it has what was refused.
    private var unaskedFindings: [RotationFinding] {
        notAsked.compactMap { unasked in
            guard let mask = unasked.mask?.intersection(.all) else { return nil }
            let lacksWhatIsShown = !mask.contains(to)
            let hasWhatWasRefused = facts.wanted.map { $0 != to && mask.contains($0) } ?? false
            guard lacksWhatIsShown || hasWhatWasRefused else { return nil }
            let says = "\(unasked.name) supports \(mask.text), but nobody asks it:"
            switch unasked.reason {
            case .child:
                return RotationFinding(
                    mistake: .childNotAsked, message: "\(says) \(unasked.why).", advice: QA1688Reason.childNotAsked.cure
                )
            case .covered:
                guard lacksWhatIsShown else { return nil }
                return RotationFinding(
                    mistake: .presenterNotAsked, message: "\(says) \(unasked.why).",
                    advice: "It is asked again when what covers it is dismissed.")
            case .presentedAs:
                return RotationFinding(
                    mistake: .presentationNotAsked, message: "\(says) \(unasked.why).",
                    advice: "Present it as fullScreen if its orientations are to count.")
            case .multitasking:
                return RotationFinding(
                    mistake: .multitaskingIgnoresControllers, message: "\(says) \(unasked.why).",
                    advice: "UIRequiresFullScreen gives the controllers their say back.")
            case .viewAddedToWindow, .shouldAutorotateIgnored, .rule: return nil
            }
        }
    }

    private var windowFindings: [RotationFinding] {
        var findings = notAsked.filter { $0.reason == .viewAddedToWindow }.map { unasked in
            RotationFinding(
                mistake: .viewAddedToWindow,
                message: "\(unasked.name) hears of no turn: \(unasked.why).",
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
                    message: "\(controller) lays out in \(callback), which is not called for every turn.",
                    advice: QA1688Reason.layoutInRotationCallback.cure)
            }
        }
    }
}
