import Foundation
import JSON
import KitSchema
import LayoutLoading
import LayoutRules
import TestSupport
import Testing

@testable import LayoutDocument

@Suite("The published schema")
@MainActor
struct LayoutSchemaTests {
    private let text = LayoutSchema.text(of: .describedKit)

    private func schema() throws -> JSONValue {
        try JSONReader.parse(Data(text.utf8)).root
    }

    @Test("layout.schema.json is what the code prints (`reflow schema > layout.schema.json` writes it)")
    func file() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let published = try String(contentsOf: root.appending(path: "layout.schema.json"), encoding: .utf8)
        #expect(published == text)
    }

    @Test("it is JSON without duplicate keys, and every reference in it leads somewhere")
    func references() throws {
        let document = try JSONReader.parse(Data(text.utf8))
        #expect(document.duplicateKeys == [])
        let definitions = Set((document.root["$defs"]?.members ?? []).map(\.key))
        let used = references(document.root)
        #expect(used.subtracting(definitions) == [])
        #expect(definitions.subtracting(used) == [])
    }

    private func references(_ value: JSONValue) -> Set<String> {
        switch value.content {
        case .array(let elements): return elements.reduce(into: []) { $0.formUnion(references($1)) }
        case .object(let members):
            return members.reduce(into: []) { found, member in
                if member.key == "$ref", case .string(let target) = member.value.content {
                    found.insert(target.replacing("#/$defs/", with: ""))
                }
                found.formUnion(references(member.value))
            }
        default: return []
        }
    }

    /// The arguments are layout files with various members of one subview or one other value, valid and invalid. They
    /// cover only what a schema can express; ids, effects and similar rules are checked by the decoder alone.
    @Test("decoder and schema take and refuse the same files")
    func agreement() throws {
        let checker = JSONSchemaChecker(schema: try schema())
        var files = [richLayout, contractLayout, busyLayout]
        let structures = [
            "\"iOS15\"", "[\"a\", \"a\"]", "{\"supportedInterfaceOrientations\": []}",
            "{\"class\": \"UIViewController\"}", "{\"class\": \"UILabel\", \"text\": \"x\"}", "{\"class\": \"UIFoo\"}",
            "[{\"class\": \"UITabBarController\", \"viewControllers\": []}]",
            "[{\"class\": \"UITableViewController\"}]",
            "{\"a\": {\"class\": \"UIView\"}}", "{\"a\": 1}", "{\"title\": \"x\", \"prompt\": null}",
            "{\"rightBarButtonItems\": [{\"systemItem\": \"done\"}]}", "{\"rightBarButtonItem\": {\"width\": -1}}",
            "[{\"title\": \"x\", \"style\": \"done\"}]", "[{\"customView\": {\"class\": \"UIView\"}}]",
            "{\"preferredInterfaceOrientationForPresentation\": \"portrait\"}", "[{\"turn\": \"landscape\"}]",
            "[{\"turn\": \"faceUp\"}, {\"snapshot\": \"a\"}]", "[{\"turn\": \"landscape\", \"snapshot\": \"a\"}]",
            "[{\"dismiss\": true, \"animated\": false}]", "[{\"dismiss\": false}]", "[{\"selectTab\": 1}]",
            "[{\"selectTab\": 1.5}]", "[{\"set\": {\"id\": \"application.delegate\"}}]", "[{}]",
            "[{\"requestGeometryUpdate\": [\"portrait\"]}]", "[{\"set\": {\"supportedInterfaceOrientations\": []}}]",
        ]
        let values = [
            "null", "true", "0", "1", "-1", "0.5", "17", "1e9", "\"\"", "\"x\"", "\"portrait\"", "\"landscape\"",
            "\"system\"", "\"systemBlue\"", "\"#12345678\"", "\"#123\"", "\"headline\"", "\"center\"", "\"single\"",
            "[]", "[1, 2]",
            "[1, 2, 3, 4]", "[1, 2, -3, 4]", "[1, 2, 3, 4, 5, 6]", "[\"portrait\"]", "[\"flexibleWidth\"]", "{}",
            "{\"normal\": \"x\"}", "{\"normal\": \"red\", \"disabled\": null}", "{\"focused\": \"x\"}",
            "{\"light\": \"red\", \"dark\": \"blue\"}", "{\"light\": \"red\"}", "{\"color\": \"red\", \"alpha\": 0.5}",
            "{\"name\": \"a\"}", "{\"name\": \"\"}", "{\"normal\": {\"name\": \"a\"}}", "{\"size\": 17}",
            "{\"size\": 17, \"weight\": \"bold\"}", "{\"size\": 0}", "[{\"text\": \"x\"}]",
            "[{\"text\": \"x\", \"kern\": 1}]",
            "[\"x\", {\"title\": \"x\", \"width\": 1}]", "[{\"title\": 1}]", "[{\"width\": -1}]",
            "[{\"text\": \"x\", \"paragraphStyle\": {\"headIndent\": 1}}]", "[{\"kern\": 1}]",
            "[{\"class\": \"UIView\", \"fill\": \"safeArea\"}]", "[{\"class\": \"UIView\", \"txet\": 1}]",
            "[{\"when\": {\"idiom\": \"pad\"}, \"set\": {\"alpha\": 1}}]", "[{\"when\": {}, \"set\": {}}]",
            "[{\"when\": {\"idiom\": \"pad\"}, \"set\": {\"buttonType\": \"system\"}}]",
            "[{\"when\": {\"idiom\": \"pad\"}, \"set\": {\"frame\": [0, 0, 1, 1], \"at\": [1, 1]}}]",
        ]
        for schema in DocumentClasses.kit.views.available {
            let keys = schema.properties.map(\.name) + ObjectSchema.view.keys.map(\.name) + ["unknown"]
            for key in keys where key != "class" && key != "id" {
                // Only the decoder checks whether a view with an id is arranged.
                for value in values where key != "customSpacing" || !value.hasPrefix("{\"") {
                    let filled = key == "fill" ? "" : "\"fill\": \"safeArea\", "
                    let subview = "{\"class\": \"\(schema.name)\", \(filled)\"\(key)\": \(value)}"
                    files.append(rootView("UIView", "\"subviews\": [\(subview)]"))
                }
            }
        }
        let objects = [ObjectSchema.document, .application] + DocumentClasses.kit.controllers.map(\.object)
        // A schema cannot check whether an object has an id, or whether a name is valid for a file.
        let apart = ["root", "view", "class", "landscapeAlternative"]
        for object in objects {
            for key in object.keys.map(\.name) + ["unknown"] where !apart.contains(key) {
                // A view whose frame a container sets cannot fill another one; only the decoder checks that.
                for value in values + structures where key != "viewControllers" || !value.contains("fill") {
                    let member = "\"\(key)\": \(value)"
                    switch object.name {
                    case ObjectSchema.document.name:
                        files.append("{\"root\": {\"class\": \"UIView\"}, \(member)}")
                    case ObjectSchema.application.name:
                        files.append("{\"root\": {\"class\": \"UIView\"}, \"application\": {\(member)}}")
                    default: files.append(rootView(object.name, member))
                    }
                }
            }
        }
        files += [
            "[]", "{}", "{\"root\": {}}", "{\"root\": {\"class\": \"UIFoo\"}}",
            "{\"root\": {\"class\": \"UITableView\"}}",
            "{\"root\": {\"class\": \"UIViewController\", \"view\": {\"class\": \"UIViewController\"}}}",
            "{\"root\": {\"class\": \"UITabBarController\", \"view\": {\"class\": \"UIView\"}}}",
            "{\"root\": {\"class\": \"UIViewController\", \"view\": {\"class\": \"UILabel\", \"text\": \"x\"}}}",
        ]
        var taken = 0
        for file in files {
            let decoded = parse(file).document != nil
            let valid = try checker.accepts(try JSONReader.parse(Data(file.utf8)).root)
            #expect(decoded == valid, "\(file)\n\(diagnostics(file))")
            taken += decoded ? 1 : 0
        }
        #expect(taken > 300)
        #expect(files.count - taken > 3000)
    }

    @Test("it is the same text each time")
    func deterministic() {
        #expect(text.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"))
        #expect(text.hasSuffix("}\n"))
        #expect(!text.contains { $0 == "\t" || $0 == "\r" })
    }
}

