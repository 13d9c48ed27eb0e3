import Basics
import Comparison
public import Foundation
import JSON

/// The reason why a file of results cannot be used.
public struct SuiteReportError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name that the user gave for the file.
    public let file: String
    public let reason: String

    /// The file does not exist, because no run has written it.
    static func missing(_ file: String) -> SuiteReportError {
        SuiteReportError(file: file, reason: "there is no report yet; \"reflow test\" writes one")
    }

    public var description: String { "cannot read \(file): \(reason)" }
}

extension SuiteReport {
    /// The file's name in the report folder. The file contains the report as JSON; `reflow schema test` prints the
    /// schema.
    public static let fileName = "results.json"

    /// The file's text.
    public var json: String { jsonText }

    /// The maximum size of the file, in bytes.
    public static let byteLimit = 512 << 20

    /// The limits for results of that size.
    private static var limits: JSONLimits {
        var limits = JSONLimits.standard
        limits.fileBytes = byteLimit
        limits.values = 20_000_000
        limits.stringBytes = byteLimit
        return limits
    }

    /// Reads the results in the folder of a report, or the file itself.
    ///
    /// - Parameter path: the path as the user named it.
    public static func read(_ path: String) throws(SuiteReportError) -> SuiteReport {
        let file =
            path.lowercased().hasSuffix(".json") ? path : path.hasSuffix("/") ? path + fileName : "\(path)/\(fileName)"
        let data: Data
        do throws(FileError) {
            data = try BoundedFile.read(file, limit: byteLimit)
        } catch {
            if case .system(ENOENT) = error.cause { throw .missing(file) }
            throw SuiteReportError(file: file, reason: error.reason)
        }
        return try parse(data, file: file)
    }

    /// Reads the text of a file of results.
    ///
    /// - Parameter file: the name of the file in errors.
    public static func parse(_ data: Data, file: String) throws(SuiteReportError) -> SuiteReport {
        do throws(JSONFileError) {
            return try read(data, limits: limits)
        } catch {
            guard !isOfAnotherVersion(data) else {
                throw SuiteReportError(
                    file: file, reason: "another version of Reflow wrote it; run \"reflow test\" again")
            }
            throw SuiteReportError(
                file: file, reason: "it is not a report of \"reflow test\" (\(error)); run \"reflow test\" again")
        }
    }

    /// Whether the file states another format version.
    private static func isOfAnotherVersion(_ data: Data) -> Bool {
        guard let root = try? JSONReader.parse(data, limits: limits).root,
            case .number(let version)? = root["version"]?.content
        else { return false }
        return version != Double(formatVersion)
    }

    /// The folder of the report at a path for ``read(_:)``.
    public static func folder(of path: String) -> URL {
        let url = URL(fileURLWithPath: path)
        return path.lowercased().hasSuffix(".json") ? url.deletingLastPathComponent() : url
    }
}
