import Basics

/// An error in a command line, with the wrong text.
enum UsageError: Error, Equatable {
    case missingCommand
    case unknownCommand(String, nearest: String?)
    /// A topic that the help does not have.
    case unknownTopic(String, nearest: String?)
    case unknownOption(String, nearest: String?)
    case missingValue(option: String, placeholder: String)
    /// A flag that was given a value.
    case unexpectedValue(option: String, value: String)
    /// A value that its parameter does not accept.
    case invalidValue(String, of: String, expected: String, nearest: String?)
    /// A value that its parameter does not accept, with the specific problem.
    case unreadableValue(of: String, problem: String)
    /// An option that may be given only once, given again.
    case repeatedOption(String)
    /// `-o=p`, probably meant as `-o p`, because it would be `-o` with the value `=p`.
    case shortOptionWithSign(String, value: String)
    case missingArgument(String, help: String)
    /// An option that must be given.
    case missingOption(String, placeholder: String, help: String)
    case unexpectedArgument(String)
    /// An option that has no effect without another.
    case optionNeedsOther(String, String)
}

extension UsageError: CustomStringConvertible {
    var description: String { ShownText.name(text) }

    private var text: String {
        switch self {
        case .missingCommand:
            "no command was given; run \"reflow help\" for a list of commands"
        case .unknownCommand(let name, let nearest):
            "unknown command \(Wording.quoted(name))"
                + (nearest.map { "; did you mean \(Wording.quoted($0))?" }
                    ?? "; run \"reflow help\" for a list of commands")
        case .unknownTopic(let name, let nearest):
            "no command, topic or key is called \(Wording.quoted(name))"
                + (nearest.map { "; did you mean \(Wording.quoted($0))?" }
                    ?? "; run \"reflow help\" for a list of commands and topics")
        case .unknownOption(let name, let nearest):
            "unknown option \(Wording.quoted(name))" + UsageError.suggestion(nearest)
        case .missingValue(let option, let placeholder):
            "\(Wording.quoted(option)) needs a value: \(option) \(placeholder)"
        case .unexpectedValue(let option, let value):
            "\(Wording.quoted(option)) takes no value, but was given \(Wording.quoted(value))"
        case .invalidValue(let value, let parameter, let expected, let nearest):
            "\(Wording.quoted(parameter)) takes \(expected), not \(Wording.quoted(value))"
                + UsageError.suggestion(nearest)
        case .unreadableValue(let parameter, let problem): "\(parameter): \(problem)"
        case .repeatedOption(let option):
            "\(Wording.quoted(option)) may be given only once"
        case .shortOptionWithSign(let option, let value):
            "write \(Wording.quoted("\(option) \(value)")) instead of \(Wording.quoted("\(option)=\(value)"))"
        case .missingArgument(let placeholder, let help):
            "\(placeholder) is missing; expected \(help)"
        case .missingOption(let option, let placeholder, let help):
            "\(Wording.quoted("\(option) \(placeholder)")) is missing; expected \(help)"
        case .unexpectedArgument(let argument):
            "unexpected argument \(Wording.quoted(argument))"
        case .optionNeedsOther(let option, let other):
            "\(Wording.quoted(option)) has no effect without \(Wording.quoted(other))"
        }
    }

    private static func suggestion(_ nearest: String?) -> String {
        nearest.map { "; did you mean \(Wording.quoted($0))?" } ?? ""
    }
}
