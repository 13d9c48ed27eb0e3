extension ConstraintSolver {
    /// What a row depends on, followed back through the steps of the plan in the making.
    mutating func dependence(ofRow row: Int32, steps: [Step]) -> [Dependence] {
        if let only = onlyParameter(ofRow: row) { return [only] }
        var seeds: [Int32] = []
        for place in system.rows[Int(row)].termRange {
            let term = system.terms[place]
            guard isOpenPlace(term.unknown) else { continue }
            scratch.weights[Int(term.unknown)] += term.coefficient
            seeds.append(term.unknown)
        }
        return followBack(seeds, steps: steps)
    }

    /// What an unknown depends on.
    mutating func dependence(of unknown: Int32, steps: [Step]) -> [Dependence] {
        guard isOpenPlace(unknown) else { return [] }
        let place = scratch.places[Int(unknown)]
        if place < 0 { return [Dependence(parameter: -1 - place, factor: 1)] }
        scratch.weights[Int(unknown)] = 1
        return followBack([unknown], steps: steps)
    }

    /// What a row depends on if that is one parameter and nothing that is computed, as most wishes do.
    private func onlyParameter(ofRow row: Int32) -> Dependence? {
        var only: Dependence?
        for place in system.rows[Int(row)].termRange {
            let term = system.terms[place]
            guard isOpenPlace(term.unknown) else { continue }
            let position = scratch.places[Int(term.unknown)]
            if only != nil || position > 0 { return nil }
            only = Dependence(parameter: -1 - position, factor: term.coefficient)
        }
        return only
    }

    /// Whether an unknown is a parameter or follows from parameters: in the plan in the making, its place is not 0.
    private func isOpenPlace(_ unknown: Int32) -> Bool {
        scratch.hasUnknown(unknown) && scratch.places[Int(unknown)] != 0
    }

    /// Replaces what steps compute by what they compute it from, the last step first, until only parameters are left.
    /// Takes its weights from the scratch storage, and leaves zeros there.
    private mutating func followBack(_ seeds: [Int32], steps: [Step]) -> [Dependence] {
        var result: [Dependence] = []
        var waiting = LatestFirst()
        for unknown in seeds { visit(unknown, waiting: &waiting, result: &result) }
        while let index = waiting.pop() {
            let step = steps[Int(index)]
            let weight = scratch.weights[Int(step.target)]
            scratch.weights[Int(step.target)] = 0
            guard weight.magnitude > Tolerance.coefficient else { continue }
            var own = 1.0
            let range = system.rows[Int(step.row)].termRange
            for place in range where system.terms[place].unknown == step.target {
                own = system.terms[place].coefficient
            }
            for place in range {
                let term = system.terms[place]
                guard term.unknown != step.target, isOpenPlace(term.unknown) else { continue }
                scratch.weights[Int(term.unknown)] -= weight * term.coefficient / own
                visit(term.unknown, waiting: &waiting, result: &result)
            }
        }
        for index in result.indices {
            let unknown = Int(result[index].parameter)
            result[index].factor = scratch.weights[unknown]
            scratch.weights[unknown] = 0
            result[index].parameter = -1 - scratch.places[unknown]
        }
        result.sort { $0.parameter < $1.parameter }
        // An unknown that was reached twice stands there twice, the second time with the weight 0.
        result.removeAll { $0.factor.magnitude <= Tolerance.coefficient }
        return result
    }

    private mutating func visit(_ unknown: Int32, waiting: inout LatestFirst, result: inout [Dependence]) {
        let place = scratch.places[Int(unknown)]
        if place > 0 { waiting.push(place - 1) } else { result.append(Dependence(parameter: unknown, factor: 0)) }
    }
}

/// Steps that wait to be replaced: the latest comes out first, and each once.
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
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child] > heap[largest] {
                largest = child
            }
            if largest == parent { return }
            heap.swapAt(parent, largest)
            parent = largest
        }
    }
}
