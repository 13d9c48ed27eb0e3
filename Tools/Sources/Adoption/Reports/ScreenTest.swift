import Foundation

/// A test that keeps pictures of a controller in both orientations.
struct ScreenTest {
    let controller: String

    /// The name of the test: that of the class, with a small first letter.
    private var name: String {
        let name = controller.replacingOccurrences(of: ".", with: "")
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    var text: String {
        """
        @MainActor @Test("\(controller) in both orientations")
        func \(name)() {
            assertSnapshot(of: \(controller)(), as: .image(on: .iPhone13), named: "portrait")
            assertSnapshot(of: \(controller)(), as: .image(on: .iPhone13(.landscape)), named: "landscape")
        }
        """
    }

    /// A file of tests for the controllers of a module.
    static func file(_ tests: [String], module: String) -> String {
        """
        import SnapshotTesting
        import Testing
        import UIKit

        @testable import \(module)

        \(tests.joined(separator: "\n\n"))

        """
    }
}
