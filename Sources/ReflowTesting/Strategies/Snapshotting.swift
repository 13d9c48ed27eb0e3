import Foundation

/// A strategy: the conversion of a value to a format that can be saved as a golden and compared with it.
public struct Snapshotting<Value, Format> {
    /// The file extension of the golden; `nil` for none.
    public var pathExtension: String?
    public var diffing: Diffing<Format>
    /// Takes the snapshot of a value.
    public var snapshot: (Value) -> Async<Format>

    /// Records a picture without drawing it, with the frames of the views. Assertions use it instead of ``snapshot``;
    /// it throws if there is no picture. It gets the frames of the golden, if there is one. `nil` for other formats.
    var capture: ((Value, RecordedFrames?) throws -> PictureCapture)?
    /// Makes a text, or throws. Assertions use it instead of ``snapshot`` for texts whose making can fail.
    var write: ((Value) throws -> Format)?

    /// - Parameters:
    ///   - pathExtension: the file extension of the golden.
    ///   - asyncSnapshot: takes the snapshot of a value, which may be ready later.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    /// - Parameters:
    ///   - pathExtension: the file extension of the golden.
    ///   - snapshot: takes the snapshot of a value.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// A strategy for values that can be converted to the values of this one.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        var result = asyncPullback { Async(value: transform($0)) }
        if let capture { result.capture = { try capture(transform($0), $1) } }
        if let write { result.write = { try write(transform($0)) } }
        return result
    }

    /// A strategy for values that can be converted to the values of this one, now or later.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { newValue in
            Async { callback in
                transform(newValue).run { value in snapshot(value).run(callback) }
            }
        }
    }
}

/// A strategy whose format is the value itself.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}
