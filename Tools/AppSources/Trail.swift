import Foundation
import CoreGraphics

@objcMembers
class Trail: NSObject {
    let name: String
    let length: Double
    var isFavourite = false
    weak var guide: Guide?

    init(name: String, length: Double) {
        self.name = name
        self.length = length
    }

    @nonobjc var difficulty: Difficulty { Difficulty(length: length) }

    static var samples: [Trail] {
        [Trail(name: "Harbour loop", length: 4.5), Trail(name: "Ridge ⛰️", length: 18), Trail(name: "Moor", length: 11)]
    }
}

@objc enum Difficulty: Int {
    case easy, moderate, hard

    init(length: Double) {
        switch length {
        case ..<5: self = .easy
        case ..<12: self = .moderate
        default: self = .hard
        }
    }
}

@objc class Guide: NSObject {
    @objc let initials: NSString

    @objc init(name: String) {
        initials = name.split(separator: " ").compactMap { $0.first.map(String.init) }.joined() as NSString
    }
}
