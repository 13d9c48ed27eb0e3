import KitValues

/// What to do about an interface that stays.
struct StayingAdvice {
    let negotiation: RotationNegotiation
    let facts: RotationFacts
    let reason: StayReason
    let applicationSource: AnswerSource?

    private var controller: String { RotationText.controller(facts) }
    private var wanted: UIInterfaceOrientation { facts.wanted ?? .portrait }

    var text: String? {
        switch reason {
        case .deviceFlat, .deviceUnknown: "Hold the device upright or on one of its sides."
        case .upsideDownUnsupported: "Phones with a Home button and iPads do show it."
        case .shouldAutorotateFalse:
            QA1688Reason.shouldAutorotateFalse.cure
                + " From iOS 16 shouldAutorotate is ignored and the masks alone decide."
        case .notInApplicationMask: applicationAdvice
        case .notInControllerMask: controllerAdvice
        case .notInEitherMask: "\(controllerAdvice) \(applicationAdvice)"
        case .applicationMaskEmpty: RotationText.emptyMaskAdvice
        case .controllerMaskEmpty:
            negotiation.semantics < .iOS15 && !facts.isControllerMaskSynthesised
                ? "Meant for moving the status bar by setStatusBarOrientation; from iOS 13 on it is a mistake."
                : RotationText.emptyMaskAdvice
        case .alreadyThere: nil
        case .controllerDeclinesOrientation:
            "Return true for \(wanted.name) from shouldAutorotateToInterfaceOrientation of \(controller); UIKit's own"
                + " answer is true for portrait alone."
        case .childrenDisagree: QA1688Reason.childrenDisagree.cure
        case .noRootViewController: QA1688Reason.noRootViewController.cure
        case .presenterInCharge: "Present it as fullScreen if its orientations are to count."
        case .multitasking: "UIRequiresFullScreen gives the controllers their say back."
        case .orientationLocked:
            "Return false from prefersInterfaceOrientationLocked, and call"
                + " setNeedsUpdateOfPrefersInterfaceOrientationLocked."
        case .geometryRequestRefused:
            facts.isMultitaskingCapable
                ? "UIRequiresFullScreen lets the application choose its orientation."
                : "Let the application and \(controller) support what is requested before requesting it."
        case .statusBarOrientationIgnored:
            "Return no orientation from supportedInterfaceOrientations of \(controller) while the status bar is moved"
                + " by hand."
        case .unavailable: replacement
        }
    }

    private var controllerAdvice: String {
        facts.isControllerMaskSynthesised
            ? "Return true for \(wanted.name) from shouldAutorotateToInterfaceOrientation of \(controller), the only"
                + " method about orientations that it implements."
            : "Let supportedInterfaceOrientations of \(controller) contain \(wanted.name)."
    }

    /// Where the application's answer can be changed, which depends on who gave it.
    private var applicationAdvice: String {
        switch applicationSource {
        case .delegate:
            "Let application(_:supportedInterfaceOrientationsFor:) answer with \(wanted.name) too; while the delegate"
                + " implements it, the Info.plist has no say."
        case .layout(let file, let line): "Add \(wanted.name) to the application's orientations in \(file):\(line)."
        case .default:
            "List \(wanted.propertyListName) under UISupportedInterfaceOrientations; without a list the default of the"
                + " device's idiom holds."
        case .plist, .override, nil:
            "List \(wanted.propertyListName) under UISupportedInterfaceOrientations in the Info.plist."
        }
    }

    private var replacement: String? {
        switch facts.cause {
        case .attempted: "Call setNeedsUpdateOfSupportedInterfaceOrientations."
        case .masksUpdated: "Before, attemptRotationToDeviceOrientation is what asks again."
        case .geometryRequested:
            "Before, a controller that is presented full screen shows itself in the orientation it prefers."
        case .statusBarOrientationSet: "Ask for the interface orientation by masks instead."
        default: nil
        }
    }
}
