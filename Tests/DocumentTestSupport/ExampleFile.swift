import Foundation
import KitSchema
import LayoutLoading

@testable package import LayoutDocument

/// A file with the example of a key, and everything that the key requires.
package struct ExampleFile {
    package enum Kind: Sendable { case layout, suite, devices }

    package let text: String
    package let kind: Kind
    private let member: String

    package init(_ key: ReferenceKey, of section: ReferenceSection, on page: ReferencePage) {
        member = "\"\(key.name)\": \(key.example)"
        // Required keys of the same object are added.
        let rest = section.keys.filter { $0.isRequired && $0.name != key.name }.map { "\"\($0.name)\": \($0.example)" }
        let object = "{ \(([member] + rest).joined(separator: ", ")) }"
        switch page.kind {
        case .view: (kind, text) = (.layout, ExampleFile.view(key, page.name, member))
        case .controller: (kind, text) = (.layout, ExampleFile.controller(key, page.name, member))
        case .file, .part:
            switch page.name {
            case "suite": (kind, text) = (.suite, ExampleFile.suite(section.id, member))
            case "device-file": (kind, text) = (.devices, ExampleFile.devices(key, section.id, member))
            default: (kind, text) = (.layout, ExampleFile.layout(key, section.id, member, object))
            }
        }
    }

    /// One file for each string of the example, with this string replaced. Names of dictionary entries are replaced
    /// too, but not the key.
    /// - Parameter string: maps a string to its replacement, both in JSON without quotes.
    package func texts(replacingStringsWith string: (String) -> String) -> [String] {
        guard let place = text.range(of: member), let value = member.range(of: ": ") else { return [] }
        let example = String(member[value.upperBound...])
        return example.ranges(of: /"(?:[^"\\]|\\.)*"/).map { range in
            let old = String(example[range].dropFirst().dropLast())
            let new = example.replacingCharacters(in: range, with: "\"\(string(old))\"")
            return text.replacingCharacters(in: place, with: member[..<value.upperBound] + new)
        }
    }

    /// The errors and warnings of the file.
    package var diagnostics: [String] {
        let data = Data(text.utf8)
        do throws(InvalidFile) {
            switch kind {
            case .layout:
                return LayoutDocument.parse(data, file: "a.json", options: ParseOptions()).diagnostics.map(
                    \.description)
            case .suite: _ = try SuiteDocument.parse(data, file: "reflow.json")
            case .devices: _ = try DeviceFile.parse(data, file: "d.json")
            }
            return []
        } catch {
            return error.diagnostics.map(\.description)
        }
    }

    // MARK: Layouts

    private static let subviews = """
        "subviews": [{ "class": "UILabel", "id": "title", "frame": [0, 0, 8, 8] },
          { "class": "UILabel", "id": "avatar-icon", "frame": [0, 0, 8, 8] }]
        """

    /// The example in a view on a page with controllers that steps can name.
    private static func page(_ view: String, steps: String = "", more: String = "") -> String {
        """
        { "semantics": "iOS16", \(more) "root": { "class": "UITabBarController", "id": "tabs", "viewControllers": [
            { "class": "UINavigationController", "id": "stack", "viewControllers": [
              { "class": "UIViewController", "id": "list", "view": { "class": "UIView", "frame": [0, 0, 393, 852],
                "subviews": [\(view)] } }] },
            { "class": "UIViewController" }] },
          "controllers": { "viewer": { "class": "UIViewController" } }\(steps) }
        """
    }

    private static func view(_ key: ReferenceKey, _ className: String, _ member: String) -> String {
        switch key.name {
        case "class": return page("{ \(member), \"frame\": [0, 0, 8, 8] }")
        case "id": return page("{ \"class\": \"\(className)\", \"frame\": [0, 0, 8, 8], \(member) }")
        case "fill", "frame": return page("{ \"class\": \"\(className)\", \(member) }")
        case "subviews", "arrangedSubviews", "constraints", "layoutGuides":
            return page("{ \"class\": \"\(className)\", \"id\": \"sample\", \"frame\": [0, 0, 8, 8], \(member) }")
        case "customSpacing":
            let arranged = "\"arrangedSubviews\": [{ \"class\": \"UIView\", \"id\": \"title\" }]"
            return page("{ \"class\": \"\(className)\", \"frame\": [0, 0, 8, 8], \(arranged), \(member) }")
        // A cell of the default style has no second text.
        case "detailText":
            return page("{ \"class\": \"\(className)\", \"frame\": [0, 0, 8, 8], \"style\": \"subtitle\", \(member) }")
        case "translatesAutoresizingMaskIntoConstraints":
            return page("{ \"class\": \"\(className)\", \"frame\": [0, 0, 8, 8], \(member) }")
        default:
            let frame = key.name == "variations" ? "" : ", \(subviews)"
            return page("{ \"class\": \"\(className)\", \"frame\": [0, 0, 8, 8]\(frame), \(member) }")
        }
    }

    private static func controller(_ key: ReferenceKey, _ className: String, _ member: String) -> String {
        key.name == "class"
            ? "{ \"root\": { \(member) } }" : "{ \"root\": { \"class\": \"\(className)\", \(member) } }"
    }

    private static func layout(
        _ key: ReferenceKey, _ section: String, _ member: String, _ object: String
    ) -> String {
        func subview(_ member: String, _ className: String = "UIView") -> String {
            page("{ \"class\": \"\(className)\", \"frame\": [0, 0, 8, 8], \(member) }")
        }
        func constraints(_ object: String) -> String { subview("\(subviews), \"constraints\": [\(object)]") }
        func label(_ object: String) -> String { subview("\"attributedText\": [\(object)]", "UILabel") }
        func controller(_ member: String, _ className: String = "UIViewController") -> String {
            "{ \"root\": { \"class\": \"\(className)\", \(member) } }"
        }
        let when = "\"when\": { \"orientation\": \"landscape\" }"
        switch section {
        case ObjectSchema.document.name:
            let others = [
                "root": "", "landscapeAlternative": ", \"controllers\": { \"viewer\": { \"class\": \"UIView\" } }",
            ]
            let rest = others[key.name] ?? ""
            return "{ \(key.name == "root" ? "" : "\"root\": { \"class\": \"UIView\" }, ")\(member)\(rest) }"
        case ObjectSchema.application.name: return "{ \"root\": { \"class\": \"UIView\" }, \"application\": \(object) }"
        case ObjectSchema.applicationDelegate.name:
            return "{ \"root\": { \"class\": \"UIView\" }, \"application\": { \"delegate\": \(object) } }"
        // The value names the superview for which the frame was drawn.
        case ObjectSchema.variation.name where key.name == "at":
            return subview("\"variations\": [{ \(when), \"set\": { \"frame\": [0, 0, 8, 8] }, \(member) }]")
        case ObjectSchema.variation.name: return subview("\"variations\": [\(object)]")
        case ObjectSchema.condition.name:
            return subview("\"variations\": [{ \"when\": \(object), \"set\": { \"alpha\": 0.5 } }]")
        case ObjectSchema.changes.name:
            let frame = key.name == "at" ? ", \"frame\": [0, 0, 8, 8]" : ""
            return subview("\"variations\": [{ \(when), \"set\": { \(member)\(frame) } }]")
        case ObjectSchema.constraint.name: return constraints(object)
        case ObjectSchema.visualFormat.name:
            switch key.name {
            case "views": return constraints("{ \"visualFormat\": \"H:|-[icon]\", \(member) }")
            case "metrics": return constraints("{ \"visualFormat\": \"H:|-gap-[title]\", \(member) }")
            default: return constraints(object)
            }
        case ObjectSchema.constraintVariation.name:
            return constraints("{ \"equation\": \"self.width == 8\", \"variations\": [\(object)] }")
        case ObjectSchema.constraintChanges.name:
            return constraints(
                "{ \"equation\": \"self.width == 8\", \"variations\": [{ \(when), \"set\": \(object) }] }")
        case ObjectSchema.constraintSettings.name:
            let all = key.name == "constraint" ? "{ \(member), \"constant\": 8 }" : object
            return page(constrained, steps: ", \"steps\": [{ \"set\": \(all) }]")
        case ObjectSchema.navigationItem.name: return controller("\"navigationItem\": \(object)")
        case ObjectSchema.barButtonItem.name: return controller("\"toolbarItems\": [\(object)]")
        case ObjectSchema.tabBarItem.name: return controller("\"tabBarItem\": \(object)")
        case ObjectSchema.containerDelegate.name: return controller("\"delegate\": \(object)", "UITabBarController")
        case ObjectSchema.dynamicColor.name, ObjectSchema.translucentColor.name:
            return subview("\"backgroundColor\": \(object)")
        case ObjectSchema.font.name, ObjectSchema.styledFont.name: return subview("\"font\": \(object)", "UILabel")
        case ObjectSchema.image.name, ObjectSchema.symbol.name: return subview("\"image\": \(object)", "UIImageView")
        case ObjectSchema.textRun.name:
            return label(["text", "attachment"].contains(key.name) ? object : "{ \"text\": \"Hello\", \(member) }")
        case ObjectSchema.textShadow.name: return label("{ \"text\": \"Hello\", \"shadow\": \(object) }")
        case ObjectSchema.textAttachment.name: return label("{ \"attachment\": \(object) }")
        case ObjectSchema.paragraphStyle.name: return label("{ \"text\": \"Hello\", \"paragraphStyle\": \(object) }")
        case ObjectSchema.tabStop.name:
            return label("{ \"text\": \"Hello\", \"paragraphStyle\": { \"tabStops\": [\(object)] } }")
        case ObjectSchema.segment.name: return subview("\"segments\": [\(object)]", "UISegmentedControl")
        case ObjectSchema.tableSection.name: return page(table("\"sections\": [\(object)]"))
        case ObjectSchema.tableRow.name:
            let rest = key.name == "set" ? ", \"prototype\": \"trip\"" : ""
            return page(table("\"sections\": [{ \"rows\": [{ \(member)\(rest) }] }]"))
        case ObjectSchema.listContent.name: return subview("\"contentConfiguration\": \(object)", "UITableViewCell")
        case _ where ObjectSchema.tableSteps.contains { $0.name == section }:
            return page(tableOfTen, steps: ", \"steps\": [{ \"\(section)\": \(object) }]")
        case _ where section.hasSuffix("Step"):
            return page("\(named), \(tableOfTen)", steps: ", \"steps\": [\(object)]")
        default: return "there is no file for \(section)"
        }
    }

    private static func table(_ sections: String) -> String {
        """
        { "class": "UITableView", "id": "trips", "frame": [0, 0, 8, 8], \(sections), "prototypes": { "trip": {
          "contentView": { "subviews": [{ "class": "UILabel", "id": "name", "frame": [0, 0, 8, 8] }] } } } }
        """
    }
    private static let tableOfTen = table("\"sections\": [{ \"rows\": [{ \"repeat\": 10 }] }]")
    private static let named = "{ \"class\": \"UILabel\", \"id\": \"title\", \"frame\": [0, 0, 8, 8] }"
    private static let constrained = """
        { "class": "UIView", "frame": [0, 0, 8, 8],
          "constraints": [{ "equation": "self.height == 8", "identifier": "photoHeight" }] }
        """

    // MARK: Other files

    private static func suite(_ section: String, _ member: String) -> String {
        switch section {
        case "suiteLayout": "{ \"layouts\": { \"login\": { \(member) } } }"
        case "matrix", "comparison": "{ \"\(section)\": { \(member) } }"
        case "tolerance": "{ \"comparison\": { \"views\": { \"title\": { \(member) } } } }"
        case "suiteLint": "{ \"lint\": { \(member) } }"
        case "lint": "{ \"layouts\": { \"login\": { \"lint\": { \(member) } } } }"
        case "lintSeverity": "{ \"lint\": { \"severity\": { \(member) } } }"
        default: "{ \(member) }"
        }
    }

    private static func devices(_ key: ReferenceKey, _ section: String, _ member: String) -> String {
        func file(_ device: [(String, String)], _ portrait: [(String, String)] = []) -> String {
            func object(_ members: [(String, String)], _ standard: [(String, String)]) -> String {
                let names = Set(members.map(\.0))
                let all = members + standard.filter { !names.contains($0.0) }
                return "{ " + all.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + " }"
            }
            // The insets under two names exclude each other.
            let insets = portrait.contains { $0.0 == "safeAreaInsets" } ? [] : [("safeArea", "{ \"top\": 24 }")]
            let screen = object(portrait, [("size", "[800, 1280]")] + insets)
            let standard = [("id", "\"kiosk\""), ("idiom", "\"pad\""), ("scale", "2"), ("portrait", screen)]
            return "{ \"devices\": [\(object(device, standard))] }"
        }
        let own = (key.name, key.example)
        return switch section {
        case "device": file([own])
        case "deviceScreen": file([], [own])
        case "deviceInsets": file([], [("safeArea", "{ \(member) }")])
        case "deviceSizeClass": file([], [("sizeClass", "{ \(member) }")])
        case "deviceBar":
            file(
                [],
                [
                    (
                        "navigationBar",
                        key.name.hasPrefix("max") || key.name.hasPrefix("largeTitleMax")
                            ? "{ \"y\": 24, \"height\": 44, \"largeTitleHeight\": 96, \(member) }" : "{ \(member) }"
                    )
                ])
        default: key.name == "devices" ? "{ \(member) }" : "{ \(member), " + file([]).dropFirst(1)
        }
    }
}
