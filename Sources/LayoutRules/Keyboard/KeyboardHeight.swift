package import Foundation
package import KitValues

/// The height of a device's keyboard, in points: input.md §3.2.
package enum KeyboardHeight {
    /// The total height: keys, the bar above them, and the part behind the home indicator.
    package static func standard(
        on device: Device, in orientation: UIInterfaceOrientation, semantics: RotationSemantics
    ) -> CGFloat {
        device.idiom == .pad
            ? onPad(device, isLandscape: orientation.isLandscape, semantics)
            : onPhone(device, isLandscape: orientation.isLandscape, semantics)
    }

    // MARK: Phones

    private static func onPhone(_ device: Device, isLandscape: Bool, _ semantics: RotationSemantics) -> CGFloat {
        let width = device.portrait.size.width
        guard semantics >= .iOS8 else { return keys(width, device.hasHomeIndicator, isLandscape) }
        let bar =
            semantics < .iOS15
            ? barUpTo12(width, device.hasHomeIndicator, isLandscape) : bar(width, device.hasHomeIndicator, isLandscape)
        return keys(width, device.hasHomeIndicator, isLandscape) + bar
    }

    /// The height of the keys alone. Without a Home button, it includes the row with globe and microphone below them.
    private static func keys(_ width: CGFloat, _ hasHomeIndicator: Bool, _ isLandscape: Bool) -> CGFloat {
        if isLandscape { return hasHomeIndicator ? 171 : 162 }
        return (width >= 414 ? 226 : 216) + (hasHomeIndicator ? 75 : 0)
    }

    /// The height of the predictions bar, which exists from iOS 13 on.
    private static func bar(_ width: CGFloat, _ hasHomeIndicator: Bool, _ isLandscape: Bool) -> CGFloat {
        if isLandscape || width < 375 { return 38 }
        return hasHomeIndicator || width >= 414 ? 45 : 44
    }

    private static func barUpTo12(_ width: CGFloat, _ hasHomeIndicator: Bool, _ isLandscape: Bool) -> CGFloat {
        if isLandscape {
            if hasHomeIndicator { return 38 }
            return width < 375 ? 31 : 32
        }
        if width < 375 { return 37 }
        return width > 375 ? 45 : 42
    }

    // MARK: iPads

    private static func onPad(_ device: Device, isLandscape: Bool, _ semantics: RotationSemantics) -> CGFloat {
        let width = device.portrait.size.width
        if width == 768 {
            let bar: CGFloat = semantics < .iOS8 ? 0 : isLandscape ? 46 : 49
            return (isLandscape ? 352 : 264) + bar
        }
        let keys: CGFloat = width >= 1024 ? (isLandscape ? 423 : 328) : (isLandscape ? 353 : 265)
        return keys + (semantics < .iOS8 ? 0 : 55) + (device.hasHomeIndicator ? 20 : 0)
    }
}
