// expected: mutation of captured var 'count' in concurrently-executing code
func counting() -> @Sendable (String) -> Bool {
    var count = 0
    return { _ in
        count += 1
        return true
    }
}
