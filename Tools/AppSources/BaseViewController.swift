import UIKit

/// The superclass of all screens: it asks its subclasses for their views, and tells analytics which screen is shown.
@objcMembers
class BaseViewController: UIViewController {
    var appearances = 0
    dynamic var isBusy = false {
        didSet { spinner.isHidden = !isBusy }
    }
    private(set) lazy var spinner: UIActivityIndicatorView = {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.translatesAutoresizingMaskIntoConstraints = false
        return spinner
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(spinner)
        NSLayoutConstraint.activate([
            spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        setUpSubviews()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances += 1
        Analytics.shared.track(screen: analyticsName)
    }

    func setUpSubviews() {}

    var analyticsName: String { String(describing: type(of: self)) }
}
