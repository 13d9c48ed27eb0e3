import DisplayList
import Foundation

/// A colour as hue, saturation and brightness, each from 0 to 1, in the hexcone model.
struct HSBColor: Equatable {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    /// Converts from RGB. A grey has hue 0.
    init(_ color: RGBAColor) {
        let high = max(color.red, color.green, color.blue)
        let spread = high - min(color.red, color.green, color.blue)
        let sextant: CGFloat
        if spread == 0 {
            sextant = 0
        } else if high == color.red {
            sextant = (color.green - color.blue) / spread
        } else if high == color.green {
            sextant = 2 + (color.blue - color.red) / spread
        } else {
            sextant = 4 + (color.red - color.green) / spread
        }
        self.init(
            hue: (sextant < 0 ? sextant + 6 : sextant) / 6, saturation: high == 0 ? 0 : spread / high,
            brightness: high)
    }

    func rgba(alpha: CGFloat) -> RGBAColor {
        // RGBAColor already clamps components to 0 … 1.
        let unit = RGBAColor(red: hue, green: saturation, blue: brightness).clamped
        let (hue, saturation, brightness) = (unit.red, unit.green, unit.blue)
        /// The share of the primary whose own hue is `offset` sixths of the circle further.
        func component(_ offset: CGFloat) -> CGFloat {
            let distance = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(distance, 4 - distance, 1))
        }
        return RGBAColor(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }
}
