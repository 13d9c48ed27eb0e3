import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let activityIndicatorView = ViewMaker(
        setters: [
            PropertySetter(
                UIActivityIndicatorView.self, "style", default: .choice(Choice("medium", rawValue: 100))
            ) {
                $0.style = UIActivityIndicatorView.Style(rawValue: $1.raw) ?? .medium
            },
            PropertySetter(UIActivityIndicatorView.self, "hidesWhenStopped", default: .boolean(true)) {
                $0.hidesWhenStopped = $1.bool
            },
            PropertySetter(UIActivityIndicatorView.self, "isAnimating", default: .boolean(false)) {
                if $1.bool { $0.startAnimating() } else { $0.stopAnimating() }
            },
            PropertySetter(color: UIActivityIndicatorView.self, "color") { $0.color = $1 },
        ]
    ) { _, _ in UIActivityIndicatorView(style: .medium) }
}
