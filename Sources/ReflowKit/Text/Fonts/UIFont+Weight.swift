public import Foundation

extension UIFont {
    /// The weight of a font, with UIKit's raw values from −1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The nine weights that have a face, lightest first, each with the last part of its font's name.
        private static let faces: [(weight: Weight, styleName: String)] = [
            (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
            (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
        ]

        /// The index of the nearest face, or the lighter of two equally near ones. NaN counts as regular.
        private var faceIndex: Int {
            let distances = Weight.faces.map { abs($0.weight.rawValue - rawValue) }
            return distances.min().flatMap { distances.firstIndex(of: $0) } ?? 3
        }

        /// The weight in CSS: 100 for ultra light, 400 for regular, 900 for black.
        var cssWeight: Int { (faceIndex + 1) * 100 }

        var styleName: String { Weight.faces[faceIndex].styleName }
    }
}
