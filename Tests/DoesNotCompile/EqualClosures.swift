// expected: error: binary operator '==' cannot be applied to two
func areEqual(_ first: @Sendable (String) -> Bool, _ second: @Sendable (String) -> Bool) -> Bool {
    first == second
}
