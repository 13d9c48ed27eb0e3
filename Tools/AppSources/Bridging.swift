import Foundation

struct BridgingSamples {
    let flag = true as NSNumber
    let list = ["a", "b"] as NSArray
    let mixed = ["a", 1, 2.5] as NSArray
    let table = ["one": 1, "two": "zwei"] as NSDictionary
    let set = Set([1, 2, 3]) as NSSet
    let data = Data([1, 2, 3]) as NSData
    let date = Date(timeIntervalSinceReferenceDate: 0) as NSDate
    let url = URL(string: "https://example.com/a")! as NSURL

    func sum(_ numbers: [Int]) -> Int {
        let all = numbers as NSArray
        return all.reduce(0) { $0 + (($1 as? NSNumber)?.intValue ?? 0) }
    }

    func compare(_ first: String, _ second: String) -> Bool {
        return (first as NSString).isEqual(to: second) || first as NSString == second as NSString
    }

    func number(_ value: Double?, orElse other: Int) -> NSNumber {
        value.map { $0 as NSNumber } ?? other as NSNumber
    }

    func optional(_ text: String?) -> NSString? {
        return text as NSString?
    }

    func back(_ text: NSString) -> String {
        let swift = text as String
        return swift + "!"
    }

    func domain(of error: Error) -> String {
        let converted = error as NSError
        return "\(converted.domain) \((error as NSError).code)"
    }

    func caught(_ body: () throws -> Void) -> Int {
        do {
            try body()
            return 0
        } catch let error as NSError where error.domain == "Waypoint" {
            return error.code
        } catch {
            return (error as NSError).code
        }
    }

    func describe(_ value: Any) -> String {
        switch value {
        case let text as NSString: return "text \(text.length)"
        case is NSNumber: return "number"
        case let list as NSArray where list.count > 1: return "list"
        default: return "nothing"
        }
    }
}
