/// Identifies a picture of a layout, and determines the name of its golden.
public struct PictureName: Sendable, Hashable {
    /// The layout file's name without its extension.
    public var layout: String
    /// The id of the object that is shown, if the layout shows one of several objects.
    public var root: String?
    /// The device's short name, `iphone-15`.
    public var device: String
    /// The interface orientation, or the name that a step gave its snapshot. It is nil for the log of a script's
    /// events, which covers all orientations.
    public var state: String?
    public var isDark: Bool
    public var isHighContrast: Bool
    /// The content size, if it is not the default.
    public var contentSize: String?
    public var isRightToLeft: Bool
    /// The language of the texts, if it is not the document's own.
    public var language: String?

    public init(
        layout: String, root: String? = nil, device: String, state: String?, isDark: Bool = false,
        isHighContrast: Bool = false, contentSize: String? = nil, isRightToLeft: Bool = false,
        language: String? = nil
    ) {
        self.layout = layout
        self.root = root
        self.device = device
        self.state = state
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.contentSize = contentSize
        self.isRightToLeft = isRightToLeft
        self.language = language
    }

    public var golden: GoldenName {
        GoldenName(
            layout: layout, root: root, device: device, state: state, isDark: isDark, isHighContrast: isHighContrast,
            contentSize: contentSize, isRightToLeft: isRightToLeft, language: language)
    }

    /// The name of the golden's files without folder and extension.
    public var stem: String { golden.stem }

    /// The path of the golden in the folder of goldens, without extension.
    public var path: String { golden.path }
}
