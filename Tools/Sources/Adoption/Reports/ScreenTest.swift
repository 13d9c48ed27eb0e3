import Foundation

/// A test that keeps pictures of a controller in both orientations.
struct ScreenTest {
    let controller: String
    /// The Swift expression that makes it.
    let maker: String

    /// The name of the test: that of the class, with a small first letter.
    private var name: String {
        let name = controller.replacingOccurrences(of: ".", with: "")
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    var text: String {
        """
        @MainActor @Test("\(controller) in both orientations")
        func \(name)() {
            assertSnapshot(of: \(maker), as: .image(on: .iPhone13), named: "portrait")
            assertSnapshot(of: \(maker), as: .image(on: .iPhone13(.landscape)), named: "landscape")
        }
        """
    }

    /// The test of all previews of a module, which shows each in both orientations.
    static func ofPreviews(module: String) -> String {
        """
        @MainActor @Test("The previews of \(module)")
        func previews() {
            assertPreviews(of: "\(module)")
        }
        """
    }

    /// A file of tests for the screens of a module. The previews have one test together.
    static func file(_ tests: [String], module: String) -> String {
        let tests = tests.enumerated().filter { !tests[..<$0.offset].contains($0.element) }.map(\.element)
        return """
            \(LinuxPackage.mark)
            import SnapshotTesting
            import Testing
            import UIKit

            @testable import \(module)

            \(tests.joined(separator: "\n\n"))

            """
    }
}
