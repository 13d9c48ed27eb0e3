import Foundation
import KitValues
import LayoutRules

extension FrameTree {
    /// Parses the text that `dump()` printed. Windows line ends are accepted.
    ///
    /// - Throws: `FrameTreeError` with the position of the first mistake.
    public init(parsing text: String) throws(FrameTreeError) {
        let bytes = Array(text.utf8)
        let lines = FrameTree.lines(bytes)

        var header = LineScanner(bytes, in: lines.first ?? 0..<0, line: 1)
        try header.require("tree")
        let device = header.take(" device=") ? try header.word() : nil
        let orientation = header.take(" orientation=") ? try header.word() : nil
        try header.require(" semantics=")
        let semantics = try header.word()
        try header.require(" size=")
        let size = try header.numbers(2)
        try header.require(" scale=")
        let scale = try header.number()
        guard header.isAtEnd else { throw header.expected("the end of the line") }

        var tree: FrameTree?
        for (index, line) in lines.enumerated().dropFirst() {
            var scanner = LineScanner(bytes, in: line, line: index + 1)
            let indentation = scanner.spaces()
            guard indentation % 2 == 0 else { throw scanner.expected("an even indentation") }
            let depth = indentation / 2
            let deepest = tree.map { $0.nodes[$0.nodes.count - 1].depth + 1 } ?? 0
            guard depth <= deepest else { throw scanner.expected("at most \(deepest * 2) spaces") }
            guard depth > 0 || tree == nil else { throw scanner.expected("a single root") }
            let node = try FrameNode(&scanner)
            if tree == nil {
                tree = FrameTree(
                    device: device, orientation: orientation, semantics: semantics,
                    size: CGSize(width: size[0], height: size[1]), scale: scale, root: node)
            } else {
                tree?.append(node, depth: depth)
            }
        }
        guard let tree else { throw FrameTreeError(line: 2, column: 1, expected: "a view") }
        self = tree
    }

    /// The ranges of the lines without their ends. There is no line after the last end.
    private static func lines(_ bytes: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var (first, index) = (0, 0)
        while index <= bytes.count {
            if index == bytes.count || bytes[index] == UInt8(ascii: "\n") {
                if index < bytes.count || first < index {
                    let hasReturn = first < index && bytes[index - 1] == UInt8(ascii: "\r")
                    lines.append(first..<(hasReturn ? index - 1 : index))
                }
                first = index + 1
            }
            index += 1
        }
        return lines
    }
}

extension FrameNode {
    fileprivate init(_ scanner: inout LineScanner) throws(FrameTreeError) {
        let first = try scanner.word()
        let second = scanner.take(":") ? try scanner.word() : nil
        let id = scanner.take(" #") ? try scanner.word() : nil
        try scanner.require(" ")
        self.init(
            second ?? first, customClass: second == nil ? nil : first, id: id, frame: try scanner.rect())
        if scanner.take(" bounds=") { bounds = try scanner.rect() }
        if scanner.take(" safe=") {
            let insets = try scanner.numbers(4)
            safeAreaInsets = UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
        }
        if scanner.take(" mask=") { autoresizingMask = try scanner.mask() }
        if scanner.take(" ambiguous=") { ambiguous = try scanner.numberNames() }
        isHidden = scanner.take(" hidden")
        if scanner.take(" alpha=") { alpha = try scanner.number() }
        var last: Look?
        while let look = scanner.takeLook(after: last) {
            looks[look] = try scanner.look()
            last = look
        }
        if scanner.take(" ") { text = try scanner.quoted() }
        guard scanner.isAtEnd else { throw scanner.expected("the end of the line") }
    }
}

extension LineScanner {
    /// A mask: UIKit's abbreviations, joined by `+`.
    fileprivate mutating func mask() throws(FrameTreeError) -> UIViewAutoresizing {
        var result: UIViewAutoresizing = []
        repeat {
            let here = self
            let name = try word()
            guard let mask = UIViewAutoresizing.abbreviated.first(where: { $0.name == name })?.mask else {
                throw here.expected("one of LM, W, RM, TM, H, BM")
            }
            result.formUnion(mask)
        } while take("+")
        return result
    }

    /// The names of numbers of a frame, joined by `+`.
    fileprivate mutating func numberNames() throws(FrameTreeError) -> [LayoutNumber] {
        var result: [LayoutNumber] = []
        repeat {
            let here = self
            guard let number = LayoutNumber(rawValue: try word()) else {
                throw here.expected("one of " + LayoutNumber.allCases.map(\.rawValue).joined(separator: ", "))
            }
            result.append(number)
        } while take("+")
        return result
    }
}
