import LayoutDocument
import Testing

@testable import ReflowCommand

@Suite("Help")
struct HelpPageTests {
    /// All defined commands.
    private static let commands = Reflow.commands.commands.map(\.description)

    @Test("The page of a command as Markdown, word for word; every command has one")
    func markdown() async {
        #expect(
            HelpMarkdown(of: CommandSyntax.initialize.description).text == """
                # reflow init

                write a starter folder: layout, suite file, schemas, git settings.

                ```text
                reflow init [DIR] [--format text|json] [--color WHEN]
                ```

                Existing files are never overwritten. Prints the paths of the new files, one per line.

                ## Arguments

                - `DIR`: the folder (default: .)

                ## Options

                - `--format text|json`: how to print the result (default: text)
                - `--color WHEN`: use colours: auto (on a terminal, unless NO\\_COLOR is set), always or never \
                (default: auto)
                - `-h, --help`: print this help

                """)
        for command in Self.commands {
            let captured = CapturedConsole()
            let code = await Reflow.commands.run(
                ["help", command.name, "--format", "markdown"], console: captured.console(), environment: Environment())
            #expect(code == .success && captured.output.hasPrefix("# reflow \(command.name)\n"), "\(captured.error)")
            for option in command.options { #expect(captured.output.contains("- `\(option.term)`: ")) }
        }
    }

