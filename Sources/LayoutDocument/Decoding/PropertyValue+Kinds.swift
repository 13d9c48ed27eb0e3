import Foundation
import KitSchema
import KitValues
import LayoutRules

// The decoder reads members with the types of their schemas. These accessors return nil if the key is missing or
// `null`.
extension PropertyValue {
    var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    var integer: Int? { if case .integer(let value) = self { value } else { nil } }
    var number: CGFloat? { if case .number(let value) = self { value } else { nil } }
    var string: String? { if case .string(let value) = self { value } else { nil } }
    var choice: Choice? { if case .choice(let value) = self { value } else { nil } }
    var options: ChoiceSet? { if case .options(let value) = self { value } else { nil } }
    var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
    var size: CGSize? { if case .size(let value) = self { value } else { nil } }
    var insets: UIEdgeInsets? { if case .insets(let value) = self { value } else { nil } }
    var color: ColorValue? { if case .color(let value) = self { value } else { nil } }
    var image: ImageValue? { if case .image(let value) = self { value } else { nil } }
    var font: FontValue? { if case .font(let value) = self { value } else { nil } }

    /// The orientations of a mask in the order of the file, each once. A name for several orientations gives them in
    /// UIKit's order.
    var orientations: [UIInterfaceOrientation]? {
        options.map { options in
            var orientations: [UIInterfaceOrientation] = []
            for orientation in options.names.flatMap({ UIInterfaceOrientationMask(name: $0)?.orientations ?? [] })
            where !orientations.contains(orientation) {
                orientations.append(orientation)
            }
            return orientations
        }
    }

    /// The orientation of a name; for `landscape`, both landscapes, right before left.
    var launchOrientations: [UIInterfaceOrientation]? {
        choice.map { choice in
            UIInterfaceOrientation(name: choice.name).map { [$0] } ?? [.landscapeRight, .landscapeLeft]
        }
    }
}
