import Foundation
import KitSchema
import KitValues

extension InterfaceBuilderDecoder {
    /// Adds a button's configuration (iOS 15): its title, image, font and insets replace those of the button's states.
    mutating func addConfiguration(_ configuration: DocumentElement, to list: inout PropertyList) {
        let normal = Choice("normal", rawValue: 0)
        func set(_ key: KeyName, _ value: PropertyValue) {
            list.replace(
                key, .states([StateValue(normal, value, at: configuration.position)]), at: configuration.position)
        }
        if let attributed = configuration.child("attributedString", key: "attributedTitle") {
            set(.attributedTitle, .attributedText(attributedText(attributed)))
        } else if let title = text(configuration, "title") {
            set(.title, .string(title))
        } else if list.hasTitleOfXcode {
            // If the configuration has no title, Xcode keeps its own default title in the state, but no title is shown.
            list.remove(.title)
        }
        if let image = image(configuration, "image") { set(.image, .image(image)) }
        // The font has 17 points in documents that have the sizes of buttons of iOS 15, and 15 points in earlier ones.
        let font =
            font(of: configuration, key: "titleFontDescription")
            ?? .system(pointSize: toolsVersion >= 20_000 ? 17 : 15, weight: .regular)
        list.replace(.titleFont, .font(font), at: configuration.position)
        let inset = configuration.child("directionalEdgeInsets", key: "contentInsets").map { edges($0) }
        list.replace(
            .contentEdgeInsets, .insets(inset ?? InterfaceBuilderDecoder.configurationInsets),
            at: configuration.position)
        let style = ConfigurationStyle(rawValue: configuration["style"] ?? "plain") ?? .plain
        if let child = configuration.child("color", key: "baseForegroundColor"), let color = color(child) {
            set(.titleColor, .color(color))
        } else if let color = style.foreground {
            set(.titleColor, .color(color))
        }
        let ground = configuration.child("backgroundConfiguration")?.child("color", key: "backgroundColor")
        let told = (configuration.child("color", key: "baseBackgroundColor") ?? ground).flatMap { color($0) }
        guard let color = told ?? style.background else { return }
        list.replace(.backgroundColor, .color(color), at: configuration.position)
        if style != .plain { addCorners(configuration, to: &list) }
    }

    /// The insets of the content of a button with a configuration (autolayout.md §9.2).
    private static let configurationInsets = UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)

    /// Adds the corners. The radius of a capsule depends on the button's height.
    private mutating func addCorners(_ configuration: DocumentElement, to list: inout PropertyList) {
        let radius: CGFloat
        switch configuration["cornerStyle"] {
        case "capsule": radius = 1000
        case "small": radius = 4
        case "large": radius = 12
        default: radius = 6
        }
        list.replace(.cornerRadius, .number(radius), at: configuration.position)
    }

    /// The background and foreground colours of `UIButton.Configuration`'s styles.
    private enum ConfigurationStyle: String {
        case plain, gray, tinted, filled

        var background: ColorValue? {
            switch self {
            case .plain: nil
            case .gray: .named("secondarySystemFill")
            case .tinted: .withAlpha(.named("tintColor"), 0.18)
            case .filled: .named("tintColor")
            }
        }

        var foreground: ColorValue? { self == .filled ? .named("white") : nil }
    }
}