@Suite("The table of properties")
struct PropertyTableTests {
    @Test("classes and their superclasses are UIKit's")
    func hierarchy() {
        let expected = [
            "UIView": nil, "UILabel": "UIView", "UIImageView": "UIView", "UIControl": "UIView", "UIButton": "UIControl",
            "UITextField": "UIControl", "UIScrollView": "UIView", "UISwitch": "UIControl", "UISlider": "UIControl",
            "UISegmentedControl": "UIControl", "UIStepper": "UIControl", "UIPageControl": "UIControl",
            "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView", "UIStackView": "UIView",
            "UIVisualEffectView": "UIView", "UITableView": "UIScrollView", "UITableViewCell": "UIView",
        ]
        #expect(
            Dictionary(uniqueKeysWithValues: DocumentClasses.kit.views.available.map { ($0.name, $0.superclass?.name) })
                == expected)
    }

    @Test("no name twice, none that is a view's own key, each with a sentence that says what it is for")
    func names() {
        let structure = Set(ObjectSchema.view.keys.map(\.name) + ObjectSchema.changes.keys.map(\.name))
        for schema in DocumentClasses.kit.views.available {
            let names = schema.properties.map(\.name)
            #expect(Set(names).count == names.count, "\(schema.name)")
            #expect(structure.isDisjoint(with: names), "\(schema.name)")
            for key in schema.properties {
                #expect(key.summary.hasSuffix("."), "\(schema.name).\(key.name)")
                #expect(schema[key.name]?.name == key.name)
                #expect(!key.isRequired)
            }
        }
    }

    @Test("every class is described once, under its own name, and no element stands for two classes")
    func once() {
        let classes = DocumentClasses.kit.views.classes
        #expect(Set(classes.map(\.kitClass)).count == classes.count)
        for schema in classes {
            #expect(DocumentClasses.kit.views[schema.kitClass] === schema)
            // A superclass is described before its subclasses.
            let before = classes.prefix { $0 !== schema }
            #expect(
                schema.superclass.map { superclass in before.contains { $0 === superclass } } ?? true, "\(schema.name)")
        }
        for kitClass in DocumentedClass.all.keys { #expect(DocumentClasses.kit.views[kitClass] != nil, "\(kitClass)") }
        for kitClass in DocumentedController.all.keys {
            #expect(DocumentClasses.kit[controller: kitClass] != nil, "\(kitClass)")
        }
        let elements = classes.flatMap(\.elements)
        #expect(Set(elements).count == elements.count)
        for element in elements {
            #expect(DocumentClasses.kit.views.schema(ofElement: element)?.elements.contains(element) == true)
        }
        #expect(classes.allSatisfy { !$0.elements.isEmpty })
    }

    @Test("a subclass has all that its superclass has")
    func inheritance() {
        for schema in DocumentClasses.kit.views.available {
            guard let base = schema.superclass else { continue }
            #expect(
                schema.properties.map(\.name).suffix(base.properties.count).elementsEqual(base.properties.map(\.name)))
        }
    }

    /// JSON samples for values of this type, including every name of an enumeration.
    private func samples(_ type: ValueType) -> [String] {
        switch type {
        case .boolean: ["true", "false"]
        case .integer(let range): ["\(range.lowerBound)", "\(range.upperBound)"]
        case .number(let range): ["\(range.lowerBound)", "\(range.upperBound)"]
        case .text: ["\"\"", "\"x\""]
        case .name: ["\"x\""]
        case .choice(let enumeration): enumeration.names.map { "\"\($0)\"" }
        case .options(let enumeration): enumeration.names.map { "[\"\($0)\"]" } + ["[]"]
        case .numbers(let tuple):
            ["[" + tuple.components.map { "\($0.range.lowerBound)" }.joined(separator: ",") + "]"]
        case .color: ColorNames.all.map { "\"\($0)\"" }
        case .font: Enumeration.textStyle.names.map { "\"\($0)\"" } + ["1", "1000"]
        case .image: ["\"x\""]
        case .attributedText:
            [
                "[]", "[{\"text\": \"x\"}]",
                "[{\"text\": \"x\", \"underlineStyle\": [\"single\", \"byWord\"], \"shadow\": {\"shadowOffset\": [0, 1]}}]",
                "[{\"text\": \"x\", \"paragraphStyle\": {\"tabStops\": [{\"location\": 4, \"alignment\": \"right\"}]}}]",
                "[{\"attachment\": {\"image\": \"x\", \"bounds\": [0, -4, 8, 8]}}]",
            ]
        case .segments: ["[]", "[\"x\"]", "[\"\", {\"image\": \"x\", \"width\": 40, \"isEnabled\": false}]"]
        case .states(let type):
            samples(type).prefix(3).flatMap { value in
                Enumeration.controlState.names.map { "{\"\($0)\": \(value)}" } + [value]
            }
        // The keys are ids of arranged views, which a single property does not have.
        case .customSpacing: ["{}"]
        default: []
        }
    }

    @Test("every class takes every property that it has or inherits, with every name and both ends of every range")
    func acceptance() {
        for schema in DocumentClasses.kit.views.available {
            for key in schema.properties where key.type.isPropertyKind {
                let samples = samples(key.type) + (key.isOptional ? ["null"] : [])
                #expect(!samples.isEmpty, "\(key.name)")
                for sample in samples {
                    #expect(value(schema.name, key.name, sample) != nil, "\(schema.name).\(key.name): \(sample)")
                }
            }
        }
    }

    @Test("no colour and no case of an enumeration twice")
    func duplicates() {
        #expect(Set(ColorNames.all).count == ColorNames.all.count)
        #expect(ColorNames.all.count == 54)
        for schema in DocumentClasses.kit.views.available {
            for key in schema.ownProperties {
                guard case .choice(let enumeration) = key.type else { continue }
                #expect(
                    Set(enumeration.names + enumeration.later).count == enumeration.names.count
                        + enumeration.later.count)
                // UIStackView.Alignment has two names for each end.
                let aliases = key.name == "alignment" ? 2 : 0
                #expect(
                    Set(enumeration.cases.map(\.rawValue)).count == enumeration.cases.count - aliases,
                    "\(enumeration.name)")
            }
        }
    }
}
