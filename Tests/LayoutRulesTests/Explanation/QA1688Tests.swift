import KitValues
import LayoutRules
import Testing

/// A record of facts that are sufficient for a decision.
func record(
    _ facts: RotationFacts, _ semantics: RotationSemantics = .standard, source: AnswerSource = .plist,
    notAsked: [RotationRecord.Unasked] = [], observations: [RotationObservation] = []
) throws -> RotationRecord {
    let negotiation = RotationNegotiation(semantics: semantics)
    guard case .decided(let decision) = negotiation.nextStep(facts) else { throw NotDecided(facts: facts) }
    var asked: [RotationRecord.Asked] = []
    if let mask = facts.applicationMask {
        asked.append(
            RotationRecord.Asked(
                who: "UIApplication", className: "UIApplication", question: .applicationMask, answer: mask.text,
                source: source))
    }
    return RotationRecord(
        negotiation: negotiation, facts: facts, decision: decision, asked: asked, notAsked: notAsked,
        observations: observations)
}

struct NotDecided: Error {
    var facts: RotationFacts
}

extension RotationFacts {
    /// A phone in portrait that was rotated so that its home end is on the right, and whose controllers allow that.
    static let turnedPhone = RotationFacts(
        current: .portrait, device: .landscapeLeft, supportsPortraitUpsideDown: false, controllerClass: "Root",
        shouldAutorotate: true, applicationMask: .allButUpsideDown, controllerMask: .allButUpsideDown)

    func with(_ change: (inout RotationFacts) -> Void) -> RotationFacts {
        var facts = self
        change(&facts)
        return facts
    }
}

@Suite("QA1688: every reason of the note is diagnosed, and its cure cures")
struct QA1688Tests {
    private let phone = RotationFacts.turnedPhone
    private let turned = RotationDecision.rotate(to: .landscapeRight)

