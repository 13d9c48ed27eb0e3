import Foundation
import KitValues
import Testing

@Suite("UIKit's values as objects of Foundation")
struct BridgingTests {
    @Test("Objects give back the geometry that they were made of")
    func geometry() {
        let (rect, point, size) = (
            CGRect(x: 1, y: 2, width: 3, height: 4), CGPoint(x: 5, y: 6), CGSize(width: 7, height: 8)
        )
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: point).cgPointValue == point)
        #expect(NSValue(cgSize: size).cgSizeValue == size)
    }

    @Test("Numbers are found as CGFloat and as NSNumber, whichever was stored")
    func numbers() {
        let values: [String: Any] = ["float": CGFloat(2), "number": NSNumber(value: 3.5)]
        #expect((values["float"] as? NSNumber)?.doubleValue == 2)
        #expect(values["number"] as? CGFloat == 3.5)
        #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
        #expect((CGFloat(1.5) as NSNumber).doubleValue == 1.5)
        #expect(values["float"] as? String == nil)
    }
}
