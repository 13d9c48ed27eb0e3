import Basics
import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

/// The callbacks of several controllers and two observers of notifications as a table of text, with the values that
/// could be read at that moment.
///
/// A line is `WHO EVENT BOUNDS INTERFACE BAR TRAITS`: the size of the controller's view, its `interfaceOrientation`,
/// the application's `statusBarOrientation`, and the size classes, width before height. The last column is missing
/// before iOS 8, which has no size classes, and for a view outside of a window. Notifications have the status bar's
/// column alone.
@MainActor
final class Testimony {
    private struct Line: Equatable {
        /// The kind of an event. From iOS 13 on, trait changes are reported during a layout pass, so they do not end a
        /// phase of layout.
        enum Kind { case question, layout, traits, other }

        var kind: Kind
        var text: String
    }

    private var lines: [Line] = []
    private var tokens: [any NSObjectProtocol] = []
    private let world: World
    /// Whether questions about orientations are recorded, too.
    var hearsQuestions = true

    init(in world: World) {
        self.world = world
        let application = world.simulation.application
        let key = UIApplication.statusBarOrientationUserInfoKey
        listen(to: UIDevice.orientationDidChangeNotification, of: world.device) { _ in "" }
        for name in [
            UIApplication.willChangeStatusBarOrientationNotification,
            UIApplication.didChangeStatusBarOrientationNotification,
        ] {
            listen(to: name, of: application) { " \($0[key] ?? -1)" }
        }
    }

    isolated deinit {
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    private func listen(
        to name: Notification.Name, of object: AnyObject, _ detail: @escaping @Sendable ([String: Int]) -> String
    ) {
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] note in
                let values = note.userInfo as? [String: Int] ?? [:]
                MainActor.assumeIsolated {
                    self?.add(
                        .other, "\(name.rawValue)\(detail(values)) \(UIApplication.shared.statusBarOrientation.name)")
                }
            })
    }

    private func add(_ kind: Line.Kind, _ text: String) {
        lines.append(Line(kind: kind, text: text))
    }

    // MARK: Recording

    func tell(_ event: String, _ controller: UIViewController, called name: String) {
        let kind: Line.Kind =
            switch event {
            case "viewWillLayoutSubviews", "viewDidLayoutSubviews": .layout
            case _ where event.hasPrefix("traitCollectionDidChange"): .traits
            default: .other
            }
        add(kind, "\(name) \(event) \(state(of: controller))")
    }

    func answer(_ question: String, called name: String) {
        if hearsQuestions { add(.question, "\(name).\(question)") }
    }

    /// Adds a line of the test itself.
    func note(_ text: String) {
        add(.other, text)
    }

    private func state(of controller: UIViewController) -> String {
        guard let view = controller.viewIfLoaded else { return "not loaded" }
        let size = view.bounds.size
        var text = "\(size.width.sixDigitText)×\(size.height.sixDigitText)"
        text += " \(controller.interfaceOrientation.name) \(UIApplication.shared.statusBarOrientation.name)"
        guard world.simulation.semantics >= .iOS8, view.window != nil else { return text }
        return text + " \(Testimony.text(controller.traitCollection))"
    }

    /// The size classes in the notation of the table of behaviour.md §9.
    static func text(_ traits: UITraitCollection) -> String {
        [traits.horizontalSizeClass, traits.verticalSizeClass].map {
            switch $0 {
            case .compact: "C"
            case .regular: "R"
            case .unspecified: "-"
            }
        }.joined()
    }

    // MARK: Reading

    /// The lines recorded since the last call. Consecutive questions form one line without repetitions, because UIKit
    /// does not specify how often a getter is called (behaviour.md §5.2). Of the layout calls of one phase, the first
    /// of each controller are kept (behaviour.md §2).
    func take() -> [String] {
        var result: [String] = []
        var phase: [Line] = []
        func finishPhase() {
            if phase.first?.kind == .question {
                result.append("asked " + phase.map(\.text).joined(separator: ", "))
            } else {
                result += phase.map(\.text)
            }
            phase = []
        }
        for line in lines {
            let goesOn = line.kind == .question ? phase.first?.kind == .question : phase.first?.kind != .question
            if line.kind == .other || !goesOn { finishPhase() }
            if line.kind == .other {
                result.append(line.text)
            } else if line.kind == .traits || !phase.contains(line) {
                phase.append(line)
            }
        }
        finishPhase()
        lines = []
        return result
    }

    /// Expects that this table is recorded while `body` runs, whatever the alignment of its columns is.
    func expect(
        _ table: String, _ comment: Comment? = nil, during body: () -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        _ = take()
        body()
        let expected = table.split(separator: "\n").map { line in
            line.split(separator: " ").joined(separator: " ")
        }
        let actual = take()
        #expect(
            actual == expected, "\(comment.map { "\($0): " } ?? "")heard\n\(actual.joined(separator: "\n"))",
            sourceLocation: sourceLocation)
    }
}
