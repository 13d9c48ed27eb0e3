import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let visualEffectView = ViewMaker(
        setters: [
            PropertySetter(UIVisualEffectView.self, "effect", default: .null) { view, value in
                guard case .choice(let style) = value else { return view.effect = nil }
                view.effect = UIBlurEffect.Style(rawValue: style.rawValue).map { UIBlurEffect(style: $0) }
            }
        ]
    ) { _, _ in UIVisualEffectView(effect: nil) }
}
