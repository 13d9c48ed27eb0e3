public import Foundation

/// How lines are broken and placed. Lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
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
        /// Nil for UIKit's own.
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

    // No designated initialiser may be out of a subclass's sight: it would inherit none.
    fileprivate convenience init(_ values: Values) {
        self.init()
        self.values = values
    }

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Between the bottom of one line and the top of the next.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// After each paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Above each paragraph but the first, added to what the one before it has behind it.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// 0 leaves the font's own line height.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var headIndent: CGFloat { values.headIndent }
    /// Above 0 a distance from the leading edge, else from the trailing one.
    open var tailIndent: CGFloat { values.tailIndent }
    /// Twelve at distances of 28 points unless set.
    open var tabStops: [NSTextTab]! { values.tabStops ?? NSParagraphStyle.standardTabStops }
    /// Behind the last of ``tabStops`` there is one at each multiple of this; 0 for one each 28 points, where UIKit's
    /// behaviour is not known.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Above 0 words are to be divided at line ends. They are not, and there is a warning.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are to be divided as the system chooses. They are not, and there is a warning.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Whether a line that is a little too long is set tighter before it is truncated.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    private static var standardTabStops: [NSTextTab] {
        (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
    }

    /// The tab stops where they differ from multiples of 28 points.
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
