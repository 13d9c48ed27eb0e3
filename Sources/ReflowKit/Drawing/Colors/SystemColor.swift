package import DisplayList
import Foundation
import KitValues
import LayoutRules

/// The named colours of iOS that follow the appearance.
///
/// The values come from Apple's Human Interface Guidelines ("Color", iOS 15 to 18). For colours that this page lists
/// without figures, the values are those that `UIColor` reports on a device.
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

    /// The colour under `traits`. An unspecified appearance counts as light, an unspecified level as base.
    package func rgba(in traits: UITraitCollection) -> RGBAColor {
        let values = self.values
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
