import DocumentTestSupport
import Foundation
import JSON
import KitSchema
import LayoutLoading
import LayoutRules
import Testing

@testable import LayoutDocument

@Suite("The reference for people")
struct ReferencePageTests {
    @Test("Every class that a layout may use has a page, and every name is one page's")
    func classes() {
        let names = ReferencePages.kit.all.map(\.name)
        #expect(Set(names).count == names.count)
        for name in DocumentClasses.kit.views.available.map(\.name) + DocumentClasses.kit.controllers.map(\.name) + [
            "layout", "suite", "device-file",
        ] {
            #expect(names.contains(name), "\(name)")
        }
    }

    /// The contents of the published schema, read as JSON: definitions, each with the keys that it describes.
    private func definitions(_ text: String, root: String) throws -> [(name: String, keys: [String])] {
        let schema = try JSONReader.parse(Data(text.utf8)).root
        let all = [(root, schema)] + (schema["$defs"]?.members ?? []).map { ($0.key, $0.value) }
        return all.map { name, value in (name, (value["properties"]?.members ?? []).map(\.key)) }
    }

    @Test("Every key of the published schemas is on a page", arguments: ["layout", "suite", "deviceFile"])
    @MainActor
    func complete(root: String) throws {
        let schemas = [
            "layout": LayoutSchema.text(of: .describedKit), "suite": SuiteSchema.text,
            "deviceFile": DeviceFileSchema.text,
        ]
        var count = 0
        for (name, keys) in try definitions(schemas[root] ?? "", root: root) where !keys.isEmpty {
            // A class has three definitions; "view" and "controller" only refer to them.
            let section = name.split(separator: ".").first.map(String.init) ?? name
            guard name != "view", name != "controller" else { continue }
            let page = try #require(ReferencePages.kit.page(describing: section), "\(name)")
            var known = Set(page.sections.filter { $0.id == section }.flatMap { $0.keys.map(\.name) })
            if section != name || page.kind == .view { known.formUnion(["variations", "frame", "at"]) }
            known.formUnion(page.inherited.flatMap(\.keys))
            // A kind of lint may also be written as its warnings' code, which is described with the kind.
            let codes = known.filter { $0.contains("-") }.map { kind in
                let words = kind.split(separator: "-")
                return words.dropFirst().reduce(String(words[0])) { $0 + $1.capitalized }
            }
            known.formUnion(codes)
            #expect(Set(keys).subtracting(known) == [], "\(name)")
            count += keys.count
        }
        #expect(count > 20)
    }

    @Test("What a page inherits is described where it says")
    func inherited() throws {
        for page in ReferencePages.kit.all {
            for inherited in page.inherited {
                let other = try #require(ReferencePages.kit.all.first { $0.name == inherited.page })
                let described = Set(other.sections.flatMap { $0.keys.map(\.name) })
                #expect(Set(inherited.keys).subtracting(described) == [], "\(page.name)")
            }
        }
    }

    @Test("Every key says what it takes, what it means and what counts without it; every object it takes has a section")
    @MainActor
    func sentences() {
        for page in ReferencePages(of: .describedKit).all {
            for section in page.sections {
                for key in section.keys {
                    let place: Comment = "\(page.name) \(key.name)"
                    #expect(!key.value.isEmpty && !key.value.hasSuffix("."), place)
                    #expect(key.meaning.hasSuffix(".") && key.meaning.count > 8, place)
                    #expect(!key.meaning.contains("Default:"), place)
                    #expect((key.standard == nil) == key.isRequired, place)
                    #expect(key.standard?.isEmpty != true && key.standard?.hasSuffix(".") != true, place)
                    for id in key.related { #expect(ReferencePages.kit.page(describing: id) != nil, place) }
                }
            }
        }
    }

    @Test("Properties that always have a value say which")
    @MainActor
    func standards() {
        let classes = DocumentClasses.describedKit
        let keys =
            classes.views.available.flatMap(\.ownProperties) + classes.controllers.flatMap(\.keys)
            + LayoutSchemaTests.objects.flatMap(\.keys)
        for key in keys where !key.isRequired && key.type.alwaysHasValue {
            #expect(key.standard != nil, "\(key.name): \(key.summary)")
        }
    }

    @Test("A sentence about the default is found wherever it stands")
    func parting() {
        func parts(_ summary: String) -> [String?] {
            let key = KeySchema("a", .boolean, summary)
            return [key.meaning, key.standard]
        }
        #expect(
            parts("Whether it is. Default: true. Ignored from iOS16 on.") == [
                "Whether it is. Ignored from iOS16 on.", "true",
            ])
        #expect(parts("Default: 0.5, or less.") == ["", "0.5, or less"])
        #expect(parts("A name.") == ["A name.", nil])
    }

    /// The files contain the example of a key at the position of the key.
    @Test("Every example is taken", arguments: ReferencePages.kit.all.map(\.name))
    func examples(page name: String) throws {
        let page = try #require(ReferencePages.kit.all.first { $0.name == name })
        for section in page.sections {
            for key in section.keys {
                let file = ExampleFile(key, of: section, on: page)
                #expect(file.diagnostics == [], "\(key.name) of \(section.id): \(file.text)")
            }
        }
    }
}

extension LayoutSchemaTests {
    /// Objects whose keys have independent values, as opposed to the structure of a file.
    static let objects: [ObjectSchema] = [
        .navigationItem, .barButtonItem, .tabBarItem, .font, .image, .textShadow, .paragraphStyle, .tabStop, .matrix,
        .tolerance, .constraintChanges,
    ]
}

extension ValueType {
    /// Whether a property of this type has a value even if none is set.
    fileprivate var alwaysHasValue: Bool {
        switch self {
        case .boolean, .integer, .number, .choice, .options, .numbers: true
        default: false
        }
    }
}
