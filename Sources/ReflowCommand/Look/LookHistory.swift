import Basics
import Foundation
import JSON
import KitValues
import LayoutLoading
import LayoutRules
import Snapshots
import Suites

/// The last look at a screen, which is stored below the current folder.
struct LookHistory {
    private static let folderName = "report/look"

    private let folder = ContainedFolder(root: URL.currentDirectory.appendingPathComponent(LookHistory.folderName))
    /// The path of the layout's file. A file has one history, from whatever folder it is named.
    private let place: String
    /// The name of the stored file.
    private let name: String
    private let console: Console

    init(of screen: SeenScreen, on device: Device, _ request: LookRequest, console: Console) {
        let path = URL(fileURLWithPath: screen.file, relativeTo: .currentDirectory).standardizedFileURL.path
        place = OutputPath.inCurrentFolder(path) ?? path
        let layout = URL(fileURLWithPath: place).deletingPathExtension().lastPathComponent
        name =
            PictureName(
                layout: "\(layout)-\(ContentDigest(of: Array(place.utf8)).description.prefix(8))",
                device: device.slug, state: screen.report.requested + (request.runsSteps ? ".steps" : ""),
                isDark: request.variant.appearance == .dark, isHighContrast: request.variant.contrast == .high,
                contentSize: request.variant.contentSizeName,
                isRightToLeft: request.variant.layoutDirection == .rightToLeft,
                language: request.language.pictureName
            ).stem + ".json"
        self.console = console
    }

    /// The last look, if there is one. One that cannot be read is replaced, with a message.
    func last() -> LookRecord? {
        do {
            guard let data = try folder.read(name, limit: LookRecord.byteLimit) else { return nil }
            let record = try LookRecord.parse(data, file: "\(LookHistory.folderName)/\(name)")
            return record.file == place ? record : nil
        } catch {
            console.error.writeLine("\(error); the new result replaces it")
            return nil
        }
    }

    /// Stores a look, together with the look that it was compared with. If the folder cannot be written, only a message
    /// is printed, because the look itself is already printed.
    func keep(_ look: LookBaseline, since earlier: LookBaseline?) {
        let record = LookRecord(file: place, now: look, earlier: earlier)
        do throws(FileError) {
            try folder.write(Data(record.jsonText.utf8), to: name, isFlushed: false)
        } catch {
            console.error.writeLine("warning: \(error); the next look cannot say what has changed since this one")
        }
    }
}
