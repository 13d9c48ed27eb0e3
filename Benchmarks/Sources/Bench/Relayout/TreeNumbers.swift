import Foundation

/// A tree of views as numbers: eight children for each node, in breadth-first order, the same in every implementation.
struct TreeNumbers {
    enum Mode: String, CaseIterable {
        /// The width and height of every view are flexible, so no view can be skipped.
        case stretch = "S"
        /// All masks are equally likely, so most of a large tree does not change.
        case mixed = "M"
    }

    static let portrait = CGSize(width: 393, height: 852)
    static let landscape = CGSize(width: 852, height: 393)

    /// The x, y, width and height of each node, in its parent's coordinates.
    var frames: [Double]
    /// The masks as UIKit's bits.
    var masks: [UInt8]

    var count: Int { masks.count }

    init(count: Int, mode: Mode) {
        var state: UInt64 = 42
        func next() -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33)
        }
        var sizes = [(width: 393, height: 852)]
        frames = [0, 0, 393, 852]
        masks = [0]
        for index in 1..<count {
            let parent = sizes[(index - 1) / 8]
            let width = max(8, parent.width * (40 + next() % 56) / 100)
            let height = max(8, parent.height * (40 + next() % 56) / 100)
            let x = max(0, (parent.width - width) * (next() % 101) / 100)
            let y = max(0, (parent.height - height) * (next() % 101) / 100)
            let mask = next() % 64
            sizes.append((width, height))
            frames += [Double(x), Double(y), Double(width), Double(height)]
            masks.append(UInt8(mode == .stretch ? mask | 18 : mask))
        }
    }

    /// The checksum of a tree's frames, before and after a rotation.
    static func sum(of frames: [Double]) -> Double {
        var sum = 0.0
        for i in stride(from: 0, to: frames.count, by: 4) {
            sum += frames[i] + 2 * frames[i + 1] + 3 * frames[i + 2] + 5 * frames[i + 3]
        }
        return sum
    }

    /// The number of views whose parent's size changed, so that their own frame had to be checked.
    static func touched(from before: [Double], to after: [Double]) -> Int {
        (1..<before.count / 4).count { index in
            let parent = (index - 1) / 8 * 4
            return before[parent + 2] != after[parent + 2] || before[parent + 3] != after[parent + 3]
        }
    }
}
