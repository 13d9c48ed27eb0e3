import UIKit

/// Asks for a PIN, in portrait only.
class PinViewController: UIViewController {
    private let dots = (0..<4).map { _ in UIView() }
    private let promptLabel = UILabel()

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var shouldAutorotate: Bool { true }
    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        promptLabel.text = "Enter your PIN"
        promptLabel.textAlignment = .center
        promptLabel.font = .preferredFont(forTextStyle: .headline)
        promptLabel.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        view.addSubview(promptLabel)
        for dot in dots {
            dot.layer.borderWidth = 2
            dot.layer.borderColor = Theme.accent.cgColor
            view.addSubview(dot)
        }
        dots.first?.backgroundColor = Theme.accent
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let guide = view.safeAreaLayoutGuide.layoutFrame
        promptLabel.frame = CGRect(x: guide.minX, y: guide.minY + 120, width: guide.width, height: 28)
        let size: CGFloat = 16
        let total = CGFloat(dots.count) * size + CGFloat(dots.count - 1) * 24
        for (index, dot) in dots.enumerated() {
            dot.frame = CGRect(
                x: guide.midX - total / 2 + CGFloat(index) * (size + 24), y: promptLabel.frame.maxY + 32,
                width: size, height: size)
            dot.layer.cornerRadius = size / 2
        }
    }
}
