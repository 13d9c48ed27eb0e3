/// The position of an unknown in the open plan that is being made: first the parameters, then the steps, each in order.
typealias OpenPlace = Int32

extension ConstraintSolver {
    /// Appends the dependences of a row to the draft, traced back through its steps.
    mutating func appendDependences(ofRow row: Int32) -> Range<Int> {
        let first = scratch.draft.dependences.count
        if let only = onlyParameter(ofRow: row) {
            scratch.draft.dependences.append(only)
            return first..<first + 1
        }
        for place in system.rows[Int(row)].termRange {
            let term = system.terms[place]
            guard let open = openPlace(of: term.unknown) else { continue }
            scratch.weights[Int(open)] += system.coefficient(at: place)
            visit(open)
        }
        return followBack(from: first)
    }

    /// Appends the dependences of an unknown to the draft.
    mutating func appendDependences(of unknown: Int32) -> Range<Int> {
        let first = scratch.draft.dependences.count
        guard let place = openPlace(of: unknown) else { return first..<first }
        if isParameter(place) {
            scratch.draft.dependences.append(Dependence(parameter: place, factor: 1))
            return first..<first + 1
        }
        scratch.weights[Int(place)] = 1
        visit(place)
        return followBack(from: first)
    }

    /// The parameter on which a row depends, if it is the only one and the row contains no computed unknown. Most
    /// optional rows are like this.
    private func onlyParameter(ofRow row: Int32) -> Dependence? {
        var only: Dependence?
        for place in system.rows[Int(row)].termRange {
            let term = system.terms[place]
            guard let open = openPlace(of: term.unknown) else { continue }
            if only != nil || !isParameter(open) { return nil }
            only = Dependence(parameter: open, factor: system.coefficient(at: place))
        }
        return only
    }

    /// The position of an unknown that is a parameter of the plan being made, or follows from parameters.
    private func openPlace(of unknown: Int32) -> OpenPlace? {
        let record = system.unknowns[Int(unknown)]
        return record.role.contains(.isPlaced) ? record.part : nil
    }

    private func isParameter(_ place: OpenPlace) -> Bool { Int(place) < scratch.draft.parameters.count }

    /// Whether an unknown follows from parameters of the plan being made.
    func isStep(_ unknown: Int32) -> Bool { openPlace(of: unknown).map { !isParameter($0) } ?? false }

    /// Replaces computed unknowns by those from which steps compute them, the last step first, until only parameters
    /// are left. The weights of the unknowns are in the scratch storage, where zeros are left behind.
    ///
    /// - Parameter first: the index of the first dependence of this call in the draft.
    /// - Returns: the range of the call's dependences in the draft, in the order of their parameters.
    private mutating func followBack(from first: Int) -> Range<Int> {
        while let index = scratch.draft.waiting.pop() {
            let step = Int(scratch.draft.steps[Int(index)])
            let own = system.terms[step]
            let ownCoefficient = system.coefficient(at: step)
            let place = scratch.draft.parameters.count + Int(index)
            let weight = scratch.weights[place]
            scratch.weights[place] = 0
            guard weight.magnitude > Tolerance.coefficient else { continue }
            for place in system.rows[Int(own.row)].termRange {
                let term = system.terms[place]
                guard term.unknown != own.unknown, let open = openPlace(of: term.unknown) else { continue }
                scratch.weights[Int(open)] -= weight * system.coefficient(at: place) / ownCoefficient
                visit(open)
            }
        }
        // An unknown that was reached twice has the weight 0 the second time.
        var end = first
        for index in first..<scratch.draft.dependences.count {
            let parameter = scratch.draft.dependences[index].parameter
            let factor = scratch.weights[Int(parameter)]
            scratch.weights[Int(parameter)] = 0
            guard factor.magnitude > Tolerance.coefficient else { continue }
            scratch.draft.dependences[end] = Dependence(parameter: parameter, factor: factor)
            end += 1
        }
        scratch.draft.dependences.truncate(to: end)
        scratch.draft.dependences.sort(first..<end) { $0.parameter < $1.parameter }
        return first..<end
    }

    private mutating func visit(_ place: OpenPlace) {
        if isParameter(place) {
            scratch.draft.dependences.append(Dependence(parameter: place, factor: 0))
        } else {
            scratch.draft.waiting.push(place - Int32(scratch.draft.parameters.count))
        }
    }
}

/// The steps that are still to be replaced. The latest step is taken first, and each step only once.
struct LatestFirst {
    private var heap: [Int32] = []

    mutating func push(_ index: Int32) {
        heap.append(index)
        var child = heap.count - 1
        while child > 0, heap[(child - 1) / 2] < heap[child] {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func pop() -> Int32? {
        guard let latest = heap.first else { return nil }
        while heap.first == latest { removeFirst() }
        return latest
    }

    private mutating func removeFirst() {
        let last = heap.removeLast()
        guard !heap.isEmpty else { return }
        heap[0] = last
        var parent = 0
        while true {
            var largest = parent
            let child = 2 * parent + 1
            if child < heap.count, heap[child] > heap[largest] { largest = child }
            if child + 1 < heap.count, heap[child + 1] > heap[largest] { largest = child + 1 }
            if largest == parent { return }
            heap.swapAt(parent, largest)
            parent = largest
        }
    }
}
