import Foundation
import LayoutRules
import Screens
import Suites

// Parameters that several commands share.

extension Parameter<String> {
    /// The layout file of a command that takes exactly one.
    static var layout: Parameter {
        .argument(.file("LAYOUT"), help: "the layout file; - is standard input")
    }

    static var outputDirectory: Parameter {
        .option(
            "output", short: "o", .directory, default: ".",
            help: "the folder for the pictures; for a single picture, also a file name that ends in .png")
    }
}

extension Parameter<String> {
    static var snapshotDirectory: Parameter {
        .option("snapshots", .directory, default: SuiteRequest.defaultSnapshotDirectory, help: "where the goldens are")
    }

    static var reportDirectory: Parameter {
        .option("report", .directory, default: "report", help: "the folder for the report and the pictures of failures")
    }
}

extension Parameter<[String]> {
    /// The layouts of a command that takes several.
    static var layouts: Parameter {
        .arguments(.file("LAYOUT"), help: "layout files, or folders of them; - is standard input")
    }

    static var layoutPaths: Parameter {
        .arguments(
            .text("PATH", expected: "the path of a layout file or of a folder", completion: .files),
            default: ["Layouts"], help: "layout files, or folders of them")
    }
}

extension Parameter<Bool> {
    static var verifiesPixels: Parameter {
        .flag(
            "verify-pixels",
            help: "draw every picture and compare every pixel with the golden, ignoring the golden's metadata")
    }

    static var quiet: Parameter {
        .flag("quiet", short: "q", help: "print only problems, without progress and counts")
    }

    static var update: Parameter {
        .flag("update", short: "u", help: "accept every change of this run, as \"reflow accept\" would")
    }

    static var opensPage: Parameter {
        .flag("open", help: "open the report's page in the browser: BROWSER, else xdg-open or open")
    }

    static var strict: Parameter {
        .flag("strict", help: "exit with status 4 if there are obsolete goldens")
    }

    static var dryRun: Parameter {
        .flag("dry-run", help: "print what would change, without changing anything")
    }

    static var allowsContinuousIntegration: Parameter {
        .flag("allow-ci", help: "change goldens even if CI is set")
    }
}

extension Parameter<PageEmbedding> {
    static var embedding: Parameter {
        .option(
            "embed", .choice(), default: .changed,
            help: "the pictures in the page: all, changed (with thumbnails of the rest) or none")
    }
}

extension Parameter<String?> {
    static var suiteFile: Parameter {
        .option(
            "config", .file("FILE"),
            help: "the suite file (default: the nearest reflow.json in the layouts' folder or a parent)")
    }

    static var device: Parameter {
        .option("device", short: "d", .device, help: "the device (default: the layout's first, else iPhone 15)")
    }
}

extension Parameter<[String]> {
    static func devices(default standard: String) -> Parameter {
        .options("device", short: "d", .device, help: "a device (default: \(standard))")
    }

    static var deviceFiles: Parameter {
        .options("device-file", .file("FILE"), help: "a JSON file with more devices")
    }

    static var fontDirectories: Parameter {
        .options("font-dir", .directory, help: "a folder with more fonts")
    }
}

extension Parameter<Double?> {
    static var scale: Parameter {
        .option("scale", .scale, help: "pixels per point (default: the device's)")
    }
}

extension Parameter<TextSizes> {
    static var textSizes: Parameter {
        .option(
            "text-sizes", .choice(), default: .measured,
            help: "the sizes of texts and controls: measured by Reflow, or stored in the Interface Builder document")
    }
}

extension Parameter<Int> {
    /// The number of rows that a table of a document shows of each prototype.
    static var prototypeRows: Parameter {
        .option(
            "rows", .integer("N", in: 1...10_000), default: 1,
            help: "the rows that a document's table shows of each prototype")
    }
}

extension Parameter<Bool> {
    static var steps: Parameter {
        .flag("steps", help: "run the layout's steps first")
    }
}

extension Parameter<OutputFormat> {
    static var format: Parameter {
        .option("format", .choice(), default: .text, help: "how to print the result")
    }
}

// MARK: Formats

extension ValueFormat<String> {
    static func file(_ placeholder: String) -> ValueFormat {
        .text(placeholder, expected: "the path of a file", completion: .files)
    }

    static var directory: ValueFormat {
        .text("DIR", expected: "the path of a folder", completion: .folders)
    }

    static var device: ValueFormat {
        .text(
            "D", expected: "the name or id of a device, as \"reflow devices\" lists them",
            completion: .words(DeviceCatalogue.standard.all.map(\.id)))
    }
}

extension ValueFormat<Double> {
    /// The pixels per point. The range includes every real screen, and more for sketches and posters.
    static var scale: ValueFormat {
        ValueFormat(placeholder: "N", expected: "a number from 0.1 to 16") { text in
            guard text.isDecimal(withPoint: true), let value = Double(text), (0.1...16).contains(value)
            else { return nil }
            return value
        }
    }
}

extension ValueFormat<CGSize> {
    /// A width and a height in points, either of which may be 0.
    static var size: ValueFormat {
        ValueFormat(
            placeholder: "WxH", expected: "a width and a height in points up to 10000, such as 320x568"
        ) { text in
            let sides = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
            guard sides.count == 2, sides.allSatisfy({ $0.isDecimal(withPoint: true) }),
                let width = Double(sides[0]), let height = Double(sides[1]), max(width, height) <= 10_000
            else { return nil }
            return CGSize(width: width, height: height)
        }
    }
}
