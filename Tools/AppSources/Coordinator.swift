import UIKit

@MainActor
@objc protocol Coordinating: AnyObject {
    var children: [Coordinating] { get set }
    func start()
    @objc optional func finish()
}

@MainActor @objc class AppCoordinator: NSObject, @MainActor Coordinating {
    var children: [Coordinating] = []
    let navigation = UINavigationController()
    private(set) var finished = 0

    func start() {
        let list = TrailListViewController()
        list.delegate = self
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Settings",
            style: .plain,
            target: self,
            action: #selector(openSettings)
        )
        navigation.viewControllers = [list]
    }

    @objc private func openSettings() {
        navigation.pushViewController(DeveloperSettingsViewController(), animated: false)
    }

    func endAll() {
        children.forEach { $0.finish?() }
        children.removeAll()
    }
}

extension AppCoordinator: TrailListViewControllerDelegate {
    func trailList(_ list: TrailListViewController, didSelect trail: Trail) {
        let detail = TrailDetailViewController(trail: trail)
        navigation.pushViewController(detail, animated: false)
    }

    func trailList(_ list: TrailListViewController, shouldSelect trail: Trail) -> Bool {
        return trail.difficulty != .hard
    }

    func trailListDidRefresh(_ list: TrailListViewController) {
        list.trails.append(Trail(name: "New", length: 1))
    }

    var trailListTitle: String { "All trails" }
}

final class ChildCoordinator: AppCoordinator {
    var ends = 0
    func finish() { ends += 1 }
}
