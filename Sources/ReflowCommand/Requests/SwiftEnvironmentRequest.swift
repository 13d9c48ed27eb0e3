/// `reflow swift-env`: the variables for Swift tests that draw with the bundle's libraries.
struct SwiftEnvironmentRequest: Sendable, Equatable {}

extension CommandSyntax<SwiftEnvironmentRequest> {
    static var swiftEnvironment: CommandSyntax {
        CommandSyntax(
            "swift-env", summary: "print variables for Swift tests with a bundle",
            discussion: """
                Swift tests that draw need the libraries of the system that recorded the goldens. A bundle contains \
                them, with their headers. In a POSIX shell, this builds and tests your package with them:

                    eval "$(reflow swift-env)"
                    swift test

                Use a scratch path of its own if you also build without these variables (swift test --scratch-path \
                .build-bundle). Without a bundle, Swift uses the libraries that Scripts/install has installed, and \
                this command fails.
                """,
            request: SwiftEnvironmentRequest.init)
    }
}