    @Test("Nine reasons with stable ids, each with a cure")
    func ids() {
        #expect(
            QA1688Reason.allCases.map(\.rawValue) == [
                "viewAddedToWindow", "noRootViewController", "notInControllerMask", "notInApplicationMask",
                "shouldAutorotateFalse", "childNotAsked", "initWithoutSuper", "childrenDisagree",
                "layoutInRotationCallback",
            ])
        #expect(Set(QA1688Reason.allCases.map(\.cure)).count == QA1688Reason.allCases.count)
    }

    @Test("A view added straight to the window, before iOS 6 and since")
    func viewAddedToWindow() throws {
        let stray = RotationRecord.Unasked(className: "App.Stray", reason: .viewAddedToWindow)
        let bare = phone.with { $0.controllerClass = nil }
        let old = try record(bare, .iOS5, notAsked: [stray])
        #expect(old.explanation.reason == "viewAddedToWindow")
        #expect(old.explanation.advice == QA1688Reason.viewAddedToWindow.cure)
        let new = try record(bare, notAsked: [stray])
        #expect(new.decision == turned)
        #expect(new.findings.map(\.id) == ["viewAddedToWindow", "noRootViewController"])
        #expect(new.findings[0].message.hasPrefix("App.Stray gets no rotation callbacks"))
        #expect(try record(phone).findings.isEmpty)
    }

    @Test("No root controller: only the application decides")
    func noRootViewController() throws {
        let bare = phone.with {
            $0.controllerClass = nil
            $0.controllerMask = nil
            $0.shouldAutorotate = nil
        }
        let old = try record(bare, .iOS5)
        #expect(old.explanation.reason == "noRootViewController")
        let new = try record(bare)
        #expect(new.decision == turned)
        #expect(new.findings.map(\.mistake) == [.noRootViewController])
        #expect(try record(bare.with { $0.applicationMask = .portrait }).note == .notInApplicationMask)
    }

    @Test("The controller does not support the orientation")
    func notInControllerMask() throws {
        let refused = try record(phone.with { $0.controllerMask = .portrait })
        #expect(refused.explanation.reason == "notInControllerMask")
        #expect(refused.explanation.advice == "Include landscapeRight in supportedInterfaceOrientations of Root.")
        #expect(try record(phone.with { $0.controllerMask = [.portrait, .landscapeRight] }).decision == turned)
    }

    @Test("iOS 5: the controller accepts portrait alone, as it does by default")
    func declines() throws {
        func answering(_ accepts: Bool) -> RotationFacts {
            phone.with {
                $0.orientationAnswers[.landscapeRight] = [OrientationAnswer(controllerClass: "Root", accepts: accepts)]
            }
        }
        let refused = try record(answering(false), .iOS5)
        #expect(refused.note == .notInControllerMask)
        #expect(refused.explanation.reason == "controllerDeclinesOrientation")
        #expect(
            refused.explanation.message
                == "Root returned false from shouldAutorotateToInterfaceOrientation for landscapeRight (device"
                + " landscapeLeft)."
        )
        #expect(try record(answering(true), .iOS5).decision == turned)
    }

    @Test(
        "The application does not support the orientation; the advice goes to whoever answered",
        arguments: [
            (AnswerSource.plist, "in the Info.plist"), (.delegate, "application(_:supportedInterfaceOrientationsFor:)"),
            (.default, "without a list"), (.layout(file: "Layouts/photos.json", line: 4), "Layouts/photos.json:4"),
        ])
    func notInApplicationMask(source: AnswerSource, words: String) throws {
        let refused = try record(phone.with { $0.applicationMask = .portrait }, source: source)
        #expect(refused.explanation.reason == "notInApplicationMask")
        #expect(refused.explanation.advice?.contains(words) == true)
        #expect(
            refused.explanation.advice?.contains(
                source == .plist ? "UIInterfaceOrientationLandscapeRight" : "andscapeRight") == true)
        #expect(try record(phone, source: source).decision == turned)
    }

    @Test("iOS 5: the application's list restricts nothing after the launch")
    func listIsAHint() throws {
        let facts = phone.with {
            $0.applicationMask = .portrait
            $0.orientationAnswers[.landscapeRight] = [OrientationAnswer(controllerClass: "Root", accepts: true)]
        }
        #expect(try record(facts, .iOS5).decision == turned)
    }

    @Test("The controller declines to rotate")
    func shouldAutorotate() throws {
        let declined = try record(
            phone.with {
                $0.shouldAutorotate = false
                $0.applicationMask = nil
                $0.controllerMask = nil
            })
        #expect(declined.explanation.reason == "shouldAutorotateFalse")
        #expect(declined.explanation.advice?.hasPrefix(QA1688Reason.shouldAutorotateFalse.cure) == true)
        #expect(declined.notAsked.map(\.className) == ["UIApplication"])
        #expect(try record(phone).decision == turned)
    }

    @Test("The controller is a child: its container is asked, not it")
    func child() throws {
        let facts = phone.with { $0.controllerClass = "UINavigationController" }
        let child = RotationRecord.Unasked(
            className: "App.Photo", reason: .child(of: "UINavigationController"), mask: .all)
        let refused = try record(facts.with { $0.controllerMask = .portrait }, notAsked: [child])
        #expect(refused.explanation.reason == "childNotAsked")
        #expect(refused.explanation.advice == QA1688Reason.childNotAsked.cure)
        // A plain container has no delegate to ask.
        #expect(
            refused.explanation.advice?.hasPrefix("Override supportedInterfaceOrientations in the container") == true)
        #expect(refused.explanation.message.hasSuffix("App.Photo would rotate, but as a child it is not asked."))
        #expect(refused.findings.map(\.mistake) == [.childNotAsked])
        // A container that forwards the question rotates.
        #expect(try record(facts.with { $0.controllerMask = .all }, notAsked: [child]).decision == turned)
        // A child that does not want to rotate is not asked either.
        let unwilling = RotationRecord.Unasked(
            className: "App.List", reason: .child(of: "UINavigationController"), mask: .portrait)
        let turning = try record(facts, notAsked: [unwilling])
        #expect(turning.decision == turned)
        #expect(turning.explanation.reason == nil)
        #expect(turning.findings.map(\.mistake) == [.childNotAsked])
        // If the child's answer is not known, the container's own mask is the reason.
        let silent = RotationRecord.Unasked(className: "App.List", reason: .child(of: "UINavigationController"))
        #expect(
            try record(facts.with { $0.controllerMask = .portrait }, notAsked: [silent]).explanation.reason
                == "notInControllerMask")
    }

    @Test("iOS 5: the children of a container do not agree")
    func childrenDisagree() throws {
        func answering(_ second: Bool) -> RotationFacts {
            phone.with {
                $0.controllerClass = "UITabBarController"
                $0.orientationAnswers[.landscapeRight] = [
                    OrientationAnswer(controllerClass: "First", accepts: true),
                    OrientationAnswer(controllerClass: "Second", accepts: second),
                ]
            }
        }
        let refused = try record(answering(false), .iOS5)
        #expect(refused.explanation.reason == "childrenDisagree")
        #expect(
            refused.explanation.message == "Not all children of UITabBarController accept landscapeRight (device"
                + " landscapeLeft): Second refused.")
        #expect(refused.explanation.advice == QA1688Reason.childrenDisagree.cure)
        #expect(try record(answering(true), .iOS5).decision == turned)
    }

    @Test("Layout inside a method about rotation, said once a method")
    func layout() throws {
        let seen = RotationObservation.layout(controller: "Root", callback: "willRotate(to:duration:)")
        let found = try record(phone, observations: [seen, seen])
        #expect(found.decision == turned)
        #expect(found.findings.map(\.id) == ["layoutInRotationCallback"])
        #expect(found.findings[0].advice == QA1688Reason.layoutInRotationCallback.cure)
        #expect(found.findings[0].message.contains("willRotate(to:duration:)"))
    }
}
