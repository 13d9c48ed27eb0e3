import Basics
import KitSchema
import LayoutDocument
import LayoutRules
import ReflowKit

/// The properties that some variation sets. Each has the value of the last matching variation, or else the view's own
/// value, or else UIKit's default.
@MainActor
final class VariedProperties {
    private let table: KeyTable
    private let own: [String: Property]
    private let keys: [ViewKey]
    private let builder: ValueBuilder
    private let report: @MainActor (Diagnostic) -> Void
    /// The values that were set last, by the names of the keys; nil for the default.
    private var current: [String: PropertyValue?] = [:]

    init(of node: ViewNode, builder: ValueBuilder, report: @escaping @MainActor (Diagnostic) -> Void) {
        let table = KeyTable(of: node.baseClass)
        self.table = table
        own = Dictionary(node.properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        var seen = Set<String>()
        keys = node.variations.flatMap(\.properties).map(\.name).filter { seen.insert($0).inserted }
            .compactMap { table[$0] }.ranked(by: { $0.order.rawValue })
        self.builder = builder
        self.report = report
    }

    func apply(_ variations: [Variation], to view: UIView) {
        for key in keys {
            let property =
                variations.last { $0.properties.contains { $0.name == key.name } }?
                .properties.last { $0.name == key.name } ?? own[key.name]
            guard current[key.name] != .some(property?.value) else { continue }
            current.updateValue(property?.value, forKey: key.name)
            guard let property else {
                key.apply(builder.standard(table.standard(of: key)), to: view)
                continue
            }
            do throws(Diagnostic) {
                key.apply(try builder.viewValue(property.value, at: property.valuePosition), to: view)
            } catch {
                report(error)
            }
        }
    }
}
