import Basics
import Glibc

/// The reason why the tool cannot start.
enum StartError: Error, Equatable, CustomStringConvertible {
    /// An argument that is not UTF-8, with its invalid bytes as escapes.
    case argument(String)
    case workingDirectory(String)
    /// The system's limit, the minimum, and the option of `ulimit` for it.
    case limit(String, least: String, String)
    /// An environment variable that cannot be removed, with the system's error number.
    case variable(String, Int32)

    var description: String {
        switch self {
        case .argument(let shown):
            "the argument \(Wording.quoted(shown)) is not valid UTF-8; rename the file that it names"
        case .workingDirectory(let shown):
            "the name of the current folder, \(shown), is not valid UTF-8; rename the folder"
        case .limit(let allowed, let least, let option):
            "the system allows only \(allowed), and reflow needs \(least); raise the limit with \"ulimit \(option)\""
        case .variable(let name, let code):
            "the environment variable \(name) changes how pictures are drawn; unset it (starting without it failed: "
                + "\(String(cString: strerror(code))))"
        }
    }
}
