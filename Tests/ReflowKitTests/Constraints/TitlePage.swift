import Foundation
import KitTestSupport
import KitValues
import ReflowKit

extension World {
    /// Shows a page with a title that has a content of 80 × 20 and takes half of the width, while an optional
    /// constraint limits it to 200.
    func showPage(of title: Sized) -> UIView {
        showPage { page in
            page.addSubview(title)
            let wish = title.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
            wish.priority = .defaultHigh
            wish.identifier = "readable"
            NSLayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
                title.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5), wish,
                title.centerYAnchor.constraint(equalTo: page.centerYAnchor),
            ])
        }
    }

    /// Shows a page of the size of an iPhone 15 with a bar whose mask makes it as wide as the page.
    func showPageWithBar() -> (page: UIView, bar: UIView) {
        let bar = UIView(frame: CGRect(x: 10, y: 20, width: 373, height: 44))
        bar.accessibilityIdentifier = "bar"
        bar.autoresizingMask = [.flexibleWidth]
        let page = showPage { page in
            page.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
            page.addSubview(bar)
        }
        return (page, bar)
    }
}
