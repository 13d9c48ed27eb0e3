import UIKit

class WelcomeViewController: UIViewController {
    let button = UIButton(type: .system)
    private(set) var starts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        button.setTitle("Start", for: .normal)
        button.addTarget(self, action: #selector(start), for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        button.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }

    @objc private func start() { starts += 1 }
}

final class PortraitWelcomeViewController: WelcomeViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

#Preview {
    UINavigationController(rootViewController: WelcomeViewController())
}
