import Foundation
import KitValues
import LayoutRules

extension ViewImageConfig {
    /// A device of the catalogue, in an orientation.
    ///
    /// ```swift
    /// assertSnapshot(of: controller, as: .image(on: .device("iPhone 16 Pro", .landscape)))
    /// ```
    ///
    /// - Parameters:
    ///   - name: a model name or an id: `iPhone 16 Pro`, `iphone-16-pro`. If there is no such device, the assertion
    ///     fails and suggests the closest name.
    ///   - orientation: the orientation of the device.
    public static func device(_ name: String, _ orientation: Orientation = .portrait) -> ViewImageConfig {
        ViewImageConfig(Placement(name, orientation))
    }

    /// An iPad of the catalogue whose screen several applications share.
    static func tablet(_ tablet: TabletModel, _ orientation: TabletOrientation) -> ViewImageConfig {
        var (placement, width) = tablet.parts(orientation)
        if let width, case .known(let device) = placement.model {
            placement.isShared = true
            placement.model = .known(
                device.sharing(
                    width: width.points, isRegular: width.isRegular, inLandscape: placement.orientation == .landscape))
        }
        return ViewImageConfig(placement)
    }
}

/// An iPad by its name, with the widths of the parts of its screen, in points (swift-snapshot-testing, View.swift).
struct TabletModel: Sendable {
    let name: String
    /// The widths of a third, half and two thirds of the screen in landscape.
    let landscape: (oneThird: CGFloat, oneHalf: CGFloat, twoThirds: CGFloat)
    /// The widths of a third and two thirds of the screen in portrait.
    let portrait: (oneThird: CGFloat, twoThirds: CGFloat)
    /// Whether half of the screen in landscape has a regular width, which only the 12.9-inch screen is wide enough for.
    var isHalfRegular = false

    struct Width {
        let points: CGFloat
        let isRegular: Bool
    }

    /// The device and the application's share of the screen; `nil` for all of it.
    func parts(_ orientation: ViewImageConfig.TabletOrientation) -> (Placement, Width?) {
        let width: Width?
        let held: ViewImageConfig.Orientation
        switch orientation {
        case .landscape(let split):
            held = .landscape
            switch split {
            case .oneThird: width = Width(points: landscape.oneThird, isRegular: false)
            case .oneHalf: width = Width(points: landscape.oneHalf, isRegular: isHalfRegular)
            case .twoThirds: width = Width(points: landscape.twoThirds, isRegular: true)
            case .full: width = nil
            }
        case .portrait(let split):
            held = .portrait
            switch split {
            case .oneThird: width = Width(points: portrait.oneThird, isRegular: false)
            case .twoThirds: width = Width(points: portrait.twoThirds, isRegular: false)
            case .full: width = nil
            }
        }
        return (Placement(name, held), width)
    }
}
