import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

/// The reason why a view is not at the frame that Xcode stored when texts are measured, as far as the document shows
/// it.
enum DeviationCause: String, CaseIterable {
    case hidden = "a hidden arranged view, whose room Xcode's canvas keeps"
    case ownClass = "content that a class of the application sizes on Xcode's canvas"
    case font = "fonts other than the system's, which a stand-in measures"
    case symbol = "SF Symbols and pictures that are not beside the document"
    case emoji = "emoji, which are as wide as Noto's"
    case emptyLabel = "labels without text that kept the height of a line"
    case contentSize = "text styles that were stored at a smaller content size"
    case wheel = "wheels squeezed by constraints that tie"
    case segments = "segmented controls of another version"
    case other = "texts and sizes that an older Xcode left, and the rest"

    /// The cause for a view of a tree: its own, or that of the first view whose content has another size.
    static func of(_ id: String, in root: ViewNode, frames: [String: CGRect]) -> DeviationCause {
        let family = root.withDescendants
        if let own = family.first(where: { $0.id == id })?.cause(frames), own != .other { return own }
        let causes = family.compactMap { $0.cause(frames) }
        return causes.first { $0 != .other } ?? .other
    }
}

extension ViewNode {
    fileprivate var withDescendants: [ViewNode] { [self] + subviews.flatMap(\.withDescendants) }

    /// The cause of this view; nil if its content is as large as stored, or it has none.
    fileprivate func cause(_ frames: [String: CGRect]) -> DeviationCause? {
        guard let id, let frame = frames[id], let stored = self.frame?.value.size else { return nil }
        if isArranged, property(named: "isHidden")?.value == .boolean(true) { return .hidden }
        guard hasContent, abs(frame.width - stored.width) > 0.5 || abs(frame.height - stored.height) > 0.5 else {
            return nil
        }
        if isInOtherFont { return .font }
        if className != baseClass.rawValue { return .ownClass }
        switch baseClass {
        case .pickerView, .datePicker: return .wheel
        case .segmentedControl: return .segments
        case .label where text.isEmpty: return .emptyLabel
        case .imageView: return .symbol
        case .button where property(named: "image") != nil: return .symbol
        default: break
        }
        if text.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) {
            return .emoji
        }
        if case .font(.textStyle)? = fontValue, stored.height < 0.95 * frame.height || stored.width < 0.95 * frame.width
        {
            return .contentSize
        }
        return .other
    }

    private var hasContent: Bool {
        switch baseClass {
        case .label, .button, .textField, .segmentedControl, .imageView, .pickerView, .datePicker: true
        default: false
        }
    }

    private var fontValue: PropertyValue? { (property(named: "font") ?? property(named: "titleLabel.font"))?.value }

    private var text: String {
        if case .attributedText(let runs)? = property(named: "attributedText")?.value {
            return runs.map(\.text).joined()
        }
        if case .string(let text)? = property(named: "text")?.value { return text }
        return ""
    }

    private var isInOtherFont: Bool {
        if case .font(.named)? = fontValue { return true }
        guard case .attributedText(let runs)? = property(named: "attributedText")?.value else { return false }
        return runs.contains { if case .named? = $0.font { true } else { false } }
    }
}
