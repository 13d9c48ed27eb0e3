import Foundation
import ReflowKit
import Testing

@MainActor
@Suite("Scroll views and tables tell their delegates how they scroll")
struct ScrollDelegateTests {
    private final class Listener: NSObject, UIScrollViewDelegate {
        var calls: [String] = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll \(scrollView.contentOffset.y)") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var offsets: [CGFloat] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }

    private final class List: UITableViewController {
        var offsets: [CGFloat] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }

    @Test("Code that moves the content tells the delegate, with an animation also its end; no change tells nothing")
    func scrolling() {
        Simulation.current = Simulation()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let listener = Listener()
        view.delegate = listener
        view.contentOffset.y = 10
        view.contentOffset.y = 10
        view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
        view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
        view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        #expect(listener.calls == ["scroll 10.0", "scroll 20.0", "end", "scroll 30.0"])
        #expect(view.delegate === listener)
    }

    @Test("A table's delegate and a table controller are told as those of a scroll view")
    func tables() {
        Simulation.current = Simulation()
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = rows
        table.delegate = rows
        table.rowHeight = 40
        table.layoutIfNeeded()
        table.scrollToRow(at: [0, 50], at: .top, animated: false)
        #expect(rows.offsets.last == 2000)
        #expect((table as UIScrollView).delegate === rows)
        let list = List(style: .plain)
        list.tableView.rowHeight = 40
        list.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        list.tableView.layoutIfNeeded()
        list.tableView.contentOffset.y = 80
        #expect(list.offsets.last == 80)
    }
}
