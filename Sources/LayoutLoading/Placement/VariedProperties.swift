import Basics
import LayoutDocument
import LayoutRules
import ReflowKit

/// The properties that some variation sets. Each has the value of the last matching variation, or else the view's own
/// value, or else UIKit's default.
@MainActor
final class VariedProperties {
    private let kitClass: KitClass
    private let own: [String: Property]
    private let names: [String]
    private let builder: ValueBuilder
    private let report: @MainActor (Diagnostic) -> Void
    private var current: [String: PropertyValue] = [:]

    init(of node: ViewNode, builder: ValueBuilder, report: @escaping @MainActor (Diagnostic) -> Void) {
        kitClass = node.baseClass
        own = Dictionary(node.properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        var seen = Set<String>()
        names = node.variations.flatMap(\.properties).map(\.name).filter { seen.insert($0).inserted }
            .ranked(by: PropertySetters.rank)
        self.builder = builder
        self.report = report
    }

    func apply(_ variations: [Variation], to view: UIView) {
        for name in names {
            guard let setter = PropertySetters.setter(name, for: kitClass) else { continue }
            let property =
                variations.last { $0.properties.contains { $0.name == name } }?
                .properties.last { $0.name == name } ?? own[name]
            let value = property?.value ?? setter.standard
            guard current[name] != value else { continue }
            current[name] = value
            do throws(Diagnostic) {
                try setter.apply(value, to: view, at: property?.valuePosition ?? .start, with: builder)
            } catch {
                report(error)
            }
        }
    }
}
