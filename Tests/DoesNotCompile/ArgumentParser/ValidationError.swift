/// The type with this name in swift-argument-parser, for `AmbiguousError.swift`.
public struct ValidationError: Error {}
