import Foundation

public struct Trail {
    public var name: String
    public init(name: String) { self.name = name }
}
