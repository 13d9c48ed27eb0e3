import UIKit

enum Theme {
    static let cornerRadius: CGFloat = 16
    static let spacing: CGFloat = 16

    static let accent = UIColor(red: 0.10, green: 0.36, blue: 0.89, alpha: 1)
    static let card = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : .white
    }

    static func amountFont() -> UIFont { .systemFont(ofSize: 34, weight: .bold) }
}
