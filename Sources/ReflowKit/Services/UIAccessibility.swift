public import Foundation
import KitValues

/// The settings for assistive technology, and the notifications for it.
///
/// A simulation has none: nobody hears what is announced. Every notification is an event of the simulation's log.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// A notification for assistive technology, with UIKit's raw values.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
        public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
        public static let resumeAssistiveTechnology = Notification(rawValue: 1021)

        fileprivate var name: String {
            switch self {
            case .screenChanged: "screenChanged"
            case .layoutChanged: "layoutChanged"
            case .announcement: "announcement"
            case .pageScrolled: "pageScrolled"
            case .pauseAssistiveTechnology: "pauseAssistiveTechnology"
            case .resumeAssistiveTechnology: "resumeAssistiveTechnology"
            default: "\(rawValue)"
            }
        }
    }

    /// Announces a text, or says which element is read next.
    public static func post(notification: Notification, argument: Any?) {
        let said =
            switch argument {
            case let text as String: ": \(text)"
            case let text as NSAttributedString: ": \(text.string)"
            case let object as NSObject: ": \(UIView.namePrinted(type(of: object)))"
            default: ""
            }
        Simulation.current.events.record(.inert("UIAccessibility.post(.\(notification.name))\(said)"))
    }

    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var isBoldTextEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether contrast is increased: a setting of the simulation.
    public static var isDarkerSystemColorsEnabled: Bool { Simulation.current.settings.accessibilityContrast == .high }

    /// A rectangle of a view in the coordinates of the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        let rect = view.convert(rect, to: nil)
        return view.window.map { $0.convert(rect, to: $0.screen.coordinateSpace) } ?? rect
    }

    public nonisolated static let announcementDidFinishNotification = name("AnnouncementDidFinish")
    public nonisolated static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
    public nonisolated static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
    public nonisolated static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
    public nonisolated static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
    public nonisolated static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
    public nonisolated static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = name(
        "ReduceTransparencyStatusDidChange")
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name(
        "DarkerSystemColorsStatusDidChange")
    public nonisolated static let differentiateWithoutColorDidChangeNotification = name(
        "DifferentiateWithoutColorDidChange")

    private nonisolated static func name(_ event: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(event)Notification")
    }
}
