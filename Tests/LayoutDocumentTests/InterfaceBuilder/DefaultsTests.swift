import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import Testing

/// The sections in test names are those of format.md.
@Suite("What attributes mean, and what their absence means")
struct DefaultsTests {
    @Test(
        "§4: absent flags have Interface Builder's values",
        arguments: [
            ("autoresizesSubviews", true), ("isOpaque", true), ("clipsToBounds", false),
            ("isUserInteractionEnabled", true), ("isHidden", false),
        ])
    func flags(name: String, value: Bool) {
        for kind in ["view", "label", "imageView", "scrollView"] {
            #expect(nibValue(element(kind), name) == .boolean(value), "\(kind)")
        }
    }

    @Test("§4: a written flag is what it says")
    func writtenFlags() {
        let view = element(
            "view",
            """
            autoresizesSubviews="NO" opaque="NO" clipsSubviews="YES" userInteractionEnabled="NO" hidden="YES" \
            alpha="0.5" tag="7" contentMode="TopLeft"
            """)
        #expect(nibValue(view, "autoresizesSubviews") == .boolean(false))
        #expect(nibValue(view, "isOpaque") == .boolean(false))
        #expect(nibValue(view, "clipsToBounds") == .boolean(true))
        #expect(nibValue(view, "isUserInteractionEnabled") == .boolean(false))
        #expect(nibValue(view, "isHidden") == .boolean(true))
        #expect(nibValue(view, "alpha") == .number(0.5))
        #expect(nibValue(view, "tag") == .integer(7))
        #expect(nibValue(view, "contentMode")?.caseName == "topLeft")
    }

