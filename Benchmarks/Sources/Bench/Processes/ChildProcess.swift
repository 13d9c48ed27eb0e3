import Foundation

/// Runs a program to its end, without input and output.
struct ChildProcess {
    struct Outcome {
        var exitCode: Int32
        /// The time from start to end, in nanoseconds.
        var time: Double
        /// The processor time of all its threads, in nanoseconds. On a core of its own, it is the elapsed time less the
        /// waiting for files.
        var processorTime: Double
        /// The maximum memory in bytes, sampled a hundred times a second.
        var memory: Double
    }

    struct CannotRun: Error, CustomStringConvertible {
        let program: String
        let code: Int32

        var description: String { "cannot run \(program): \(String(cString: strerror(code)))" }
    }

    let program: String
    /// Whether memory is sampled, which takes processor time from the program.
    var watchesMemory = false

    func run(_ arguments: [String]) throws -> Outcome {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_WRONLY), (STDERR_FILENO, O_WRONLY)] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", mode, 0)
        }
        var texts: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        defer { for text in texts { free(text) } }
        texts.append(nil)

        let start = ContinuousClock.now
        var child: pid_t = 0
        let code = posix_spawn(&child, program, &actions, nil, texts, environ)
        guard code == 0 else { throw CannotRun(program: program, code: code) }
        var status: Int32 = 0
        var usage = rusage()
        var memory = 0.0
        // The resource usage of a child includes the memory of this process, of which it was a copy at first.
        while watchesMemory, wait4(child, &status, WNOHANG, &usage) == 0 {
            memory = max(memory, highWaterMark(of: child) ?? 0)
            usleep(10_000)
        }
        while !watchesMemory, wait4(child, &status, 0, &usage) == -1, errno == EINTR {}
        let time = ContinuousClock.now - start
        let hasExited = status & 0x7F == 0
        return Outcome(
            exitCode: hasExited ? status >> 8 & 0xFF : -1, time: time / .nanoseconds(1),
            processorTime: nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime),
            memory: memory)
    }

    /// The maximum memory in bytes; nil after the end of the process.
    private func highWaterMark(of process: pid_t) -> Double? {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return nil }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }.map { $0 * 1024 }
    }

    private func nanoseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3 }

    /// Measures the least of the medians of three rounds with `count` runs each; all runs must have the same exit code.
    func measure(of count: Int, _ arguments: [String]) throws -> Outcome {
        let rounds = try (0..<3).map { _ in try (0..<count).map { _ in try run(arguments) } }
        let codes = Set(rounds.joined().map(\.exitCode))
        func least(_ figure: (Outcome) -> Double) -> Double {
            rounds.map { SideBySide.median($0.map(figure)) }.min() ?? .nan
        }
        return Outcome(
            exitCode: codes.first.flatMap { codes.count == 1 ? $0 : nil } ?? -1, time: least(\.time),
            processorTime: least(\.processorTime), memory: rounds.joined().map(\.memory).max() ?? .nan)
    }
}
