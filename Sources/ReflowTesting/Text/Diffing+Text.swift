public import Foundation
import Snapshots

extension Diffing where Value == String {
    /// Texts, compared line by line. Goldens are read and written as UTF-8.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { reference, actual in
                guard let difference = TextDifference(reference, actual) else { return nil }
                var patch = XCTAttachment(
                    name: FailureArtifacts.patch, data: Data((difference.hunks + "\n").utf8), pathExtension: "patch")
                patch.changedLines = difference.changedLines
                return (difference.hunks, [patch])
            })
    }
}

extension Diffing where Value == Data {
    /// Bytes, which must be equal.
    public static var data: Diffing {
        Diffing(
            toData: { $0 }, fromData: { $0 },
            diff: { reference, actual in
                guard reference != actual else { return nil }
                let place = zip(reference, actual).enumerated().first { $0.element.0 != $0.element.1 }?.offset
                let end = min(reference.count, actual.count)
                return (
                    "The bytes differ from offset \(place ?? end) on: "
                        + "\(actual.count) bytes, \(reference.count) in the golden.", []
                )
            })
    }
}
