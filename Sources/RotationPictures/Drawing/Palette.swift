import DisplayList
import Foundation

/// The colours of the pages around an interface. They do not change with its appearance.
enum Palette {
    static let paper = RGBAColor(red: 0.949, green: 0.949, blue: 0.969)
    static let ink = RGBAColor(white: 0.11)
    static let faint = RGBAColor(white: 0.45)
    static let line = RGBAColor(white: 0.82)
    static let body = RGBAColor(white: 0.13)
    static let rim = RGBAColor(white: 0.32)
    static let metal = RGBAColor(white: 0.62)
    static let lens = RGBAColor(red: 0.08, green: 0.12, blue: 0.24)

    /// The colour of a numbered view, dark enough for white figures. The colours repeat after the last one.
    static func number(_ index: Int) -> RGBAColor {
        numbers[index % numbers.count]
    }

    private static let numbers = [
        RGBAColor(red: 0.839, green: 0.153, blue: 0.157), RGBAColor(red: 0.000, green: 0.420, blue: 0.780),
        RGBAColor(red: 0.078, green: 0.510, blue: 0.200), RGBAColor(red: 0.580, green: 0.200, blue: 0.700),
        RGBAColor(red: 0.780, green: 0.380, blue: 0.000), RGBAColor(red: 0.000, green: 0.490, blue: 0.530),
        RGBAColor(red: 0.760, green: 0.120, blue: 0.480), RGBAColor(red: 0.370, green: 0.320, blue: 0.850),
        RGBAColor(red: 0.480, green: 0.340, blue: 0.200), RGBAColor(red: 0.330, green: 0.420, blue: 0.130),
        RGBAColor(red: 0.120, green: 0.200, blue: 0.480), RGBAColor(red: 0.500, green: 0.070, blue: 0.180),
        RGBAColor(red: 0.330, green: 0.370, blue: 0.430), RGBAColor(red: 0.610, green: 0.450, blue: 0.000),
    ]
}