    @Test("§4: a label is left-aligned and centred unless it says otherwise")
    func label() {
        #expect(nibValue(element("label"), "textAlignment")?.caseName == "left")
        #expect(nibValue(element("label"), "baselineAdjustment")?.caseName == "alignCenters")
        #expect(nibValue(element("label", "textAlignment=\"natural\""), "textAlignment")?.caseName == "natural")
        #expect(nibValue(element("label", "baselineAdjustment=\"none\""), "baselineAdjustment")?.caseName == "none")
        #expect(
            nibValue(element("label", "lineBreakMode=\"characterWrap\""), "lineBreakMode")?.caseName
                == "byCharWrapping")
    }

    @Test("§4: a label shrinks only with a least size, and unless that is forbidden")
    func shrinking() {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>"
        #expect(nibValue(element("label", "", font), "adjustsFontSizeToFitWidth") == nil)
        let least = element("label", "minimumFontSize=\"10\"", font)
        #expect(nibValue(least, "adjustsFontSizeToFitWidth") == .boolean(true))
        #expect(nibValue(least, "minimumScaleFactor") == .number(0.5))
        let factor = element("label", "minimumScaleFactor=\"0.75\"", font)
        #expect(nibValue(factor, "minimumScaleFactor") == .number(0.75))
        let forbidden = element("label", "minimumFontSize=\"10\" adjustsFontSizeToFit=\"NO\"", font)
        #expect(nibValue(forbidden, "adjustsFontSizeToFitWidth") == nil)
    }

    @Test("§6: every combination of the six bits")
    func masks() {
        // The names are in the order of the bits 0 to 5 of UIViewAutoresizing.
        let names = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]
        for bits in 0..<64 {
            let attributes = names.enumerated().filter { bits >> $0.offset & 1 == 1 }.map { "\($0.element)=\"YES\"" }
            let mask = "<autoresizingMask key=\"autoresizingMask\" \(attributes.joined(separator: " "))/>"
            guard case .options(let set) = nibValue(element("view", "", mask), "autoresizingMask") else {
                Issue.record("no mask for \(bits)")
                continue
            }
            #expect(set.rawValue == UInt(bits))
        }
        #expect(nibValue(element("view"), "autoresizingMask") == .options(ChoiceSet([], rawValue: 0)))
    }

    @Test("§4: a button without a type is a custom one; states have their own titles")
    func button() {
        #expect(nibValue(element("button"), "buttonType")?.caseName == "custom")
        #expect(nibValue(element("button", "buttonType=\"roundedRect\""), "buttonType")?.caseName == "system")
        let button = element(
            "button", "",
            """
            <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            <state key="normal" title="Go" image="a.png"/><state key="selected"><string key="title">Went
            away</string></state><state key="focused" title="Look"/>
            """)
        guard case .states(let titles) = nibValue(button, "title") else {
            Issue.record("no titles")
            return
        }
        #expect(titles.map(\.state.name) == ["normal", "selected"])
        #expect(titles.map(\.value) == [.string("Go"), .string("Went\naway")])
        #expect(
            nibValue(button, "contentEdgeInsets") == .insets(UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)))
    }

    @Test("§9: texts as attribute, as element, encoded, and attributed")
    func texts() {
        #expect(nibValue(element("label", "text=\"a&#10;b\""), "text") == .string("a\nb"))
        #expect(nibValue(element("label", "", "<string key=\"text\">a\nb</string>"), "text") == .string("a\nb"))
        let encoded = "<string key=\"text\" base64-UTF8=\"YES\">aMOpCg</string>"
        #expect(nibValue(element("label", "", encoded), "text") == .string("h\u{E9}\n"))
        let attributed = """
            <attributedString key="attributedText"><fragment content="One "/><fragment>
            <string key="content">two</string><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
            <font key="NSFont" size="12" metaFont="systemBold"/></attributes></fragment></attributedString>
            """
        var red = TextRun("two")
        red.foregroundColor = .rgba(red: 1, green: 0, blue: 0, alpha: 1)
        red.font = .system(pointSize: 12, weight: .bold)
        #expect(
            nibValue(element("label", "", attributed), "attributedText") == .attributedText([TextRun("One "), red]))
        #expect(nibValue(element("textField", "placeholder=\"Name\""), "placeholder") == .string("Name"))
    }

    @Test("§9: lines, shadows, links and paragraphs of attributed texts")
    func attributes() {
        let attributed = """
            <attributedString key="attributedText"><fragment content="two"><attributes>
            <integer key="NSUnderline" value="9"/><integer key="NSStrikethrough" value="0"/>
            <color key="NSUnderlineColor" red="1" green="0" blue="0" alpha="1"/>
            <shadow key="NSShadow" blurRadius="3"><size key="offset" width="1" height="-2"/>
            <color key="color" red="0" green="1" blue="0" alpha="1"/></shadow>
            <url key="NSLink" string="https://example.org"/>
            <paragraphStyle key="NSParagraphStyle" alignment="natural" lineBreakMode="wordWrapping"
            baseWritingDirection="leftToRight" paragraphSpacingBefore="4" defaultTabInterval="36"
            hyphenationFactor="1" allowsDefaultTighteningForTruncation="NO"><tabStops>
            <textTab alignment="right" location="120"/></tabStops></paragraphStyle>
            </attributes></fragment></attributedString>
            """
        var run = TextRun("two")
        run.underlineStyle = ChoiceSet([], rawValue: 9)
        run.underlineColor = .rgba(red: 1, green: 0, blue: 0, alpha: 1)
        run.link = "https://example.org"
        var shadow = TextShadowValue()
        shadow.shadowBlurRadius = 3
        shadow.shadowOffset = CGSize(width: 1, height: -2)
        shadow.shadowColor = .rgba(red: 0, green: 1, blue: 0, alpha: 1)
        run.shadow = shadow
        var style = ParagraphStyleValue()
        style.alignment = Choice("natural", rawValue: 4)
        style.lineBreakMode = Choice("byWordWrapping", rawValue: 0)
        style.baseWritingDirection = Choice("leftToRight", rawValue: 0)
        style.paragraphSpacingBefore = 4
        style.defaultTabInterval = 36
        style.hyphenationFactor = 1
        style.allowsDefaultTighteningForTruncation = false
        style.tabStops = [TabStopValue(alignment: Choice("right", rawValue: 2), location: 120)]
        run.paragraphStyle = style
        #expect(nibValue(element("label", "", attributed), "attributedText") == .attributedText([run]))
    }

    @Test(
        "§8: fonts",
        arguments: [
            ("type=\"system\" pointSize=\"12\"", FontValue.system(pointSize: 12)),
            ("type=\"boldSystem\" pointSize=\"12\"", .system(pointSize: 12, weight: .bold)),
            ("type=\"italicSystem\" pointSize=\"12\"", .system(pointSize: 12, isItalic: true)),
            ("type=\"system\" weight=\"semibold\" pointSize=\"12\"", .system(pointSize: 12, weight: .semibold)),
            ("name=\"Helvetica\" family=\"Helvetica\" pointSize=\"9\"", .named("Helvetica", pointSize: 9)),
            ("type=\"system\" size=\"11\"", .system(pointSize: 11)),
            ("style=\"UICTFontTextStyleTitle0\"", .textStyle("largeTitle")),
            ("style=\"UICTFontTextStyleSubhead\"", .textStyle("subheadline")),
        ])
    func fonts(attributes: String, font: FontValue) {
        let label = element("label", "", "<fontDescription key=\"fontDescription\" \(attributes)/>")
        #expect(nibValue(label, "font") == .font(font))
    }

    @Test(
        "§7: colours in all their forms",
        arguments: [
            (
                "red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.25\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
                ColorValue.rgba(red: 1, green: 0.5, blue: 0, alpha: 0.25)
            ),
            (
                "red=\"1\" green=\"0\" blue=\"0\" colorSpace=\"calibratedRGB\"",
                .rgba(red: 1, green: 0, blue: 0, alpha: 1)
            ),
            ("red=\"1\" green=\"0\" blue=\"0\" colorSpace=\"deviceRGB\"", .rgba(red: 1, green: 0, blue: 0, alpha: 1)),
            (
                "white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"",
                .rgba(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
            ),
            (
                "white=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
                .rgba(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
            ),
            (
                "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
                .displayP3(red: 1, green: 0, blue: 0, alpha: 1)
            ),
            (
                "cyan=\"1\" magenta=\"0\" yellow=\"0.5\" black=\"0.5\" alpha=\"1\" colorSpace=\"custom\"",
                .rgba(red: 0, green: 0.5, blue: 0.25, alpha: 1)
            ),
            ("cocoaTouchSystemColor=\"darkTextColor\"", .named("darkText")),
            ("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"", .named("systemGroupedBackground")),
            ("systemColor=\"systemBackgroundColor\"", .named("systemBackground")),
            ("systemColor=\"tintColor\"", .named("tintColor")),
            ("name=\"Brand\"", .asset("Brand", copy: .rgba(red: 0, green: 1, blue: 0, alpha: 1))),
            ("systemColor=\"newInLaterSystemsColor\"", .rgba(red: 0, green: 0, blue: 1, alpha: 1)),
        ])
    func colors(attributes: String, color: ColorValue) {
        let resources = """
            <namedColor name="Brand"><color red="0" green="1" blue="0" alpha="1"/></namedColor>
            <systemColor name="newInLaterSystemsColor"><color red="0" green="0" blue="1" alpha="1"/></systemColor>
            """
        let view = element("view", "", "<color key=\"backgroundColor\" \(attributes)/>")
        #expect(nibValue(view, "backgroundColor", resources: resources) == .color(color))
    }

    @Test("§7: a colour that is not known is a warning; nil takes one away")
    func unknownColor() {
        let result = parseNib(nib(element("view", "", "<color key=\"backgroundColor\" name=\"Nowhere\"/>")))
        #expect(result.diagnostics.map(\.code) == [.unknownValue])
        #expect(result.document?.objects.first?.view?.property(named: "backgroundColor") == nil)
        #expect(nibValue(element("label", "", "<nil key=\"textColor\"/>"), "textColor") == .null)
        let loop = "<namedColor name=\"a\"><color name=\"a\"/></namedColor>"
        let view = element("view", "", "<color key=\"backgroundColor\" name=\"a\"/>")
        #expect(nibValue(view, "backgroundColor", resources: loop) == nil)
    }

    @Test("§9: an image has the size that the document notes")
    func images() {
        let resources = "<image name=\"a.png\" width=\"30\" height=\"20\"/>"
        #expect(
            nibValue(element("imageView", "image=\"a.png\""), "image", resources: resources)
                == .image(ImageValue(name: "a.png", naturalSize: CGSize(width: 30, height: 20))))
        #expect(
            nibValue(element("imageView", "image=\"b.png\""), "image", resources: resources)
                == .image(ImageValue(name: "b.png")))
    }

    @Test("§10: runtime attributes that are properties of ours")
    func runtimeAttributes() {
        let view = element(
            "view", "",
            """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="5"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="mood" value="good"/>
            </userDefinedRuntimeAttributes>
            """)
        #expect(nibValue(view, "layer.cornerRadius") == .number(5))
        #expect(nibValue(view, "layer.masksToBounds") == .boolean(true))
        #expect(parseNib(nib(view)).diagnostics.map(\.code) == [.unknownKey])
    }

    @Test("§4: controls without attributes show what Interface Builder's do")
    func absentValues() {
        #expect(nibValue(element("switch"), "isOn") == .boolean(false))
        #expect(nibValue(element("activityIndicatorView"), "hidesWhenStopped") == .boolean(false))
        #expect(nibValue(element("activityIndicatorView"), "isAnimating") == .boolean(false))
        #expect(nibValue(element("slider"), "minimumValue") == nil)
        #expect(nibValue(element("segmentedControl"), "segments") == .segments([]))
        #expect(nibValue(element("segmentedControl"), "selectedSegmentIndex") == nil)
        #expect(nibValue(element("textField"), "borderStyle") == nil)
        #expect(nibView(element("tableView"))?.table == TableContent())
        #expect(nibValue(element("tableView"), "style") == nil)
        #expect(nibValue(element("tableViewCell"), "accessoryType") == nil)
    }

    @Test("Controls keep what they show")
    func values() {
        #expect(nibValue(element("switch", "on=\"YES\""), "isOn") == .boolean(true))
        let slider = element("slider", "minValue=\"10\" maxValue=\"20\" value=\"15\"")
        #expect(nibValue(slider, "minimumValue") == .number(10))
        #expect(nibValue(slider, "maximumValue") == .number(20))
        #expect(nibValue(slider, "value") == .number(15))
        #expect(nibValue(element("progressView", "progress=\"0.5\""), "progress") == .number(0.5))
        #expect(nibValue(element("pageControl", "numberOfPages=\"3\""), "numberOfPages") == .integer(3))
        #expect(nibValue(element("stepper", "maximumValue=\"9\""), "maximumValue") == .number(9))
        for (style, rawValue) in [("whiteLarge", 0), ("white", 1), ("gray", 2), ("medium", 100), ("large", 101)] {
            let wheel = element("activityIndicatorView", "style=\"\(style)\"")
            #expect(nibValue(wheel, "style") == .choice(Choice(style, rawValue: rawValue)))
        }
        let segments = element(
            "segmentedControl", "selectedSegmentIndex=\"1\"",
            "<segments><segment title=\"A\"/><segment title=\"\" image=\"b\" enabled=\"NO\" width=\"40\"/></segments>")
        var second = SegmentValue(title: "", image: ImageValue(name: "b"))
        second.isEnabled = false
        second.width = 40
        #expect(nibValue(segments, "segments") == .segments([SegmentValue(title: "A"), second]))
        #expect(nibValue(segments, "selectedSegmentIndex") == .integer(1))
    }

    @Test("A bar's appearances: each state that is named has one, with its colours, the system's where it says nothing")
    func barAppearances() throws {
        let bar = element(
            "navigationBar", "",
            """
            <navigationBarAppearance key="standardAppearance"><color key="backgroundColor" white="0" alpha="1"/>
            <color key="shadowColor" white="1" alpha="1"/><textAttributes key="titleTextAttributes">
            <color key="textColor" white="1" alpha="1"/></textAttributes></navigationBarAppearance>
            <navigationBarAppearance key="scrollEdgeAppearance"/>
            """)
        let black = PropertyValue.color(.rgba(red: 0, green: 0, blue: 0, alpha: 1))
        let white = PropertyValue.color(.rgba(red: 1, green: 1, blue: 1, alpha: 1))
        let system = PropertyValue.choice(Choice("default", rawValue: 0))
        #expect(nibValue(bar, "standardAppearance.background") == system)
        #expect(nibValue(bar, "standardAppearance.backgroundColor") == black)
        #expect(nibValue(bar, "standardAppearance.shadowColor") == white)
        #expect(nibValue(bar, "standardAppearance.titleTextAttributes.foregroundColor") == white)
        #expect(nibValue(bar, "standardAppearance.largeTitleTextAttributes.foregroundColor") == nil)
        #expect(nibValue(bar, "scrollEdgeAppearance.background") == system)
        #expect(nibValue(bar, "scrollEdgeAppearance.backgroundColor") == nil)
        #expect(nibValue(bar, "compactAppearance.background") == nil)
    }

    @Test("A navigation bar keeps its look, and its items with their buttons")
    func navigationBar() throws {
        let bar = element(
            "navigationBar", "barStyle=\"black\" translucent=\"NO\"",
            """
            <color key="barTintColor" white="0" alpha="1"/><textAttributes key="titleTextAttributes">
            <color key="textColor" white="1" alpha="1"/></textAttributes>
            <items><navigationItem title="Before"/><navigationItem title="Title">
            <barButtonItem key="leftBarButtonItem" systemItem="done"/>
            <barButtonItem key="rightBarButtonItem" title="Right" enabled="NO"/></navigationItem></items>
            """)
        #expect(nibView(bar)?.baseClass == .navigationBar)
        #expect(nibValue(bar, "barStyle") == .choice(Choice("black", rawValue: 1)))
        #expect(nibValue(bar, "isTranslucent") == .boolean(false))
        #expect(nibValue(bar, "barTintColor") == .color(.rgba(red: 0, green: 0, blue: 0, alpha: 1)))
        #expect(
            nibValue(bar, "titleTextAttributes.foregroundColor")
                == .color(.rgba(red: 1, green: 1, blue: 1, alpha: 1)))
        guard case .navigation(let items) = nibView(bar)?.barItems else {
            Issue.record("no items")
            return
        }
        #expect(items.map { title($0.properties) } == ["Before", "Title"])
        let top = try #require(items.last)
        #expect(
            top.leftBarButtonItems?.map { $0.property(named: "systemItem")?.value } == [
                .choice(Choice("done", rawValue: 0))
            ])
        #expect(top.rightBarButtonItems?.map { title($0.properties) } == ["Right"])
        #expect(top.rightBarButtonItems?.map { $0.property(named: "isEnabled")?.value } == [.boolean(false)])
    }

    private func title(_ properties: [Property]) -> String? {
        guard case .string(let title) = properties.first(where: { $0.name == "title" })?.value else { return nil }
        return title
    }

    @Test("A toolbar keeps its items in their order, spaces and views among them; a tab bar knows which is selected")
    func otherBars() throws {
        let tools = element(
            "toolbar", "",
            """
            <items><barButtonItem systemItem="pageCurl"/><barButtonItem systemItem="flexibleSpace"/>
            <barButtonItem image="gear"/><barButtonItem><view key="customView" id="own"><rect key="frame" x="0" y="0"
            width="60" height="20"/></view></barButtonItem><barButtonItem systemItem="fixedSpace" width="12"/></items>
            """)
        guard case .tool(let items) = nibView(tools)?.barItems else {
            Issue.record("no items")
            return
        }
        func system(_ name: String, _ rawValue: Int) -> PropertyValue { .choice(Choice(name, rawValue: rawValue)) }
        #expect(
            items.map { $0.property(named: "systemItem")?.value }
                == [system("pageCurl", 23), system("flexibleSpace", 5), nil, nil, system("fixedSpace", 6)])
        #expect(
            items.map { $0.property(named: "image")?.value } == [nil, nil, .image(ImageValue(name: "gear")), nil, nil])
        #expect(items.map { $0.customView?.id } == [nil, nil, nil, "own", nil])
        #expect(items.map { $0.property(named: "width")?.value } == [nil, nil, nil, nil, .number(12)])
        #expect(nibView(tools)?.subviews == [])
        let tabs = element(
            "tabBar", "",
            "<items><tabBarItem title=\"One\" id=\"a\"/><tabBarItem systemItem=\"mostRecent\" id=\"b\"/></items>"
                + "<connections><outlet property=\"selectedItem\" destination=\"b\" id=\"o\"/></connections>")
        guard case .tab(let tabItems, let selected) = nibView(tabs)?.barItems else {
            Issue.record("no tabs")
            return
        }
        #expect(tabItems.map { title($0.properties) } == ["One", "Most Recent"])
        #expect(selected == 1)
    }

    @Test("§5: a table has its rows in sections with titles; rows and gaps have heights where the document tells them")
    func tables() throws {
        func cell(_ id: String, _ attributes: String = "", height: Int = 50) -> String {
            """
            <tableViewCell id="\(id)" \(attributes)><rect key="frame" x="0" y="0" width="100" height="\(height)"/>
            </tableViewCell>
            """
        }
        func table(_ attributes: String) throws -> ViewNode {
            try #require(
                nibView(
                    element(
                        "tableView", attributes,
                        """
                        <sections><tableViewSection headerTitle="Head" footerTitle="Foot"><cells>
                        \(cell("a", "accessoryType=\"checkmark\""))\(cell("b", "rowHeight=\"70\""))</cells>
                        </tableViewSection><tableViewSection headerTitle=""><cells>\(cell("c"))</cells></tableViewSection>
                        </sections>
                        """)))
        }
        let plain = try table("style=\"plain\" sectionHeaderHeight=\"28\" sectionFooterHeight=\"28\"")
        let sections = try #require(plain.table).sections
        #expect(sections.map(\.header) == [.title("Head"), nil])
        #expect(sections.map(\.footer) == [.title("Foot"), nil])
        #expect(sections.map { $0.rows.map(\.cell.id) } == [["a", "b"], ["c"]])
        #expect(sections.map { $0.rows.map(\.height) } == [[50, 70], [50]])
        #expect(sections[0].rows[0].cell.property(named: "accessoryType")?.value.choiceName == "checkmark")
        #expect(plain.subviews.isEmpty && plain.viewCount == 4)
        #expect(plain.node(withID: "c") != nil)
        // The height that Xcode writes into every plain table is no height of the app's.
        #expect(plain.property(named: "sectionHeaderHeight") == nil)
        let high = try table("style=\"grouped\" rowHeight=\"44\" sectionHeaderHeight=\"30\"")
        #expect(high.table?.sections.flatMap { $0.rows.map(\.height) } == [nil, 70, nil])
        #expect(high.property(named: "sectionHeaderHeight")?.value == .number(30))
        // In old documents it is the gap between groups: not that above the first one, nor the height of a title.
        let old = try table("style=\"grouped\" sectionHeaderHeight=\"10\" sectionFooterHeight=\"10\"")
        #expect(old.table?.sections.map(\.headerHeight) == [-1, nil])
        #expect(old.table?.sections.map(\.footerHeight) == [-1, nil])
    }

    @Test("§5: prototypes wait with their identifiers; a content configuration is the cell's content")
    func prototypes() throws {
        let content = """
            <prototypes><tableViewCell id="a" reuseIdentifier="trip"><listContentConfiguration key="contentConfiguration" \
            text="Reine" secondaryText="Lofoten" imageToTextPadding="9"/></tableViewCell><tableViewCell id="b"/></prototypes>
            """
        let table = try #require(nibView(element("tableView", "", content))?.table)
        #expect(table.showsPrototypes && table.sections.isEmpty)
        #expect(table.prototypes.map(\.identifier) == ["trip", nil])
        let configuration = try #require(table.prototypes.first?.row.cell.listContent)
        #expect(configuration.kind == "subtitleCell")
        #expect(configuration.properties.map(\.name) == ["text", "secondaryText", "imageToTextPadding"])
        #expect(configuration.properties.map(\.value) == [.string("Reine"), .string("Lofoten"), .number(9)])
    }
}

extension PropertyValue {
    fileprivate var choiceName: String? { if case .choice(let choice) = self { choice.name } else { nil } }
}
