import Foundation
import KitValues
import TestSupport
import Testing

@testable import Assets

@Suite("Symbols from files")
struct SymbolFileTests {
    private func outline(_ svg: String) throws -> SymbolOutline {
        try SymbolFile.outline(named: "own", Array(svg.utf8))
    }

    /// The box of the only piece of a path.
    private func box(_ d: String) throws -> CGRect { try outline("<svg><path d=\"\(d)\"/></svg>").bounds }

    @Test(
        "Every command of a path is read, with absolute and relative numbers",
        arguments: [
            ("M1 2L5 2 5 8z", [1, 2, 4, 6]), ("m1,2 l4,0 0,6z", [1, 2, 4, 6]), ("M1 2H5V8", [1, 2, 4, 6]),
            ("M1 2h4v6", [1, 2, 4, 6]), ("M0 0C0 0 4 6 4 6", [0, 0, 4, 6]), ("M0 0c0 0 1 1 2 3s2 3 2 3", [0, 0, 4, 6]),
            ("M0 0Q4 0 4 6", [0, 0, 4, 6]), ("M0 0q2 0 2 3t0 3", [0, 0, 2, 6]),
            ("M-3 0A3 3 0 0 1 3 0", [-3, -3, 6, 3]),
            ("M-3 0a3 3 0 106 0", [-3, 0, 6, 3]), ("M.5-.5 1e1-.5 10 1.5", [0.5, -0.5, 9.5, 2]),
        ])
    func commands(d: String, expected: [CGFloat]) throws {
        let box = try box(d)
        let found = [box.minX, box.minY, box.width, box.height]
        let isEqual = zip(found, expected).allSatisfy { abs($0 - $1) < 0.01 }
        #expect(isEqual, "\(found)")
    }

    @Test("Shapes, styles and transforms of a drawing are read")
    func drawing() throws {
        let outline = try outline(
            """
            <?xml version="1.0"?><!-- a > b --><!DOCTYPE svg PUBLIC "x" "y">
            <svg fill="none" stroke="black"><defs><path d="M0 0L900 900"/></defs>
            <g transform="translate(10 20) scale(2)"><circle cx="5" cy="5" r="5"/><rect width="4" height="6" rx="1"/></g>
            <path style="fill: red; stroke: none" fill-rule="evenodd" d="M12 22h4v4z"/><path fill="none" stroke="none" d="M0 0z"/>
            </svg>
            """)
        #expect(outline.pieces.map(\.paint) == [.stroke, .stroke, .evenOddFill])
        let box = outline.bounds
        #expect(abs(box.minX - 10) + abs(box.minY - 20) + abs(box.width - 20) + abs(box.height - 20) < 0.01)
        #expect(
            !outline.isStandIn
                && outline.imageSize == CGSize(width: 300.0.squareRoot() + 3, height: 300.0.squareRoot() + 2))
    }

    /// A sheet with two groups, whose units are hundredths of the point size.
    private let sheet = """
        <svg><g id="Notes"><rect x="0" y="0" width="3300" height="2200"/><text>Weight</text></g>
        <g id="Guides"><line id="Baseline-M" x1="0" x2="3000" y1="1126" y2="1126"/>
        <line id="Capline-M" x1="0" x2="3000" y1="1055.54" y2="1055.54"/>
        <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
        <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="1030" y2="1150"/></g>
        <g id="Symbols"><g id="Black-S" transform="matrix(1 0 0 1 2800 500)"><path d="M0 0H10V10Z"/></g>
        <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><path d="M10-80H90V0H10Z"/></g></g></svg>
        """

    @Test("Of a sheet, the regular group is used, with the sizes that the guides state")
    func sheets() throws {
        let outline = try outline(sheet)
        #expect(outline.pieces.count == 1)
        #expect(outline.bounds == CGRect(x: 1410, y: 1046, width: 80, height: 80))
        // One unit is 0.17 points.
        let sizes = [outline.imageSize.width, outline.imageSize.height, outline.sideInset]
        let isNear = zip(sizes, [17, 15.6, 1.7]).allSatisfy { abs($0 - $1) < 0.01 }
        #expect(isNear, "\(sizes)")
    }

    @Test(
        "A file that is no symbol is refused with the reason",
        arguments: [
            ("", "it is not an SVG"), ("<html></html>", "it is not an SVG"), ("<svg/>", "it draws nothing"),
            ("<svg><path d=\"M0 0L\"/></svg>", "its path \"M0 0L\" cannot be read"),
            ("<svg><path d=\"1 2\"/></svg>", "its path \"1 2\" cannot be read"),
            ("<svg><text>a</text></svg>", "it has an element \"text\"; convert it to paths"),
            (
                "<svg><g id=\"Symbols\"><g id=\"Regular-M\"><path d=\"M0 0H9V9Z\"/><text>a</text></g></g></svg>",
                "it has an element \"text\"; convert it to paths"
            ),
            ("<!DOCTYPE svg [<!ENTITY a \"b\">]><svg/>", "it declares entities; leave them out"),
            ("<svg><path d=\"M0 0", "it is not well-formed XML"), ("</svg>", "it is not well-formed XML"),
            ("<svg transform=\"skew(1)\"/>", "its transform \"skew(1)\" cannot be read"),
            ("<svg><g id=\"Symbols\"></g></svg>", "the sheet has no symbol; export it with the group \"Regular-M\""),
        ])
    func faults(svg: String, reason: String) {
        #expect(throws: SymbolFile.Fault(reason)) { try outline(svg) }
    }

    @Test("Damaged files are refused or read, and never stop the process")
    func damaged() {
        let bytes = Array(sheet.utf8)
        var random = SeededGenerator(seed: 33)
        for _ in 0..<2000 {
            var copy = bytes
            for _ in 0..<4 {
                copy[Int.random(in: 0..<copy.count, using: &random)] = UInt8.random(in: 9...126, using: &random)
            }
            _ = try? SymbolFile.outline(
                named: "own", Array(copy.prefix(Int.random(in: 0...copy.count, using: &random))))
        }
    }
}
