import Foundation
import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let progressView = ViewMaker(
        setters: [
            PropertySetter(UIProgressView.self, "progress", default: .number(0)) { $0.progress = Float($1.number) },
            PropertySetter(
                UIProgressView.self, "progressViewStyle", default: .choice(Choice("default", rawValue: 0))
            ) {
                $0.progressViewStyle = UIProgressView.Style(rawValue: $1.raw) ?? .default
            },
            PropertySetter(color: UIProgressView.self, "progressTintColor") { $0.progressTintColor = $1 },
            PropertySetter(color: UIProgressView.self, "trackTintColor") { $0.trackTintColor = $1 },
        ]
    ) { _, _ in UIProgressView() }
}
