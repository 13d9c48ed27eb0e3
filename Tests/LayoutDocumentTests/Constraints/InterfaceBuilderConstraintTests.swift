import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import Testing

/// The view of a nib with Auto Layout, with two subviews, constraints and more in it.
private func root(_ constraints: String, more: String = "", attributes: String = "") -> ViewNode? {
    let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES" useTraitCollections="YES"><objects><view id="owner" \(attributes)>
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="1" y="2" width="3" \
        height="4"/></view><view id="b" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">\
        <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
        <constraints>\(constraints)</constraints><viewLayoutGuide key="safeArea" id="safe"/>\(more)</view></objects>
        </document>
        """
    return InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.xib", options: ParseOptions()).document?.objects
        .first?.view
}

private func equation(_ constraint: String) -> ConstraintEquation? {
    guard case .equation(let equation)? = root(constraint)?.constraints.first?.form else { return nil }
    return equation
}

private func operand(_ id: String?, _ attribute: NSLayoutAttribute) -> ConstraintEquation.Operand {
    ConstraintEquation.Operand(ConstraintEquation.Item(id.map { .id($0) } ?? .holder), attribute)
}

@Suite("Constraints of Interface Builder documents (autolayout.md §16)")
struct InterfaceBuilderConstraintTests {
    @Test("A constraint that is ignored names its fault")
    func ignored() {
        func warnings(_ constraint: String) -> [String] {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="owner">\
                <rect key="frame" x="0" y="0" width="375" height="667"/><constraints>\(constraint)</constraints></view>\
                </objects></document>
                """
            return InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.xib", options: ParseOptions()).diagnostics
                .map(\.message)
        }
        #expect(
            warnings("<constraint firstAttribute=\"foo\" constant=\"1\" id=\"c\"/>")
                == ["a constraint is ignored: its attribute \"foo\" is unknown"])
        #expect(
            warnings("<constraint firstAttribute=\"top\" secondItem=\"owner\" id=\"c\"/>")
                == ["a constraint is ignored: it has no secondAttribute"])
    }

    @Test("§16: items, attributes, relations")
    func items() {
        var expected = ConstraintEquation(operand(nil, .trailing), .equal, operand("a", .trailing))
        expected.constant = .points(20)
        #expect(
            equation(
                "<constraint firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"20\" id=\"c\"/>"
            ) == expected)
        expected = ConstraintEquation(operand("a", .width), .greaterThanOrEqual)
        expected.constant = .points(100)
        expected.priority = 750
        #expect(
            equation(
                "<constraint firstItem=\"a\" firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"100\" priority=\"750\" id=\"c\"/>"
            ) == expected)
        expected = ConstraintEquation(operand("a", .lastBaseline), .equal, operand("b", .lastBaseline))
        #expect(
            equation(
                "<constraint firstItem=\"a\" firstAttribute=\"baseline\" secondItem=\"b\" secondAttribute=\"baseline\" id=\"c\"/>"
            ) == expected)
        expected = ConstraintEquation(operand(nil, .bottomMargin), .equal, operand("a", .bottom))
        expected.constant = .points(8)
        #expect(
            equation(
                "<constraint firstAttribute=\"bottomMargin\" secondItem=\"a\" secondAttribute=\"bottom\" constant=\"8\" id=\"c\"/>"
            ) == expected)
    }

    @Test(
        "§16: multipliers as decimals, fractions and ratios",
        arguments: [("0.5", 0.5), ("1/3", 1.0 / 3), ("16:9", 16.0 / 9)])
    func multipliers(_ text: String, _ value: Double) {
        let made = equation(
            "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"owner\" secondAttribute=\"width\" multiplier=\"\(text)\" id=\"c\"/>"
        )
        #expect(made?.multiplier == value)
    }

    @Test("§16: a symbolic constraint has its stored constant, and 0 without one")
    func symbolic() {
        let gap = "<constraint firstItem=\"b\" firstAttribute=\"top\" secondItem=\"a\" secondAttribute=\"bottom\""
        #expect(equation(gap + " constant=\"8\" symbolic=\"YES\" id=\"c\"/>")?.constant == .points(8))
        #expect(equation(gap + " symbolic=\"YES\" id=\"c\"/>")?.constant == .points(0))
        #expect(equation(gap + " constant=\"standard\" symbolic=\"YES\" id=\"c\"/>")?.constant == .points(8))
    }

    @Test("§16: a placeholder is kept at priority 1, so that it holds a view that nothing else holds")
    func placeholder() {
        let constraint = "<constraint firstAttribute=\"height\" constant=\"44\" placeholder=\"YES\" id=\"c\"/>"
        #expect(root(constraint)?.constraints.map(\.isPlaceholder) == [true])
        #expect(equation(constraint)?.priority == 1)
        #expect(equation(constraint)?.constant == .points(44))
    }

    @Test("§16: what UIKit would refuse is left out")
    func leftOut() {
        #expect(root("<constraint firstAttribute=\"top\" constant=\"44\" id=\"c\"/>")?.constraints == [])
    }

    @Test("§16: the flag places a view by constraints, a fixed frame by its mask; guides have their ids")
    func placement() {
        let view = root("")
        #expect(view?.isConstrained == false)
        #expect(view?.subviews.map(\.isConstrained) == [true, false])
        #expect(view?.layoutGuides.map(\.id) == ["safe"])
        #expect(view?.layoutGuides.first?.kind == .area(.safeArea))
    }

    @Test("§16: variations change constants and switch constraints, few conditions before many")
    func variations() throws {
        let constraint = """
            <constraint firstAttribute="height" constant="44" id="c">
            <variation key="heightClass=compact-widthClass=compact" constant="20"/>
            <variation key="heightClass=compact" constant="30" priority="900"/></constraint>
            """
        let view = try #require(
            root(
                constraint,
                more: """
                    <variation key="heightClass=regular"><mask key="constraints"><include reference="c"/></mask></variation>
                    <variation key="default"><mask key="constraints"><exclude reference="c"/></mask>\
                    <mask key="subviews"><exclude reference="b"/></mask></variation>
                    """))
        let made = try #require(view.constraints.first)
        #expect(!made.isActive)
        #expect(
            made.variations.map(\.changes) == [
                ConstraintChanges(constant: 30, priority: 900), ConstraintChanges(constant: 20),
                ConstraintChanges(isActive: true),
            ])
        #expect(made.variations[1].condition.verticalSizeClass == .compact)
        #expect(made.variations[1].condition.horizontalSizeClass == .compact)
        #expect(view.subviews.map { $0.installation?.isInstalled } == [nil, false])
    }

    @Test("§9.1: absent priorities are 250 and 750, whatever the class")
    func priorities() {
        let view = root(
            "", attributes: "horizontalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"1000\"")
        #expect(view?.property(named: "contentHuggingPriority")?.value == .size(CGSize(width: 251, height: 250)))
        #expect(
            view?.property(named: "contentCompressionResistancePriority")?.value
                == .size(CGSize(width: 750, height: 1000)))
    }

    @Test("§12.9: a stack view with margins of its own arranges inside them")
    func stackMargins() {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES"><objects><stackView id="s" axis="vertical" spacing="7">\
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><label id="l" text="Hi">\
            <rect key="frame" x="0" y="0" width="1" height="1"/></label></subviews>\
            <edgeInsets key="layoutMargins" top="10" left="32" bottom="10" right="32"/></stackView></objects></document>
            """
        let stack = InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.xib", options: ParseOptions()).document?
            .objects.first?.view
        #expect(stack?.property(named: "isLayoutMarginsRelativeArrangement")?.value == .boolean(true))
        #expect(stack?.property(named: "spacing")?.value == .number(7))
        #expect(stack?.subviews.map(\.isArranged) == [true])
    }

    /// The first object of a nib with these resources.
    private func object(_ element: String, resources: String = "", tools: Int = 21_000) -> ViewNode? {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>\(element)</objects>
            <resources>\(resources)</resources></document>
            """
        return InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.xib", options: ParseOptions()).document?.objects
            .first?.view
    }

    @Test(
        "A symbol covers a square of 1.17 times its configuration's size, in the shape of its preview",
        arguments: [
            ("", 17.0), ("<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" pointSize=\"50\"/>", 50),
            ("<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"large\"/>", 17 * 1.29),
            (
                """
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font">\
                <fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/></preferredSymbolConfiguration>
                """, 22
            ),
        ])
    func symbols(_ configuration: String, _ points: Double) throws {
        let size = try symbolSize("sparkles", configuration)
        // The symbol is twice as wide as high.
        #expect(abs(size.width * size.height - (1.17 * points) * (1.17 * points)) < 0.001)
        #expect(abs(size.width - 2 * size.height) < 0.001)
    }

    @Test("§9: symbols whose size documents tell have that one")
    func measuredSymbols() throws {
        let points = "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" pointSize=\"34\"/>"
        #expect(try symbolSize("chevron.right", "") == CGSize(width: 12.5, height: 16.5))
        #expect(try symbolSize("chevron.right", points) == CGSize(width: 25, height: 33))
        // The size in the large scale comes from a document that lists the symbol under another name.
        let large = "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"large\"/>"
        let size = try symbolSize("line.3.horizontal", large, isListed: false)
        #expect(abs(size.width - 26) < 0.01 && abs(size.height - 13) < 0.01)
    }

    @Test("§9: a symbol that neither the document lists nor others show has no size")
    func unknownSymbols() {
        let view = object(
            "<imageView id=\"i\" image=\"sparkles\" catalog=\"system\"><rect key=\"frame\" x=\"0\" y=\"0\""
                + " width=\"1\" height=\"1\"/></imageView>")
        guard case .image(let image)? = view?.property(named: "image")?.value else {
            Issue.record("no image")
            return
        }
        #expect(image.isSymbol && image.naturalSize == nil)
    }

    private func symbolSize(_ name: String, _ configuration: String, isListed: Bool = true) throws -> CGSize {
        let view = object(
            """
            <imageView id="i" image="\(name)" catalog="system"><rect key="frame" x="0" y="0" width="1" height="1"/>
            \(configuration)</imageView>
            """,
            resources: isListed ? "<image name=\"\(name)\" catalog=\"system\" width=\"128\" height=\"64\"/>" : "")
        guard case .image(let image)? = view?.property(named: "image")?.value else {
            Issue.record("no image")
            return .zero
        }
        #expect(image.isSymbol)
        return try #require(image.naturalSize)
    }

    @Test(
        "§9.2: wheels are 320 by 216, a compact date picker as large as its text on the canvas",
        arguments: [
            ("pickerView", "", 100.0, CGSize(width: 320, height: 216)),
            ("datePicker", "", 100, CGSize(width: 200, height: 100)),
            ("datePicker", "", 194, CGSize(width: 320, height: 216)),
            ("datePicker", "style=\"wheels\"", 34, CGSize(width: 320, height: 216)),
            ("datePicker", "style=\"compact\"", 34, CGSize(width: 200, height: 34)),
            ("datePicker", "style=\"inline\"", 34, CGSize(width: 320, height: 330)),
        ])
    func pickers(_ element: String, _ attributes: String, _ height: Double, _ expected: CGSize) {
        let view = object(
            """
            <\(element) id="p" \(attributes)><rect key="frame" x="0" y="0" width="200" height="\(height)"/></\(element)>
            """)
        #expect(view?.property(named: "intrinsicContentSize")?.value == .size(expected))
    }

    @Test(
        "A negative size of content is told with its line, and is none; -1 is none by itself",
        arguments: [
            ("-1", "40", nil), ("-5", "40", "width of size is -5"), ("-1", "-0.5", "height of size is -0.5"),
        ] as [(String, String, String?)])
    func negativePlaceholders(width: String, height: String, message: String?) {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES"><objects><view id="v" customClass="Chart">
            <rect key="frame" x="0" y="0" width="1" height="1"/>
            <size key="intrinsicContentSize" width="\(width)" height="\(height)"/></view></objects></document>
            """
        let result = InterfaceBuilderDocument.parse(Data(text.utf8), file: "a.xib", options: ParseOptions())
        let size = CGSize(width: -1, height: height.hasPrefix("-") ? -1 : 40)
        #expect(
            result.document?.objects.first?.view?.property(named: "intrinsicContentSize")?.value == .size(size))
        let told = result.diagnostics.filter { $0.code == .outOfRange }
        #expect(
            told.map(\.message)
                == (message.map { ["\($0), but a size cannot be negative; -1 means that there is none"] } ?? []))
        #expect(told.allSatisfy { $0.severity == .warning && $0.line == 3 && $0.id == "v" })
    }

    @Test("§9.2: a configuration without a title shows none, whatever the state says")
    func configurationWithoutTitle() {
        let view = object(
            """
            <button id="b"><rect key="frame" x="0" y="0" width="1" height="1"/><state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain" image="close"/></button>
            """, tools: 23_504)
        #expect(view?.property(named: "title") == nil)
        #expect(view?.property(named: "image") != nil)
    }

    @Test(
        "§9.2: a configured button has 7 and 12 points around its title, of 17 points from Xcode 14 on",
        arguments: [(21_000, 17.0), (19_000, 15)])
    func configurations(_ tools: Int, _ points: Double) {
        let view = object(
            """
            <button id="b"><rect key="frame" x="0" y="0" width="1" height="1"/><state key="normal" title="A"/>
            <buttonConfiguration key="configuration" style="plain" title="Button"/></button>
            """, tools: tools)
        #expect(
            view?.property(named: "contentEdgeInsets")?.value
                == .insets(UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)))
        #expect(view?.property(named: "titleLabel.font")?.value == .font(.system(pointSize: points)))
    }
}
