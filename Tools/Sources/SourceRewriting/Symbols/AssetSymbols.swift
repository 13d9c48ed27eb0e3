/// The declarations through which Swift code refers to the sets of a target's asset catalogues, as Xcode generates them:
/// `UIImage(resource: .logo)`, `UIColor(resource: .brand)`, `UIColor.brand`.
package struct AssetSymbols: Equatable, Sendable {
    /// The sets, each name once, in order.
    private let symbols: [AssetSymbol]
    /// The sentences about sets that have no symbol of their own.
    package private(set) var problems: [String] = []

    /// - Parameter symbols: the sets in the order of their paths.
    package init(_ symbols: [AssetSymbol]) {
        var kept: [AssetSymbol] = []
        var names: [[String]: String] = [:]
        for symbol in symbols {
            let place = [symbol.kind.rawValue] + symbol.namespaces + [symbol.identifier]
            if let other = names[place] {
                guard other != symbol.name else { continue }
                problems.append(
                    "the \(symbol.kind.rawValue) sets \"\(other)\" and \"\(symbol.name)\" have the same symbol, "
                        + "\(symbol.identifier); rename one of them")
                continue
            }
            names[place] = symbol.name
            kept.append(symbol)
        }
        self.symbols = kept
    }

    package var isEmpty: Bool { symbols.isEmpty }

    /// The declarations.
    /// - Parameters:
    ///   - bundle: the expression for the bundle that has the catalogues.
    ///   - isDeclared: whether the module has a static member of a class, by the names of the class and the member. Many
    ///     projects wrote such members before Xcode made them, and keep Xcode from making them again.
    package func source(bundle: String, isDeclared: (String, String) -> Bool = { _, _ in false }) -> String {
        var text = "import UIKit\nprivate let bundleOfAssetSymbols = \(bundle)\n"
        for (kind, type, kitType) in [
            (AssetSymbol.Kind.color, "UIKit.ColorResource", "UIColor"), (.image, "UIKit.ImageResource", "UIImage"),
        ] {
            let own = symbols.filter { $0.kind == kind }
            guard !own.isEmpty else { continue }
            text += AssetSymbols.extended(type, own) { symbol, _ in
                "static let \(symbol.identifier) = \(type)(name: \(AssetSymbols.literal(symbol.name)), "
                    + "bundle: bundleOfAssetSymbols)"
            }
            let taken = AssetSymbol.taken[kind] ?? []
            let free = own.filter { symbol in
                let name = symbol.namespaces.first ?? symbol.identifier
                return !taken.contains(name) && !isDeclared(kitType, name)
            }
            text += AssetSymbols.extended("UIKit.\(kitType)", free) { symbol, path in
                "static var \(symbol.identifier): UIKit.\(kitType) { UIKit.\(kitType)(resource: .\(path)) }"
            }
        }
        return text
    }

    /// An extension with a line for each symbol, in enumerations for the namespaces.
    private static func extended(
        _ type: String, _ symbols: [AssetSymbol], line: (AssetSymbol, String) -> String
    ) -> String {
        guard !symbols.isEmpty else { return "" }
        var text = "extension \(type) {\n"
        var open: [String] = []
        for symbol in symbols.sorted(by: { $0.namespaces.lexicographicallyPrecedes($1.namespaces) }) {
            let common = zip(open, symbol.namespaces).prefix { $0 == $1 }.count
            text += String(repeating: "}\n", count: open.count - common)
            for namespace in symbol.namespaces.dropFirst(common) { text += "enum \(namespace) {\n" }
            open = symbol.namespaces
            text += line(symbol, (symbol.namespaces + [symbol.identifier]).joined(separator: ".")) + "\n"
        }
        return text + String(repeating: "}\n", count: open.count) + "}\n"
    }

    /// Whether a file declares a static member, or a type inside another one, of this name.
    private static func declares(_ name: String, in file: SourceFile) -> Bool {
        ["static let", "static var", "class var", "static func", "class func", "enum", "struct"].contains { keyword in
            [":", " ", "=", "(", "\n"].contains { file.mentions("\(keyword) \(name)\($0)") }
        }
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
    }

    // MARK: Adding them to a module

    /// The name of the file in which SwiftPM declares `Bundle.module`.
    private static let accessor = "resource_bundle_accessor.swift"

    /// The copies of a module with these declarations after the last line of one of its files: of the one with
    /// `Bundle.module`, or else of the first that imports UIKit. A module without such a file has none.
    package func added(to copies: [Copy], of files: [SourceFile]) -> [Copy] {
        guard !isEmpty else { return copies }
        let accessor = files.first { $0.path.hasSuffix("/" + AssetSymbols.accessor) }
        guard let file = accessor ?? files.first(where: { $0.mentions("import UIKit") }) else { return copies }
        let bundle = "Foundation.Bundle.\(accessor == nil ? "main" : "module")"
        var copies = copies
        let place = copies.firstIndex { $0.path == file.path }
        var copy = place.map { copies[$0] } ?? Copy(path: file.path, text: file.bytes, warnings: [], isRewritten: true)
        let source = self.source(bundle: bundle) { type, name in
            files.contains { $0.mentions("extension \(type)") && AssetSymbols.declares(name, in: $0) }
        }
        copy.text += ("\n" + source).utf8
        copy.isRewritten = true
        copy.warnings += problems.map { Warning(path: file.path, line: 1, column: 1, message: $0) }
        if let place { copies[place] = copy } else { copies.append(copy) }
        return copies
    }
}
