import UIKit

/// Bar buttons from a table, some of which send their action along the responder chain.
@MainActor
enum ToolbarBuilder {
    static let share = #selector(ToolbarActions.shareTrail(_:))
    private static let trash: Selector = #selector(ToolbarActions.deleteTrail)

    static func items(for target: ToolbarActions) -> [UIBarButtonItem] {
        return [
            UIBarButtonItem(barButtonSystemItem: .action, target: target, action: share),
            .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: trash),
            UIBarButtonItem(title: "Map", style: .plain, target: target, action: #selector(ToolbarActions.showMap(_:event:))),
        ]
    }
}

class ToolbarActions: BaseViewController {
    private(set) var actions: [String] = []

    override func setUpSubviews() {
        toolbarItems = ToolbarBuilder.items(for: self)
        navigationItem.rightBarButtonItems = toolbarItems?.reversed()
        for case let item? in [toolbarItems?.first] {
            item.tintColor = .red
        }
    }

    @objc func shareTrail(_ sender: UIBarButtonItem) { actions.append("share") }
    @objc fileprivate func deleteTrail() { actions.append("delete") }
    @IBAction func showMap(_ sender: Any, event: UIEvent?) { actions.append("map") }

    func runAll() {
        for item in toolbarItems ?? [] {
            guard let action = item.action else { continue }
            UIApplication.shared.sendAction(action, to: item.target ?? self, from: item, for: nil)
        }
    }
}
