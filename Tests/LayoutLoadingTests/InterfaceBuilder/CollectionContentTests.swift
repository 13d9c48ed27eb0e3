import Foundation
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import ReflowKit
import Testing

@Suite("Documents: how far collections scroll")
@MainActor
struct CollectionContentTests {
    private func stage(cellsEndAt bottom: Int) throws -> LayoutStage {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            targetRuntime="iOS.CocoaTouch" initialViewController="tabs"><scenes>
            <scene><objects><tabBarController id="tabs"><connections>
            <segue destination="grid" kind="relationship" relationship="viewControllers" id="s1"/></connections>
            </tabBarController></objects></scene>
            <scene><objects><collectionViewController id="grid"><collectionView key="view" id="cells">
            <rect key="frame" x="0" y="0" width="375" height="667"/><cells>
            <collectionViewCell id="one"><rect key="frame" x="0" y="0" width="100" height="100"/></collectionViewCell>
            <collectionViewCell id="last"><rect key="frame" x="120" y="\(bottom - 100)" width="100" height="100"/>
            </collectionViewCell></cells></collectionView><tabBarItem key="tabBarItem" title="Grid" id="i"/>
            </collectionViewController></objects></scene></scenes></document>
            """
        let document = try #require(
            InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.storyboard", options: ParseOptions()).document)
        return try LayoutStage(
            document.layout(), on: DeviceCatalogue.standard.require(named: "iPhone 8"),
            source: LayoutSource(url: URL(filePath: "/nowhere/a.storyboard")))
    }

    @Test("The content of a collection ends with its last cell", arguments: [300, 900])
    func contentSize(bottom: Int) throws {
        let stage = try stage(cellsEndAt: bottom)
        let cells = try #require(stage.view("cells") as? UIScrollView)
        #expect(cells.contentSize == CGSize(width: 375, height: CGFloat(bottom)))
    }
}
