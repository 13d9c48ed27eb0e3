public import Foundation

/// The line breaking and spacing of a paragraph. Lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineBreakStrategy: UInt = 0
        var baseWritingDirection = NSWritingDirection.natural
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        /// The tab stops; nil for UIKit's default ones.
        var tabStops: [NSTextTab]?
        var defaultTabInterval: CGFloat = 0
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTighteningForTruncation = false
    }

    fileprivate var values: Values

    public override init() {
        values = Values()
    }

    // Every designated initialiser must be visible to subclasses; otherwise they would inherit none.
    fileprivate convenience init(_ values: Values) {
        self.init()
        self.values = values
    }

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The rules, besides the width, for the place where a line ends. The default is no rule.
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The space between the bottom of one line and the top of the next.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after each paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space above each paragraph except the first. It is added to the space after the previous paragraph.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum line height; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor for the font's line height; 0 for the font's own.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var headIndent: CGFloat { values.headIndent }
    /// The end of lines: the distance from the leading edge if it is positive, otherwise from the trailing edge.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The tab stops. The default is twelve tab stops at distances of 28 points.
    open var tabStops: [NSTextTab]! { values.tabStops ?? NSParagraphStyle.standardTabStops }
    /// The interval of tab stops after the last of ``tabStops``: they are at its multiples. If it is 0, Reflow uses 28
    /// points, because UIKit's behaviour is not known.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The hyphenation threshold. Hyphenation is not supported; a value above 0 causes a warning.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether the system's hyphenation is requested. Hyphenation is not supported; true causes a warning.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Whether the letters of a line that is too long are moved closer together, by at most 1 % of the font's size,
    /// before the line is truncated (look.md §11).
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    private static var standardTabStops: [NSTextTab] {
        (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
    }

    /// The tab stops before those at the multiples of ``defaultTabInterval``. It is empty if neither tab stops nor an
    /// interval were set, because then all tab stops are at multiples of 28 points.
    var ownTabStops: [NSTextTab] {
        values.tabStops ?? (values.defaultTabInterval > 0 ? NSParagraphStyle.standardTabStops : [])
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        NSParagraphStyle(values)
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableParagraphStyle(values)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    open override var lineBreakStrategy: LineBreakStrategy {
        get { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
        set { values.lineBreakStrategy = newValue.rawValue }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }

    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }

    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }

    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }

    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { values.tabStops = newValue }
    }

    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    open func addTabStop(_ anObject: NSTextTab) {
        let index = tabStops.firstIndex { $0.location > anObject.location } ?? tabStops.count
        tabStops.insert(anObject, at: index)
    }

    open func removeTabStop(_ anObject: NSTextTab) {
        tabStops.removeAll { $0 == anObject }
    }

    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }

    open func setParagraphStyle(_ style: NSParagraphStyle) {
        values = style.values
    }
}
