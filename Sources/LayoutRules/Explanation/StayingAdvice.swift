import KitValues

/// The advice for an interface that does not rotate.
struct StayingAdvice {
    let negotiation: RotationNegotiation
    let facts: RotationFacts
    let reason: StayReason
    let applicationSource: AnswerSource?
    /// The child that refused iOS 5's question, if it was not the controller in charge.
    let refuser: String?

    private var controller: String { RotationText.controller(facts) }
    private var wanted: UIInterfaceOrientation { facts.wanted ?? .portrait }

    var text: String? {
        switch reason {
        case .deviceFlat, .deviceUnknown: "Hold the device upright or on one of its sides."
        case .upsideDownUnsupported: "Only iPads and phones with a Home button support portraitUpsideDown."
        case .shouldAutorotateFalse:
            QA1688Reason.shouldAutorotateFalse.cure
                + " From iOS 16 on, shouldAutorotate is ignored and only the masks decide."
        case .notInApplicationMask: applicationAdvice
        case .notInControllerMask: controllerAdvice
        case .notInEitherMask: "\(controllerAdvice) \(applicationAdvice)"
        case .applicationMaskEmpty: RotationText.emptyMaskAdvice
        case .controllerMaskEmpty:
            negotiation.semantics < .iOS15 && !facts.isControllerMaskSynthesised
                ? "An empty mask is for moving the status bar with setStatusBarOrientation; from iOS 13 on it is a"
                    + " mistake."
                : RotationText.emptyMaskAdvice
        case .alreadyThere: nil
        case .controllerDeclinesOrientation:
            "Return true for \(wanted.name) from shouldAutorotateToInterfaceOrientation in \(refuser ?? controller);"
                + " UIKit's default is true for portrait only."
        case .childrenDisagree: QA1688Reason.childrenDisagree.cure
        case .noRootViewController: QA1688Reason.noRootViewController.cure
        case .presenterInCharge: "Present it as fullScreen if its orientations should count."
        case .multitasking: RotationText.fullScreenAdvice
        case .orientationLocked:
            "Return false from prefersInterfaceOrientationLocked, and call"
                + " setNeedsUpdateOfPrefersInterfaceOrientationLocked."
        case .geometryRequestRefused:
            facts.isMultitaskingCapable
                ? "Set UIRequiresFullScreen if the application should choose its orientation."
                : "Make the application and \(controller) support the orientation before requesting it."
        case .statusBarOrientationIgnored:
            "Return an empty mask from supportedInterfaceOrientations in \(controller) while you move the status bar."
        case .unavailable: replacement
        }
    }

    private var controllerAdvice: String {
        facts.isControllerMaskSynthesised
            ? "Return true for \(wanted.name) from shouldAutorotateToInterfaceOrientation in \(controller), the only"
                + " orientation method that it implements."
            : "Include \(wanted.name) in supportedInterfaceOrientations of \(controller)."
    }

    /// The place where the application's answer can be changed, which depends on its source.
    private var applicationAdvice: String {
        switch applicationSource {
        case .delegate:
            "Include \(wanted.name) in what application(_:supportedInterfaceOrientationsFor:) returns; while the"
                + " delegate implements it, the Info.plist is not used."
        case .layout(let file, let line):
            "Add \(wanted.name) to the orientations under \"application\" (\(file):\(line))."
        case .default:
            "List \(wanted.propertyListName) under UISupportedInterfaceOrientations; without a list, the default for"
                + " phones or iPads applies."
        case .plist, .override, nil:
            "List \(wanted.propertyListName) under UISupportedInterfaceOrientations in the Info.plist."
        }
    }

    private var replacement: String? {
        switch facts.cause {
        case .attempted: "Call setNeedsUpdateOfSupportedInterfaceOrientations."
        case .masksUpdated: "Before iOS 16, call attemptRotationToDeviceOrientation."
        case .geometryRequested:
            "Before iOS 16, present a controller full screen that prefers the orientation."
        case .statusBarOrientationSet: "Use orientation masks instead."
        default: nil
        }
    }
}
