public import Foundation
import Typesetting

/// An image inside a text, placed like a letter.
open class NSTextAttachment: NSObject {
    /// The character that an attachment replaces: U+FFFC.
    public static let character = 0xFFFC

    open var image: UIImage?
    /// The frame of the image in points. The origin is on the baseline, and y points up. If the frame is empty, the
    /// image has its own size and is on the baseline.
    open var bounds = CGRect.zero
    /// The data of a PNG or JPEG file. It is shown if ``image`` is nil.
    open var contents: Data? {
        didSet { decoded = nil }
    }
    /// The uniform type identifier of ``contents``.
    open var fileType: String?

    public override init() {
        super.init()
    }

    public init(data contentData: Data?, ofType uti: String?) {
        super.init()
        contents = contentData
        fileType = uti
    }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The image decoded from ``contents``, cached because a text is measured many times.
    private var decoded: UIImage?

    package final var shownImage: UIImage? {
        if let image { return image }
        if decoded == nil { decoded = contents.flatMap { UIImage(data: $0) } }
        return decoded
    }

    /// The space that the line reserves for the attachment.
    var place: TextAttachment {
        guard bounds.isEmpty else { return TextAttachment(bounds: bounds) }
        return TextAttachment(bounds: CGRect(origin: bounds.origin, size: shownImage?.size ?? .zero))
    }
}

extension NSAttributedString {
    /// Creates a string with one character, which the attachment replaces.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: String(TextAttachment.character), attributes: [.attachment: attachment])
    }

    /// Draws the attachments of `text`, which was set from this string, in the current context.
    /// - Parameters:
    ///   - origin: the top left of the text's box.
    ///   - color: the colour of template images in text without a colour of its own.
    func drawAttachments(of text: TypesetText, at origin: CGPoint, color: UIColor) {
        let places = text.lines.flatMap(\.attachments)
        guard !places.isEmpty else { return }
        // Attachments are numbered by the runs that `styledText` makes.
        var attachments: [(image: UIImage?, color: UIColor)] = []
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, _, _ in
            attachments.append(
                (
                    (attributes[.attachment] as? NSTextAttachment)?.shownImage,
                    attributes[.foregroundColor] as? UIColor ?? color
                ))
        }
        for place in places where attachments.indices.contains(place.run) {
            guard let image = attachments[place.run].image else { continue }
            let shown =
                image.renderingMode == .alwaysTemplate ? image.withTintColor(attachments[place.run].color) : image
            shown.draw(in: place.rect.offsetBy(dx: origin.x, dy: origin.y))
        }
    }
}