    @Test("The page of a command, word for word")
    func command() {
        #expect(
            HelpPage(of: CommandSyntax.render.description).text == """
                reflow render: draw layouts as PNGs, each orientation after a real rotation

                usage: reflow render LAYOUT… [-d D]… [--orientation O]…
                                     [--appearance light|dark]… [--contrast normal|high]…
                                     [--content-size S]… [--layout-direction D]… [--language L]…
                                     [--scale N] [--steps] [--root ID|all] [-o DIR]
                                     [--device-file FILE]… [--semantics S]
                                     [--text glyphs|bricks] [--font-dir DIR]… [--symbols DIR]
                                     [--verbose] [--size WxH] [--safe-area T,L,B,R]
                                     [--layout-margins T,L,B,R] [--layout-guides TOP,BOTTOM]
                                     [--size-classes H,V] [--text-sizes measured|stored]
                                     [--rows N] [--format text|json] [--color WHEN]

                Rotates the device, asks the application and the controllers whether the
                interface may follow, and draws the result of the rotation. If an orientation is
                refused, there is no picture; the reason goes to standard error, and the exit
                status is 1 if --orientation named this orientation.

                Prints the paths of the pictures, one per line.

                With --size, no device is used and nothing rotates. The view that --root names,
                or the root view, gets this size, and the picture is named after the size
                (card.320x200.png). Set the view's environment with --safe-area,
                --layout-margins, --layout-guides and --size-classes; its scale is 2 unless
                --scale is given.

                arguments:
                  LAYOUT  layout files, or folders of them; - is standard input

                options:
                  -d, --device D            a device (default: the layout's, else iPhone 15)
                  --orientation O           portrait, portraitUpsideDown, landscapeLeft,
                                            landscapeRight, landscape or all (default: portrait
                                            and landscape)
                  --appearance light|dark   the user interface style (default: light)
                  --contrast normal|high    the accessibility contrast (default: normal)
                  --content-size S          the user's text size, from extraSmall to
                                            accessibilityExtraExtraExtraLarge (default: large)
                  --layout-direction D      the layout direction: leftToRight or rightToLeft
                                            (default: leftToRight)
                  --language L              the language of the texts; base is the layout's own,
                                            double shows each text twice, accents decorates it
                                            (default: base)
                  --scale N                 pixels per point (default: the device's)
                  --steps                   run the layout's steps first
                  --root ID|all             the id of the object to draw in a .xib or
                                            .storyboard
                  -o, --output DIR          the folder for the pictures; for a single picture,
                                            also a file name that ends in .png (default: .)
                  --device-file FILE        a JSON file with more devices
                  --semantics S             the iOS version whose rotation rules apply: iOS5,
                                            iOS6, iOS8, iOS15 or iOS16 (default: the layout's,
                                            else iOS15)
                  --text glyphs|bricks      draw letters, or a brick for each word; bricks look
                                            the same with every font (default: glyphs)
                  --font-dir DIR            a folder with more fonts
                  --symbols DIR             a folder of SVG files that are drawn in place of
                                            stand-ins for symbols
                  --verbose                 also print UIKit's own text about constraints that
                                            conflict
                  --size WxH                set the view to this size instead of rotating a
                                            device
                  --safe-area T,L,B,R       with --size: the safe area insets
                  --layout-margins T,L,B,R  with --size: the view's layout margins, including
                                            the safe area
                  --layout-guides TOP,BOTTOM
                                            with --size: the lengths of topLayoutGuide and
                                            bottomLayoutGuide
                  --size-classes H,V        with --size: the horizontal and the vertical size
                                            class
                  --text-sizes measured|stored
                                            the sizes of texts and controls: measured by Reflow,
                                            or stored in the Interface Builder document
                                            (default: measured)
                  --rows N                  the rows that a document's table shows of each
                                            prototype (default: 1)
                  --format text|json        how to print the result (default: text)
                  --color WHEN              use colours: auto (on a terminal, unless NO_COLOR is
                                            set), always or never (default: auto)
                  -h, --help                print this help

                """)
    }

    @Test("What has to be there stands without brackets")
    func required() {
        #expect(
            HelpPage(of: CommandSyntax.explain.description).text.contains(
                "usage: reflow explain LAYOUT [--to O] [--from O]"))
        #expect(HelpPage(of: CommandSyntax.rotate.description).text.contains(" --to O "))
    }

    @Test("The page of the tool, word for word")
    func tool() {
        #expect(
            HelpPage(
                of: [CommandSyntax.diff.description, CommandSyntax.help(beside: []).description],
                topics: ReferencePages.index.all.filter { ["layout", "UIView", "UILabel"].contains($0.name) }
            ).text == """
                reflow: what a UIKit layout does when the device rotates

                usage: reflow COMMAND …
                       reflow help COMMAND, TOPIC or KEY

                commands:
                  diff  compare two PNGs, or two folders of them
                  help  explain commands, and the keys of files

                topics:
                  layout  a layout file, such as Layouts/login.json
                  views   UIView, UILabel

                options:
                  --version   print the version
                  -h, --help  print this help

                exit status:
                  0  success
                  1  differences, a refused orientation, or a UIKit exception
                  2  wrong usage, unreadable input, or a failed write
                  3  a golden is missing
                  4  obsolete goldens, with --strict

                """)
    }

    @Test("A term that is too long for its column has a line of its own")
    func longTerm() {
        let list = TextLayout.list("terms", [("a", "short"), ("a-term-of-twenty-six-letters", "long")])
        #expect(
            list == """
                terms:
                  a                         short
                  a-term-of-twenty-six-letters
                                            long
                """)
    }

    @Test("Every page names all there is to give, in lines of 80 at most, with no space at their end")
    func laws() {
        for command in Self.commands {
            let text = HelpPage(of: command).text
            for option in command.options {
                #expect(text.contains("  \(option.short.map { "-\($0), " } ?? "")--\(option.name)"))
            }
            for positional in command.positionals { #expect(text.contains("\n  \(positional.placeholder) ")) }
            for line in text.split(separator: "\n") { #expect(line.count <= 80 && line.last != " ", "\(line)") }
            #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
        }
    }

    @Test("No command has two options of one name or letter, nor an argument after one that takes the rest")
    func consistency() {
        for command in Self.commands {
            #expect(Set(command.options.map(\.name)).count == command.options.count)
            let shorts = command.options.compactMap(\.short)
            #expect(Set(shorts).count == shorts.count)
            #expect(command.options.last == .help)
            #expect(command.positionals.dropLast().allSatisfy { !$0.repeats && $0.isRequired })
        }
        #expect(Set(Self.commands.map(\.name)).count == Self.commands.count)
    }
}
