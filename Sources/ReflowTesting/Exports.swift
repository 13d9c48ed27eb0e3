// Test targets that re-export the assertions also bring what lets XCTest call their methods on the main actor.
@_exported public import XCTestIsolation
