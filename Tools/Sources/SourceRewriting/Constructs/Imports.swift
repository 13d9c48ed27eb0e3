import SwiftSyntax

/// The names that belong to Foundation on iOS, and to other modules on Linux.
enum FoundationOnIOS {
    static let networking = ["URLRequest", "URLSession", "URLResponse", "URLCache", "URLCredential", "HTTPURL"]
    static let graphics = [
        "CGAffineTransform", "CGVector", "CGColor", "CGPath", "CGImage", "CGContext", "Selector", "objc_",
        "CACurrentMediaTime", "CFAbsoluteTime", "autoreleasepool",
    ]
}

extension SourceFile {
    /// Whether the file may use names that its imports only provide on iOS.
    var lacksImports: Bool {
        mentions("import Foundation") && !mentions("import UIKit")
            && (FoundationOnIOS.networking + FoundationOnIOS.graphics).contains(where: mentions)
    }
}

enum Imports {
    /// The modules of iOS whose names belong to UIKit here, as far as they exist.
    static let servedByUIKit: Set = [
        "CoreGraphics", "CoreText", "MobileCoreServices", "ObjectiveC", "QuartzCore", "UniformTypeIdentifiers",
    ]
    /// The modules with assertions for previews, and those with tests.
    static let snapshots: Set = ["ReflowTesting", "SnapshotTesting"]
    static let tests: Set = ["Testing", "XCTest"]
    /// The modules of iOS whose names belong to Foundation here.
    static let servedByFoundation: Set = ["Darwin"]

    /// Whether the word after `import` needs to be replaced: it is a module of iOS, or the kind of a declaration.
    static func isForeign(_ word: String) -> Bool {
        servedByUIKit.contains(word) || servedByFoundation.contains(word) || kinds.contains(word)
    }

    private static let kinds: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]
}

extension Rewriter {
    func rewriteImport(_ node: ImportDeclSyntax) {
        if firstImport == nil || firstImport?.isConditional == true && !node.isConditional { firstImport = node }
        guard let first = node.path.first?.name.text else { return }
        var module = Imports.servedByFoundation.contains(first) ? "Foundation" : first
        if Imports.servedByUIKit.contains(first), !conditions.importable.contains(first),
            conditions.importable.contains("UIKit")
        {
            module = "UIKit"
        }
        importedModules.insert(module)
        // Linux has no submodules, and a declaration can only be imported from the module that declares it.
        let isWhole = node.path.count == 1 && node.importKindSpecifier == nil
        guard module != first || (!isWhole && (module == "UIKit" || node.importKindSpecifier == nil)) else { return }
        if let kind = node.importKindSpecifier { edits.blank(kind.range) }
        edits.replace(node.path.range, with: module)
    }

    /// Adds the modules that iOS imports without being asked, on the line of the first import.
    func addImports() {
        guard let firstImport, !edits.isEmpty || importedModules.contains("Foundation") else { return }
        var added: [String] = []
        if !importedModules.contains("UIKit"), conditions.importable.contains("UIKit"),
            needsUIKit || conditions.isForIOS && FoundationOnIOS.graphics.contains(where: file.mentions)
        {
            added.append("UIKit")
        }
        if !importedModules.contains("UIKit"), !importedModules.contains("FoundationNetworking"),
            FoundationOnIOS.networking.contains(where: file.mentions)
        {
            added.append("FoundationNetworking")
        }
        guard !added.isEmpty else { return }
        edits.insert(added.map { "; import " + $0 }.joined(), at: firstImport.range.upperBound)
    }
}

extension ImportDeclSyntax {
    /// Whether the node is inside an `#if`, so that an addition after it may not be compiled.
    fileprivate var isConditional: Bool {
        var node = parent
        while let one = node {
            if one.is(IfConfigClauseSyntax.self) { return true }
            node = one.parent
        }
        return false
    }
}
