import Foundation
import LayoutRules
import Suites

// What several commands take is said here once.

extension Parameter<String> {
    /// The one layout file.
    static var layout: Parameter {
        .argument(.file("LAYOUT"), help: "the layout file")
    }

    static var outputDirectory: Parameter {
        .option("output", short: "o", .directory, default: ".", help: "where the pictures go")
    }
}

extension Parameter<String> {
    static var snapshotDirectory: Parameter {
        .option("snapshots", .directory, default: SuiteRequest.defaultSnapshotDirectory, help: "where the goldens are")
    }

    static var reportDirectory: Parameter {
        .option("report", .directory, default: "report", help: "where the report and the pictures of failures go")
    }
}

extension Parameter<[String]> {
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
            help: "draw every picture and compare all pixels of its golden, whatever the golden says of itself")
    }

    static var strict: Parameter {
        .flag("strict", help: "goldens that no layout owns end in exit status 4")
    }

    static var dryRun: Parameter {
        .flag("dry-run", help: "say what would change, and change nothing")
    }

    static var allowsContinuousIntegration: Parameter {
        .flag("allow-ci", help: "change goldens although CI is set")
    }
}

extension Parameter<PageEmbedding> {
    static var embedding: Parameter {
        .option(
            "embed", .choice(), default: .changed,
            help: "what the page holds in itself: all pictures, what changed with thumbnails of the rest, or none")
    }
}

extension Parameter<String?> {
    static var suiteFile: Parameter {
        .option(
            "config", .file("FILE"),
            help: "the suite file (default: the nearest reflow.json beside the layouts or above them)")
    }

    static var device: Parameter {
        .option("device", .device, help: "the device (default: the first of the file, else iPhone 15)")
    }
}

extension Parameter<[String]> {
    static var devices: Parameter {
        .options("device", .device, help: "a device (default: those of the file, else iPhone 15)")
    }

    static var deviceFiles: Parameter {
        .options("device-file", .file("FILE"), help: "a JSON file of devices to know beside Reflow's own")
    }

    static var fontDirectories: Parameter {
        .options("font-dir", .directory, help: "a folder of fonts to use beside Reflow's own")
    }
}

extension Parameter<Double?> {
    static var scale: Parameter {
        .option("scale", .scale, help: "pixels per point (default: the device's)")
    }
}

extension Parameter<Bool> {
    static var steps: Parameter {
        .flag("steps", help: "run the layout's steps first, and go on from the state they end in")
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
            "D", expected: "the name or id of a device, as 'reflow devices' lists them",
            completion: .words(DeviceCatalogue.standard.all.map(\.id)))
    }
}

extension ValueFormat<Double> {
    /// Pixels per point: every real screen's, and what a sketch or a poster may want.
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
