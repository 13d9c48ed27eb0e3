import Basics
import LayoutRules

/// The commands of a tool. It runs the command that a command line names.
struct CommandTable: Sendable {
    /// Creates a command. Creating all commands, with all their options and help, takes longer than loading fonts, and
    /// a command line needs only one.
    typealias Entry = @Sendable () -> Command

    private let entries: [Entry]

    init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// All commands.
    var commands: [Command] { entries.map { $0() } }

    /// Runs a command line, without the name of the program. Every error is converted to a message and an exit code
    /// here.
    func run(_ arguments: [String], console: Console, environment: Environment) async -> ExitCode {
        let context = CommandContext(console: console, environment: environment, table: self)
        let code = await run(arguments, in: context)
        // A full disk in `reflow tree … > file` must not look like success. Standard error may fail, too.
        guard let failure = console.output.failure ?? console.error.failure else { return code }
        console.error.writeLine("\(CommandTable.program): \(failure)")
        return code.combined(with: .failure)
    }

    static let program = "reflow"

    /// The names of commands in other tools.
    static let synonyms = [
        "approve": "accept", "check": "test", "clean": "prune", "compare": "diff", "draw": "render", "new": "init",
        "run": "test", "snapshot": "record", "update": "accept", "verify": "test", "why": "explain",
    ]

    private func run(_ arguments: [String], in context: CommandContext) async -> ExitCode {
        let own = arguments.prefix { $0.hasPrefix("-") }
        do {
            var line = try OptionScanner.scan(Array(own), options: HelpPage.ownOptions)
            if !line.takeValues(of: .help).isEmpty {
                context.console.output.write(HelpPage(of: context.commands).text)
                return .success
            }
            if !line.takeValues(of: .version).isEmpty {
                context.console.output.writeLine("\(CommandTable.program) \(Reflow.versionWithCommit)")
                return .success
            }
            guard let name = line.takePositional() ?? arguments.dropFirst(own.count).first else {
                throw UsageError.missingCommand
            }
            let command = try entries.lazy.map { $0() }.named(
                name, \.description.name, synonyms: CommandTable.synonyms)
            return await run(command, Array(arguments.dropFirst(own.count + 1)), in: context)
        } catch {
            return CommandTable.report(error, of: nil, on: context.console)
        }
    }

    private func run(_ command: Command, _ arguments: [String], in context: CommandContext) async -> ExitCode {
        do {
            return try await command.run(arguments, in: context)
        } catch {
            return CommandTable.report(error, of: command.description.name, on: context.console)
        }
    }

    /// Prints an error; after a usage error, also a hint to the right help.
    private static func report(_ error: any Error, of command: String?, on console: Console) -> ExitCode {
        let speaker = [program, command].compactMap(\.self).joined(separator: " ")
        console.error.writeLines("\(speaker):", .error, " \(error)")
        switch error {
        case UsageError.missingCommand, UsageError.unknownCommand, UsageError.unknownTopic: break
        case is UsageError:
            console.error.writeLine("Run \(Wording.quoted("\(speaker) --help")) for its arguments and options.")
        default: break
        }
        return .failure
    }
}

extension Sequence {
    /// The element with this name. The error for an unknown name suggests the nearest one.
    func named(
        _ name: String, _ nameOf: (Element) -> String, synonyms: [String: String] = [:]
    ) throws(UsageError) -> Element {
        if let element = first(where: { nameOf($0) == name }) { return element }
        throw .unknownCommand(name, nearest: synonyms[name] ?? NearestKey.find(name, among: map(nameOf)))
    }
}
