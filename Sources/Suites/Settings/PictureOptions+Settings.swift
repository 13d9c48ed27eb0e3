import Basics
public import Foundation
import KitValues
public import LayoutDocument
public import LayoutLoading
import LayoutRules

extension PictureOptions {
    /// These options, completed by those of a suite file.
    ///
    /// - Parameter file: the name of the suite file in messages.
    /// - Throws: an error with every unknown device.
    public func completed(by matrix: MatrixSettings, file: String) throws(LayoutLoadingError) -> PictureOptions {
        var options = self
        options.fallbackDevices = try known(matrix.devices ?? [], file: file)
        if options.orientations == .standard, let names = matrix.orientations, !names.isEmpty {
            options.orientations =
                names.contains("all") ? .all : .only(names.compactMap { OrientationRequest(name: $0) })
        }
        if options.appearances.isEmpty {
            options.appearances = (matrix.appearances ?? []).map { $0 == "dark" ? .dark : .light }
        }
        if options.contrasts.isEmpty {
            options.contrasts = (matrix.contrasts ?? []).map { $0 == "high" ? .high : .normal }
        }
        if options.contentSizes.isEmpty {
            options.contentSizes = (matrix.contentSizes ?? []).compactMap { name in
                UIContentSizeCategory.namedCases.first { $0.name == name }?.value
            }
        }
        if options.layoutDirections.isEmpty {
            options.layoutDirections = (matrix.layoutDirections ?? []).map {
                $0 == "rightToLeft" ? .rightToLeft : .leftToRight
            }
        }
        if options.languages.isEmpty { options.languages = try languages(matrix.languages ?? [], file: file) }
        return options
    }

    /// The languages of a suite file.
    private func languages(_ names: [Located<String>], file: String) throws(LayoutLoadingError) -> [LayoutLanguage] {
        let languages = names.map { LayoutLanguage($0.value) }
        let unknown = zip(names, languages).filter { $1 == nil }.map { name, _ in
            Diagnostic(
                .error, .unknownValue, "\(Wording.quoted(name.value)) for \"languages\" is not the tag of a language",
                file: file, at: name.position,
                advice: "write for example \"de\", \"pt-BR\", \(Wording.alternatives(LayoutLanguage.words))")
        }
        guard unknown.isEmpty else { throw LayoutLoadingError(diagnostics: unknown) }
        return languages.compactMap(\.self)
    }

    /// The devices of a file, by their names.
    func known(_ names: [Located<String>], file: String) throws(LayoutLoadingError) -> [Device] {
        var devices: [Device] = []
        var diagnostics: [Diagnostic] = []
        for name in names {
            do throws(UnknownDevice) {
                devices.append(try catalogue.require(named: name.value))
            } catch {
                diagnostics.append(Diagnostic(.error, .unknownDevice, "\(error)", file: file, at: name.position))
            }
        }
        guard diagnostics.isEmpty else { throw LayoutLoadingError(diagnostics: diagnostics) }
        return devices
    }
}

extension SuiteRun {
    /// Applies the settings of a suite file; existing options take precedence.
    ///
    /// - Parameter folder: the folder of the file. With it, layouts that are not run are distinguished from layouts
    ///   that do not exist. Nil if all existing layouts were named.
    public mutating func configure(by document: SuiteDocument, in folder: URL? = nil) throws(LayoutLoadingError) {
        self.document = document
        suiteFolder = folder
        let own = options
        options = try own.completed(by: document.settings.matrix, file: document.file)
        for layout in document.layouts {
            let name = layout.name.value
            layoutOptions[name] = try own.completed(by: document.settings(for: name).matrix, file: document.file)
        }
    }

    /// The options for a layout.
    func options(for entry: LayoutSet.Entry) -> PictureOptions {
        layoutOptions[entry.source.name] ?? options
    }
}
