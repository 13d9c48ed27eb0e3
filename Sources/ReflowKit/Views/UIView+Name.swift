import Basics
package import Foundation

extension UIView {
    /// The view's label in Interface Builder's document outline, if its author wrote one.
    package final var userLabel: String? {
        get { extras?.provenance?.userLabel }
        set { if newValue != userLabel { provenance.userLabel = newValue } }
    }

    /// Whether Interface Builder generated ``accessibilityIdentifier``. Such an identifier distinguishes views but is
    /// meaningless for people.
    package final var hasMadeUpIdentifier: Bool {
        get { extras?.provenance?.hasMadeUpIdentifier ?? false }
        set { if newValue != hasMadeUpIdentifier { provenance.hasMadeUpIdentifier = newValue } }
    }

    /// The line of the view's description in a file, counted from 1; nil if no file describes it.
    package final var sourceLine: Int? {
        get { extras?.provenance?.sourceLine }
        set { if newValue != sourceLine { provenance.sourceLine = newValue } }
    }

    /// The reference to the view in constraints of its file if it has no id: `card.subviews[2]`.
    package final var fileReference: String? {
        get { extras?.provenance?.fileReference }
        set { if newValue != fileReference { provenance.fileReference = newValue } }
    }

    /// The frame in the file, at the size for which the file was drawn; nil if no file gives one.
    package final var drawnFrame: CGRect? {
        get { extras?.provenance?.drawnFrame }
        set { if newValue != drawnFrame { provenance.drawnFrame = newValue } }
    }

    /// The name of the view, or its class if it has none.
    /// - Parameter names: names of views that have no identifier.
    package final func shortName(_ names: [ObjectIdentifier: String]) -> String {
        givenName(names) ?? classNames.custom ?? classNames.kit
    }

    /// Whether the view has a name.
    final func hasGivenName(_ names: [ObjectIdentifier: String]) -> Bool { givenName(names) != nil }

    private func givenName(_ names: [ObjectIdentifier: String]) -> String? {
        (hasMadeUpIdentifier ? nil : accessibilityIdentifier) ?? names[ObjectIdentifier(self)] ?? userLabel
    }

    /// The view's name in messages and images: `title`, `UILabel "Today"`, `UIView with "Today"`, `third UIView of
    /// card`, or only its class.
    /// - Parameter names: names of views that have no identifier.
    package final func spokenName(_ names: [ObjectIdentifier: String] = [:]) -> String {
        if let name = givenName(names) { return ShownText.name(name) }
        // A content view without a name of its own has the name of its effect view, which users know.
        if let parent, parent.contentHolder === self { return parent.spokenName(names) }
        let type = shortName(names)
        if let text = spokenText { return "\(type) \(Wording.quoted(text))" }
        if let text = firstTextInside { return "\(type) with \(Wording.quoted(text))" }
        return placeName(names, depth: 0) ?? type
    }

    /// The name of a view without name and text from its position: `third UIView of card`.
    /// - Returns: nil for a view whose position is no help: the view of a controller, the only view of its class in
    ///   such a view, or one of very many.
    private func placeName(_ names: [ObjectIdentifier: String], depth: Int) -> String? {
        guard let superview = parent, !(next is UIViewController), !superview.isWindow, depth < UIView.placeDepth,
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

    /// The maximum number of unnamed superviews that are named by their positions.
    private static let placeDepth = 3
    /// The maximum number of subviews among which positions are counted.
    private static let longestFamily = 200

    private static func ordinal(_ number: Int) -> String {
        let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
        if words.indices.contains(number - 1) { return words[number - 1] }
        let isTeen = number / 10 % 10 == 1
        let ending = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
        return "\(number)\(ending)"
    }

    private static let longestText = 24
    /// The maximum number of views that are searched for a text.
    private static let searchLimit = 32

    private var spokenText: String? {
        guard let text = portrait.text, !text.isEmpty else { return nil }
        return String(text.prefix(UIView.longestText))
    }

    /// The text of the rearmost view with text, with which a cell or card usually begins.
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
