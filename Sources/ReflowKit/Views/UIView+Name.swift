import Basics
package import Foundation

extension UIView {
    /// The view's name in the outline of Interface Builder, if its author wrote one.
    package final var userLabel: String? {
        get { extras?.provenance?.userLabel }
        set { if newValue != userLabel { provenance.userLabel = newValue } }
    }

    /// Whether Interface Builder made ``accessibilityIdentifier`` up: it tells views apart, and tells people nothing.
    package final var hasMadeUpIdentifier: Bool {
        get { extras?.provenance?.hasMadeUpIdentifier ?? false }
        set { if newValue != hasMadeUpIdentifier { provenance.hasMadeUpIdentifier = newValue } }
    }

    /// The line at which a file describes the view, counted from 1; `nil` if no file does.
    package final var sourceLine: Int? {
        get { extras?.provenance?.sourceLine }
        set { if newValue != sourceLine { provenance.sourceLine = newValue } }
    }

    /// How a constraint of the view's file names it, if it has no id: `card.subviews[2]`.
    package final var fileReference: String? {
        get { extras?.provenance?.fileReference }
        set { if newValue != fileReference { provenance.fileReference = newValue } }
    }

    /// The frame that a file gives the view, at the size for which it is drawn there; `nil` if no file does.
    package final var drawnFrame: CGRect? {
        get { extras?.provenance?.drawnFrame }
        set { if newValue != drawnFrame { provenance.drawnFrame = newValue } }
    }

    /// The name that somebody gave the view, or else its class.
    /// - Parameter names: those of views that have no identifier.
    package final func shortName(_ names: [ObjectIdentifier: String]) -> String {
        givenName(names) ?? classNames.custom ?? classNames.kit
    }

    /// Whether somebody gave the view a name.
    final func hasGivenName(_ names: [ObjectIdentifier: String]) -> Bool { givenName(names) != nil }

    private func givenName(_ names: [ObjectIdentifier: String]) -> String? {
        (hasMadeUpIdentifier ? nil : accessibilityIdentifier) ?? names[ObjectIdentifier(self)] ?? userLabel
    }

    /// The view's name in messages and pictures: `title`, `UILabel "Today"`, `UIView with "Today"`,
    /// `third UIView of card`, or its class alone.
    /// - Parameter names: those of views that have no identifier.
    package final func spokenName(_ names: [ObjectIdentifier: String] = [:]) -> String {
        if let name = givenName(names) { return ShownText.name(name) }
        // A content view without a name of its own is called like its effect view, the one that users know.
        if let effect = parent as? UIVisualEffectView, effect.content === self { return effect.spokenName(names) }
        let type = shortName(names)
        if let text = spokenText { return "\(type) \(Wording.quoted(text))" }
        if let text = firstTextInside { return "\(type) with \(Wording.quoted(text))" }
        return placeName(names, depth: 0) ?? type
    }

    /// A view without a name and a text is called by its place: `third UIView of card`.
    /// - Returns: nil for a view whose place says nothing: the view of a controller, an only view of its class in such a
    ///   view, and one of very many.
    private func placeName(_ names: [ObjectIdentifier: String], depth: Int) -> String? {
        guard let superview = parent, !(next is UIViewController), !(superview is UIWindow), depth < UIView.placeDepth,
            superview.children.count <= UIView.longestFamily
        else { return nil }
        let type = shortName(names)
        let alike = superview.children.filter { Swift.type(of: $0) === Swift.type(of: self) && !$0.isPartOfControl }
        let number = alike.count > 1 ? alike.firstIndex { $0 === self } : nil
        let name = number.map { "\(UIView.ordinal($0 + 1)) \(type)" }
        let outer =
            superview.givenName(names).map(ShownText.name)
            ?? superview.spokenText.map { "\(superview.shortName(names)) \(Wording.quoted($0))" }
            ?? superview.placeName(names, depth: depth + 1)
        return outer.map { "\(name ?? type) of \($0)" } ?? name
    }

    /// The number of superviews without names that are named by their places.
    private static let placeDepth = 3
    /// More views in one superview are not counted.
    private static let longestFamily = 200

    private static func ordinal(_ number: Int) -> String {
        let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
        if words.indices.contains(number - 1) { return words[number - 1] }
        let isTeen = number / 10 % 10 == 1
        let ending = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
        return "\(number)\(ending)"
    }

    private static let longestText = 24
    /// More views than this are not searched for a text.
    private static let searchLimit = 32

    private var spokenText: String? {
        guard let visibleText, !visibleText.isEmpty else { return nil }
        return String(visibleText.prefix(UIView.longestText))
    }

    /// The text furthest back: what a cell or a card begins with.
    private var firstTextInside: String? {
        var rest = Array(children.reversed())
        var searched = 0
        while let view = rest.popLast(), searched < UIView.searchLimit {
            searched += 1
            guard !view.isHidden, !view.isPartOfControl else { continue }
            if let text = view.spokenText { return text }
            rest += view.children.reversed()
        }
        return nil
    }
}
