import Basics
import Foundation
import Snapshots

/// The snapshot of a value.
enum SnapshotSubject {
    case picture(TakenPicture)
    case value(TakenValue)

    var picture: TakenPicture? {
        if case .picture(let picture) = self { picture } else { nil }
    }
}

/// The snapshot that a strategy took of a value: the bytes to record, and the comparison with a golden.
struct TakenValue {
    /// Makes the bytes of a new golden.
    let encoded: () -> Data
    /// Compares the value with the bytes of a golden; returns `nil` if they match.
    let difference: (_ reference: Data) -> SnapshotDifference?
}

/// The difference between a snapshot and its golden.
struct SnapshotDifference: Sendable {
    /// The reason, as the last part of the failure's message.
    var reason: String
    /// The files that a strategy attaches. They are written beside the new file.
    var attachments: [XCTAttachment] = []
    /// The facts about the difference of two pictures.
    var picture: PictureDifference?

    /// The lines that differ, each after its sign, if texts were compared line by line.
    var changedLines: [String] { attachments.flatMap(\.changedLines) }

    /// The attachments as files for the review. One without a name is called `attachment-1.txt`, by its number and its
    /// extension.
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
    /// Waits for the value.
    ///
    /// On the main thread, the run loop runs meanwhile; elsewhere the thread just waits.
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

/// Receives a value from a callback on any thread.
private final class Slot<Value>: @unchecked Sendable {
    // The lock protects the value, which moves once from the thread that made it to the waiting thread.
    private let lock = NSLock()
    private var content: Value?

    var value: Value? { lock.withLock { content } }

    /// Stores the value. Only the first call has an effect.
    func fill(_ value: Value) {
        lock.withLock { if content == nil { content = value } }
    }
}
