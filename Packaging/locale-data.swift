// Leaves the languages out of ICU's data, except English: `locale-data ALL REDUCED`.
//
// Foundation holds ICU's data for all languages, 34 megabytes. The command writes no date and no number by a language, so
// it needs none of them. Left out are the items that belong to one language: its locale and its dictionary of words. What
// is asked for a language that is not there gets the root locale, as for a language that ICU does not know.
import Foundation

struct Item {
    let name: String
    let content: Data

    private var isOfOneLanguage: Bool {
        let file = name.split(separator: "/").last ?? ""
        let parts = file.split(separator: ".")
        switch parts.last {
        case "dict": return true
        // `de`, `ff_Adlm`, `de__PHONEBOOK`; `root`, `pool`, `res_index` and tables of all languages have other names.
        case "res":
            let words = parts[0].split(separator: "_", omittingEmptySubsequences: false)
            return (2...3).contains(words[0].count) && words.dropFirst().allSatisfy { $0.first?.isLowercase != true }
        default: return false
        }
    }

    private var isEnglish: Bool {
        ["en.res", "en_US.res", "en_US_POSIX.res"].contains { name.hasSuffix("/\($0)") }
    }

    var isKept: Bool { !isOfOneLanguage || isEnglish }
}

/// ICU's archive (`.dat`): a header, then a table of offsets into what follows it, ordered by name.
struct Archive {
    var header: Data
    var items: [Item]

    init?(_ bytes: Data) {
        func number(at place: Int, size: Int) -> Int? {
            guard place >= 0, place + size <= bytes.count else { return nil }
            return (0..<size).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
        }
        guard let start = number(at: 0, size: 2), bytes.count > 16, bytes[12..<16].elementsEqual("CmnD".utf8),
            let count = number(at: start, size: 4)
        else { return nil }
        header = bytes[0..<start]
        items = []
        for index in 0..<count {
            let entry = start + 4 + 8 * index
            let isLast = index == count - 1
            guard let name = number(at: entry, size: 4), let content = number(at: entry + 4, size: 4),
                let end = isLast ? bytes.count - start : number(at: entry + 12, size: 4),
                content <= end, start + end <= bytes.count,
                let nameEnd = bytes[(start + name)...].firstIndex(of: 0)
            else { return nil }
            items.append(
                Item(
                    name: String(decoding: bytes[(start + name)..<nameEnd], as: UTF8.self),
                    content: bytes[(start + content)..<(start + end)]))
        }
    }

    var bytes: Data {
        var names = Data()
        var contents = Data()
        let namesStart = 4 + 8 * items.count
        // Each item begins at a multiple of 16, as ICU wants it.
        let contentsStart = (namesStart + items.reduce(0) { $0 + $1.name.utf8.count + 1 } + 15) & ~15
        var table = [UInt32(items.count)]
        for item in items {
            table += [UInt32(namesStart + names.count), UInt32(contentsStart + contents.count)]
            names += Data(item.name.utf8) + [0]
            contents += item.content
            contents += Data(count: -contents.count & 15)
        }
        let offsets = table.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) } }
        let padding = Data(count: contentsStart - namesStart - names.count)
        return header + offsets + names + padding + contents
    }
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let bytes = FileManager.default.contents(atPath: arguments[1]),
    var archive = Archive(bytes)
else {
    FileHandle.standardError.write(Data("locale-data: this is no archive of ICU's data\n".utf8))
    exit(2)
}
archive.items.removeAll { !$0.isKept }
try archive.bytes.write(to: URL(fileURLWithPath: arguments[2]))
