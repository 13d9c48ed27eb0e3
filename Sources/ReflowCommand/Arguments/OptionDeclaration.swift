/// How an option is written on a command line: all that the scanner and the help know of it.
struct OptionDeclaration: Sendable, Equatable {
    /// Its name without the dashes: `device`.
    let name: String
    /// Its one-letter form, if it has one.
    let short: Character?
    /// What stands for its value in the help, `WxH`; nil for a flag, which takes none.
    let placeholder: String?
    /// Whether it may be given more than once.
    let repeats: Bool
    /// What it does, as half a sentence.
    let help: String
    /// What a shell offers for its value.
    var completion = ValueCompletion.nothing
    /// Whether the command does nothing without it.
    var isRequired = false

    /// As the user writes it: `--device`.
    var spelling: String { "--\(name)" }

    /// Every command has it, without declaring it.
    static let help = OptionDeclaration(
        name: "help", short: "h", placeholder: nil, repeats: true, help: "print this help")

    static let version = OptionDeclaration(
        name: "version", short: nil, placeholder: nil, repeats: true, help: "print the version")
}
