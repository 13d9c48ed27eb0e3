import Foundation

/// Whether the events of a script match its golden.
public enum LogVerdict: Sendable, Hashable {
    case same
    case different(Difference)
    /// There is no golden.
    case missing
    /// The golden is not text.
    case unreadable
    /// Git LFS has not fetched the golden.
    case pointer

    /// The first difference of two logs.
    public struct Difference: Sendable, Hashable {
        /// The number of the first line that differs, counted from 1.
        public let line: Int
        /// The golden's line; nil if the golden ends before.
        public let golden: String?
        /// The new log's line; nil if the log ends before.
        public let actual: String?
    }

    /// - Parameter golden: the bytes of the `.log`, or nil if there is none.
    init(golden: Data?, log: String) {
        guard let golden else {
            self = .missing
            return
        }
        guard !golden.isPointer else {
            self = .pointer
            return
        }
        guard let text = String(validating: golden, as: UTF8.self) else {
            self = .unreadable
            return
        }
        let (old, new) = (LogVerdict.lines(of: text), LogVerdict.lines(of: log))
        guard let first = (0..<max(old.count, new.count)).first(where: { old.element($0) != new.element($0) }) else {
            self = .same
            return
        }
        self = .different(Difference(line: first + 1, golden: old.element(first), actual: new.element(first)))
    }

    /// The lines of a log. A checkout with Windows line ends gives the same lines.
    private static func lines(of text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map(String.init)
    }

    public var hasPassed: Bool { self == .same }

    /// A text for people, one line for each fact; nil if the events are the same.
    public var text: String? {
        switch self {
        case .same: nil
        case .missing: "There is no golden log of events yet; \"reflow record\" writes it."
        case .unreadable: "The golden's log of events is not UTF-8 text."
        case .pointer: "The golden's log of events is a Git LFS pointer; fetch the file itself with \"git lfs pull\"."
        case .different(let difference):
            """
            The events differ from line \(difference.line) on.
            golden: \(difference.golden ?? "the end")
            now:    \(difference.actual ?? "the end")
            """
        }
    }
}

extension [String] {
    fileprivate func element(_ index: Int) -> String? {
        indices.contains(index) ? self[index] : nil
    }
}
