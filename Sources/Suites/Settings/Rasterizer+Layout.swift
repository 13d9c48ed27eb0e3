import Basics
public import CairoRaster
import Foundation
public import LayoutDocument
public import LayoutLoading

extension Rasterizer {
    /// Sets the fonts in which later layouts are laid out: this rasterizer's, then the layout's, then the suite's, then
    /// those of the app that the layout uses by name. Also sets the suite's symbols. The returned rasterizer draws the
    /// layout.
    /// - Parameter suite: the suite file that applies to the layout.
    @MainActor
    public func chosen(
        for document: LayoutDocument, from source: LayoutSource, suite: SuiteDocument?
    ) throws(LayoutLoadingError) -> Rasterizer {
        let suiteFolder = suite.map { URL(fileURLWithPath: $0.file).standardizedFileURL.deletingLastPathComponent() }
        try TeamSymbols.show(for: suite)
        var fonts: [NamedFont] = []
        for name in document.fonts {
            fonts.append(try NamedFont(name, in: document.file, folder: source.folder, source, suiteFolder))
        }
        if let suite, let suiteFolder {
            for name in suite.fonts {
                fonts.append(try NamedFont(name, in: suite.file, folder: suiteFolder, source, suiteFolder))
            }
        }
        do throws(RasterError) {
            let rasterizer = try adding(fonts: fonts.map(\.place), called: document.fontNames) {
                source.appFonts(of: document)
            }
            rasterizer.takeOverMeasuring()
            return rasterizer
        } catch {
            throw LayoutLoadingError(diagnostics: diagnostics(of: fonts, error))
        }
    }

    /// The errors of fonts that cannot be used. If each can be used by itself, it is the error of all together.
    private func diagnostics(of fonts: [NamedFont], _ error: RasterError) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for font in fonts {
            do throws(RasterError) { _ = try adding(fonts: [font.place]) } catch {
                diagnostics.append(font.diagnostic(error))
            }
        }
        return diagnostics.isEmpty ? fonts.prefix(1).map { $0.diagnostic(error) } : diagnostics
    }
}

/// A font file, or a folder of fonts, that a layout or suite file names.
private struct NamedFont {
    let place: URL
    private let name: Located<String>
    private let file: String

    /// - Parameters:
    ///   - file: the file that names the font.
    ///   - folder: the folder of that file.
    ///   - suiteFolder: the folder of the suite, which may contain the fonts wherever the layout is.
    init(
        _ name: Located<String>, in file: String, folder: URL, _ source: LayoutSource, _ suiteFolder: URL?
    ) throws(LayoutLoadingError) {
        place = folder.appendingPathComponent(name.value).standardizedFileURL
        self.name = name
        self.file = file
        try check(place, in: source, suiteFolder)
        guard FileManager.default.fileExists(atPath: place.path) else {
            let beside = (try? Folder.names(in: place.deletingLastPathComponent().path)) ?? []
            throw LayoutLoadingError(diagnostics: [
                Diagnostic(
                    .error, .missingFont, "there is no font file or folder \(Wording.quoted(name.value))", file: file,
                    at: name.position,
                    advice: NearestKey.find(place.lastPathComponent, among: beside.sorted()).map {
                        "did you mean \(Wording.quoted($0))?"
                    })
            ])
        }
        // A link in a folder of fonts may also lead out of the suite.
        for file in (try? Folder.names(in: place.path)) ?? [] {
            try check(place.appendingPathComponent(file), in: source, suiteFolder)
        }
    }

    private func check(_ place: URL, in source: LayoutSource, _ suiteFolder: URL?) throws(LayoutLoadingError) {
        guard source.holds(place) || suiteFolder.map({ source.holds(place, in: $0) }) == true else {
            throw LayoutLoadingError(diagnostics: [
                Diagnostic(
                    .error, .missingFont,
                    "\(Wording.quoted(name.value)) is outside the folders that fonts may come from",
                    file: file, at: name.position,
                    advice: "move it into the layout's folder, or pass its folder with --font-dir")
            ])
        }
    }

    func diagnostic(_ error: RasterError) -> Diagnostic {
        Diagnostic(
            .error, .missingFont, "\(Wording.quoted(name.value)) in \"fonts\" cannot be used: \(error)".withoutFullStop,
            file: file, at: name.position)
    }
}

extension String {
    fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
