import Basics
package import JSON
import KitValues
import LayoutLoading
public import LayoutRules
import Screens
public import Snapshots

/// An issue of a layout, with its file, line, device and setting.
public struct LocatedIssue: Sendable, Hashable {
    /// The file's path as the user named it. The path of a file in a folder that the user named starts with the
    /// folder's path: `Layouts/login.json` for `Layouts`.
    public var file: String
    /// The line of the file that describes the view, counted from 1; nil if it is unknown.
    public var line: Int?
    public var device: String
    /// The interface orientation, by UIKit's name.
    public var orientation: String
    public var appearance: PictureReport.Appearance
    public var isHighContrast: Bool
    /// The content size, by UIKit's name.
    public var contentSize: String
    public var layoutDirection: LayoutDirection
    /// The language, if it is not the layout's own: a tag, `double` or `accents`.
    public var language: String?
    /// The view's id, or its class and text.
    public var view: String
    /// The other views with the problem, if it is the same mistake.
    public var otherViews: [String]
    public var kind: IssueKind
    public var severity: IssueSeverity
    /// The problem and its cure, as the predicate of a sentence with the view as its subject.
    public var message: String
    /// Whether the issue is in the baseline.
    public var isKnown = false
    /// The constraint without effect that the issue is about; nil for an issue of another kind.
    private(set) var idle: IdleConstraint?

    public enum LayoutDirection: String, Sendable, CaseIterable {
        case leftToRight, rightToLeft
    }

    /// `login.json:12: iPhone 15 portrait: forgot is a tap target of 140 × 31 pt (minimum 44 × 44); make it larger`
    public var text: String { text(in: [self]) }

    /// A line for each issue. An issue that is the same in several settings has one line with all of them.
    public static func lines(of issues: [LocatedIssue]) -> [String] {
        struct Cause: Hashable {
            let place: [String]
            let severity: IssueSeverity
        }
        var groups: [[LocatedIssue]] = []
        var places: [Cause: Int] = [:]
        for issue in issues {
            let cause = Cause(
                place: [issue.file, issue.line.map { "\($0)" } ?? "", issue.view, issue.message],
                severity: issue.severity)
            if let place = places[cause] {
                groups[place].append(issue)
            } else {
                places[cause] = groups.count
                groups.append([issue])
            }
        }
        return groups.map { group in group[0].text(in: group) }
    }

    /// - Parameter settings: the same issue in each setting.
    private func text(in settings: [LocatedIssue]) -> String {
        var devices: [(name: String, ways: [String])] = []
        for issue in settings {
            if devices.last?.name != issue.device { devices.append((issue.device, [])) }
            devices[devices.count - 1].ways.append(issue.way)
        }
        let list = devices.map { "\($0.name) \($0.ways.joined(separator: ", "))" }.joined(separator: "; ")
        let file = ShownText.name(file)
        let place = line.map { "\(file):\($0)" } ?? file
        return "\(place): \(severity == .warning ? "warning: " : "")\(list): \(view) \(message)"
    }

    /// The orientation, and the settings that differ from iOS's defaults, as text.
    private var way: String {
        let words = [
            orientation, appearance == .dark ? "dark" : nil, isHighContrast ? "high contrast" : nil,
            contentSize == LocatedIssue.standardContentSize ? nil : contentSize,
            layoutDirection == .rightToLeft ? "rightToLeft" : nil, language,
        ]
        return words.compactMap(\.self).joined(separator: " ")
    }

    private static let standardContentSize = "large"
}

extension LocatedIssue {
    /// Fails for a kind of issue that is switched off.
    init?(
        _ issue: LayoutIssue, in file: String, line: Int?, on device: Device, _ orientation: UIInterfaceOrientation,
        as variant: PictureVariant, _ settings: LintSettings
    ) {
        let severity = settings.severity(of: issue.kind)
        guard severity != .off else { return nil }
        self.init(
            file: file, line: issue.line ?? line, device: device.name, orientation: orientation.name,
            appearance: variant.appearance == .dark ? .dark : .light, isHighContrast: variant.contrast == .high,
            contentSize: variant.contentSizeName ?? LocatedIssue.standardContentSize,
            layoutDirection: variant.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight, language: nil,
            view: issue.view, otherViews: issue.problem.otherViews, kind: issue.kind, severity: severity,
            message: issue.message,
            isKnown: false)
        idle = issue.idleConstraint
    }

    fileprivate init(
        file: String, line: Int?, device: String, orientation: String, appearance: PictureReport.Appearance,
        isHighContrast: Bool, contentSize: String, layoutDirection: LayoutDirection, language: String?, view: String,
        otherViews: [String],
        kind: IssueKind, severity: IssueSeverity, message: String, isKnown: Bool
    ) {
        self.file = file
        self.line = line
        self.device = device
        self.orientation = orientation
        self.appearance = appearance
        self.isHighContrast = isHighContrast
        self.contentSize = contentSize
        self.layoutDirection = layoutDirection
        self.language = language
        self.view = view
        self.otherViews = otherViews
        self.kind = kind
        self.severity = severity
        self.message = message
        self.isKnown = isKnown
    }
}

extension LocatedIssue {
    /// Notes the language in which the layout was shown, and the direction that comes with it.
    mutating func take(_ language: LayoutLanguage) {
        self.language = language.pictureName
        if language.isRightToLeft { layoutDirection = .rightToLeft }
    }
}

extension [LocatedIssue] {
    /// The issues without those that an earlier language has in the same view and setting, so that only issues that a
    /// translation brings are told with its name.
    func withoutTranslated() -> [LocatedIssue] {
        var languages: [TranslatedPlace: String] = [:]
        return filter { issue in
            let place = TranslatedPlace(
                setting: [
                    issue.device, issue.orientation, issue.appearance.rawValue, "\(issue.isHighContrast)",
                    issue.contentSize,
                ], view: issue.view, kind: issue.kind)
            let language = issue.language ?? LayoutLanguage.base.name
            if let first = languages[place] { return first == language }
            languages[place] = language
            return true
        }
    }
}

/// The place of an issue in one setting, whatever the language is.
private struct TranslatedPlace: Hashable {
    let setting: [String]
    let view: String
    let kind: IssueKind
}

extension LocatedIssue: JSONRecord {
    package static let record = JSONRecordTable<LocatedIssue>(
        name: "issue", ignoring: [],
        LocatedIssue.init(
            file:line:device:orientation:appearance:isHighContrast:contentSize:layoutDirection:language:view:otherViews:
            kind:
            severity:message:isKnown:),
        .required("file", \.file, "the layout's"),
        .optional("line", \.line, "line in the file, if it is known").from(1),
        .required("device", \.device, "the model"),
        .required("orientation", \.orientation, "of the interface"),
        .required("appearance", \.appearance, "of the interface"),
        .unless(false, "highContrast", \.isHighContrast, "whether the contrast is increased"),
        .required("contentSize", \.contentSize, "UIKit's name"),
        .required("layoutDirection", \.layoutDirection, "of the interface"),
        .optional("language", \.language, "of the texts; absent for the layout's own"),
        .required("view", \.view, "the view's id, or its class and text"),
        .unless([], "otherViews", \.otherViews, "the other views with the problem, if it is the same mistake"),
        .required("kind", \.kind, "stable"),
        .required("severity", \.severity, "error, or warning"),
        .required("message", \.message, "the issue and what to do about it, for people"),
        .unless(false, "known", \.isKnown, "true if the baseline contains the issue"))
}

extension LocatedIssue.LayoutDirection: JSONName {}
