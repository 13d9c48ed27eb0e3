import UIKit

/// A screen with artwork above the controls in portrait, and beside them in landscape.
public final class PlayerViewController: UIViewController {
    private let artworkView = GradientView()
    private let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private let waveformView = WaveformView()
    private let playButton = UIButton(type: .custom)
    private let searchField = UITextField()

    /// The distance from the artwork to the controls.
    public var gap: CGFloat = 24

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.tintColor = .systemPink
        artworkView.accessibilityIdentifier = "artwork"
        titleLabel.text = "Clair de Lune"
        titleLabel.font = UIFont.systemFont(ofSize: 28, weight: .bold)
        artistLabel.text = "Claude Debussy"
        artistLabel.textColor = .secondaryLabel
        waveformView.samples = (0..<40).map { 0.2 + 0.75 * abs(sin(CGFloat($0) * 0.7)) }
        waveformView.progress = 0.4
        playButton.setTitle("Play", for: .normal)
        playButton.setTitleColor(.white, for: .normal)
        playButton.backgroundColor = view.tintColor
        searchField.placeholder = "Search"
        searchField.borderStyle = .roundedRect
        for view in [artworkView, titleLabel, artistLabel, waveformView, playButton, searchField] {
            self.view.addSubview(view)
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 12)
        searchField.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 36)
        let rest = area.inset(by: UIEdgeInsets(top: 48, left: 0, bottom: 0, right: 0))
        let isSideways = traitCollection.verticalSizeClass == .compact

        let side = isSideways ? rest.height : min(rest.width, rest.height / 2)
        artworkView.frame = CGRect(
            x: isSideways ? rest.minX : rest.midX - side / 2, y: rest.minY, width: side, height: side)
        let controls =
            isSideways
            ? CGRect(
                x: artworkView.frame.maxX + gap, y: rest.minY, width: rest.maxX - artworkView.frame.maxX - gap,
                height: rest.height)
            : CGRect(
                x: rest.minX, y: artworkView.frame.maxY + gap, width: rest.width,
                height: rest.maxY - artworkView.frame.maxY - gap)

        titleLabel.frame = CGRect(origin: controls.origin, size: CGSize(width: controls.width, height: 34))
        artistLabel.frame = titleLabel.frame.offsetBy(dx: 0, dy: 38)
        artistLabel.frame.size.height = 22
        let waveSize = waveformView.sizeThatFits(controls.size)
        waveformView.frame = CGRect(
            x: controls.minX, y: artistLabel.frame.maxY + 16, width: controls.width, height: waveSize.height)
        playButton.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
        playButton.center = CGPoint(x: controls.midX, y: controls.maxY - 22)
        playButton.layer.cornerRadius = playButton.bounds.height / 2
    }
}

/// A view whose layer is a gradient.
final class GradientView: UIView {
    override static var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPink.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        layer.cornerRadius = 20
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
