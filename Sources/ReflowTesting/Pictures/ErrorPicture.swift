import Basics
import Comparison
import Foundation
import ImageCodecs
import ReflowKit

/// What is drawn where there is nothing to draw, so that a golden shows what is wrong.
enum ErrorPicture {
    /// In points; as large as swift-snapshot-testing's.
    private static let size = CGSize(width: 400, height: 80)

    /// The PNG of an image that has no pixels: red, and nothing on it. No image is like it, so that comparing fails too.
    static func withoutPixels(scale: CGFloat) -> Data {
        let scale = min(scale, 4)
        let (width, height) = (Int(size.width * scale), Int(size.height * scale))
        let red = Bitmap(
            width: width, height: height, pixels: [UInt32](repeating: 0xFFFF_0000, count: width * height))
        return UIImage(bitmap: red, scale: scale).pngData() ?? Data()
    }

    /// A red picture that names a view without width or height; `nil` for any other.
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
