public import Basics

/// A JSON value and its position.
public struct JSONValue: Sendable, Equatable {
    public enum Content: Sendable, Equatable {
        case null
        case boolean(Bool)
        /// A number, which is always finite.
        case number(Double)
        case string(String)
        case array([JSONValue])
        /// The members in the order of the file, each key once.
        case object([JSONMember])
    }

    public var content: Content
    /// The position of the value's first character.
    public var position: SourcePosition

    public init(_ content: Content, at position: SourcePosition) {
        self.content = content
        self.position = position
    }

    /// The members of an object in the order of the file; nil for anything else.
    public var members: [JSONMember]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The value of `key`; nil for anything but an object that has it.
    public subscript(key: String) -> JSONValue? {
        members?.first { $0.key == key }?.value
    }
}

/// A key of an object, with its value.
public struct JSONMember: Sendable, Equatable {
    public var key: String
    /// The position of the key's opening quote.
    public var position: SourcePosition
    public var value: JSONValue

    public init(key: String, at position: SourcePosition, value: JSONValue) {
        self.key = key
        self.position = position
        self.value = value
    }
}

/// The contents of a JSON file.
public struct JSONDocument: Sendable, Equatable {
    /// A key that its object already has. The first occurrence is used, the later one is dropped.
    public struct DuplicateKey: Sendable, Equatable {
        public var key: String
        public var position: SourcePosition
        /// The position of the key that is used.
        public var first: SourcePosition
    }

    public var root: JSONValue
    /// The duplicate keys in the order of the file. They do not stop the reader, so that one run reports all of them.
    public var duplicateKeys: [DuplicateKey]
}
