import UIKit

@MainActor
enum TextMeasuring {
    static func size(of text: String, font: UIFont) -> CGSize {
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        return (text as NSString).size(withAttributes: attributes)
    }

    static func height(of text: String?, width: CGFloat) -> CGFloat {
        let whole = NSRange(location: 0, length: ((text ?? "") as NSString).length)
        let box = ((text ?? "") as NSString).boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: [.font: UIFont.systemFont(ofSize: 14)], context: nil)
        return whole.length == 0 ? 0 : ceil(box.height)
    }
}

extension String {
    var fileExtension: String { (self as NSString).pathExtension }
    var parent: String { return (self as NSString).deletingLastPathComponent as String }
    func appending(path: String) -> String { (self as NSString).appendingPathComponent(path) }
    var fullRange: NSRange { NSMakeRange(0, (self as NSString).length) }
}
