import Foundation
import ImageCodecs
import LayoutLoading
import LayoutRules
import TestSupport
import Testing

@testable import Suites

@Suite("Lint: pictures of documents")
@MainActor
struct DocumentPictureTests {
    /// The kinds of findings for a nib with a picture that fills 120 × 60 and is 16 × 16 points according to Xcode.
    private func kinds(_ files: [String: Data]) throws -> [IssueKind] {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <objects>
                    <view contentMode="scaleToFill" id="page">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>
                            <imageView contentMode="scaleToFill" image="thumb" id="picture">
                                <rect key="frame" x="80" y="100" width="120" height="60"/>
                            </imageView>
                        </subviews>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                </objects>
                <resources><image name="thumb" width="16" height="16"/></resources>
            </document>
            """, to: "page.xib")
        for (path, data) in files { try folder.write(data, to: path) }
        let source = LayoutSource(url: folder.url("page.xib"))
        let layout = try #require(try source.layouts(shownAs: "page.xib").layouts.first)
        let maker = PictureMaker(options: PictureOptions())
        return try maker.findings(
            in: [(layout.document, source)], shownAs: "page.xib", on: [maker.devices(for: layout.document)[0]]
        ).findings.map(\.kind)
    }

    @Test("16 × 16 points are the size of a picture that Xcode did not find; a picture that is there has its own")
    func unknownSize() throws {
        #expect(try kinds([:]) == [])
        let picture = try PNG.encode(PlantedLayoutFault.thumbnail)
        #expect(try kinds(["thumb.png": picture]) == [.distorted, .distorted])
        #expect(try kinds(["Images/thumb.png": picture]) == [.distorted, .distorted])
        let contents = Data(#"{ "images": [{ "idiom": "universal", "filename": "t.png", "scale": "1x" }] }"#.utf8)
        #expect(
            try kinds([
                "Assets.xcassets/thumb.imageset/Contents.json": contents,
                "Assets.xcassets/thumb.imageset/t.png": picture,
            ]) == [.distorted, .distorted])
    }
}
