import Foundation
import KitSchema
import LayoutDocument
import ReflowKit

/// Additions of the loader to a class's card: the stand-in for a class that ReflowKit does not have, and the items of a bar
/// that belongs to no controller.
struct LoadedClass: Sendable {
    /// Makes a view instead of the card; nil if the card makes it.
    var make: (@MainActor @Sendable (ViewNode, ViewFactory) -> UIView)?
    /// Gives a view its items.
    var fill: (@MainActor @Sendable (UIView, ViewNode, ViewFactory) -> Void)?
    /// The keys of a stand-in, and a function that makes a new stand-in, which has their defaults.
    var standIn: (keys: [String: ViewKey], fresh: @MainActor @Sendable () -> UIView)?

    static let all: [KitClass: LoadedClass] = [
        .collectionView: LoadedClass(make: { _, _ in CollectionStandIn() }),
        .searchBar: LoadedClass(make: { node, _ in
            guard case .searchBar(let text, let placeholder) = node.standIn else { return UIView() }
            return SearchBarStandIn(text: text, placeholder: placeholder)
        }),
        .textView: LoadedClass(
            make: { _, _ in TextViewStandIn() },
            standIn: (
                Dictionary(TextViewStandIn.keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
                { TextViewStandIn() }
            )),
        .navigationBar: filled(UINavigationBar.self) { bar, node, factory in
            guard case .navigation(let items) = node.barItems else { return }
            bar.items = items.map(factory.navigationItem)
        },
        .tabBar: filled(UITabBar.self) { bar, node, factory in
            guard case .tab(let items, let selected) = node.barItems else { return }
            bar.items = items.map { factory.tabBarItem($0, title: nil) }
            bar.selectedItem = selected.flatMap { bar.items?[$0] }
        },
        .toolbar: filled(UIToolbar.self) { bar, node, factory in
            guard case .tool(let items) = node.barItems else { return }
            bar.items = items.map(factory.barButtonItem)
        },
    ]

    /// A class of ReflowKit whose views get items.
    private static func filled<View: UIView>(
        _ type: View.Type, fill: @escaping @MainActor @Sendable (View, ViewNode, ViewFactory) -> Void
    ) -> LoadedClass {
        LoadedClass(fill: { view, node, factory in
            if let view = view as? View { fill(view, node, factory) }
        })
    }
}

extension TextViewStandIn {
    nonisolated fileprivate static let keys: [ViewKey] = {
        let keys: [ClassKey<TextViewStandIn>] = [
            .key("text", \.label.text, .text, "The text."),
            // Without an attributed text, the label keeps its text.
            .key("attributedText", .attributedText, "Text with attributes.") { view, value in
                if let text = value.attributedText { view.label.attributedText = text }
            },
            .key("font", \.label.font, .font, "The font of the text."),
            .key("textColor", \.label.textColor, .color, "The colour of the text."),
            .key("textAlignment", \.label.textAlignment, .choice(.textAlignment), "The alignment of the lines."),
        ]
        return keys.map { ViewKey($0) }
    }()
}
