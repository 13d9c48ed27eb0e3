import Foundation
import ImageCodecs
import TestSupport

extension Workspace {
    /// A workspace whose folder has a name that is difficult for shells, links and file systems.
    convenience init() throws { try self.init(named: " it's “ü” \"#1\"") }

    /// Runs `reflow` with these arguments.
    func reflow(_ arguments: String..., environment: [String: String] = [:]) throws -> ReflowProcess {
        try ReflowProcess(arguments, in: url, environment: environment)
    }

    // MARK: Files

    /// Writes a golden without a layout, as a copy of a recorded one.
    func writeStrayGolden(_ path: String) throws {
        let goldens = files.filter { $0.hasPrefix("Snapshots/") && $0.hasSuffix(".png") }
        try write("", to: path)
        try data(goldens.first ?? "Snapshots").write(to: url.appending(path: path))
    }

    func picture(_ path: String) throws -> Bitmap { try PNG.decode(data(path)) }

    /// Every file of a report by its path, without data that differs between runs: dates and durations.
    func report(_ folder: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for path in self.files where path.hasPrefix(folder + "/") {
            let name = String(path.dropFirst(folder.count + 1))
            files[name] = try data(path)
            if ["results.json", "index.html"].contains(name) {
                let text = try text(path).replacing(/"run": \{[^}]*\}/, with: "")
                files[name] = Data(text.replacing(/"seconds": [0-9.e-]+/, with: "").utf8)
            }
        }
        return files
    }

    // MARK: Layouts

    /// Writes a layout with one label, by default for an iPhone 8: 375 × 667 points with 2 pixels each.
    func layout(
        _ path: String, text: String = "Hello", x: Int = 16, supported: String? = nil, device: String = "iPhone 8"
    ) throws {
        let mask = supported.map { "\"supportedInterfaceOrientations\": [\"\($0)\"]," } ?? ""
        try write(
            """
            { "devices": ["\(device)"], "root": { "class": "UIViewController", "id": "controller", \(mask)
              "view": { "class": "UIView", "id": "page", "frame": [0, 0, 375, 667], "backgroundColor": "systemBackground",
                "subviews": [
                  { "class": "UILabel", "id": "title", "frame": [\(x), 40, 200, 30], "text": "\(text)" },
                  { "class": "UIView", "id": "bar", "frame": [0, 600, 375, 67], "backgroundColor": "systemBlue",
                    "autoresizingMask": ["flexibleWidth", "flexibleTopMargin"] }
                ] } } }
            """, to: path)
    }

    /// The options that add the device `small` after it is written. It has a twentieth of the pixels, for tests that
    /// draw often.
    static let smallDevice = ["--device-file", "device.json"]

    func writeSmallDevice() throws {
        try write(
            """
            { "devices": [{ "id": "small", "idiom": "phone", "scale": 1,
                            "portrait": { "size": [220, 240], "safeArea": {} } }] }
            """, to: "device.json")
    }
}
