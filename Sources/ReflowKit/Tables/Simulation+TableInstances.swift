public import Foundation

// Cells, headers and footers of registered classes; see Simulation+Instances.swift.
extension Simulation {
    /// A cell class whose `init(style:reuseIdentifier:)` is required, with the same purpose as ``LayerTemplate``.
    open class CellTemplate: UITableViewCell {
        public required override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }

        public required init?(coder: NSCoder) { nil }
    }

    /// A class of headers and footers whose `init(reuseIdentifier:)` is required, with the same purpose as
    /// ``LayerTemplate``.
    open class HeaderFooterTemplate: UITableViewHeaderFooterView {
        public required override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
        }

        public required init?(coder: NSCoder) { nil }
    }

    /// A new cell of the class in the default style; nil for a class of other objects.
    static func cell(of cellClass: AnyClass, _ identifier: String) -> UITableViewCell? {
        guard let known = cellClass as? UITableViewCell.Type else { return nil }
        let cell = unsafeBitCast(known, to: CellTemplate.Type.self).init(style: .default, reuseIdentifier: identifier)
        return cell as UITableViewCell
    }

    /// A new header or footer of the class; nil for a class of other objects.
    static func headerFooter(of viewClass: AnyClass, _ identifier: String) -> UITableViewHeaderFooterView? {
        guard let known = viewClass as? UITableViewHeaderFooterView.Type else { return nil }
        return unsafeBitCast(known, to: HeaderFooterTemplate.Type.self).init(reuseIdentifier: identifier)
    }
}
