/// The declaration of an option, for the scanner and the help.
struct OptionDeclaration: Sendable, Equatable {
    /// Its name without the dashes: `device`.
    let name: String
    /// Its one-letter form, if it has one.
    let short: Character?
    /// The placeholder of its value in the help, `WxH`; nil for a flag, which has no value.
    let placeholder: String?
    /// Whether it may be given more than once.
    let repeats: Bool
    /// The option's effect, as an incomplete sentence.
    let help: String
    /// The completions of its value in a shell.
    var completion = ValueCompletion.nothing
    /// Whether the command requires it.
    var isRequired = false

    /// The option as the user writes it: `--device`.
    var spelling: String { "--\(name)" }

    /// The option that every command has without declaring it.
    static let help = OptionDeclaration(
        name: "help", short: "h", placeholder: nil, repeats: true, help: "print this help")

    /// The colour option, which every command has, too.
    static let color = OptionDeclaration(
        name: "color", short: nil, placeholder: "WHEN", repeats: false,
        help: "use colours: auto (on a terminal, unless NO_COLOR is set), always or never (default: auto)",
        completion: .words(ColorChoice.allCases.map(\.rawValue)))

    static let version = OptionDeclaration(
        name: "version", short: nil, placeholder: nil, repeats: true, help: "print the version")
}
