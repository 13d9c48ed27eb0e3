package import DisplayList
import Foundation
import KitValues
import LayoutRules

/// The named colours of iOS that follow the appearance.
///
/// The values come from Apple's Human Interface Guidelines ("Color", iOS 15 to 18), also those for increased contrast.
/// For colours that this page lists without figures, the values are those that `UIColor` reports on a device.
package enum SystemColor: String, CaseIterable, Sendable {
    // Tints
    case systemRed
    case systemOrange
    case systemYellow
    case systemGreen
    case systemMint
    case systemTeal
    case systemCyan
    case systemBlue
    case systemIndigo
    case systemPurple
    case systemPink
    case systemBrown
    case tint
    // Greys
    case systemGray
    case systemGray2
    case systemGray3
    case systemGray4
    case systemGray5
    case systemGray6
    // Text
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case placeholderText
    case link
    case darkText
    case lightText
    // Lines and fills
    case separator
    case opaqueSeparator
    case systemFill
    case secondarySystemFill
    case tertiarySystemFill
    case quaternarySystemFill
    // Backgrounds
    case systemBackground
    case secondarySystemBackground
    case tertiarySystemBackground
    case systemGroupedBackground
    case secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
    case groupTableViewBackground

    /// The colour as 0xRRGGBBAA: light, dark, and dark on an elevated level.
    private var values: (light: UInt32, dark: UInt32, elevatedDark: UInt32) {
        switch self {
        case .systemRed: (0xFF3B30_FF, 0xFF453A_FF, 0xFF453A_FF)
        case .systemOrange: (0xFF9500_FF, 0xFF9F0A_FF, 0xFF9F0A_FF)
        case .systemYellow: (0xFFCC00_FF, 0xFFD60A_FF, 0xFFD60A_FF)
        case .systemGreen: (0x34C759_FF, 0x30D158_FF, 0x30D158_FF)
        case .systemMint: (0x00C7BE_FF, 0x63E6E2_FF, 0x63E6E2_FF)
        case .systemTeal: (0x30B0C7_FF, 0x40C8E0_FF, 0x40C8E0_FF)
        case .systemCyan: (0x32ADE6_FF, 0x64D2FF_FF, 0x64D2FF_FF)
        case .systemBlue: (0x007AFF_FF, 0x0A84FF_FF, 0x0A84FF_FF)
        case .systemIndigo: (0x5856D6_FF, 0x5E5CE6_FF, 0x5E5CE6_FF)
        case .systemPurple: (0xAF52DE_FF, 0xBF5AF2_FF, 0xBF5AF2_FF)
        case .systemPink: (0xFF2D55_FF, 0xFF375F_FF, 0xFF375F_FF)
        case .systemBrown: (0xA2845E_FF, 0xAC8E68_FF, 0xAC8E68_FF)
        case .tint: (0x007AFF_FF, 0x0A84FF_FF, 0x0A84FF_FF)
        case .systemGray: (0x8E8E93_FF, 0x8E8E93_FF, 0x8E8E93_FF)
        case .systemGray2: (0xAEAEB2_FF, 0x636366_FF, 0x636366_FF)
        case .systemGray3: (0xC7C7CC_FF, 0x48484A_FF, 0x48484A_FF)
        case .systemGray4: (0xD1D1D6_FF, 0x3A3A3C_FF, 0x3A3A3C_FF)
        case .systemGray5: (0xE5E5EA_FF, 0x2C2C2E_FF, 0x2C2C2E_FF)
        case .systemGray6: (0xF2F2F7_FF, 0x1C1C1E_FF, 0x1C1C1E_FF)
        case .label: (0x000000_FF, 0xFFFFFF_FF, 0xFFFFFF_FF)
        case .secondaryLabel: (0x3C3C43_99, 0xEBEBF5_99, 0xEBEBF5_99)
        case .tertiaryLabel: (0x3C3C43_4C, 0xEBEBF5_4C, 0xEBEBF5_4C)
        case .quaternaryLabel: (0x3C3C43_2D, 0xEBEBF5_28, 0xEBEBF5_28)
        case .placeholderText: (0x3C3C43_4C, 0xEBEBF5_4C, 0xEBEBF5_4C)
        case .link: (0x007AFF_FF, 0x0984FF_FF, 0x0984FF_FF)
        case .darkText: (0x000000_FF, 0x000000_FF, 0x000000_FF)
        case .lightText: (0xFFFFFF_99, 0xFFFFFF_99, 0xFFFFFF_99)
        case .separator: (0x3C3C43_49, 0x545458_99, 0x545458_99)
        case .opaqueSeparator: (0xC6C6C8_FF, 0x38383A_FF, 0x38383A_FF)
        case .systemFill: (0x787880_33, 0x787880_5B, 0x787880_5B)
        case .secondarySystemFill: (0x787880_28, 0x787880_51, 0x787880_51)
        case .tertiarySystemFill: (0x767680_1E, 0x767680_3D, 0x767680_3D)
        case .quaternarySystemFill: (0x747480_14, 0x767680_2D, 0x767680_2D)
        case .systemBackground: (0xFFFFFF_FF, 0x000000_FF, 0x1C1C1E_FF)
        case .secondarySystemBackground: (0xF2F2F7_FF, 0x1C1C1E_FF, 0x2C2C2E_FF)
        case .tertiarySystemBackground: (0xFFFFFF_FF, 0x2C2C2E_FF, 0x3A3A3C_FF)
        case .systemGroupedBackground: (0xF2F2F7_FF, 0x000000_FF, 0x1C1C1E_FF)
        case .secondarySystemGroupedBackground: (0xFFFFFF_FF, 0x1C1C1E_FF, 0x2C2C2E_FF)
        case .tertiarySystemGroupedBackground: (0xF2F2F7_FF, 0x2C2C2E_FF, 0x3A3A3C_FF)
        case .groupTableViewBackground: (0xF2F2F7_FF, 0x000000_FF, 0x1C1C1E_FF)
        }
    }

    /// The colour with increased contrast, in the form of ``values``.
    ///
    /// Apple's page has no figures for text, fills, the separator and the backgrounds. The figures for these come from
    /// public tables of the values that `UIColor` reported on iOS 13, which agree with each other (`CupertinoColors` of
    /// Flutter and its descendants).
    private var highContrastValues: (light: UInt32, dark: UInt32, elevatedDark: UInt32) {
        switch self {
        case .systemRed: (0xD70015_FF, 0xFF6961_FF, 0xFF6961_FF)
        case .systemOrange: (0xC93400_FF, 0xFFB340_FF, 0xFFB340_FF)
        case .systemYellow: (0xB25000_FF, 0xFFD426_FF, 0xFFD426_FF)
        case .systemGreen: (0x248A3D_FF, 0x30DB5B_FF, 0x30DB5B_FF)
        case .systemMint: (0x0C817B_FF, 0x66D4CF_FF, 0x66D4CF_FF)
        case .systemTeal: (0x008299_FF, 0x5DE6FF_FF, 0x5DE6FF_FF)
        case .systemCyan: (0x0071A4_FF, 0x70D7FF_FF, 0x70D7FF_FF)
        case .systemBlue, .tint: (0x0040DD_FF, 0x409CFF_FF, 0x409CFF_FF)
        case .systemIndigo: (0x3634A3_FF, 0x7D7AFF_FF, 0x7D7AFF_FF)
        case .systemPurple: (0x8944AB_FF, 0xDA8FFF_FF, 0xDA8FFF_FF)
        case .systemPink: (0xD30F45_FF, 0xFF6482_FF, 0xFF6482_FF)
        case .systemBrown: (0x7F6545_FF, 0xB59469_FF, 0xB59469_FF)
        case .systemGray: (0x6C6C70_FF, 0xAEAEB2_FF, 0xAEAEB2_FF)
        case .systemGray2: (0x8E8E93_FF, 0x7C7C80_FF, 0x7C7C80_FF)
        case .systemGray3: (0xAEAEB2_FF, 0x545456_FF, 0x545456_FF)
        case .systemGray4: (0xBCBCC0_FF, 0x444446_FF, 0x444446_FF)
        case .systemGray5: (0xD8D8DC_FF, 0x363638_FF, 0x363638_FF)
        case .systemGray6: (0xEBEBF0_FF, 0x242426_FF, 0x242426_FF)
        case .secondaryLabel: (0x3C3C43_AD, 0xEBEBF5_AD, 0xEBEBF5_AD)
        case .tertiaryLabel, .placeholderText: (0x3C3C43_60, 0xEBEBF5_60, 0xEBEBF5_60)
        case .quaternaryLabel: (0x3C3C43_42, 0xEBEBF5_3D, 0xEBEBF5_3D)
        case .separator: (0x3C3C43_5E, 0x545458_AD, 0x545458_AD)
        case .systemFill: (0x787880_47, 0x787880_70, 0x787880_70)
        case .secondarySystemFill: (0x787880_3D, 0x787880_66, 0x787880_66)
        case .tertiarySystemFill: (0x767680_33, 0x767680_51, 0x767680_51)
        case .quaternarySystemFill: (0x747480_28, 0x767680_42, 0x767680_42)
        case .systemBackground: (0xFFFFFF_FF, 0x000000_FF, 0x242426_FF)
        case .secondarySystemBackground: (0xEBEBF0_FF, 0x242426_FF, 0x363638_FF)
        case .tertiarySystemBackground: (0xFFFFFF_FF, 0x363638_FF, 0x444446_FF)
        case .systemGroupedBackground, .groupTableViewBackground: (0xEBEBF0_FF, 0x000000_FF, 0x242426_FF)
        case .secondarySystemGroupedBackground: (0xFFFFFF_FF, 0x242426_FF, 0x363638_FF)
        case .tertiarySystemGroupedBackground: (0xEBEBF0_FF, 0x363638_FF, 0x444446_FF)
        case .label, .link, .darkText, .lightText, .opaqueSeparator: values
        }
    }

    /// The colour under `traits`. An unspecified appearance counts as light, an unspecified level as base, an
    /// unspecified contrast as normal.
    package func rgba(in traits: UITraitCollection) -> RGBAColor {
        let values = traits.accessibilityContrast == .high ? highContrastValues : self.values
        guard traits.userInterfaceStyle == .dark else { return RGBAColor(hexadecimal: values.light) }
        return RGBAColor(
            hexadecimal: traits.userInterfaceLevel == .elevated ? values.elevatedDark : values.dark)
    }

    /// Whether a system colour has the value `color` under `traits`.
    static func has(_ color: RGBAColor, in traits: UITraitCollection) -> Bool {
        allCases.contains { $0.rgba(in: traits) == color }
    }
}

extension RGBAColor {
    /// A colour from 0xRRGGBBAA.
    fileprivate init(hexadecimal value: UInt32) {
        func byte(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
        self.init(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
    }
}
