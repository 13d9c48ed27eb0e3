import Basics
import JSON

/// A command as a tool of the Model Context Protocol: the options that a program may use, and the conversion of
/// arguments to a command line.
///
/// Names, sentences and choices come from the command's definition.
struct ContextTool: Sendable {
    let command: CommandDescription
    /// The options that a program may not use, because they name a path outside the folder, or need a person's
    /// decision.
    private let withheld: Set<String>
    /// Whether the tool changes no files that the user keeps.
    let isReadOnly: Bool

    /// A value that the tool takes.
    struct Argument {
        enum Form {
            case flag
            case text(isRequired: Bool)
            case list(isRequired: Bool)
        }

        let name: String
        let help: String
        let form: Form
        /// All accepted texts, if they are few.
        let choices: [String]
        let isPath: Bool
        /// The option: `--device`; nil for a positional argument.
        let option: String?
    }

    private init(_ command: CommandDescription, withheld: Set<String>, isReadOnly: Bool) {
        self.command = command
        self.withheld = withheld
        self.isReadOnly = isReadOnly
    }

    /// The tools, in the order in which they are offered.
    static func all(of commands: [CommandDescription]) -> [ContextTool] {
        let names = ["look", "tree", "explain", "render", "diff", "lint", "test", "accept"]
        return names.compactMap { name in
            commands.first { $0.name == name }.map { command in
                ContextTool(
                    command, withheld: ["help", "allow-ci", "github", "font-dir", "symbols", "open"],
                    isReadOnly: ["tree", "explain", "lint"].contains(name))
            }
        }
    }

    var name: String { command.name }

    var arguments: [Argument] {
        let positionals = command.positionals.map { positional in
            Argument(
                name: positional.placeholder.lowercased() + (positional.repeats ? "s" : ""), help: positional.help,
                form: positional.repeats
                    ? .list(isRequired: positional.isRequired) : .text(isRequired: positional.isRequired),
                choices: [], isPath: positional.completion.isPath, option: nil)
        }
        let options = command.options.filter { !withheld.contains($0.name) }.map { option in
            Argument(
                name: option.name, help: option.help,
                form: option.placeholder == nil
                    ? .flag : option.repeats ? .list(isRequired: false) : .text(isRequired: option.isRequired),
                choices: option.choices, isPath: option.completion.isPath, option: option.spelling)
        }
        return positionals + options + (name == ContextTool.renderer ? [ContextTool.pictures] : [])
    }

    /// The tool whose answers contain pictures on request.
    private static let renderer = "render"

    /// The argument that requests pictures. The command itself has no such option.
    private static let pictures = Argument(
        name: "pictures", help: "show the pictures in the answer", form: .flag, choices: [], isPath: false, option: nil)

    /// Whether a call requests pictures in its answer.
    func showsPictures(_ arguments: JSONValue?) -> Bool {
        name == ContextTool.renderer && arguments?[ContextTool.pictures.name]?.content == .boolean(true)
    }
}

extension ValueCompletion {
    fileprivate var isPath: Bool {
        switch self {
        case .files, .folders: true
        case .words, .topics: false
        }
    }
}

extension OptionDeclaration {
    /// The accepted texts, if the placeholder lists them: `text|json`.
    fileprivate var choices: [String] {
        guard case .words(let words) = completion, words.joined(separator: "|") == placeholder else { return [] }
        return words
    }
}

// MARK: The description

extension ContextTool {
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.string("name", name)
        writer.string("title", "reflow \(name)")
        writer.string("description", sentence)
        writer.beginObject("inputSchema")
        writer.string("type", "object")
        writer.beginObject("properties")
        for argument in arguments { argument.write(to: &writer) }
        writer.end()
        let required = arguments.filter(\.isRequired).map(\.name)
        if !required.isEmpty { writer.strings("required", required) }
        writer.bool("additionalProperties", false)
        writer.end()
        ContextResult.schema(of: documents).json.write("outputSchema", to: &writer)
        writer.beginObject("annotations")
        writer.bool("readOnlyHint", isReadOnly)
        writer.bool("destructiveHint", name == "accept")
        writer.bool("openWorldHint", false)
        writer.end()
        writer.end()
    }

    /// The schemas of the command's JSON output.
    private var documents: [JSONSchema] {
        let names = SchemaName.allCases.filter { $0.rawValue == name || $0 == .explainView && name == "explain" }
        return names.compactMap(\.output)
    }

    private var sentence: String {
        let first = command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."
        return command.discussion.isEmpty ? first : "\(first)\n\n\(command.discussion)"
    }
}

