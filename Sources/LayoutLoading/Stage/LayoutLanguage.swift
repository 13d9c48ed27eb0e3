/// The language in which a layout is shown.
public enum LayoutLanguage: Sendable, Hashable {
    /// The layout's own language, which projects keep in `Base.lproj`.
    case base
    /// A language by its tag: `de`, `pt-BR`.
    case tag(String)
    /// Every text twice, to see what does not fit.
    case doubled
    /// Every text with accents on its letters, to see what is not translated and what is cut at the top.
    case accented

    /// The words that are no tags, for lists of choices.
    public static let words = ["base", "double", "accents"]

    /// The language of an option: a tag, the name of a pseudo-language, or `base`. Fails for all other texts.
    public init?(_ text: String) {
        switch text {
        case "base": self = .base
        case "double": self = .doubled
        case "accents": self = .accented
        default:
            let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
            let isTag = parts.allSatisfy { part in
                (1...8).contains(part.utf8.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
            guard isTag, text.utf8.count <= LayoutLanguage.longestTag,
                let code = parts.first, (2...3).contains(code.count), code.allSatisfy(\.isLetter)
            else { return nil }
            self = .tag(text)
        }
    }

    /// The longest tag that BCP 47 asks programs to accept, in bytes.
    private static let longestTag = 35

    /// The name of an option.
    public var name: String {
        switch self {
        case .base: "base"
        case .tag(let tag): tag
        case .doubled: "double"
        case .accented: "accents"
        }
    }

    /// The language in names of pictures; nil for the layout's own.
    public var pictureName: String? { self == .base ? nil : name }

    /// The tag of the user's language; nil for the layout's own and for the pseudo-languages.
    var tag: String? { if case .tag(let tag) = self { tag } else { nil } }

    /// Whether the language is written from right to left (Unicode CLDR, character orders).
    public var isRightToLeft: Bool {
        guard let code = tag?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first else { return false }
        return ["ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb"].contains(code.lowercased())
    }
}

extension LayoutLanguage: RawRepresentable {
    public init?(rawValue: String) { self.init(rawValue) }

    public var rawValue: String { name }
}
