import UIKit

/// Numbers and geometry in the objects of Foundation, as keyframes and user infos have them.
struct AnimationValues {
    static let radiusKey = "radius"
    let radius: CGFloat
    let path: [CGPoint]

    var info: [AnyHashable: Any] {
        [
            AnimationValues.radiusKey: radius as NSNumber,
            "frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)),
            "size": NSValue(cgSize: CGSize(width: 5, height: 6)),
        ]
    }

    var keyframes: [NSValue] { path.map { NSValue(cgPoint: $0) } }
    var keyTimes: [NSNumber] { path.indices.map { NSNumber(value: Double($0) / Double(path.count)) } }

    static func height(in info: [AnyHashable: Any]) -> CGFloat {
        guard let frame = (info["frame"] as? NSValue)?.cgRectValue else { return 0 }
        return frame.height + ((info[radiusKey] as? NSNumber).map { CGFloat(truncating: $0) } ?? 0)
    }

    static func end(of keyframes: [NSValue]) -> CGPoint? { keyframes.last?.cgPointValue }
}
