import UIKit

final class BadgeView: UIView {
    private let label = UILabel()

    init(count: Int) {
        super.init(frame: .zero)
        backgroundColor = .systemRed
        layer.cornerRadius = 10
        label.text = "\(count)"
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
            trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@available(iOS 17, *)
#Preview("Badge", traits: .sizeThatFitsLayout) {
    BadgeView(count: 3)
}

@available(iOS 17, *)
#Preview(
    "Large badge", traits: .fixedLayout(width: 120, height: 40),
    body: {
        let badge = BadgeView(count: 999)
        badge.backgroundColor = .systemBlue
        return badge
    })

#Preview("Badges", traits: .sizeThatFitsLayout, arguments: [1, 20]) { count in
    BadgeView(count: count)
}
