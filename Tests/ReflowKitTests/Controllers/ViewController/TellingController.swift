import Foundation

@testable import ReflowKit

/// A controller that records its callbacks in a diary, with its name.
@MainActor
class TellingController: UIViewController {
    let name: String
    let diary: Diary
    var onCallback: (String) -> Void = { _ in }
    var forwardsAppearance = true

    init(_ name: String, _ diary: Diary) {
        self.name = name
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func tell(_ callback: String, _ flag: Bool = false, _ flagName: String = "") {
        diary.lines.append("\(name).\(callback)" + (flag ? " \(flagName)" : ""))
        onCallback(callback)
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwardsAppearance }

    override func viewDidLoad() { if diary.tellsLoading { tell("viewDidLoad") } }
    override func viewWillAppear(_ animated: Bool) { tell("willAppear", isMovingToParent, "moving") }
    override func viewIsAppearing(_ animated: Bool) { if diary.tellsIsAppearing { tell("isAppearing") } }
    override func viewDidAppear(_ animated: Bool) { tell("didAppear", isMovingToParent, "moving") }
    override func viewWillDisappear(_ animated: Bool) { tell("willDisappear", isMovingFromParent, "moving") }
    override func viewDidDisappear(_ animated: Bool) { tell("didDisappear", isMovingFromParent, "moving") }
    override func viewWillLayoutSubviews() { if diary.tellsLayout { tell("willLayout") } }
    override func viewDidLayoutSubviews() { if diary.tellsLayout { tell("didLayout") } }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if diary.tellsMoves { tell("willMove \(parent.map { $0.title ?? "container" } ?? "out")") }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if diary.tellsMoves { tell("didMove \(parent.map { $0.title ?? "container" } ?? "out")") }
    }
}

/// The callbacks of controllers, in order.
@MainActor
final class Diary {
    var lines: [String] = []
    var tellsLoading = false
    var tellsIsAppearing = false
    var tellsLayout = false
    var tellsMoves = false

    /// The entries recorded while `body` runs.
    func during(_ body: () -> Void) -> [String] {
        lines = []
        body()
        return lines
    }
}
