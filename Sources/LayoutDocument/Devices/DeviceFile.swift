public import Foundation
import KitSchema
public import LayoutRules

/// Users' own devices as JSON, in the form of the published device table.
///
/// ```json
/// { "devices": [
///   { "id": "kiosk", "idiom": "phone", "scale": 2,
///     "portrait": { "size": [400, 700], "safeArea": { "top": 20 } } }
/// ] }
/// ```
///
/// `id`, `idiom` (`phone` or `pad`), `scale` and the portrait `size` and `safeArea` are required, sizes in points;
/// missing edges of a safe area are 0. All other keys are optional; their values otherwise follow from the rules of
/// behaviour.md §9: `names`, `nativePixelsPortrait`, `cornerRadius`, `homeIndicator`, `supportsPortraitUpsideDown`, and
/// in `portrait` and `landscape` each of `statusBarHeight`, `statusBarHidden`, `navigationBar`, `tabBarHeight`,
/// `toolbarHeight`, `sizeClass`, `rootLayoutMargins`. `confidence`, `sources`, `notes` and `verified` are notes, which
/// are ignored. The output of `reflow devices --format json` is a valid file, too.
public struct DeviceFile: Sendable, Equatable {
    /// The maximum size of a file, in bytes.
    public static let byteLimit = 1 << 20
    /// The maximum number of devices in a file.
    public static let deviceLimit = 500

    /// The name of the file in diagnostics.
    let file: String
    /// The devices in the order of the file.
    public let devices: [Device]
    /// The id and the names of each device, with their positions.
    let names: [[Located<String>]]

    /// Parses any text as a device file; bad input leads to diagnostics with line and column.
    ///
    /// - Parameters:
    ///   - data: the file's bytes: UTF-8 JSON with comments and trailing commas.
    ///   - file: the name of the file in diagnostics.
    public static func parse(_ data: Data, file: String) throws(InvalidFile) -> DeviceFile {
        var options = ParseOptions.withoutViews
        options.limits.fileBytes = byteLimit
        let (devices, diagnostics) = DocumentDecoder.decode(data, file: file, options: options) { $0.deviceFile($1) }
        guard let devices else { throw InvalidFile(diagnostics: diagnostics) }
        return devices
    }

    /// The catalogue, followed by the devices of the file. A device that the catalogue already lists with the same
    /// screens is not added again, because the file may be a copy of the list of devices.
    public func added(to catalogue: DeviceCatalogue) throws(InvalidFile) -> DeviceCatalogue {
        let new = zip(devices, names).filter { device, _ in
            !catalogue.all.contains { $0.isListed(as: device) }
        }
        do throws(DeviceNameTaken) {
            return try catalogue.adding(new.map(\.0))
        } catch {
            let names = new[error.index].1
            // The taken name may be in the file itself, or be part of a name for several models.
            let place = names.first { $0.value == error.name || DeviceName.models(of: $0.value).contains(error.name) }
            throw InvalidFile(diagnostics: [
                Diagnostic(
                    .error, .duplicateID, error.message, file: file, at: (place ?? names[0]).position,
                    advice: "choose another name; case and punctuation do not count")
            ])
        }
    }
}

extension Device {
    /// Whether `reflow devices` prints the same for both.
    fileprivate func isListed(as other: Device) -> Bool {
        func isSame(_ first: ScreenMetrics, _ second: ScreenMetrics) -> Bool {
            first.size == second.size && first.safeAreaInsets == second.safeAreaInsets
                && first.horizontalSizeClass == second.horizontalSizeClass
                && first.verticalSizeClass == second.verticalSizeClass
        }
        return id == other.id && names == other.names && idiom == other.idiom && scale == other.scale
            && supportsPortraitUpsideDown == other.supportsPortraitUpsideDown
            && isSame(portrait, other.portrait) && isSame(landscape, other.landscape)
    }
}