extension ContextTool.Argument {
    var isRequired: Bool {
        switch form {
        case .flag: false
        case .text(let isRequired), .list(let isRequired): isRequired
        }
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject(name)
        switch form {
        case .flag: writer.string("type", "boolean")
        case .text:
            writer.string("type", "string")
            if !choices.isEmpty { writer.strings("enum", choices) }
        case .list:
            writer.string("type", "array")
            writer.beginObject("items")
            writer.string("type", "string")
            if !choices.isEmpty { writer.strings("enum", choices) }
            writer.end()
            if isRequired { writer.integer("minItems", 1) }
        }
        writer.string("description", help)
        writer.end()
    }
}

// MARK: The command line

extension ContextTool {
    /// The maximum number of values of one list.
    fileprivate static let listLimit = 1_000

    /// The command line for a call.
    /// - Parameter json: the arguments of the call; nil for none.
    func commandLine(for json: JSONValue?) throws(InvalidArguments) -> [String] {
        guard let members = json.map({ $0.members }) ?? [] else {
            throw InvalidArguments(message: "the arguments of \(name) must be an object")
        }
        let known = arguments
        if let unknown = members.first(where: { member in !known.contains { $0.name == member.key } }) {
            let nearest = NearestKey.find(unknown.key, among: known.map(\.name))
            throw InvalidArguments(
                message:
                    "\(name) takes no \(Wording.quoted(unknown.key))"
                    + (nearest.map { "; did you mean \(Wording.quoted($0))?" } ?? ""))
        }
        var options: [String] = []
        var operands: [String] = []
        for argument in known {
            let texts = try argument.texts(of: members.first { $0.key == argument.name }?.value, in: name)
            if argument.isPath { for text in texts { try ContextTool.check(text) } }
            guard let option = argument.option else {
                if case .flag = argument.form { continue }
                operands += texts
                continue
            }
            if case .flag = argument.form {
                options += texts.isEmpty ? [] : [option]
            } else {
                options += texts.map { "\(option)=\($0)" }
            }
        }
        // After the two dashes, nothing is interpreted as an option.
        return [name] + options + ["--"] + operands
    }

    /// The folders that commands use by default.
    static let standardFolders = ["Layouts", SuiteRequest.defaultSnapshotDirectory, "report"]

    static func check(_ path: String) throws(InvalidArguments) {
        guard FileBoundary.allows(path) else {
            throw InvalidArguments(
                message:
                    "\(Wording.quoted(path)) is outside the folder that \"reflow mcp\" was started in")
        }
    }
}

extension ContextTool.Argument {
    /// The texts for a value; empty for `false`, and for a missing value.
    fileprivate func texts(of value: JSONValue?, in tool: String) throws(InvalidArguments) -> [String] {
        func fails(_ expectation: String, _ value: JSONValue) -> InvalidArguments {
            InvalidArguments(message: "\(Wording.quoted(name)) of \(tool) must be \(expectation), not \(value.summary)")
        }
        guard let value, value.content != .null else {
            if isRequired { throw InvalidArguments(message: "\(tool) needs \(Wording.quoted(name)): \(help)") }
            return []
        }
        func text(_ value: JSONValue) throws(InvalidArguments) -> String {
            guard case .string(let text) = value.content else { throw fails("a string", value) }
            guard !text.utf8.contains(0) else { throw fails("a text without the character 0", value) }
            guard choices.isEmpty || choices.contains(text) else {
                throw fails(Wording.alternatives(choices), value)
            }
            return text
        }
        switch form {
        case .flag:
            guard case .boolean(let isSet) = value.content else { throw fails("true or false", value) }
            return isSet ? [""] : []
        case .text: return [try text(value)]
        case .list:
            // A single name is a list of one element.
            if case .string = value.content { return [try text(value)] }
            guard case .array(let elements) = value.content, elements.count <= ContextTool.listLimit else {
                throw fails("a list of at most \(ContextTool.listLimit) strings", value)
            }
            if isRequired, elements.isEmpty { throw fails("a list with at least one string", value) }
            var texts: [String] = []
            for element in elements { texts.append(try text(element)) }
            return texts
        }
    }
}
