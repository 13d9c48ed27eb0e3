/// A set of an asset catalogue, and the name under which Swift code refers to it.
package struct AssetSymbol: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case color
        case image

        /// The word that Xcode leaves out at the end of a name.
        var suffix: String { rawValue }
    }

    package var kind: Kind
    /// The name by which the set is found, with the groups that provide namespaces: `Icons/close`.
    package var name: String

    package init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }

    /// The enumerations around the constant, one for each group that provides a namespace.
    var namespaces: [String] {
        name.split(separator: "/").dropLast().map { AssetSymbol.escaped(AssetSymbol.namespace(String($0))) }
    }

    /// The name of the constant.
    var identifier: String {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        return AssetSymbol.escaped(AssetSymbol.constant(last, withoutSuffix: kind.suffix))
    }

    // MARK: Names
    //
    // The rules are read off the files that Xcode 15 and 16 generate: `UAEFlag` is `uaeFlag`, `sy_head_10@2x` is
    // `syHead102X`, `035-bank 1` is `_035Bank1`, `A2D8FF` is `A_2_D_8_FF`, and the colour `AccentColor` is `accent`.

    static func constant(_ name: String, withoutSuffix suffix: String) -> String {
        var words = self.words(of: name)
        if words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
        guard name.contains(where: \.isLowercase) else { return identifier(words.joined(separator: "_")) }
        let first = words.first?.lowercased() ?? ""
        return identifier(first + words.dropFirst().map(capitalized).joined())
    }

    static func namespace(_ name: String) -> String { identifier(words(of: name).map(capitalized).joined()) }

    /// The words of a name: they end at characters that are neither letters nor digits, between letters and digits,
    /// before a capital after a small letter, and before the last of several capitals that a small letter follows.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var word: [Character] = []
        func isSame(_ one: Character, _ next: Character) -> Bool {
            one.isNumber == next.isNumber && !(one.isLowercase && next.isUppercase)
        }
        for character in name {
            guard character.isLetter || character.isNumber else {
                words.append(String(word))
                word = []
                continue
            }
            if let last = word.last, !isSame(last, character) {
                words.append(String(word))
                word = []
            } else if character.isLowercase, word.count > 1, let last = word.last, last.isUppercase {
                words.append(String(word.dropLast()))
                word = [last]
            }
            word.append(character)
        }
        words.append(String(word))
        return words.filter { !$0.isEmpty }
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// The name as an identifier, which does not begin with a digit.
    private static func identifier(_ name: String) -> String {
        guard let first = name.first else { return "_" }
        return first.isNumber ? "_" + name : name
    }

    private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Self", "Type", "Protocol",
    ]

    /// The members of UIColor and UIImage for which Xcode generates no shorthand.
    static let taken: [Kind: Set<String>] = [
        .color: [
            "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
            "groupTableViewBackground",
            "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
            "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
            "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue",
            "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
            "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
            "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
            "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white",
            "yellow",
        ],
        .image: ["actions", "add", "checkmark", "remove", "strokedCheckmark"],
    ]
}
