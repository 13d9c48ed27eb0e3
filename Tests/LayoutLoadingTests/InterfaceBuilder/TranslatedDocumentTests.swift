import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit
import Testing

@testable import LayoutLoading

@MainActor
@Suite("Documents in a language (resources.md §5)")
struct TranslatedDocumentTests {
    private static let document = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch"><objects><view id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label id="lab" text="Hello"><rect key="frame" x="0" y="0" width="100" height="20"/></label>
        <label id="two"><rect key="frame" x="0" y="30" width="100" height="40"/>
        <string key="text">One
        two</string></label>
        <button id="but" buttonType="system"><rect key="frame" x="0" y="80" width="100" height="30"/>
        <state key="normal" title="Save"/></button>
        <textField id="fie" placeholder="Name"><rect key="frame" x="0" y="120" width="100" height="30"/></textField>
        <segmentedControl id="seg"><rect key="frame" x="0" y="160" width="100" height="30"/>
        <segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
        <label id="run" text="Own"><rect key="frame" x="0" y="200" width="100" height="20"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="tag"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="text" value="Plain"/>
        <userDefinedRuntimeAttribute type="string" keyPath="text" value="Runtime" localizable="YES"/>
        </userDefinedRuntimeAttributes></label>
        </subviews></view></objects></document>
        """

    /// The texts of the label, the second label, the button, the field and the segments, and whether the interface is
    /// mirrored.
    private func texts(_ language: String?, files: [String: String] = [:]) throws -> (
        texts: [String?], isMirrored: Bool
    ) {
        let layout = try TemporaryLayout(
            TranslatedDocumentTests.document, name: "Base.lproj/X.xib", files: files.mapValues { Data($0.utf8) })
        let source = layout.source.translated(into: try #require(LayoutLanguage(language ?? "base")))
        let document = try #require(try source.parse(shownAs: "X.xib").document)
        let stage = try LayoutStage(
            document, on: DeviceCatalogue.standard.require(named: "iPhone 15"), source: source)
        let segments = stage.view("seg") as? UISegmentedControl
        return (
            [
                (stage.view("lab") as? UILabel)?.text, (stage.view("two") as? UILabel)?.text,
                (stage.view("but") as? UIButton)?.title(for: .normal), (stage.view("fie") as? UITextField)?.placeholder,
                segments?.titleForSegment(at: 0), segments?.titleForSegment(at: 1),
                (stage.view("run") as? UILabel)?.text,
            ], stage.window.traitCollection.layoutDirection == .rightToLeft
        )
    }

    private static let own: [String?] = ["Hello", "One\ntwo", "Save", "Name", "A", "B", "Runtime"]

    @Test("Every text that a file of strings translates is replaced, key by key; others stay")
    func strings() throws {
        let strings = """
            "lab.text" = "Hallo"; "two.text" = "Eins"; "but.normalTitle" = "Sichern"; "fie.placeholder" = "Vorname";
            "seg.segmentTitles[1]" = "Zwei"; "run.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]" = "Laufzeit"; \
            "gone.text" = "?"; "lab.accessibilityLabel" = "?";
            """
        let found = try texts("de", files: ["de.lproj/X.strings": strings])
        #expect(found.texts == ["Hallo", "Eins", "Sichern", "Vorname", "A", "Zwei", "Laufzeit"])
        #expect(!found.isMirrored)
        #expect(try texts(nil, files: ["de.lproj/X.strings": strings]).texts == TranslatedDocumentTests.own)
        #expect(try texts("fr", files: ["de.lproj/X.strings": strings]).texts == TranslatedDocumentTests.own)
    }

    @Test("A language may have a whole document, which is shown instead")
    func wholeDocument() throws {
        let whole = TranslatedDocumentTests.document.replacingOccurrences(of: "Hello", with: "Bonjour")
        #expect(try texts("fr", files: ["fr.lproj/X.xib": whole]).texts.first == "Bonjour")
    }

    @Test("Languages that are written from right to left mirror the interface")
    func directions() throws {
        for (language, isMirrored) in [("ar", true), ("he", true), ("fa-IR", true), ("de", false), ("double", false)] {
            #expect(try texts(language).isMirrored == isMirrored, "\(language)")
        }
    }

    @Test("The pseudo-languages double every text, or put accents on its letters")
    func pseudoLanguages() throws {
        #expect(
            try texts("double").texts == [
                "Hello Hello", "One\ntwo One\ntwo", "Save Save", "Name Name", "A A", "B B", "Runtime Runtime",
            ])
        #expect(try texts("accents").texts.prefix(1) == ["Ĥéļļö"])
    }

    @Test("A damaged file of strings is an error with its place")
    func damaged() throws {
        let error = #expect(throws: LayoutLoadingError.self) {
            try texts("de", files: ["de.lproj/X.strings": "\"a\" = \"b\"\n"])
        }
        #expect(error?.description.contains("line 2, column 1: a semicolon is missing") == true)
    }

    @Test("What is neither a tag nor a pseudo-language is none")
    func tags() {
        for text in ["", "deutsch", "d", "de-", "-de", "../de", "de/x", "Double", "de-ABCDEFGHI"] {
            #expect(LayoutLanguage(text) == nil, "\(text)")
        }
        #expect(LayoutLanguage("base") == .base && LayoutLanguage.base.pictureName == nil)
        for text in ["de", "pt-BR", "zh_Hans", "ckb", "zh-Hant-HK"] { #expect(LayoutLanguage(text)?.name == text) }
    }
}
