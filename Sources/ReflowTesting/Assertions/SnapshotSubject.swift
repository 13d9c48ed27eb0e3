import Foundation
import Synchronization

/// What was taken of a value: the bytes to record, and how they compare with a reference.
struct SnapshotSubject {
    /// The bytes of a new reference.
    let encoded: () throws -> Data
    /// The frames of the views, kept beside a picture.
    let frames: Data?
    /// What is known of a picture beside its bytes.
    var picture: PictureFacts?
    /// Compares with the bytes of a reference and of its frames; `nil` if they hold.
    let difference: (_ reference: Data, _ frames: Data?) throws -> SnapshotDifference?

    /// The files of a new reference, the snapshot itself first.
    func files(_ name: SnapshotName) throws -> [(fileName: String, data: Data)] {
        [(name.fileName, try encoded())] + (frames.map { [(name.framesFileName, $0)] } ?? [])
    }
}

/// In what way a snapshot is not its reference.
struct SnapshotDifference {
    /// The reason, as the last part of the failure's message.
    var reason: String
    /// What is written beside the new file, by the kind that its name says.
    var attachments: [XCTAttachment]
    /// What is known beside the words where pictures differ.
    var picture: PictureDifference?
}

extension Snapshotting {
    /// Takes the snapshot.
    ///
    /// - Parameter timeout: how long to wait for a strategy that is not ready at once, in seconds.
    func subject(for value: Value, timeout: TimeInterval) throws -> SnapshotSubject {
        if let capture { return try SnapshotSubject(try capture(value)) }
        let format = if let write { try write(value) } else { try snapshot(value).waited(timeout: timeout) }
        return SnapshotSubject(
            encoded: { diffing.toData(format) }, frames: nil,
            difference: { reference, _ in
                guard let (reason, attachments) = diffing.diff(diffing.fromData(reference), format) else { return nil }
                return SnapshotDifference(reason: reason, attachments: attachments)
            })
    }
}

extension Async {
    /// The value, once it is there.
    ///
    /// On the main thread its run loop goes on meanwhile; elsewhere the thread just waits.
    fileprivate func waited(timeout: TimeInterval) throws(SnapshotFailure) -> Value {
        let slot = Slot<Value>()
        run { slot.fill($0) }
        Pause.until(Date(timeIntervalSinceNow: timeout)) { slot.value != nil }
        guard let value = slot.value else {
            throw SnapshotFailure(
                """
                Exceeded timeout of \(timeout) seconds waiting for snapshot.

                A strategy that needs more time is given it by “timeout:”.\(Pause.hint)
                """)
        }
        return value
    }
}

/// Takes a value from whatever thread calls back with it.
private final class Slot<Value>: @unchecked Sendable {
    // The lock guards the value, which crosses threads once, from who made it to who waits for it.
    private let lock = NSLock()
    private var content: Value?

    var value: Value? { lock.withLock { content } }

    /// Only the first value counts.
    func fill(_ value: Value) {
        lock.withLock { if content == nil { content = value } }
    }
}
