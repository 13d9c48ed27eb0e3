import Basics
import Foundation
import LayoutDocument
import LayoutRules

/// Parses device files. The result is valid devices, or errors with positions inside the file, and the same the second
/// time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: bytes, count: count)
    let result = parse(data)
    switch result {
    case .success(let file):
        hold(file.devices.count <= DeviceFile.deviceLimit, "\(file.devices.count) devices")
        for device in file.devices { check(device) }
        join(file, count)
    case .failure(let error):
        check(error, count)
    }
    hold(result == parse(data), "the same file gives the same devices")
    return 0
}

private func parse(_ data: Data) -> Result<DeviceFile, InvalidFile> {
    Result { () throws(InvalidFile) in try DeviceFile.parse(data, file: "f") }
}

/// Adds devices to the catalogue, which must find them by all of their names.
private func join(_ file: DeviceFile, _ count: Int) {
    do throws(InvalidFile) {
        let catalogue = try file.added(to: .standard)
        for device in file.devices {
            hold(catalogue.device(named: device.id)?.id == device.id, "\(device.id) is found")
            for name in device.names { hold(catalogue.device(named: name)?.id == device.id, "\(name) is found") }
        }
    } catch {
        check(error, count)
    }
}

private func check(_ error: InvalidFile, _ count: Int) {
    hold(!error.diagnostics.isEmpty, "errors that say why there are no devices")
    for diagnostic in error.diagnostics {
        hold((diagnostic.position?.offset ?? 0) <= count, "the place of \(diagnostic)")
    }
}

private func check(_ device: Device) {
    hold(!device.id.isEmpty && !device.slug.isEmpty && !device.names.isEmpty, "a device has names")
    for metrics in [device.portrait, device.landscape] {
        hold((1...10_000).contains(metrics.size.width), "the width of \(device.id)")
        hold((1...10_000).contains(metrics.size.height), "the height of \(device.id)")
        let rest = CGRect(origin: .zero, size: metrics.size).inset(by: metrics.safeAreaInsets)
        hold(!rest.isNull && rest.width > 0 && rest.height > 0, "something of \(device.id) is left: \(metrics)")
    }
    hold(device.portrait.size.width <= device.portrait.size.height, "\(device.id) is upright")
    hold(device.landscape.size.width == device.portrait.size.height, "\(device.id) turns")
}
