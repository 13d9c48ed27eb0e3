import Basics
import Comparison
import Foundation
import ImageCodecs
import ReflowKit

/// A picture that is drawn if there is nothing to draw, so that a golden shows the problem.
enum ErrorPicture {
    /// The size in points, which is that of swift-snapshot-testing's picture.
    private static let size = CGSize(width: 400, height: 80)

    /// The PNG for an image without pixels: a red area without text. No image equals it, so comparing fails, too.
    static func withoutPixels(scale: CGFloat) -> Data {
        let scale = min(scale, 4)
        let (width, height) = (Int(size.width * scale), Int(size.height * scale))
        let red = Bitmap(
            width: width, height: height, pixels: [UInt32](repeating: 0xFFFF_0000, count: width * height))
        return UIImage(bitmap: red, scale: scale).pngData() ?? Data()
    }

    /// A red picture that names a view without width or height; `nil` for any other view.
    @MainActor static func ifEmpty(_ size: CGSize, _ name: String, _ rules: ComparisonRules) throws -> PictureCapture? {
        guard size.width <= 0 || size.height <= 0 else { return nil }
        let label = UILabel(frame: CGRect(origin: .zero, size: ErrorPicture.size))
        label.backgroundColor = .red
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 0
        let (width, height) = (size.width.sixDigitText, size.height.sixDigitText)
        label.text = "\(name) has no size: it is \(width) points wide and \(height) high."
        return try HostedView.look(at: label, size: nil, traits: UITraitCollection()) {
            $0.view(label, rules: rules, names: ViewNames(below: label), recorded: nil)
        }
    }
}
