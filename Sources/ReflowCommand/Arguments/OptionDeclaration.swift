/// The declaration of an option, for the scanner and the help.
struct OptionDeclaration: Sendable, Equatable {
    /// The name without the dashes: `device`.
    let name: String
    /// The one-letter form, if there is one.
    let short: Character?
    /// The placeholder of the value in the help, `WxH`; nil for a flag, which has no value.
    let placeholder: String?
    /// Whether the option may be given more than once.
    let repeats: Bool
    /// The option's effect, as an incomplete sentence.
    let help: String
    /// The completions of the value in a shell.
    var completion = ValueCompletion.nothing
    /// Whether the command requires the option.
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
