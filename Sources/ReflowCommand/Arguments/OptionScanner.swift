import Basics
// `getopt_long` keeps its state in globals of the process; the lock below protects them.
@preconcurrency internal import CGlibc
import Foundation
import Glibc
import LayoutRules

/// Parses a command line by the rules of glibc's `getopt_long`: `--name value`, `--name=value`, `-n value`, `-nvalue`,
/// options before and after other arguments, and nothing but arguments after `--`.
///
/// One rule is stricter: names are written in full. An abbreviation that is unique today would change its meaning
/// with the next option.
enum OptionScanner {
    /// Protects `optind`, `optarg`, `optopt` and `opterr` for one scan.
    private static let scanning = NSLock()

    static func scan(
        _ arguments: [String], options: [OptionDeclaration]
    ) throws(UsageError) -> ScannedLine {
        scanning.lock()
        defer { scanning.unlock() }
        var scan = Scan(arguments, options: options)
        defer { scan.free() }
        return try scan.run()
    }
}

/// One run over one command line, with the C arrays that it needs.
private struct Scan {
    private let options: [OptionDeclaration]
    private var words: [UnsafeMutablePointer<CChar>?]
    private var table: [option]
    private let shorts: String

    /// The value that `getopt_long` returns for the first long option. Smaller values are the characters of short
    /// options.
    private static let firstCode: Int32 = 0x1000
    /// The value that `getopt_long` returns for an argument that is not an option. The `-` in the option string keeps
    /// the order of arguments.
    private static let positionalCode: Int32 = 1

    init(_ arguments: [String], options: [OptionDeclaration]) {
        self.options = options
        words = (["reflow"] + arguments).map { strdup($0) } + [nil]
        table = options.enumerated().map { index, declaration in
            option(
                name: strdup(declaration.name),
                has_arg: declaration.placeholder == nil ? no_argument : required_argument,
                flag: nil, val: Scan.firstCode + Int32(index))
        }
        table.append(option())
        // `-`: return other arguments in order; `:`: distinguish a missing value from an unknown option.
        shorts = options.reduce(into: "-:") { text, declaration in
            guard let short = declaration.short else { return }
            text.append(short)
            if declaration.placeholder != nil { text.append(":") }
        }
    }

    func free() {
        for word in words { Glibc.free(word) }
        for entry in table { Glibc.free(UnsafeMutablePointer(mutating: entry.name)) }
    }

    mutating func run() throws(UsageError) -> ScannedLine {
        var line = ScannedLine()
        let count = Int32(words.count - 1)
        // Zero, not one, resets glibc's state, however the previous scan ended.
        optind = 0
        opterr = 0
        while true {
            let code = getopt_long(count, &words, shorts, &table, nil)
            switch code {
            case -1:
                for word in words[Int(optind)...].compactMap({ $0 }) { line.add(positional: String(cString: word)) }
                return line
            case Scan.positionalCode:
                line.add(positional: value)
            case Int32(UInt8(ascii: ":")):
                throw missingValue
            case Int32(UInt8(ascii: "?")):
                throw rejected
            default:
                guard let option = declaration(for: code) else { throw unknown(lastWord.nameOfOption) }
                if code >= Scan.firstCode {
                    let name = name(ofWordFor: option)
                    guard name == option.spelling else { throw unknown(name) }
                } else if value.hasPrefix("="), lastWord == "-\(option.short.map(String.init) ?? "")\(value)" {
                    throw UsageError.shortOptionWithSign(
                        String(lastWord.prefix(2)), value: String(value.dropFirst()))
                }
                line.add(value: value, of: option)
            }
        }
    }

    /// The text of the value or argument that was just read; empty for a flag.
    private var value: String {
        optarg.map { String(cString: $0) } ?? ""
    }

    private func declaration(for code: Int32) -> OptionDeclaration? {
        if code >= Scan.firstCode { return options[Int(code - Scan.firstCode)] }
        return options.first { $0.short?.asciiValue.map(Int32.init) == code }
    }

    /// The word that was read last: the option itself, or a value that follows it.
    private var lastWord: String {
        words[Int(optind) - 1].map { String(cString: $0) } ?? ""
    }

    /// The option as the user spelled it, without its value.
    private func name(ofWordFor option: OptionDeclaration) -> String {
        let valueIsOwnWord = option.placeholder != nil && optarg != nil && optarg == words[Int(optind) - 1]
        guard valueIsOwnWord else { return lastWord.nameOfOption }
        return words[Int(optind) - 2].map { String(cString: $0) } ?? ""
    }

    private var missingValue: UsageError {
        guard let option = declaration(for: optopt), let placeholder = option.placeholder else { return rejected }
        return .missingValue(option: option.spelling, placeholder: placeholder)
    }

    /// The error for the last word, which is not an option of this command.
    private var rejected: UsageError {
        if optopt >= Scan.firstCode, let option = declaration(for: optopt), lastWord.nameOfOption == option.spelling {
            return .unexpectedValue(
                option: option.spelling, value: String(lastWord.dropFirst(option.spelling.count + 1)))
        }
        if optopt > 0, optopt < Scan.firstCode, let scalar = UnicodeScalar(UInt32(optopt)) {
            return .unknownOption("-\(Character(scalar))", nearest: nil)
        }
        return unknown(lastWord.nameOfOption)
    }

    private func unknown(_ name: String) -> UsageError {
        .unknownOption(name, nearest: NearestKey.find(name, among: options.map(\.spelling)))
    }
}

extension String {
    /// The part before the equals sign: `--name` of `--name=value`.
    fileprivate var nameOfOption: String {
        String(prefix { $0 != "=" })
    }
}
