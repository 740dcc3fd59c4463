// expected: error: cannot convert value of type '@Sendable (String) -> Bool' to expected argument type
func areEqual(_ first: @Sendable (String) -> Bool, _ second: @Sendable (String) -> Bool) -> Bool {
    first == second
}
