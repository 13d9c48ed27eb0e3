import Typesetting

extension ParagraphStyle {
    /// - Parameter isRightToLeft: the interface's direction, which applies to a natural paragraph.
    init(_ style: NSParagraphStyle, isRightToLeft: Bool) {
        self.init(
            alignment: Alignment(style.alignment), lineBreak: LineBreak(style.lineBreakMode),
            lineBreakStrategy: LineBreakStrategy(style.lineBreakStrategy), lineSpacing: style.lineSpacing,
            paragraphSpacing: style.paragraphSpacing,
            paragraphSpacingBefore: style.paragraphSpacingBefore,
            minimumLineHeight: style.minimumLineHeight, maximumLineHeight: style.maximumLineHeight,
            lineHeightMultiple: style.lineHeightMultiple, firstLineHeadIndent: style.firstLineHeadIndent,
            headIndent: style.headIndent, tailIndent: style.tailIndent,
            tabStops: style.ownTabStops.map(TabStop.init), tabInterval: style.defaultTabInterval,
            hyphenates: style.hyphenationFactor > 0 || style.usesDefaultHyphenation,
            tightensBeforeTruncating: style.allowsDefaultTighteningForTruncation,
            isRightToLeft: style.baseWritingDirection == .natural
                ? isRightToLeft : style.baseWritingDirection == .rightToLeft)
    }
}

extension ParagraphStyle.Alignment {
    init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}

extension ParagraphStyle.LineBreak {
    init(_ mode: NSLineBreakMode) {
        switch mode {
        case .byWordWrapping: self = .byWordWrapping
        case .byCharWrapping: self = .byCharWrapping
        case .byClipping: self = .byClipping
        case .byTruncatingHead: self = .byTruncatingHead
        case .byTruncatingTail: self = .byTruncatingTail
        case .byTruncatingMiddle: self = .byTruncatingMiddle
        }
    }
}

extension TabStop {
    init(_ tab: NSTextTab) {
        let alignment: Alignment =
            switch tab.alignment {
            case .left, .natural, .justified: .leading
            case .center: .center
            case .right: .trailing
            }
        self.init(location: tab.location, alignment: alignment, terminators: tab.terminators)
    }
}
