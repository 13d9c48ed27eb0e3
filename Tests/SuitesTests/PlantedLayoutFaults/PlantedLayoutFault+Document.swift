import Foundation
import ImageCodecs
import LayoutRules

/// A storyboard with a static table whose row has no frame, so that only UIKit knows its position.
extension PlantedLayoutFault {
    static let documentName = "table"

    var isInDocument: Bool { layout == PlantedLayoutFault.documentName }

    /// A picture of 16 × 16 points whose quarters have two colours.
    static let thumbnail = Bitmap(
        width: 16, height: 16,
        pixels: (0..<256).map { $0 / 16 < 8 && $0 % 16 < 8 ? 0xFF00_40C0 : 0xFFC0_4000 })

    static let documentText = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507"
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"
            initialViewController="list">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="scene"><objects>
                <tableViewController id="list" sceneMemberID="viewController">
                    <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES"
                        dataMode="static" style="plain" separatorStyle="default" rowHeight="120"
                        sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                        <sections><tableViewSection id="section"><cells>
                            <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" id="row">
                                <autoresizingMask key="autoresizingMask"/>
                                <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES"
                                    multipleTouchEnabled="YES" contentMode="center" tableViewCell="row" id="content">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="120"/>
                                    <autoresizingMask key="autoresizingMask"/>
                                    <subviews>
                                        <label opaque="NO" contentMode="left" text="Invoices" id="title">
                                            <rect key="frame" x="16" y="11" width="200" height="22"/>
                                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                            <color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
                                        </label>
                                        <view contentMode="scaleToFill" id="box">
                                            <rect key="frame" x="300" y="0.0" width="60" height="44"/>
                                            <subviews>
                                                <button opaque="NO" contentMode="scaleToFill" buttonType="custom" id="more">
                                                    <rect key="frame" x="0.0" y="0.0" width="60" height="44"/>
                                                    <state key="normal" title="More">
                                                        <color key="titleColor" white="0.0" alpha="1"
                                                            colorSpace="calibratedWhite"/>
                                                    </state>
                                                </button>
                                            </subviews>
                                        </view>
                                        <imageView contentMode="scaleAspectFit" image="thumb" id="picture">
                                            <rect key="frame" x="16" y="50" width="60" height="30"/>
                                        </imageView>
                                    </subviews>
                                </tableViewCellContentView>
                            </tableViewCell>
                        </cells></tableViewSection></sections>
                    </tableView>
                </tableViewController>
            </objects></scene></scenes>
            <resources><image name="thumb" width="16" height="16"/></resources>
        </document>
        """

    private static let titleColor =
        "<color key=\"textColor\" white=\"0.0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"

    static let document = [
        PlantedLayoutFault(
            "a pale label in a row without a frame", documentName,
            [.replace(titleColor, titleColor.replacingOccurrences(of: "white=\"0.0\"", with: "white=\"0.9\""))],
            .lowContrast, "title"),
        PlantedLayoutFault(
            "a button without its title in a row without a frame", documentName,
            [.replace("title=\"More\"", "title=\"\"")], .emptyButton, "more"),
        PlantedLayoutFault(
            "a character that no font has in a row without a frame", documentName,
            [.replace("text=\"Invoices\"", "text=\"Invoices &#888;\"")], .missingGlyphs, "title"),
        PlantedLayoutFault(
            "a view that takes no touches in a row without a frame", documentName,
            [
                .replace(
                    "<view contentMode=\"scaleToFill\" id=\"box\">",
                    "<view userInteractionEnabled=\"NO\" contentMode=\"scaleToFill\" id=\"box\">")
            ],
            .disabledByParent, "more"),
        PlantedLayoutFault(
            "a low button in a row without a frame", documentName,
            [
                .replace(
                    "x=\"0.0\" y=\"0.0\" width=\"60\" height=\"44\"", "x=\"0.0\" y=\"0.0\" width=\"60\" height=\"30\"")
            ],
            .smallTarget, "more"),
        PlantedLayoutFault(
            "a picture of 16 × 16 points that fills its frame", documentName,
            [.replace("contentMode=\"scaleAspectFit\" image", "contentMode=\"scaleToFill\" image")], .distorted,
            "picture"),
    ]
}
