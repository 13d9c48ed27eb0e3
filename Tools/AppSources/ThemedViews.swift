import UIKit

class ThemedCardView: UIView {
    private(set) var log: [String] = []

    override func themeDidChange(to theme: Theme, animated: Bool) {
        log.append("card \(theme.name)")
        super.themeDidChange(to: theme, animated: animated)
    }

    override var themeName: String {
        get { "card:" + super.themeName }
        set { super.themeName = newValue.uppercased() }
    }

    func note(_ text: String) { log.append(text) }
}

class ThemedBannerView: ThemedCardView {}

final class ThemedAlertBannerView: ThemedBannerView, Themed {
    override func themeDidChange(to theme: Theme, animated: Bool = false) {
        note("alert")
        super.themeDidChange(to: theme, animated: true)
        applyTheme(theme)
    }

    func applyTheme(_ theme: Theme) {
        note("applied")
        layer.borderColor = theme.tint.cgColor
    }

    var prefersDarkTheme: Bool { true }
}

final class ThemedController: BaseViewController {
    let card = ThemedAlertBannerView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    override func setUpSubviews() {
        view.addSubview(card)
    }

    override func themeDidChange(to theme: Theme, animated: Bool = false) {
        super.themeDidChange(to: theme, animated: animated)
        title = theme.name
    }
}
