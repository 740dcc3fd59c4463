/// The type of this name in swift-argument-parser, for `AmbiguousError.swift`.
public struct ValidationError: Error {}
