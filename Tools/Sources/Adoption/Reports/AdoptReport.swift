import Foundation

/// The outcome for a project: what compiles, what is in the way, and which screens can be shown.
struct AdoptReport: Encodable, Equatable {
    var files: Int
    var compile: Int
    var blockers: [RankedBlocker]
    var screens: [ReportedScreen]

    struct ReportedScreen: Encodable, Equatable {
        var name: String
        var file: String
        /// The Swift source of a test in both orientations.
        var test: String
        /// The target that contains it.
        var target: String
        /// The Swift expression that makes it.
        var maker: String

        enum CodingKeys: String, CodingKey { case name, file, test }
    }

    /// A controller that compiles and cannot be made yet: its name, and the reason.
    struct WaitingScreen: Equatable {
        var name: String
        var reason: String
    }

    var waiting: [WaitingScreen] = []
    /// The screens that were made and turned, if that was asked for.
    var outcomes: [ScreenOutcome] = []
    /// The files of each target, and those that compile.
    var targets: [(name: String, files: Int, compile: Int)] = []
    var notes: [String] = []

    enum CodingKeys: String, CodingKey { case files, compile, blockers, screens, outcomes }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(files, forKey: .files)
        try container.encode(compile, forKey: .compile)
        try container.encode(blockers, forKey: .blockers)
        try container.encode(screens, forKey: .screens)
        // Only `--run` has outcomes.
        if !outcomes.isEmpty { try container.encode(outcomes, forKey: .outcomes) }
    }

    init(_ project: Project, _ results: [TargetResult]) {
        var blockers: [String: Set<Blocker>] = [:]
        (files, compile, screens, self.blockers) = (0, 0, [], [])
        notes = project.notes
        for (target, result) in zip(project.targets, results) {
            var compiling = 0
            for file in target.files {
                let missing = result.missingModules[file] ?? []
                let errors = result.errors[file] ?? []
                if missing.isEmpty && errors.isEmpty { compiling += 1 }
                let found = BlockerReader(missingModules: missing, line: Self.line).blockers(errors)
                if !found.isEmpty { blockers[file, default: []].formUnion(found) }
            }
            files += target.files.count
            compile += compiling
            targets.append((target.name, target.files.count, compiling))
            if target.foreignFiles > 0 {
                notes.append(
                    "\(target.name) has \(target.foreignFiles) file(s) in C or Objective-C, which are not compiled here"
                )
            }
            if result.asksForLinux {
                notes.append(
                    "\(target.name) has a source that asks for Linux: build it with reflow swift build --ios \(target.module)"
                )
            }
            let helped = result.buildable.count { !(result.missingModules[$0] ?? []).isEmpty }
            if helped > 0 {
                notes.append(
                    "\(target.name): \(helped) file(s) would compile if their unused imports were empty modules: "
                        + result.standIns.joined(separator: ", "))
            }
            let outside = compiling + helped - result.buildable.count
            if outside > 0 {
                notes.append("\(target.name): \(outside) file(s) that compile need others that do not")
            }
            add(result.screens, of: target, project, &blockers)
        }
        self.blockers = RankedBlocker.ranked(blockers)
    }

    private static func line(_ error: CompilerError) -> String? {
        let text = FileManager.default.contents(atPath: error.file).map { String(decoding: $0, as: UTF8.self) }
        let lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        return lines.indices.contains(error.line - 1) ? String(lines[error.line - 1]) : nil
    }

    private mutating func add(
        _ found: [TargetResult.Screen], of target: AppTarget, _ project: Project,
        _ blockers: inout [String: Set<Blocker>]
    ) {
        for screen in found {
            if screen.lacksDocument {
                let blocker = Blocker(kind: .resource, name: "document of \(screen.name)")
                blockers[screen.file, default: []].insert(blocker)
            }
            if let obstacle = screen.obstacle {
                waiting.append(WaitingScreen(name: screen.name, reason: obstacle))
            } else {
                screens.append(
                    ReportedScreen(
                        name: screen.name, file: project.shown(screen.file),
                        test: screen.isPreview
                            ? ScreenTest.ofPreviews(module: target.module)
                            : ScreenTest(controller: screen.name, maker: screen.maker).text,
                        target: target.name, maker: screen.maker))
            }
        }
    }

    var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }

    static func == (one: AdoptReport, other: AdoptReport) -> Bool {
        one.files == other.files && one.compile == other.compile && one.blockers == other.blockers
            && one.screens == other.screens && one.waiting == other.waiting && one.notes == other.notes
    }
}
