import Basics
import Suites

extension Command {
    /// `reflow swift-env`: prints shell commands that set variables.
    static let swiftEnvironment = Command(.swiftEnvironment) { _, context in
        guard let bundle = PortableBundle.current else { throw SwiftEnvironmentError.noBundle }
        // SwiftPM reads the first to find headers and link libraries; the loader searches for libraries in the second.
        let variables = [
            ("PKG_CONFIG_PATH", bundle.packageConfiguration), ("LD_LIBRARY_PATH", bundle.libraries),
        ]
        for (name, path) in variables {
            context.console.output.writeLine("export \(name)=\(ShellCommand([path]).text)${\(name):+:$\(name)}")
        }
        return .success
    }
}

/// The reason why there are no variables to print.
enum SwiftEnvironmentError: Error, Equatable, CustomStringConvertible {
    case noBundle

    var description: String {
        "reflow does not run from a bundle; swift test finds the libraries that Scripts/install has installed"
    }
}
