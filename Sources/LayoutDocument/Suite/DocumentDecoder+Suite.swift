import Basics
import Foundation
import JSON
import KitSchema
import LayoutRules

extension DocumentDecoder {
    mutating func suite(_ value: JSONValue) -> SuiteDocument? {
        guard let members = members(of: value, .suite, "a suite file") else { return nil }
        let layouts = members[SuiteKeys.layouts].map { layoutSettings($0.value) } ?? []
        let own = suiteSettings(members, lint: .suiteLint)
        var document = SuiteDocument(
            file: file, settings: own.settings, layouts: layouts, viewNames: own.viewNames,
            fonts: members[.fonts].map { names($0.value, "\"fonts\"") } ?? [])
        document.lintBaseline = own.baseline
        document.symbols = members.located(SuiteKeys.symbols, \.string)
        document.deviceFiles = members[SuiteKeys.deviceFiles].map { someNames($0.value, "\"deviceFiles\"") } ?? []
        return document
    }

    private mutating func layoutSettings(_ value: JSONValue) -> [LayoutSettings] {
        namedMembers(of: value, .suiteLayout, "\"layouts\"").map { name, members in
            let own = suiteSettings(members, lint: .lint)
            return LayoutSettings(name: name, settings: own.settings, viewNames: own.viewNames)
        }
    }

    /// The sections that the suite and each layout may have, and the ids of views that they name.
    private mutating func suiteSettings(
        _ members: Members, lint schema: ObjectSchema
    ) -> (settings: SuiteSettings, viewNames: [Located<String>], baseline: Located<String>?) {
        var settings = SuiteSettings()
        var baseline: Located<String>?
        var viewNames: [Located<String>] = []
        if let comparison = members[SuiteKeys.comparison] {
            settings.comparison = self.comparison(comparison.value, &viewNames)
        }
        if let matrix = members[SuiteKeys.matrix] { settings.matrix = self.matrix(matrix.value) }
        if let lint = members[SuiteKeys.lint].flatMap({ self.members(of: $0.value, schema, "\"lint\"") }) {
            settings.lint = self.lint(lint, &viewNames)
            baseline = lint.located(LintKeys.baseline, \.string)
        }
        return (settings, viewNames.sorted { $0.position < $1.position }, baseline)
    }

    private mutating func lint(_ members: Members, _ viewNames: inout [Located<String>]) -> LintSettings {
        let ignored = members[LintKeys.ignore].map { names($0.value, "\"ignore\"") }
        viewNames += ignored ?? []
        var settings = LintSettings(ignored: ignored?.map(\.value))
        let severities = members[LintKeys.severity].flatMap {
            self.members(of: $0.value, .lintSeverity, "\"severity\"")
        }
        for property in severities?.properties ?? [] {
            guard let kind = IssueKind(rawValue: property.name),
                let severity = property.value.choice.flatMap({ IssueSeverity(rawValue: $0.name) })
            else { continue }
            settings.severities[kind] = severity
        }
        return settings
    }

    private mutating func matrix(_ value: JSONValue) -> MatrixSettings {
        guard let members = members(of: value, .matrix, "\"matrix\"") else { return MatrixSettings() }
        return MatrixSettings(
            devices: members[MatrixKeys.devices].map { someNames($0.value, "\"devices\"") },
            orientations: members.value(MatrixKeys.orientations, \.options)?.names,
            appearances: members.value(MatrixKeys.appearances, \.options)?.names,
            contrasts: members.value(MatrixKeys.contrasts, \.options)?.names,
            contentSizes: members.value(MatrixKeys.contentSizes, \.options)?.names,
            layoutDirections: members.value(MatrixKeys.layoutDirections, \.options)?.names,
            languages: members[MatrixKeys.languages].map { someNames($0.value, "\"languages\"") })
    }

    private mutating func comparison(_ value: JSONValue, _ viewNames: inout [Located<String>]) -> ComparisonSettings {
        guard let members = members(of: value, .comparison, "\"comparison\"") else { return ComparisonSettings() }
        var views: [String: ToleranceSettings] = [:]
        for (name, tolerance) in members[ComparisonKeys.views].map({
            namedMembers(of: $0.value, .tolerance, "\"views\"")
        }) ?? [] {
            views[name.value] = self.tolerance(tolerance)
            viewNames.append(name)
        }
        let masks = members[ComparisonKeys.masks].map { names($0.value, "\"masks\"") }
        viewNames += masks ?? []
        return ComparisonSettings(tolerance: tolerance(members), masks: masks?.map(\.value), views: views)
    }

    private func tolerance(_ members: Members) -> ToleranceSettings {
        ToleranceSettings(
            precision: members.value(ToleranceKeys.precision, \.number),
            perceptualPrecision: members.value(ToleranceKeys.perceptualPrecision, \.number),
            ignoreAntialiasing: members.value(ToleranceKeys.ignoreAntialiasing, \.boolean),
            maxDiffPixels: members.value(ToleranceKeys.maxDiffPixels, \.integer),
            maxDiffPixelsPerWindow: members.value(ToleranceKeys.maxDiffPixelsPerWindow, \.integer),
            windowSize: members.value(ToleranceKeys.windowSize, \.integer))
    }

    /// The members of an object with keys that the user chooses. Each value is an object.
    private mutating func namedMembers(
        of value: JSONValue, _ schema: ObjectSchema, _ label: String
    ) -> [(Located<String>, Members)] {
        guard let named = value.members else {
            reportType(value, .dictionary(schema), label)
            return []
        }
        var result: [(Located<String>, Members)] = []
        for member in named {
            let quoted = Wording.quoted(member.key)
            if member.key.isEmpty { report(.outOfRange, "a name in \(label) must not be empty", at: member.position) }
            guard let members = members(of: member.value, schema, quoted, title: quoted) else { continue }
            result.append((Located(member.key, at: member.position), members))
        }
        return result
    }
}
