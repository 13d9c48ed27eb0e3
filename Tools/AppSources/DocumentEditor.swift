import UIKit

/// Methods that throw or wait, as actions.
final class DocumentEditor: UIViewController {
    private(set) var log: [String] = []
    let saveItem = UIBarButtonItem()
    let reload = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        saveItem.title = "Save"
        saveItem.target = self
        saveItem.action = #selector(save)
        navigationItem.rightBarButtonItem = saveItem
        reload.addTarget(self, action: #selector(reloadDocument), for: .touchUpInside)
        view.addSubview(reload)
    }

    @objc func save() throws {
        log.append("save")
        if log.count > 1 { throw CocoaError(.fileWriteOutOfSpace) }
        log.append("saved")
    }

    @objc private func reloadDocument() async {
        await Task.yield()
        log.append("reloaded")
    }

    var names: [String] {
        [#selector(save), #selector(DocumentEditor.reloadDocument)].map { NSStringFromSelector($0) }
    }
}
