import UIKit

/// Commands that travel up the responder chain until somebody knows them.
@objc protocol DocumentCommands {
    @objc optional func duplicateDocument(_ sender: Any?)
    @objc optional func renameDocument(_ sender: Any?)
}

final class CommandButton: UIButton {
    var command: Selector?

    @discardableResult
    func send() -> Bool {
        guard let command = command else { return false }
        return UIApplication.shared.sendAction(command, to: nil, from: self, for: nil)
    }
}

final class DocumentScreen: UIViewController {
    let inner = CommandButton()
    private(set) var commands: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        box.addSubview(inner)
        view.addSubview(box)
    }

    @objc func duplicateDocument(_ sender: Any?) { commands.append("duplicate \(sender is CommandButton)") }
    @objc func renameDocument(_ sender: Any?) { commands.append("rename") }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case #selector(renameDocument(_:)): return !commands.isEmpty
        default: return super.canPerformAction(action, withSender: sender)
        }
    }
}
