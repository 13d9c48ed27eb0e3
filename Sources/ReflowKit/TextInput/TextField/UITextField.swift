import Basics
public import Foundation
import KitValues

/// One line of text to edit. Reflow has no typing: the field shows its text or its placeholder. As first responder, it is
/// edited, and the keyboard is shown.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
    private let border = DrawnPart()
    private let label = UILabel()

    override func makeParts() {
        super.makeParts()
        border.drawing = { [weak self] in self?.drawFrame() }
        addPart(border)
        label.font = font
        addPart(label)
    }

    // MARK: Text

    open var text: String? = "" { didSet { applyText() } }
    /// The text that is shown while the field is empty, in the colour of placeholders.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The text that is shown while the field is empty. Text without a font or colour has those of placeholders.
    open var attributedPlaceholder: NSAttributedString? { didSet { applyText() } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { applyText() } }
    open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
    }

    /// Updates the text, because the window may be in another simulation than the one in which the field was made.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if actualWindow != nil { followContentSize() }
    }

    private func followContentSize() {
        guard adjustsFontForContentSizeCategory, let font, font.scaling != nil else { return }
        let adjusted = font.adjusted(to: actualTraitCollection)
        if adjusted.pointSize != font.pointSize { self.font = adjusted }
    }

    open var textColor: UIColor? = .label { didSet { applyText() } }
    open var textAlignment: NSTextAlignment = .natural { didSet { applyText() } }
    open var isSecureTextEntry = false { didSet { applyText() } }
    open var adjustsFontSizeToFitWidth = false { didSet { applyText() } }
    /// The size in points.
    open var minimumFontSize: CGFloat = 0 { didSet { applyText() } }

    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var textContentType: UITextContentType!

    open var hasText: Bool { !(text ?? "").isEmpty }

    /// The text as it is shown: bullets if it is secure, the placeholder if there is none.
    private var visibleText: String? {
        guard let text, !text.isEmpty else { return placeholder }
        return isSecureTextEntry ? String(repeating: Measures.bullet, count: text.count) : text
    }

    package override var portrait: Portrait {
        var portrait = super.portrait
        portrait.text = visibleText
        portrait.isDescribedByText = true
        portrait.isNamedByText = true
        return portrait
    }

    private func applyText() {
        if hasText { label.text = visibleText } else { label.attributedText = attributedPlaceholder }
        label.textColor = hasText ? textColor : .placeholderText
        label.font = font
        label.textAlignment = textAlignment
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        invalidateIntrinsicContentSize()
        if let font, font.pointSize > 0 { label.minimumScaleFactor = min(1, minimumFontSize / font.pointSize) }
        setNeedsLayout()
    }

    override var spoken: SpokenView {
        SpokenView(isElement: true, value: hasText ? visibleText : placeholder, traits: stateTraits)
    }

    // MARK: Editing

    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the field is first responder.
    open var isEditing: Bool { isFirstResponder }
    /// The same for layout, which does not look for the window.
    private var isEdited = false { didSet { if isEdited != oldValue { setNeedsLayout() } } }

    open override class var nibMethods: [Selector] {
        super.nibMethods + [Selector("setDelegate:", { (one: UITextField) in .init { one.delegate = $0 } })]
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }
    override var needsKeyboard: Bool { true }

    override func shouldBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

    /// The delegate is told first, then the targets, then the observers (input.md §2.8).
    override func didBeginEditing() {
        isEdited = true
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    }

    override func shouldEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    override func didEndEditing() {
        isEdited = false
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    }

    // MARK: Border

    open var borderStyle: BorderStyle = .none {
        didSet {
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    /// `UITextField.BorderStyle` with UIKit's raw values.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    // MARK: Parts

    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }

    /// `UITextField.ViewMode` with UIKit's raw values.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        mode == .always || mode == (isEdited ? .whileEditing : .unlessEditing)
    }
    private var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
    private var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }
    final var showsClearButton: Bool { hasText && !showsRightView && isShown(clearButtonMode) }

    // MARK: Layout

    private var padding: UIEdgeInsets { Measures.padding(borderStyle) }

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func textRect(forBounds bounds: CGRect) -> CGRect {
        // The rectangle is first computed for a left-to-right interface.
        var rect = bounds.inset(by: padding)
        if showsLeftView {
            let left = directed(leftViewRect(forBounds: bounds), in: bounds).maxX
            rect.size.width -= max(0, left - rect.minX)
            rect.origin.x = max(rect.minX, left)
        }
        var right = rect.maxX
        if showsRightView { right = min(right, directed(rightViewRect(forBounds: bounds), in: bounds).minX) }
        if showsClearButton {
            right = min(
                right, directed(clearButtonRect(forBounds: bounds), in: bounds).minX - Measures.clearButtonSpacing)
        }
        rect.size.width = max(0, right - rect.minX)
        rect.size.height = max(0, rect.height)
        return directed(rect, in: bounds)
    }

    /// The rectangle, mirrored if the layout direction is from right to left.
    private func directed(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The frame on the leading side. In a right-to-left interface, a "left" view is on the right.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        let rect = CGRect(
            x: bounds.minX, y: simulation.pixelGrid.round(bounds.midY - size.height / 2), width: size.width,
            height: size.height)
        return directed(rect, in: bounds)
    }

    /// The frame on the trailing side.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        let rect = CGRect(
            x: bounds.maxX - size.width, y: simulation.pixelGrid.round(bounds.midY - size.height / 2),
            width: size.width, height: size.height)
        return directed(rect, in: bounds)
    }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side = Measures.clearButtonSide
        let rect = CGRect(
            x: bounds.maxX - (Measures.clearButtonInset + side), y: simulation.pixelGrid.round(bounds.midY - side / 2),
            width: side, height: side)
        return directed(rect, in: bounds)
    }

    private var textArea: CGRect {
        guard hasText else { return placeholderRect(forBounds: bounds) }
        return isEdited ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        border.cover(bounds)
        label.frame = line(in: textArea)
        leftView?.isHidden = !showsLeftView
        rightView?.isHidden = !showsRightView
        if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
        if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
    }

    /// The position of a line of text in a field: in the middle, on whole pixels. Halfway between two pixels it is the
    /// lower one, while a label takes the upper one (look.md §10).
    private func line(in rect: CGRect) -> CGRect {
        let height = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: rect.height)).height
        guard height > 0, height < rect.height else { return rect }
        return CGRect(
            x: rect.minX, y: rect.minY + simulation.pixelGrid.round((rect.height - height) / 2), width: rect.width,
            height: height)
    }

    /// The size of the text in one line, with the padding of the border. A bezel or round border is at least
    /// `Measures.framedHeight` high, and higher only with a font whose line is higher than that of the standard font.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        let line = simulation.pixelGrid.ceil((font ?? .systemFont(ofSize: 17)).lineHeight)
        let height: CGFloat
        switch borderStyle {
        case .none: height = line
        case .line: height = line + padding.top + padding.bottom
        case .bezel, .roundedRect:
            let standardLine = simulation.pixelGrid.ceil(UIFont.systemFont(ofSize: UIFont.labelFontSize).lineHeight)
            height = Measures.framedHeight + max(0, line - standardLine)
        }
        return CGSize(width: text.width + padding.left + padding.right, height: height)
    }

    /// With constraints, a field has a minimum width, and a field without a border has an additional point above and
    /// below its line, in whole points (autolayout.md §9.2).
    open override var intrinsicContentSize: CGSize {
        var size = sizeThatFits(.zero)
        size.width = max(size.width, Measures.leastWidth)
        if borderStyle == .none { size.height = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded() + 2 }
        return size
    }

    override var textBaselines: TextBaselines? { label.textBaselines }
}

extension UITextField: UIContentSizeCategoryAdjusting {}
