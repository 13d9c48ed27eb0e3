extension ConstraintSolver {
    /// Appends to the draft what a row depends on, followed back through its steps.
    mutating func appendDependences(ofRow row: Int32) -> Range<Int> {
        let first = scratch.draft.dependences.count
        if let only = onlyParameter(ofRow: row) {
            scratch.draft.dependences.append(only)
            return first..<first + 1
        }
        for place in system.rows[Int(row)].termRange {
            let term = system.terms[place]
            guard isOpenPlace(term.unknown) else { continue }
            scratch.weights[Int(term.unknown)] += term.coefficient
            visit(term.unknown)
        }
        return followBack(from: first)
    }

    /// Appends to the draft what an unknown depends on.
    mutating func appendDependences(of unknown: Int32) -> Range<Int> {
        let first = scratch.draft.dependences.count
        guard isOpenPlace(unknown) else { return first..<first }
        let place = scratch.places[Int(unknown)]
        if place < 0 {
            scratch.draft.dependences.append(Dependence(parameter: -1 - place, factor: 1))
            return first..<first + 1
        }
        scratch.weights[Int(unknown)] = 1
        visit(unknown)
        return followBack(from: first)
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
    private mutating func followBack(from first: Int) -> Range<Int> {
        while let index = scratch.draft.waiting.pop() {
            let own = system.terms[Int(scratch.draft.steps[Int(index)])]
            let weight = scratch.weights[Int(own.unknown)]
            scratch.weights[Int(own.unknown)] = 0
            guard weight.magnitude > Tolerance.coefficient else { continue }
            for place in system.rows[Int(own.row)].termRange {
                let term = system.terms[place]
                guard term.unknown != own.unknown, isOpenPlace(term.unknown) else { continue }
                scratch.weights[Int(term.unknown)] -= weight * term.coefficient / own.coefficient
                visit(term.unknown)
            }
        }
        // Until now the parameters stand there as unknowns; one that was reached twice the second time with the weight 0.
        var end = first
        for index in first..<scratch.draft.dependences.count {
            let unknown = Int(scratch.draft.dependences[index].parameter)
            let factor = scratch.weights[unknown]
            scratch.weights[unknown] = 0
            guard factor.magnitude > Tolerance.coefficient else { continue }
            scratch.draft.dependences[end] = Dependence(parameter: -1 - scratch.places[unknown], factor: factor)
            end += 1
        }
        scratch.draft.dependences.removeSubrange(end...)
        if end - first > 1 { scratch.draft.dependences[first..<end].sort { $0.parameter < $1.parameter } }
        return first..<end
    }

    private mutating func visit(_ unknown: Int32) {
        let place = scratch.places[Int(unknown)]
        if place > 0 {
            scratch.draft.waiting.push(place - 1)
        } else {
            scratch.draft.dependences.append(Dependence(parameter: unknown, factor: 0))
        }
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
