import Testing

/// Provides one browser for all tests of a suite, which take turns.
struct BrowserTrait: SuiteTrait, TestScoping {
    @TaskLocal static var current: Browser?

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let browser = try await Browser()
        do {
            try await BrowserTrait.$current.withValue(browser, operation: function)
        } catch {
            try await browser.quit()
            throw error
        }
        try await browser.quit()
    }
}

extension Trait where Self == BrowserTrait {
    static var browser: BrowserTrait { BrowserTrait() }
}
