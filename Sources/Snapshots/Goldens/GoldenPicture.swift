public import Foundation
public import ImageCodecs

/// The picture of a golden on disk, examined without decoding it.
public struct GoldenPicture: Sendable {
    public enum State: Sendable, Equatable {
        case missing
        /// The file is byte for byte as it was recorded.
        case intact(GoldenRecord)
        /// The file is a picture without a usable record, so its pixels must be compared.
        case foreign(ForeignReason)
        /// The file is the text that Git LFS stores in place of a file that was not fetched.
        case pointer
        /// The file is not a PNG, or cannot be read.
        case damaged(ImageError)
    }

    /// The reason why a picture's record is not usable.
    public enum ForeignReason: Sendable, Hashable {
        /// Another tool wrote the picture, or removed the record.
        case noRecord
        /// The record has another version, is damaged, or exists several times.
        case unreadableRecord
        /// The file was edited or compressed again since it was recorded.
        case changed
    }

    public let state: State
    /// The file's bytes; empty if it is missing.
    let data: Data

    /// - Parameter data: the bytes of the file, or `nil` if there is none.
    public init(_ data: Data?) {
        self.data = data ?? Data()
        state = data.map(GoldenPicture.state) ?? .missing
    }

    /// Whether Reflow once recorded the file, even if it was changed since.
    var carriesRecord: Bool {
        switch state {
        case .intact, .foreign(.unreadableRecord), .foreign(.changed): true
        case .missing, .foreign(.noRecord), .pointer, .damaged: false
        }
    }

    private static func state(of data: Data) -> State {
        if data.isPointer { return .pointer }
        do throws(ImageError) {
            let records = try PNG.chunks(in: data).filter { $0.type == GoldenRecord.chunkType }
            guard let first = records.first else { return .foreign(.noRecord) }
            guard records.count == 1, let record = GoldenRecord(payload: first.payload) else {
                return .foreign(.unreadableRecord)
            }
            let rest = try PNG.digest(of: data, excluding: GoldenRecord.chunkType)
            return rest == record.rest ? .intact(record) : .foreign(.changed)
        } catch {
            return .damaged(error)
        }
    }
}

extension GoldenPicture.ForeignReason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noRecord: "it has no Reflow metadata (another tool wrote or stripped it)"
        case .unreadableRecord: "its Reflow metadata cannot be read"
        case .changed: "it was edited or re-compressed after it was recorded"
        }
    }
}

extension Data {
    /// Whether the data is a placeholder for a file that Git LFS has not fetched.
    var isPointer: Bool { starts(with: Data("version https://git-lfs.github.com/spec/".utf8)) }
}
