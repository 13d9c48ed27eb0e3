public import Foundation
import Geometry

/// Users' own devices as JSON, in the shape of the published device table.
///
/// ```json
/// { "devices": [
///   { "id": "kiosk", "idiom": "phone", "scale": 2,
///     "portrait": { "size": [400, 700], "safeArea": { "top": 20 } } }
/// ] }
/// ```
///
/// `id`, `idiom` (`phone` or `pad`), `scale` and the upright `size` and `safeArea` are required, sizes in points;
/// edges of a safe area that are not named are 0. Everything else follows by the rules of behaviour.md §9 unless it is
/// said: `names`, `nativePixelsPortrait`, `cornerRadius`, `homeIndicator`, `supportsPortraitUpsideDown`, and in
/// `portrait` and `landscape` each of `statusBarHeight`, `statusBarHidden`, `navigationBar`, `tabBarHeight`,
/// `toolbarHeight`, `sizeClass`, `rootLayoutMargins`. `confidence`, `sources`, `notes` and `verified` are remarks.
public enum DeviceFile {
    /// The largest file that is read, in bytes.
    public static let byteLimit = 1 << 20
    /// The most devices a file may hold.
    public static let deviceLimit = 500

    /// The devices of a file, in its order.
    public static func devices(from data: Data) throws(DeviceFileError) -> [Device] {
        guard data.count <= byteLimit else { throw DeviceFileError.tooLarge(bytes: data.count, limit: byteLimit) }
        let value: JSONValue
        do {
            value = try JSONDecoder().decode(JSONValue.self, from: data)
        } catch {
            throw DeviceFileError.notJSON
        }
        let root = try DeviceFileNode(value: value, path: "").object(keys: [
            "schema", "generated", "units", "rules", "splitViewWidths", "devices",
        ])
        let list = try root.require("devices").array()
        guard list.count <= deviceLimit else {
            throw DeviceFileError.tooManyDevices(count: list.count, limit: deviceLimit)
        }
        var devices: [Device] = []
        for entry in list { devices.append(try DeviceEntry(entry).device()) }
        return devices
    }
}

/// What is wrong with a file of devices. Paths are written `devices[2].portrait.size`.
public enum DeviceFileError: Error, Sendable, Equatable, CustomStringConvertible {
    case tooLarge(bytes: Int, limit: Int)
    case tooManyDevices(count: Int, limit: Int)
    case notJSON
    case missingKey(path: String)
    case unknownKey(path: String, nearest: String?)
    case wrongType(path: String, expected: String)
    case badValue(path: String, value: String, rule: String)
    case nameTaken(name: String, by: String)

    public var description: String {
        switch self {
        case .tooLarge(let bytes, let limit): "the file has \(bytes) bytes; \(limit) are the most"
        case .tooManyDevices(let count, let limit): "the file lists \(count) devices; \(limit) are the most"
        case .notJSON: "the file is not JSON"
        case .missingKey(let path): "\(path) is missing"
        case .unknownKey(let path, let nearest):
            "\(path) is not a key of a device" + (nearest.map { "; the nearest is “\($0)”" } ?? "")
        case .wrongType(let path, let expected): "\(path) is not \(expected)"
        case .badValue(let path, let value, let rule): "\(path) is \(value); it has to be \(rule)"
        case .nameTaken(let name, let owner): "“\(name)” is the name of device “\(owner)” already"
        }
    }
}
