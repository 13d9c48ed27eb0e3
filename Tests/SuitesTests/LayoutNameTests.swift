import Foundation
import Snapshots
import Testing

@testable import Suites

@Suite("What a layout is called in reports")
struct LayoutNameTests {
    @Test(
        "As its file, and as the folder of its goldens, wherever that lies",
        arguments: [
            ("Layouts/login.json", "login"), ("Tests/AppTests/Login.FormTests.swift", "Login.FormTests"),
            ("a:b.xib", "a-b"), ("main", "main"),
        ])
    func layoutName(file: String, name: String) {
        var layout = LayoutReport(file: file)
        layout.pictures = [
            PictureReport(
                name: "p", path: "elsewhere/p", device: "iphone-8", state: "portrait", scale: 2, status: .passed)
        ]
        #expect(layout.pictureEntries.map(\.layout) == [name])
    }
}
