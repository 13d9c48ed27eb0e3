import Foundation
import ReflowKit
import Snapshots
import TestSupport
import Testing
import Typesetting

@testable import ReflowTesting

@MainActor
@Suite("Fonts that a Swift test registers")
struct RegisteredFontTests {
    @Test("They are found by family and by name, measured, drawn, and recorded with the pictures that show them")
    func registered() throws {
        let before = CurrentTypesetter.value
        defer { CurrentTypesetter.value = before }
        let folder = try TemporaryFolder()
        try folder.write(try BrandFont.data(weight: "Black"), to: "Fonts/Brand.otf")
        #expect(UIFont(name: "BrandDisplay-Black", size: 30) == nil)
        let known = UIFont.familyNames
        let renderer = try before.fontVersions

        try Simulation.registerFonts(at: [folder.url.appending(path: "Fonts")])
        let typesetter = CurrentTypesetter.value
        // Pictures without these fonts do not depend on them.
        #expect(try typesetter.fontVersions == renderer)
        let font = try #require(UIFont(name: "BrandDisplay-Black", size: 30))
        #expect(UIFont(name: "Brand Display", size: 30) != nil)
        #expect(Set(UIFont.familyNames).subtracting(known) == ["Brand Display"])
        #expect(UIFont.fontNames(forFamilyName: "Brand Display") == ["BrandDisplay-Black"])
        // Adding them again changes nothing, and keeps the typesetter's caches.
        try Simulation.registerFonts(at: [folder.url.appending(path: "Fonts/")])
        #expect(CurrentTypesetter.value === typesetter)

        func label(_ font: UIFont) -> UILabel {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
            label.text = "Brand"
            label.font = font
            return label
        }
        let system = UIFont.systemFont(ofSize: 30)
        #expect(label(font).intrinsicContentSize.width > label(system).intrinsicContentSize.width)
        func verify(_ font: UIFont) -> String? {
            verifySnapshot(
                of: label(font), as: .image, named: "brand", record: .missing,
                snapshotDirectory: folder.url.appending(path: "references").path, testName: "brand()")
        }
        _ = verify(font)
        #expect(verify(font) == nil)
        let message = try #require(verify(system))
        #expect(message.contains("font \"BrandDisplay-Black 30\" → \"system 30\""), "\(message)")
    }

    @Test("Core Text's function registers a file, and tells why it cannot")
    func coreText() throws {
        let before = CurrentTypesetter.value
        defer { CurrentTypesetter.value = before }
        let folder = try TemporaryFolder()
        try folder.write(try BrandFont.data(weight: "Black"), to: "Brand.otf")
        try folder.write("no font", to: "Broken.otf")
        #expect(CTFontManagerRegisterFontsForURL(folder.url("Brand.otf") as CFURL, .process, nil))
        #expect(UIFont(name: "BrandDisplay-Black", size: 30) != nil)
        for (name, code) in [("Broken.otf", 103), ("none.otf", 101)] {
            var error: Unmanaged<CFError>?
            #expect(!CTFontManagerRegisterFontsForURL(folder.url(name) as CFURL, .process, &error))
            let reason = try #require(error?.takeRetainedValue())
            #expect(reason.code == code && reason.localizedDescription.contains(name))
        }
    }

    @Test("A font that is not there, or is none, is told by its path, and nothing is added")
    func mistakes() throws {
        let before = CurrentTypesetter.value
        let folder = try TemporaryFolder()
        try folder.write("no font", to: "Broken.otf")
        let broken = folder.url.appending(path: "Broken.otf")
        let none = folder.url.appending(path: "none.otf")
        #expect(throws: TypesettingError.fontUnreadable(path: broken.path)) {
            try Simulation.registerFonts(at: [broken])
        }
        let error = #expect(throws: TypesettingError.self) { try Simulation.registerFonts(at: [none]) }
        #expect(
            error?.description
                == "The font folder or file \(none.path) cannot be opened: there is no such file or folder.")
        #expect(CurrentTypesetter.value === before)
    }
}
