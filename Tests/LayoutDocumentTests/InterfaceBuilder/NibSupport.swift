import Foundation
import KitSchema
import LayoutDocument
import LayoutLoading

let nibFile = "a.xib"

func parseNib(_ text: String, limits: LayoutLimits = .standard) -> InterfaceBuilderDocument.ParseResult {
    InterfaceBuilderDocument.parse(Data(text.utf8), file: nibFile, options: ParseOptions(limits: limits))
}

/// A nib of iOS with these objects.
func nib(_ objects: String, attributes: String = "", resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(attributes)>
        <objects>
            \(objects)
        </objects>
        <resources>\(resources)</resources>
    </document>
    """
}

/// A storyboard of iOS. Each argument contains the objects of one scene.
func storyboard(_ scenes: String..., attributes: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(attributes)>
        <scenes>\(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined())</scenes>
    </document>
    """
}

/// One element with a frame of 100 × 40 at the origin.
func element(_ name: String, _ attributes: String = "", _ content: String = "") -> String {
    """
    <\(name) id="v" \(attributes)><rect key="frame" x="0.0" y="0.0" width="100" height="40"/>\(content)</\(name)>
    """
}

/// The only view of a nib.
func nibView(_ objects: String, resources: String = "") -> ViewNode? {
    parseNib(nib(objects, resources: resources)).document?.objects.first?.view
}

/// The value of a property of a nib's only view.
func nibValue(_ objects: String, _ name: String, resources: String = "") -> PropertyValue? {
    nibView(objects, resources: resources)?.property(named: name)?.value
}

extension PropertyValue {
    /// The name of a case.
    var caseName: String? { if case .choice(let choice) = self { choice.name } else { nil } }
}
