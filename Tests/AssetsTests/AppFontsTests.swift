import Foundation
import TestSupport
import Testing

@testable import Assets

@Suite("The font files of an app")
struct AppFontsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The paths relative to the folder.
    private func shown(_ files: [URL]) -> [String] {
        let root = folder.url.resolvingSymlinksInPath().path + "/"
        return files.map { $0.path.replacingOccurrences(of: root, with: "") }
    }

    @Test("Folders are searched in their order, each by name, without subfolders and other files")
    func folders() throws {
        for name in ["B/z.ttf", "B/a.OTF", "B/readme.txt", "B/Inner/c.ttf", "A/m.ttc", "A/n.otc"] {
            try folder.write("", to: name)
        }
        let folders = ["B", "Missing", "A"].map { folder.url.resolvingSymlinksInPath().appending(path: $0) }
        #expect(shown(AppFonts.files(in: folders)) == ["B/a.OTF", "B/z.ttf", "A/m.ttc", "A/n.otc"])
    }

    @Test("Of a project, the files in UIAppFonts come first, from any Info.plist, in any folder")
    func project() throws {
        try folder.write("", to: "App/Package.swift")
        for name in ["a.ttf", "Resources/Fonts/z.ttf", "Deep/er/m.otf", "Pods/p.ttf"] {
            try folder.write("", to: "App/\(name)")
        }
        try folder.write(
            "<plist version=\"1.0\"><dict><key>UIAppFonts</key><array><string>Fonts/z.ttf</string></array></dict></plist>",
            to: "App/Support/App-Info.plist")
        try folder.write("damaged", to: "App/Info.plist")
        #expect(
            shown(AppFonts.files(ofProjectAround: folder.url("App/Deep"))) == [
                "App/Resources/Fonts/z.ttf", "App/Deep/er/m.otf", "App/a.ttf",
            ])
        #expect(AppFonts.files(ofProjectAround: folder.url("Elsewhere")) == [])
    }

    @Test("A link out of the project is no font of it")
    func links() throws {
        try folder.write("", to: "App/Package.swift")
        try folder.write("", to: "Outside/o.ttf")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url("App/o.ttf").path, withDestinationPath: folder.url("Outside/o.ttf").path)
        #expect(AppFonts.files(ofProjectAround: folder.url("App")) == [])
    }
}
