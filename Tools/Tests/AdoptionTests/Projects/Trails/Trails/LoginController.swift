import UIKit

/// In the storyboard.
final class LoginController: UIViewController {
    @IBOutlet private weak var nameField: UITextField!

    @IBAction private func goOn(_ sender: UIButton) { nameField.text = sender.currentTitle }
}
