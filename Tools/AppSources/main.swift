import UIKit

/// Makes the screens, lays them out, acts on them, and turns them there and back.
let simulation = Simulation(device: .default)

@MainActor func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
}

@MainActor func turnThereAndBack(_ window: UIWindow) {
    let upright = window.bounds.size
    simulation.turn(to: .landscapeLeft)
    window.layoutIfNeeded()
    precondition(window.bounds.size == CGSize(width: upright.height, height: upright.width), "\(window.bounds)")
    simulation.turn(to: .portrait)
    window.layoutIfNeeded()
    precondition(window.bounds.size == upright)
}

@MainActor func expect<Value: Equatable>(_ value: Value, _ expected: Value, line: Int = #line) {
    precondition(value == expected, "line \(line): \(value) is not \(expected)")
}

@MainActor func runChecks() {
    checkLists()
    checkSettings()
    checkThemes()
    checkMessages()
    checkExtensions()
    checkSelectors()
    checkDelegates()
    checkValues()
    checkNibs()
    checkStoryboards()
    checkObserving()
    checkTargets()
    checkPreviews()
    checkEverythingTurns()
}

simulation.perform {
    MainActor.assumeIsolated { runChecks() }
    print("all right")
}
