import UIKit

/// The first page of a shop: a logo, texts and a button, all from the target's resources.
public final class ShopViewController: UIViewController {
    /// The target's resources.
    public static let resources = Bundle.module

    private let texts: Bundle
    private let logo = UIImageView()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let button = UIButton(type: .system)

    /// - Parameter texts: the bundle of the language.
    public init(texts: Bundle = ShopViewController.resources) {
        self.texts = texts
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("The page is made in code") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let brand = UIColor(named: "Brand", in: Self.resources, compatibleWith: nil)
        view.backgroundColor = .systemBackground
        logo.image = UIImage(named: "Logo", in: Self.resources, compatibleWith: nil)
        logo.contentMode = .scaleAspectFit
        logo.tintColor = brand
        titleLabel.text = text("shop.title")
        titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
        detailLabel.text = text("shop.detail")
        detailLabel.numberOfLines = 0
        button.setTitle(text("shop.buy"), for: .normal)
        button.tintColor = brand

        let stack = UIStackView(arrangedSubviews: [logo, titleLabel, detailLabel, button])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            logo.heightAnchor.constraint(equalToConstant: 96), logo.widthAnchor.constraint(equalToConstant: 144),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    private func text(_ key: String) -> String { NSLocalizedString(key, bundle: texts, comment: "") }
}
