import Foundation

extension InterfaceBuilderDecoder {
    /// What is drawn for a view of which only the outline is known; nil for views that are drawn as what they are.
    mutating func standIn(for element: DocumentElement, _ known: ElementClass?) -> StandIn? {
        guard let known else {
            warn(
                .placeholder, "views of the kind \(Wording.quoted(element.name)) are not known: a box stands for it",
                at: element.position)
            return .placeholder(label: element.name)
        }
        switch known.drawing {
        case .whole:
            return nil
        case .placeholder:
            warn(.placeholder, "\(known.name) cannot be drawn: a box stands for it", at: element.position)
            return .placeholder(label: known.name)
        case .outline:
            return outline(of: element)
        }
    }

    private mutating func outline(of element: DocumentElement) -> StandIn? {
        switch element.name {
        case "navigationBar", "toolbar", "tabBar":
            return .bar(titles: element.child("items")?.children.flatMap { titles(of: $0) } ?? [])
        case "searchBar":
            return .searchBar(text: text(element, "text"), placeholder: text(element, "placeholder"))
        case "switch":
            return .toggle(isOn: element.flag("on") ?? false)
        case "slider":
            return .slider(value: part(element))
        case "progressView":
            return .progress(value: min(max(Double(number(element, "progress") ?? 0), 0), 1))
        case "segmentedControl":
            let segments = element.child("segments")?.children ?? []
            let titles = segments.prefix(100).map { text($0, "title") ?? "" }
            return .segments(
                titles: Array(titles),
                selected: element["selectedSegmentIndex"].flatMap(Int.init).flatMap {
                    titles.indices.contains($0) ? $0 : nil
                })
        case "stepper":
            return .stepper
        case "pageControl":
            return .pageControl(
                count: min(max(element["numberOfPages"].flatMap(Int.init) ?? 0, 0), 100),
                current: element["currentPage"].flatMap(Int.init) ?? 0)
        case "activityIndicatorView":
            let hides = element.flag("hidesWhenStopped") ?? false
            return .activityIndicator(isShown: element.flag("animating") ?? false || !hides)
        case "textView":
            return .textView
        default:
            return nil
        }
    }

    /// Where the value lies between the ends, from 0 to 1.
    private mutating func part(_ element: DocumentElement) -> Double {
        let low = Double(number(element, "minValue") ?? 0)
        let high = Double(number(element, "maxValue") ?? 1)
        guard high > low else { return 0 }
        return min(max((Double(number(element, "value") ?? 0) - low) / (high - low), 0), 1)
    }

    /// The titles of a bar's item, and of the items in it, from left to right.
    private func titles(of item: DocumentElement) -> [String] {
        func own(_ element: DocumentElement) -> [String] {
            [text(element, "title") ?? element["systemItem"].flatMap(InterfaceBuilderDecoder.systemTitle)]
                .compactMap { $0 }.filter { !$0.isEmpty }
        }
        guard item.name == "navigationItem" else { return own(item) }
        let left = item.children.filter {
            $0["key"] == "leftBarButtonItem" || $0["key"] == "backBarButtonItem"
                || $0["key"] == "leftBarButtonItems"
        }
        let right = item.children.filter { $0["key"] == "rightBarButtonItem" || $0["key"] == "rightBarButtonItems" }
        func all(_ elements: [DocumentElement]) -> [String] {
            elements.flatMap { $0.name == "barButtonItem" ? own($0) : $0.children.flatMap(own) }
        }
        return all(left) + own(item) + all(right)
    }

    /// The words of the system's items that show one; nil for those that show a picture, or nothing.
    private static func systemTitle(_ item: String) -> String? {
        switch item {
        case "done", "cancel", "edit", "save", "undo", "redo", "close": item.prefix(1).uppercased() + item.dropFirst()
        default: nil
        }
    }
}
