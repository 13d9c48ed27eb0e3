import Basics
import CairoRaster
import Comparison
import Foundation
import ImageCodecs
import LayoutDocument
import LayoutLoading
import LayoutRules
import Screens
import Suites

/// The common needs of all commands that show layouts: fonts, devices, and the options for pictures.
struct Workbench: Sendable {
    let rasterizer: Rasterizer
    let options: PictureOptions
    let console: Console

    /// - Parameter devices: the names of devices that replace each layout's own.
    init(_ request: ShowingRequest, devices: [String] = [], console: Console) throws {
        rasterizer = try Rasterizer(
            forProcessWith: request.fontDirectories.map { URL(fileURLWithPath: $0, isDirectory: true) })
        if let symbols = request.symbols {
            try TeamSymbols.showForProcess(URL(fileURLWithPath: symbols, isDirectory: true))
        }
        var options = PictureOptions()
        options.catalogue = try .standard(with: request.deviceFiles)
        for name in devices { options.devices.append(try options.catalogue.require(named: name)) }
        options.textMode = request.textMode
        options.semantics = request.semantics
        options.includesKitLog = request.isVerbose
        self.options = options
        self.console = console
    }

    private init(rasterizer: Rasterizer, options: PictureOptions, console: Console) {
        self.rasterizer = rasterizer
        self.options = options
        self.console = console
    }

    /// The same workbench with other options.
    func with(_ change: (inout PictureOptions) -> Void) -> Workbench {
        var options = self.options
        change(&options)
        return Workbench(rasterizer: rasterizer, options: options, console: console)
    }

    /// The layouts of a file, with the parser's warnings on standard error.
    func layouts(of entry: LayoutSet.Entry, root: String?) throws(LayoutLoadingError) -> SourceLayouts {
        let read = try entry.source.layouts(shownAs: entry.shownAs, root: root)
        tell(read.warnings)
        return read
    }

    private func tell(_ warnings: [Diagnostic]) {
        for warning in warnings { console.error.writeMessage(warning.description) }
    }

    /// The layouts of a file in each language of the options, with the parser's warnings on standard error.
    func translations(
        of entry: LayoutSet.Entry, root: String?
    ) throws(LayoutLoadingError) -> [LayoutSet.Translation] {
        let translations = try entry.translations(into: options.shownLanguages, root: root)
        tell(translations.flatMap(\.read.warnings).uniqued())
        return translations
    }

    /// Runs `body`, and turns a layout that cannot be shown into its diagnostics and an exit code.
    func reportingLayoutErrors(_ body: () async throws -> ExitCode) async throws -> ExitCode {
        do {
            return try await body()
        } catch let error as LayoutLoadingError {
            return tell(error)
        }
    }

    /// Prints the reason why a layout cannot be shown.
    func tell(_ error: LayoutLoadingError) -> ExitCode {
        console.error.writeMessage(error.description)
        return .failure
    }

    /// Throws if a font could not be read, because texts may then have been measured with another one. This is checked
    /// before anything is drawn.
    func checkFonts() throws {
        try rasterizer.checkFonts()
    }

    /// Sets the fonts for the next layout: those that it names, and those of its suite file, the nearest one above it.
    /// The returned rasterizer draws the layout.
    @MainActor
    func chooseFonts(for layout: LayoutDocument, of entry: LayoutSet.Entry) throws(LayoutLoadingError) -> Rasterizer {
        try rasterizer.chosen(for: layout, from: entry.source, suite: try suite(of: entry))
    }

    /// The suite file in the folder of a layout or above it; nil if there is none.
    func suite(of entry: LayoutSet.Entry) throws(LayoutLoadingError) -> SuiteDocument? {
        do throws(SuiteFileError) {
            return try SuiteFile.read(for: [entry.source.url.path], in: .currentDirectory)
        } catch {
            switch error {
            case .invalid(let file): throw LayoutLoadingError(diagnostics: file.diagnostics)
            case .unreadable, .several:
                throw LayoutLoadingError(diagnostics: [
                    Diagnostic(.error, .unreadableFile, "\(error)", file: entry.shownAs)
                ])
            }
        }
    }
}

extension URL {
    static var currentDirectory: URL {
        URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    }
}
