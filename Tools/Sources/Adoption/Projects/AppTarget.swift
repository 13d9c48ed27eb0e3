import Foundation

/// A module of a project: its Swift sources, and how they are compiled.
struct AppTarget: Equatable {
    var name: String
    /// The name under which others import it.
    var module: String
    /// The Swift files, as paths, in alphabetical order.
    var files: [String]
    /// The language mode: `5` or `6`.
    var languageMode = "5"
    /// Whether declarations belong to the main actor unless they say otherwise, as in new projects of Xcode 26.
    var isOnMainActor = false
    /// The names for `#if`.
    var conditions: [String] = []
    var upcomingFeatures: [String] = []
    /// The names of the project's targets that it depends on.
    var dependencies: [String] = []
    /// Whether its sources are certainly for iOS. Sources of packages say it by importing UIKit.
    var isForIOS = false
    /// Whether SwiftPM makes a bundle of its resources, which sources call `Bundle.module`.
    var hasResources = false
    /// The number of its files in Objective-C, C and C++, which Linux cannot compile here.
    var foreignFiles = 0

    /// The compiler's arguments for the module.
    var settings: [String] {
        ["-module-name", module, "-swift-version", languageMode]
            + (isOnMainActor ? ["-default-isolation", "MainActor"] : [])
            + upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] } + conditions.flatMap { ["-D", $0] }
    }

    /// The folder for what is kept of the target.
    func folder(in cache: String) -> String {
        "\(cache)/targets/\(name.replacingOccurrences(of: "/", with: "_"))"
    }

    /// The name of the folder with empty modules for missing ones of which the target uses nothing.
    static let standIns = "stand-ins"

    /// A name as the compiler takes it for a module: letters, digits and underscores.
    static func moduleName(_ name: String) -> String {
        let name = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first.map { $0.isNumber } ?? true ? "_" + name : name
    }
}

/// A problem that ends the command: its text names the place and the cure.
public struct AdoptionError: Error, Equatable, CustomStringConvertible {
    public var description: String

    init(_ description: String) {
        self.description = description
    }
}
