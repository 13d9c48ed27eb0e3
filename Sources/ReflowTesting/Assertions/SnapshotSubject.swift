import Basics
import Foundation
import Snapshots

/// What was taken of a value.
enum SnapshotSubject {
    case picture(TakenPicture)
    case value(TakenValue)

    var picture: TakenPicture? {
        if case .picture(let picture) = self { picture } else { nil }
    }
}

/// What a strategy made of a value: the bytes to record, and how they compare with a golden.
struct TakenValue {
    /// Makes the bytes of a new golden.
    let encoded: () -> Data
    /// Compares with the bytes of a golden; `nil` if they hold.
    let difference: (_ reference: Data) -> SnapshotDifference?
}

/// In what way a snapshot is not its golden.
struct SnapshotDifference: Sendable {
    /// The reason, as the last part of the failure's message.
    var reason: String
    /// What a strategy adds, to be written beside the new file.
    var attachments: [XCTAttachment] = []
    /// What is known beside the words where pictures differ.
    var picture: PictureDifference?

    /// The lines that differ, each after its sign, where texts are compared by lines.
    var changedLines: [String] { attachments.flatMap(\.changedLines) }

    /// The attachments by their names; those of pictures may be what reports show as well.
    func evidence(of name: GoldenName) -> FailureEvidence {
        var evidence = FailureEvidence()
        for (index, attachment) in attachments.enumerated() {
            evidence.attach(
                attachment.data, named: attachment.name ?? "attachment-\(index + 1).\(attachment.pathExtension)",
                to: name)
        }
        return evidence
    }
}

extension Snapshotting {
    /// Takes the snapshot.
    ///
    /// - Parameters:
    ///   - recorded: finds the frames of the golden; called for pictures only.
    ///   - timeout: how long to wait for a strategy that is not ready at once, in seconds.
    func subject(
        for value: Value, recorded: () throws -> RecordedFrames?, timeout: TimeInterval
    ) throws -> SnapshotSubject {
        if let capture { return .picture(try TakenPicture(try capture(value, try recorded()))) }
        let format = if let write { try write(value) } else { try snapshot(value).waited(timeout: timeout) }
        return .value(
            TakenValue(
                encoded: { diffing.toData(format) },
                difference: { reference in
                    diffing.diff(diffing.fromData(reference), format).map {
                        SnapshotDifference(reason: $0, attachments: $1)
                    }
                }))
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

                If the strategy needs more time, pass "timeout:".\(Pause.hint)
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
