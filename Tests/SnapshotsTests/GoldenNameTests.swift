import Foundation
import Snapshots
import Testing

@Suite("What goldens are called")
struct GoldenNameTests {
    @Test("The contract's scheme, part by part")
    func scheme() {
        var name = PictureName(layout: "login", device: "iphone-15", state: "portrait")
        #expect(name.golden.path(.picture) == "login/login.iphone-15.portrait.png")
        #expect(name.golden.path(name.golden.tree) == "login/login.iphone-15.portrait.txt")
        name.isDark = true
        #expect(name.stem == "login.iphone-15.portrait.dark")
        name.contentSize = "accessibilityLarge"
        name.isRightToLeft = true
        name.root = "i5M-Pr-FkT"
        #expect(name.stem == "login.i5M-Pr-FkT.iphone-15.portrait.dark.accessibilityLarge.rtl")
        #expect(GoldenName(layout: "login", device: "iphone-15", state: "turned").stem == "login.iphone-15.turned")
    }

    @Test(
        "Any layout's name as that of a folder",
        arguments: [
            ("login", "login"), ("My Screen", "My Screen"), ("v1.2", "v1.2"), ("Größe", "Größe"), ("写真", "写真"),
            ("🎉", "🎉"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("it's", "it's"),
            ("a/b", "a-b"), ("a\\b", "a-b"), ("..", "--"), (".", "-"), (".hidden", "-hidden"), ("end.", "end-"),
            (" x ", "-x-"), ("../../etc/passwd", "-.-..-etc-passwd"), ("", "-"), ("a\0b", "a-b"), ("a\nb", "a-b"),
            ("<script>", "-script-"), ("\"quoted\"", "-quoted-"), ("C:", "C-"), ("\u{202E}gpj", "-gpj"),
            ("a|b?*", "a-b--"),
        ])
    func folder(layout: String, folder: String) {
        #expect(GoldenName.fileName(layout) == folder)
        #expect(GoldenName(layout: layout, device: "d", state: "s").stem == "\(folder).d.s")
    }

    @Test("Parts after the layout hold no dots, so that they cannot pass for one another")
    func parts() {
        #expect(GoldenName(layout: "a", device: "d", state: "portrait.dark").stem == "a.d.portrait-dark")
        #expect(GoldenName(layout: "a", root: "../b", device: "d", state: "s").stem == "a.---b.d.s")
    }

    @Test("Long names are cut, keep apart, and leave room for every extension")
    func long() {
        let names = (0..<2).map {
            GoldenName(layout: String(repeating: "é", count: 300) + "\($0)", device: "d", state: "s")
        }
        for name in names {
            #expect(name.folder.utf8.count <= 200 && name.folder.utf8.count > 190)
            #expect(name.stem.utf8.count <= 200 && name.stem.utf8.count > 190)
        }
        #expect(names[0].folder != names[1].folder)
        #expect(names[0].stem != names[1].stem)
    }

    @Test("A name of 200 bytes stays, one of 201 is cut")
    func longest() {
        let name = String(repeating: "x", count: 200)
        #expect(GoldenName.fileName(name) == name)
        #expect(GoldenName.fileName(name + "x").utf8.count <= 200)
    }
}
