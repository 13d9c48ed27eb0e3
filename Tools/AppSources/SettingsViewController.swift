import UIKit

/// Three levels override what the extension of UIViewController declares.
class SettingsViewController: BaseViewController {
    @IBOutlet weak var notificationsSwitch: UISwitch!
    @IBOutlet weak var radiusSlider: UISlider! {
        didSet { radiusSlider.maximumValue = 50 }
    }
    @IBOutlet var rowLabels: [UILabel]!
    var closes: [String] = []

    override func setUpSubviews() {
        let toggle = UISwitch()
        let slider = UISlider(frame: CGRect(x: 16, y: 160, width: 200, height: 31))
        toggle.frame.origin = CGPoint(x: 16, y: 100)
        toggle.addTarget(self, action: #selector(SettingsViewController.notificationsChanged(_:)), for: .valueChanged)
        slider.addTarget(self, action: #selector(radiusChanged(_:forEvent:)), for: [.valueChanged, .touchUpInside])
        rowLabels = ["Notifications", "Radius"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        view.addSubview(toggle)
        view.addSubview(slider)
        rowLabels.forEach(view.addSubview)
        notificationsSwitch = toggle
        radiusSlider = slider
        addCloseButton()
    }

    @IBAction func notificationsChanged(_ sender: UISwitch) {
        closes.append(sender.isOn ? "on" : "off")
    }

    @IBAction private func radiusChanged(_ sender: UISlider, forEvent event: UIEvent?) {
        closes.append("radius \(Int(sender.value))")
    }

    @IBAction func resetAll() {
        notificationsSwitch.isOn = false
        radiusSlider.value = 0
    }

    override func closeTapped() {
        closes.append("settings")
        super.closeTapped()
    }

    override var closeButtonTitle: String { "Done" }
    override class var storyboardName: String { "Settings" }
}

class AdvancedSettingsViewController: SettingsViewController {
    override func closeTapped() {
        closes.append("advanced")
        super.closeTapped()
    }

    override var closeButtonTitle: String { return super.closeButtonTitle + "…" }
    override class var storyboardName: String { super.storyboardName + ".advanced" }
}

final class DeveloperSettingsViewController: AdvancedSettingsViewController {
    override func closeTapped() {
        closes.append("developer")
        super.closeTapped()
    }

    override class func makeFromStoryboard() -> UIViewController {
        let controller = super.makeFromStoryboard()
        controller.title = (controller.title ?? "") + "!"
        return controller
    }
}
