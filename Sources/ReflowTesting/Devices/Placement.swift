import KitValues
import LayoutRules
import ReflowKit

/// A named device, and the orientation in which it is held.
struct Placement: Sendable, Hashable {
    enum Model: Sendable, Hashable {
        case known(Device)
        /// No device has this name. The closest names are suggested.
        case unknown(UnknownDevice)
    }

    var model: Model
    var orientation: ViewImageConfig.Orientation
    /// Whether the application only gets a part of the screen.
    var isShared = false
    /// The text size, if the preset has one of its own.
    var contentSize: UIContentSizeCategory?

    /// A device of the catalogue by a model's name or an id.
    init(_ name: String, _ orientation: ViewImageConfig.Orientation) {
        self.orientation = orientation
        do throws(UnknownDevice) {
            model = .known(try DeviceCatalogue.standard.require(named: name))
        } catch {
            model = .unknown(error)
        }
    }

    /// The orientation for which the device's metrics are read.
    private var interfaceOrientation: UIInterfaceOrientation {
        switch orientation {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscape, .landscapeRight: .landscapeRight
        case .landscapeLeft: .landscapeLeft
        }
    }

    /// The metrics of the screen after the rotation of the device; nil for an unknown device.
    var metrics: ScreenMetrics? {
        if case .known(let device) = model { device.metrics(for: interfaceOrientation) } else { nil }
    }

    /// The requested rotation of the device.
    var request: OrientationRequest {
        orientation == .landscape ? .landscape : .turn(interfaceOrientation.device)
    }

    var device: Device {
        get throws(SnapshotFailure) {
            switch model {
            case .known(let device): return device
            case .unknown(let error): throw SnapshotFailure("\(error).")
            }
        }
    }

    /// The traits of the preset: those of the screen, and the text size if the preset has one of its own.
    var traits: UITraitCollection {
        guard let contentSize else { return screenTraits }
        return UITraitCollection(traitsFrom: [
            screenTraits, UITraitCollection(preferredContentSizeCategory: contentSize),
        ])
    }

    /// The traits of the screen after the rotation of the device.
    var screenTraits: UITraitCollection {
        guard case .known(let device) = model, let metrics else { return UITraitCollection() }
        return UITraitCollection { traits in
            traits.userInterfaceIdiom = device.idiom
            traits.horizontalSizeClass = metrics.horizontalSizeClass
            traits.verticalSizeClass = metrics.verticalSizeClass
            traits.displayScale = device.scale
            traits.layoutDirection = .leftToRight
        }
    }
}
