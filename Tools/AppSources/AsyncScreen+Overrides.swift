import UIKit

extension AsyncChildScreen {
    override func load(from source: String = "cache") async throws -> Int {
        let count = try await super.load(from: source)
        note("load")
        return count + 1
    }

    override func transform<Value>(_ value: Value, times: Int = 1) -> [Value] {
        super.transform(value, times: times + 1)
    }

    override func update(_ value: inout Int, by change: @autoclosure () -> Int) {
        super.update(&value, by: change() * 2)
    }

    override func visit(_ values: [Int], _ body: (Int) throws -> Void) rethrows {
        try super.visit(values.reversed(), body)
    }

    override func move(in group: Int, for reason: String, where place: String?) -> String {
        super.move(in: group, for: reason, where: place) + (place ?? "-")
    }

    override func finish(_ completion: @escaping (Result<Int, Error>) -> Void) {
        super.finish { result in
            completion(result.map { $0 + 1 })
        }
    }

    override var progress: Double {
        get async { await super.progress * 2 }
    }

    override class var identifier: String { return super.identifier + ".child" }

    override class func make() -> AsyncScreen { AsyncChildScreen() }

    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); note("leaves") }
}
