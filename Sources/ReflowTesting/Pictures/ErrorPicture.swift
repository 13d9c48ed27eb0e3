import Comparison
import Foundation
import ReflowKit

/// What is drawn where there is nothing to draw, so that a reference shows what is wrong.
@MainActor
enum ErrorPicture {
    /// A red picture that names a view without width or height; `nil` for any other.
    static func ifEmpty(_ size: CGSize, _ name: String, _ rules: ComparisonRules) throws -> PictureCapture? {
        guard size.width <= 0 || size.height <= 0 else { return nil }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
        label.backgroundColor = .red
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 0
        label.text = "\(name) has no size: it is \(size.width) points wide and \(size.height) high."
        return try HostedView.look(at: label, size: nil, traits: UITraitCollection()) {
            $0.view(label, rules: rules, names: ViewNames(below: label))
        }
    }
}
