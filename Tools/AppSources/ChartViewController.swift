import UIKit

class ChartViewController: BaseViewController, ChartDataSource, ChartDelegate {
    let chart = ChartView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    var selected: [Int] = []
    var reloads = 0

    override func setUpSubviews() {
        chart.dataSource = self
        chart.delegate = self
        view.addSubview(chart)
        chart.reloadData()
    }

    func numberOfBars(in chart: ChartView) -> Int { 3 }
    func chart(_ chart: ChartView, valueAt index: Int) -> CGFloat { CGFloat(index + 1) * 30 }
    func chart(_ chart: ChartView, titleAt index: Int) -> String? { index == 1 ? nil : "bar \(index)" }
    func chart(_ chart: ChartView, didSelect index: Int) { selected.append(index) }
}

final class ColoredChartViewController: ChartViewController {
    func chart(_ chart: ChartView, colorAt index: Int) -> UIColor { index == 0 ? .red : .green }
    func chartDidReload(_ chart: ChartView) { reloads += 1 }
    var chartInset: CGFloat { 10 }
}
