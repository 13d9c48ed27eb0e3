import Foundation
import KitValues
import LayoutRules
import ReflowKit

extension ViewImageConfig {
    /// The preset with the safe area and text size of swift-snapshot-testing's preset of the same name, to compare with
    /// its pictures: `.iPhone13(.landscape).sst`. The device is still rotated.
    ///
    /// Sizes and size classes are the same in both. A configuration that is not a preset of that library does not
    /// change.
    public var sst: ViewImageConfig {
        guard var placement, case .known(let device) = placement.model,
            let figures = SSTFigures.of(device)
        else { return self }
        placement.model = .known(device.measuring(portrait: figures.portrait, landscape: figures.landscape))
        if device.idiom == .phone { placement.contentSize = .medium }
        var config = ViewImageConfig(placement)
        config.application = application
        return config
    }
}

/// The safe areas of swift-snapshot-testing's presets (its `Common/View.swift`), by the catalogue's id of the device.
struct SSTFigures {
    let portrait: UIEdgeInsets
    let landscape: UIEdgeInsets

    static func of(_ device: Device) -> SSTFigures? {
        switch device.id {
        case "iphone-se1", "iphone-8", "iphone-8-plus":
            SSTFigures(top: 20, bottom: 0, landscape: .zero)
        // The insets are 44 beside the notch and 24 at the home indicator, as on no later phone.
        case "iphone-x", "iphone-xr", "iphone-xs-max":
            SSTFigures(top: 44, bottom: 34, landscape: UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44))
        case "iphone-13", "iphone-13-pro-max":
            SSTFigures(top: 47, bottom: 34, landscape: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        case "iphone-13-mini":
            SSTFigures(top: 50, bottom: 34, landscape: UIEdgeInsets(top: 0, left: 50, bottom: 21, right: 50))
        case "ipad-9.7", "ipad-10.2", "ipad-10.5", "ipad-pro-12.9-gen2":
            SSTFigures(top: 20, bottom: 0, landscape: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        case "ipad-pro-11":
            SSTFigures(top: 24, bottom: 20, landscape: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        default: nil
        }
    }

    private init(top: CGFloat, bottom: CGFloat, landscape: UIEdgeInsets) {
        portrait = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        self.landscape = landscape
    }
}
