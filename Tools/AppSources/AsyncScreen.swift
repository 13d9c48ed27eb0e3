import UIKit

class AsyncScreen: BaseViewController {
    private(set) var steps: [String] = []
    func note(_ step: String) { steps.append(step) }

    func load(from source: String = "network") async throws -> Int { source.count }
    func transform<Value>(_ value: Value, times: Int = 1) -> [Value] { Array(repeating: value, count: times) }
    func update(_ value: inout Int, by change: @autoclosure () -> Int) { value += change() }
    func visit(_ values: [Int], _ body: (Int) throws -> Void) rethrows { try values.forEach(body) }
    func move(in group: Int, for reason: String, where place: String?) -> String { "\(group)\(reason)" }
    func finish(_ completion: @escaping (Result<Int, Error>) -> Void) { completion(.success(1)) }
    var progress: Double { get async { 0.5 } }
    class var identifier: String { "async" }
    class func make() -> AsyncScreen { AsyncScreen() }
    static func helper() -> Int { 1 }
}

class AsyncChildScreen: AsyncScreen {}
