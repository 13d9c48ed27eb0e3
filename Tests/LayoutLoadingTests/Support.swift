import Foundation
import LayoutDocument
import LayoutRules
import ReflowKit
import TestSupport
import Testing

@testable import LayoutLoading

/// A layout file in a temporary folder, which is removed after the test.
final class TemporaryLayout {
    private let temporary: TemporaryFolder
    private let name: String

    init(_ text: String, name: String = "layout.json", files: [String: Data] = [:]) throws {
        temporary = try TemporaryFolder()
        self.name = name
        try temporary.write(text, to: name)
        for (name, data) in files { try temporary.write(data, to: name) }
    }

    var folder: URL { temporary.url }
    var source: LayoutSource { LayoutSource(url: temporary.url(name)) }

    func document(classes: [String: StandardClass] = [:]) throws -> LayoutDocument {
        let parsed = try source.parse(shownAs: name, classes: classes)
        return try #require(parsed.document, "\(parsed.diagnostics.map(\.description))")
    }

    @MainActor
    func stage(on device: String = "iPhone 15", classes: ClassRegistry = ClassRegistry()) throws -> LayoutStage {
        try LayoutStage(
            document(classes: classes.bases), on: DeviceCatalogue.standard.require(named: device), source: source,
            classes: classes)
    }
}

extension LayoutStage {
    /// The view with this id.
    func view(_ id: String) -> UIView? {
        func find(_ view: UIView) -> UIView? {
            if view.accessibilityIdentifier == id { return view }
            for subview in view.subviews {
                if let found = find(subview) { return found }
            }
            return nil
        }
        return find(window)
    }
}
