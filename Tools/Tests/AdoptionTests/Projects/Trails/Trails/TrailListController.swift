import TrailsKit
import UIKit

class TrailListController: BaseController {
    private let add = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trails"
        view.backgroundColor = Theme.background
        add.setTitle("Add", for: .normal)
        add.addTarget(self, action: #selector(addTapped), for: .touchUpInside)
        add.frame = CGRect(x: 20, y: 120, width: 120, height: 44)
        view.addSubview(add)
    }

    @objc private func addTapped() {
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }
}

#Preview("Trails") { TrailListController() }
