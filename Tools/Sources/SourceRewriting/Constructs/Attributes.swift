import SwiftSyntax

enum Attributes {
    /// The attributes that need Objective-C's runtime, or whose members are listed for nibs. `@IBDesignable` compiles on
    /// Linux as it is.
    static let dropped: Set =
        NibMembers.attributes.union(["objc", "objcMembers", "GKInspectable", "NSCopying"])
}

extension Rewriter {
    func rewriteAttribute(_ node: AttributeSyntax) {
        switch node.name {
        case "UIApplicationMain":
            // Swift 6 mode refuses this attribute on every platform. UIKit's application delegate has the `main()` that
            // `@main` needs.
            edits.replace(node.range, with: "@main")
        case "NSManaged":
            warn(node, "@NSManaged needs Core Data, which Linux does not have: declare a stored property")
        case let name where Attributes.dropped.contains(name):
            edits.blank(node.range)
        default: break
        }
    }
}
