import SwiftSyntax

/// The names that come with Foundation on iOS, and lie in other modules on Linux.
enum FoundationOnIOS {
    static let networking = ["URLRequest", "URLSession", "URLResponse", "URLCache", "URLCredential", "HTTPURL"]
    static let graphics = [
        "CGAffineTransform", "CGVector", "CGColor", "CGPath", "CGImage", "CGContext", "Selector", "objc_",
        "CACurrentMediaTime", "CFAbsoluteTime", "autoreleasepool",
    ]
}

extension SourceFile {
    /// Whether names may be used that the file's imports bring on iOS only.
    var lacksImports: Bool {
        mentions("import Foundation") && !mentions("import UIKit")
            && (FoundationOnIOS.networking + FoundationOnIOS.graphics).contains(where: mentions)
    }
}

enum Imports {
    /// The modules of iOS whose names, as far as there are any, come with UIKit here.
    static let servedByUIKit: Set = [
        "CoreGraphics", "CoreText", "MobileCoreServices", "ObjectiveC", "QuartzCore", "UniformTypeIdentifiers",
    ]
    /// The modules of iOS whose names come with Foundation here.
    static let servedByFoundation: Set = ["Darwin"]

    /// Whether the word after `import` is no whole module of Linux: a module of iOS, or the kind of a declaration.
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
        if Imports.servedByUIKit.contains(first), !self.module.importable.contains(first),
            self.module.importable.contains("UIKit")
        {
            module = "UIKit"
        }
        importedModules.insert(module)
        // Linux has no submodules, and a declaration cannot be imported from the module that only passes it on.
        let isWhole = node.path.count == 1 && node.importKindSpecifier == nil
        guard module != first || (!isWhole && (module == "UIKit" || node.importKindSpecifier == nil)) else { return }
        if let kind = node.importKindSpecifier { edits.blank(kind.range) }
        edits.replace(node.path.range, with: module)
    }

    /// Adds what iOS brings unasked, on the line of the first import.
    func addImports() {
        guard let firstImport, !edits.isEmpty || importedModules.contains("Foundation") else { return }
        var added: [String] = []
        if !importedModules.contains("UIKit"), module.importable.contains("UIKit"),
            needsUIKit || module.isForIOS && FoundationOnIOS.graphics.contains(where: file.mentions)
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
    /// Whether it is inside an `#if`, so that what is added behind it may vanish.
    fileprivate var isConditional: Bool {
        var node = parent
        while let one = node {
            if one.is(IfConfigClauseSyntax.self) { return true }
            node = one.parent
        }
        return false
    }
}
