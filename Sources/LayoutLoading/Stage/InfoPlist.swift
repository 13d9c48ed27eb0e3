import Basics
import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules

/// The orientation keys of a real property list (behaviour.md §4.5).
struct InfoPlist {
    var orientations = ApplicationOrientations()

    /// The maximum size of a file. No Info.plist is as large. Foundation's reader takes a second for a million bytes of
    /// keys with equal hashes, and four times as long for twice as many.
    static let byteLimit = 512 << 10

    init(contentsOf url: URL, named name: Located<String>, file: String) throws(Diagnostic) {
        let data: Data
        do throws(FileError) {
            data = try BoundedFile.read(url.path, limit: InfoPlist.byteLimit)
        } catch {
            throw InfoPlist.failure(
                "cannot read the property list \(name.value): \(error.reason); expected it at "
                    + url.standardizedFileURL.path, name, file)
        }
        try self.init(data, named: name, file: file)
    }

    /// Reads the keys. Bad input of any kind leads to a diagnostic at the position that names the file.
    init(_ data: Data, named name: Located<String>, file: String) throws(Diagnostic) {
        func failure(_ message: String) -> Diagnostic { InfoPlist.failure(message, name, file) }
        let key = "UISupportedInterfaceOrientations"
        let (pad, phone, fullScreen) = (key + "~ipad", key + "~iphone", "UIRequiresFullScreen")
        let initial = "UIInterfaceOrientation"
        let found: [String: PropertyListValue]?
        do {
            found = try PropertyListValue.values(for: [key, pad, phone, fullScreen, initial], in: data)
        } catch {
            throw failure("cannot read the property list \(name.value): \(error.localizedDescription)")
        }
        guard let found else { throw failure("\(name.value) is not a dictionary") }
        func list(_ key: String) throws(Diagnostic) -> [UIInterfaceOrientation]? {
            guard let value = found[key] else { return nil }
            guard case .strings(let names) = value else {
                throw failure("\(key) in \(name.value) is not a list of strings")
            }
            var orientations: [UIInterfaceOrientation] = []
            for text in names {
                guard let orientation = UIInterfaceOrientation(propertyListName: text) else {
                    throw failure(
                        "\(key) in \(name.value) contains \(Wording.quoted(text)), which is not an "
                            + "orientation")
                }
                orientations.append(orientation)
            }
            return orientations
        }
        orientations.supported = try list(key)
        orientations.supportedOnPad = try list(pad)
        orientations.supportedOnPhone = try list(phone)
        if case .boolean(let flag) = found[fullScreen] { orientations.requiresFullScreen = flag }
        guard let value = found[initial] else { return }
        guard case .string(let text) = value, let orientation = UIInterfaceOrientation(propertyListName: text) else {
            throw failure("\(initial) in \(name.value) is not an orientation")
        }
        orientations.initial = orientation
    }

    private static func failure(_ message: String, _ name: Located<String>, _ file: String) -> Diagnostic {
        Diagnostic(.error, .unreadableFile, message, file: file, at: name.position)
    }
}
