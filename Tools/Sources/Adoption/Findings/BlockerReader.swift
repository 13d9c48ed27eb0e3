import Foundation

/// Tells from a file's errors what is behind them.
struct BlockerReader {
    /// The modules that the file imports and Linux does not have.
    var missingModules: [String]
    /// The line of the source at which an error is.
    var line: (CompilerError) -> String? = { _ in nil }

    func blockers(_ errors: [CompilerError]) -> Set<Blocker> {
        var found = Set(
            missingModules.map { Blocker(kind: AppleModules.contains($0) ? .module : .package, name: $0) })
        var rest: Set<Blocker> = []
        for error in errors {
            if let blocker = cause(of: error.message) ?? overridden(by: error) {
                found.insert(blocker)
            } else if missingModules.isEmpty {
                rest.insert(Blocker(kind: .syntax, name: String(error.message.prefix(120))))
            }
        }
        // With a name missing, what the compiler says of the lines around it follows from that.
        return found.isEmpty ? rest : found
    }

    /// The member that UIKit has and Reflow has not, from the line of an override of nothing.
    private func overridden(by error: CompilerError) -> Blocker? {
        guard missingModules.isEmpty, error.message.contains("does not override any"), let text = line(error) else {
            return nil
        }
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let name = words.firstIndex { ["func", "var"].contains($0) }.map { words.dropFirst($0 + 1).first }
        return name.flatMap { $0 }.map { Blocker(kind: .symbol, name: "override of \($0)") }
    }

    /// The missing name that an error states; nil if it states none, or one that a missing module may declare.
    private func cause(of message: String) -> Blocker? {
        let names = Self.quoted(message)
        if Self.objectiveC.contains(where: message.contains) {
            return Blocker(kind: .objectiveC, name: names.first ?? message)
        }
        guard let first = names.first else { return nil }
        if message.hasPrefix("no such module") {
            return Blocker(kind: AppleModules.contains(first) ? .module : .package, name: first)
        }
        if message.hasPrefix("cannot find") {
            guard !isOfMissingModule(first) else { return nil }
            return Blocker(kind: AppleModules.declares(first) || isFunctionOfC(first) ? .symbol : .type, name: first)
        }
        guard message.contains("has no member") || message.contains("is not a member type"), names.count > 1 else {
            return nil
        }
        let isMemberFirst = message.contains("is not a member type")
        let owner = (isMemberFirst ? names[1] : first).prefix { $0 != "<" && $0 != "?" && $0 != "!" }
        let member = isMemberFirst ? first : names[1]
        let type = owner.split(separator: ".").last.map(String.init) ?? String(owner)
        guard !isOfMissingModule(type) else { return nil }
        if AppleModules.declares(type) { return Blocker(kind: .symbol, name: "\(owner).\(member)") }
        return missingModules.isEmpty ? Blocker(kind: .type, name: "\(owner).\(member)") : nil
    }

    /// Whether a name may be declared in a module that the file imports and Linux does not have: any that is not UIKit's.
    private func isOfMissingModule(_ name: String) -> Bool {
        !missingModules.isEmpty && !AppleModules.isOfUIKit(name)
    }

    /// `objc_getClass`, `CGRectMake`: functions are the system's if they look like those of C.
    private func isFunctionOfC(_ name: String) -> Bool { name.hasPrefix("objc_") || name.hasPrefix("class_") }

    private static let objectiveC = [
        "Objective-C", "@objc", "#selector", "#keyPath", "@IBOutlet", "@IBAction", "@NSManaged", "'optional' can only",
    ]

    /// The texts between single quotes.
    static func quoted(_ message: String) -> [String] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
