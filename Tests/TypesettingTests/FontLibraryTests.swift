import DisplayList
import Foundation
import TestSupport
import Testing
import Typesetting

/// The available fonts and their names.
@Suite struct FontLibraryTests {
    let typesetter: Typesetter

    init() throws { typesetter = try Shared.typesetter }

    /// Runs `body` with a folder that is removed afterwards.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = try TemporaryFolder()
        try withExtendedLifetime(folder) { try body(folder.url) }
    }

    private func inter(_ name: String) -> URL {
        Typesetter.systemFontDirectories[0].appendingPathComponent("\(name).otf")
    }

    private func copy(_ name: String, to folder: URL, as file: String) throws {
        try FileManager.default.copyItem(at: inter(name), to: folder.appendingPathComponent(file))
    }

    // MARK: Names

    @Test(
        "PostScript names and families exist, in any case; others do not",
        arguments: [
            ("Inter-SemiBold", true), ("inter-semibold", true), ("Inter", true), ("Inter Display", true),
            ("InterDisplay-ThinItalic", true), ("Helvetica", false), ("", false), ("Inter-Wide", false),
            ("Inter,Inter Display", false), ("Inter-SemiBold.otf", false), ("../Inter-Bold", false),
        ])
    func names(name: String, exists: Bool) {
        #expect(typesetter.fontExists(named: name) == exists)
    }

    @Test("a face by its name is that face, whatever weight is asked; a family takes weight and slant")
    func named() throws {
        func face(_ name: String, size: CGFloat = 17, weight: Int = 400, isItalic: Bool = false) -> String? {
            let font = FontRequest(family: .named(name), pointSize: size, weight: weight, isItalic: isItalic)
            return typesetter.typeset(StyledText(runs: [.init("a", font: font, color: .black)])).glyphRuns.first?.font
                .rawValue
        }
        #expect(face("Inter-SemiBold", weight: 100) == "Inter-SemiBold")
        #expect(face("Inter-SemiBold", size: 40) == "Inter-SemiBold")
        #expect(face("Inter", size: 40, weight: 700) == "Inter-Bold")
        #expect(face("Inter Display", size: 10, weight: 700, isItalic: true) == "InterDisplay-BoldItalic")
        #expect(face("No Such Font", weight: 600) == "Inter-SemiBold")
    }

    @Test("a named font has its own measures and no tracking; an unknown name has the system font's")
    func namedMetrics() {
        // These are Inter's own metrics: hhea ascender 0.96875, descender −0.2412, capital height 0.7273, x-height
        // 0.5455.
        let metrics = typesetter.metrics(of: FontRequest(family: .named("Inter"), pointSize: 100))
        #expect(abs(metrics.ascender - 96.875) < 0.1 && abs(metrics.descender + 24.12) < 0.1)
        #expect(abs(metrics.capHeight - 72.73) < 0.1 && abs(metrics.xHeight - 54.55) < 0.1)
        #expect(
            typesetter.metrics(of: FontRequest(family: .named("No Such Font"), pointSize: 17))
                == typesetter.metrics(of: FontRequest(pointSize: 17)))
        let named = text("word") { $0.runs[0].font.family = .named("Inter") }
        // These are Inter's own advances in em: w 0.8075, o 0.6108, r 0.3905, d 0.6385 in version 4.000, less 0.0808 of
        // kerning.
        let width = typesetter.typeset(named).size.width
        #expect(!agree(width, typesetter.width("word")))
        let tracked = text("word") {
            $0.runs[0].font.family = .named("Inter")
            $0.runs[0].kern = 1
        }
        #expect(agree(typesetter.typeset(tracked).size.width, width + 4))
    }

    // MARK: Folders

    @Test("a missing system font is an error that names the package to install")
    func missingSystemFont() throws {
        try withFolder { folder in
            let error = #expect(throws: TypesettingError.self) {
                _ = try Typesetter(systemFontDirectories: [folder, folder.appendingPathComponent("none")])
            }
            #expect(error == .systemFontMissing(searched: [folder.path, folder.path + "/none"]))
            #expect(error?.description.contains("fonts-inter") == true)
            #expect(error?.description.contains(folder.path) == true)
        }
    }

    @Test("the first folder that holds the regular face is taken; a weight it lacks is the nearest it has")
    func systemFolders() throws {
        try withFolder { folder in
            try copy("Inter-Regular", to: folder, as: "Inter-Regular.otf")
            try copy("Inter-Bold", to: folder, as: "Inter-Bold.otf")
            let none = folder.appendingPathComponent("none")
            let small = try Typesetter(systemFontDirectories: [none, folder] + Typesetter.systemFontDirectories)
            func faces(_ size: CGFloat, _ weight: Int) -> [String] {
                small.typeset(text("a", size: size, weight: weight)).glyphRuns.map(\.font.rawValue)
            }
            #expect(faces(17, 100) == ["Inter-Regular"])
            #expect(faces(17, 600) == ["Inter-Bold"])
            #expect(faces(30, 900) == ["Inter-Bold"])
        }
    }

    @Test("a face of the system font that cannot be read is an error of all that is set, and no face takes its place")
    func damagedSystemFace() throws {
        try withFolder { folder in
            try copy("Inter-Regular", to: folder, as: "Inter-Regular.otf")
            let bold = folder.appendingPathComponent("Inter-Bold.otf")
            try Data("no font".utf8).write(to: bold)
            let typesetter = try Typesetter(systemFontDirectories: [folder])
            _ = typesetter.typeset(text("a", size: 17, weight: 400))
            try typesetter.check()
            _ = typesetter.typeset(text("a", size: 17, weight: 700))
            #expect(throws: TypesettingError.fontUnreadable(path: bold.path)) { try typesetter.check() }
        }
    }

    @Test("a font that cannot be opened again to set or to draw with it is an error of all that is set")
    func lostWhileSetting() throws {
        try withFolder { folder in
            try copy("InterDisplay-Black", to: folder, as: "mine.otf")
            let typesetter = try Typesetter(fontDirectories: [folder])
            let path = folder.appendingPathComponent("mine.otf").path
            try FileManager.default.removeItem(atPath: path)
            _ = typesetter.typeset(text("a", size: 17, weight: 400))
            try typesetter.check()
            _ = typesetter.typeset(text("a") { $0.runs[0].font.family = .named("InterDisplay-Black") })
            #expect(throws: TypesettingError.notOpened(path: path, reason: "No such file or directory")) {
                try typesetter.check()
            }
        }
    }

    @Test("a font that cannot be opened any more is missed in the list of versions, by the system's reason")
    func lostFont() throws {
        try withFolder { folder in
            try copy("InterDisplay-Black", to: folder, as: "mine.otf")
            let typesetter = try Typesetter(fontDirectories: [folder])
            let path = folder.appendingPathComponent("mine.otf").path
            try FileManager.default.removeItem(atPath: path)
            #expect(throws: TypesettingError.notOpened(path: path, reason: "No such file or directory")) {
                try typesetter.fontVersions
            }
        }
    }

    @Test("a folder of the system's that is none is passed over, one that cannot be listed is an error")
    func unlistedSystemFolder() throws {
        try withFolder { folder in
            let loop = folder.appendingPathComponent("loop")
            try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
            #expect(
                throws: TypesettingError.notOpened(
                    path: loop.path, reason: "Too many levels of symbolic links")
            ) { _ = try Typesetter(systemFontDirectories: [loop] + Typesetter.systemFontDirectories) }
        }
    }

    @Test("a folder of the user's may be a link, and so may what lies in it")
    func linkedFolders() throws {
        try withFolder { folder in
            let (real, linked) = (folder.appendingPathComponent("real"), folder.appendingPathComponent("linked"))
            try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
            let broken = real.appendingPathComponent("deep/broken.ttf")
            try FileManager.default.createDirectory(
                at: broken.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("no font".utf8).write(to: broken)
            try FileManager.default.createSymbolicLink(at: linked, withDestinationURL: real)
            // The error shows that the file was found and read.
            let found = linked.appendingPathComponent("deep/broken.ttf").path
            #expect(throws: TypesettingError.fontUnreadable(path: found)) {
                _ = try Typesetter(fontDirectories: [linked])
            }
        }
    }

    @Test("folders of the user's are errors when they cannot be read, and files when they are no fonts")
    func userFolderErrors() throws {
        try withFolder { folder in
            let none = folder.appendingPathComponent("none")
            #expect(throws: TypesettingError.fontDirectoryUnreadable(path: none.path)) {
                _ = try Typesetter(fontDirectories: [none])
            }
            let broken = folder.appendingPathComponent("broken.ttf")
            try Data("no font".utf8).write(to: broken)
            #expect(throws: TypesettingError.fontUnreadable(path: broken.path)) {
                _ = try Typesetter(fontDirectories: [folder])
            }
        }
    }

    @Test("added fonts are known by name, and only pictures that show them depend on their bytes")
    func added() throws {
        try withFolder { folder in
            try copy("InterDisplay-Black", to: folder, as: "mine.bin")
            let file = folder.appendingPathComponent("mine.bin")
            let user = try typesetter.adding(fonts: [file])
            #expect(user.fontNames["Inter Display"]?.contains("InterDisplay-Black") == true)
            #expect(user.ownVersions(of: [FontID("Inter-Regular")]).isEmpty)
            func shown() -> Set<FontID> {
                let black = text("a") { $0.runs[0].font.family = .named("InterDisplay-Black") }
                return Set(user.typeset(black).glyphRuns.map(\.font))
            }
            let versions = user.ownVersions(of: shown())
            #expect(versions.count == 1 && versions[0].hasPrefix("InterDisplay-Black "))
            // Pictures without these fonts do not depend on them.
            #expect(try user.fontVersions == typesetter.fontVersions)
            // The same bytes in another file are the same font.
            let other = folder.appendingPathComponent("other.otf")
            try FileManager.default.copyItem(at: file, to: other)
            let again = try typesetter.adding(fonts: [other])
            let black = text("a") { $0.runs[0].font.family = .named("InterDisplay-Black") }
            let ids = Set(again.typeset(black).glyphRuns.map(\.font))
            #expect(again.ownVersions(of: ids) == versions)
            let none = folder.appendingPathComponent("none")
            #expect(throws: TypesettingError.notOpened(path: none.path, reason: "there is no such file or folder")) {
                _ = try typesetter.adding(fonts: [none])
            }
            // Fonts that are already registered are not read again.
            let registered = try typesetter.registering(fonts: [file])
            #expect(try registered.registering(fonts: [file]) === registered)
            #expect(try registered.registering(fonts: [file, other]) !== registered)
        }
    }

    @Test("files that are not fonts by name are passed over, subfolders are not")
    func userFolder() throws {
        try withFolder { folder in
            try Data("read me".utf8).write(to: folder.appendingPathComponent("README.txt"))
            let sub = folder.appendingPathComponent("sub")
            try FileManager.default.createDirectory(at: sub, withIntermediateDirectories: true)
            try copy("InterDisplay-Black", to: sub, as: "anything.OTF")
            let user = try Typesetter(fontDirectories: [folder])
            #expect(user.fontExists(named: "InterDisplay-Black"))
            let styled = text("a", size: 30, weight: 900)
            #expect(user.typeset(styled) == typesetter.typeset(styled))
            #expect(try user.fontVersions.contains { $0.hasPrefix("InterDisplay-Black ") })
        }
    }

    private static let dejaVu = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu")

    @Test(
        "a font of the user's brings what the system font lacks, Hebrew in its own direction",
        .enabled(if: FileManager.default.fileExists(atPath: dejaVu.appendingPathComponent("DejaVuSans.ttf").path)))
    func standIn() throws {
        let user = try Typesetter(fontDirectories: [Self.dejaVu])
        let set = user.typeset(text("abc אבג 12 def"))
        #expect(set.missingCharacters.isEmpty)
        #expect(
            set.glyphRuns.map { $0.text.trimmingCharacters(in: .whitespaces) } == ["abc", "12", "אבג", "def"])
        let hebrew = try #require(set.glyphRuns.first { $0.text.contains("א") })
        #expect(hebrew.font.rawValue == "DejaVuSans")
        #expect(hebrew.glyphs.map(\.position.x) == hebrew.glyphs.map(\.position.x).sorted())
        #expect(hebrew.glyphs.count == 3)
        #expect(user.typeset(text("שלום")).lines[0].text == "שלום")
        // The system font is not changed by it.
        #expect(user.typeset(text("plain")) == typesetter.typeset(text("plain")))
    }

    @Test("two files with one PostScript name are two faces")
    func sharedNames() throws {
        try withFolder { folder in
            try copy("Inter-Bold", to: folder, as: "one.otf")
            try copy("Inter-Bold", to: folder, as: "two.otf")
            let user = try Typesetter(fontDirectories: [folder])
            #expect(try user.fontVersions.count { $0.hasPrefix("Inter-Bold ") } == 2)
            let drawn = user.typeset(text("a", weight: 700)).glyphRuns.map(\.font.rawValue)
            #expect(drawn == ["Inter-Bold"] || drawn == ["Inter-Bold~2"])
            #expect(
                try Typesetter(fontDirectories: [folder]).typeset(text("a", weight: 700)).glyphRuns.map(\.font.rawValue)
                    == drawn)
        }
    }

    // MARK: Drawing

    @Test("scaled fonts are lent for ids handed out, for ids by name, and for nonsense")
    func scaledFonts() throws {
        let fresh = try Typesetter()
        for id in ["Inter-Regular", "InterDisplay-BlackItalic", "No-Such", ""] {
            for scale in [CGFloat(1), 2, 3] {
                let lent = fresh.withScaledFont(FontID(id), pointSize: 17, scale: scale) { Int(bitPattern: $0) }
                #expect(lent != 0)
            }
        }
        // The same face at the same pixel size is the same object.
        let twice = fresh.withScaledFont(FontID("Inter-Regular"), pointSize: 20, scale: 3) { first in
            fresh.withScaledFont(FontID("Inter-Regular"), pointSize: 30, scale: 2) { $0 == first }
        }
        #expect(twice)
    }

    @Test("scaled fonts do not pile up")
    func manyScaledFonts() {
        for size in 1...1_000 {
            typesetter.withScaledFont(FontID("Inter-Regular"), pointSize: CGFloat(size) / 7, scale: 2) { _ in }
        }
    }

    @Test("the error of the body comes through")
    func bodyError() {
        struct Failure: Error {}
        #expect(throws: Failure.self) {
            try typesetter.withScaledFont(FontID("Inter-Regular"), pointSize: 17, scale: 1) { _ in throw Failure() }
        }
    }

    @Test("versions name the fonts and each library, one to a line")
    func versions() throws {
        let names = try typesetter.fontVersions.map { $0.split(separator: " ")[0] }
        #expect(names == ["Inter-Regular", "InterDisplay-Regular", "pango", "harfbuzz", "fontconfig", "freetype"])
        for version in try typesetter.fontVersions {
            #expect(version.split(separator: " ").count == 2)
            #expect(version.last?.isNumber == true)
        }
    }
}
