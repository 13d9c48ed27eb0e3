import UIKit

@MainActor
final class StackBuilder: NSObject {
    typealias Action = (title: String, selector: Selector)
    static let actions: [Action] = [
        ("Save", #selector(StackBuilder.save)),
        ("Cancel", #selector(StackBuilder.cancel(_:))),
    ]
    private(set) var log: [String] = []

    func build(_ extra: Selector? = nil, default action: Selector = #selector(StackBuilder.save)) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: StackBuilder.actions.map { item in
            let button = UIButton(type: .system)
            button.setTitle(item.title, for: .normal)
            button.addTarget(self, action: item.selector, for: .touchUpInside)
            if let extra { button.addTarget(self, action: extra, for: .touchDown) }
            return button
        })
        log.append(action.description)
        return stack
    }

    @objc fileprivate func save() { log.append("save") }
    @objc fileprivate func cancel(_ sender: UIButton?) { log.append("cancel \(sender?.currentTitle ?? "")") }
}
