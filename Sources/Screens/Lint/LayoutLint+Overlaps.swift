import Foundation

// Checks for views that overlap or hide others.
extension LayoutLint {
    mutating func checkOverlaps() {
        var search = OverlapSearch(
            screen.views.filter { $0.visible != nil && $0.hasArea && $0.isPlaced && !isIgnored($0) })
        for find in search.finds() {
            switch find.relation {
            case .hides: report(find.below, .hidden(behind: find.above.name))
            case .overlaps(let shared):
                report(find.above, .overlapping(find.below.name, shared.size, hasOthers: find.hasOthers))
            }
        }
        if let first = search.crowded.first { report(first, .crowded(others: search.crowded.count - 1)) }
    }
}
