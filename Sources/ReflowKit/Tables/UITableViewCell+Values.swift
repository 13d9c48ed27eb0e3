import LayoutRules

extension UITableViewCell {
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle

        var layout: CellStyleLayout.Style { CellStyleLayout.Style(rawValue: rawValue) ?? .default }
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine, singleLineEtched
    }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

        var anatomy: CellAnatomy.Accessory {
            switch self {
            case .none: .none
            case .disclosureIndicator: .disclosureIndicator
            case .detailDisclosureButton: .detailDisclosureButton
            case .checkmark: .checkmark
            case .detailButton: .detailButton
            }
        }
    }
}
