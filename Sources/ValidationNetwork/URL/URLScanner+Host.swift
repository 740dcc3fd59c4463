// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationBasics
import ValidationCore

/// Host and port (RFC 3986 3.2.2 and 3.2.3).
extension URLScanner {
    @inline(__always)
    mutating func host(from start: Int) throws(ScanRejection) {
        parts.hostStart = start
        var end = start
        if start < bytes.count, bytes[start] == UInt8(ascii: "[") {
            end = try literal(from: start)
        } else if rules.contains(.anyHostName) {
            end = try encodedEnd(from: start, of: Self.registeredName.contains)
            let isAddress = end > start && bytes[start].isDigit && isVersion4(start, end)
            parts.hostKind = isAddress ? .ipv4 : .name
        } else {
            end = try domainName(from: start)
        }
        parts.hostEnd = end
        if end < bytes.count, bytes[end] == UInt8(ascii: ":") { end = try port(from: end &+ 1) }
        guard end == bytes.count || isDelimiter(bytes[end]) else { throw disallowed(at: end, .urlHostCharacter) }
        if parts.hostEnd == start {
            let isBare = parts.portStart < 0 && parts.userInfoStart < 0
            if rules.contains(.host) || rules.contains(.filledHost) && !isBare {
                throw ScanRejection(.urlHostMissing, at: start)
            }
        }
        parts.pathStart = end
    }

    @inline(__always)
    func isDelimiter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }

    /// Whether the bytes are an address of version 4, written as four numbers.
    func isVersion4(_ start: Int, _ end: Int) -> Bool {
        (try? IPAddressScanner(bytes: bytes).version4(start, end)) != nil
    }

    @inline(__always)
    private mutating func domainName(from start: Int) throws(ScanRejection) -> Int {
        if start == bytes.count || isDelimiter(bytes[start]) || bytes[start] == UInt8(ascii: ":") {
            if rules.contains(.host) { throw ScanRejection(.urlHostMissing, at: start) }
            return start
        }
        var accepted: DomainNameScanner.Rules = [.underscores, .trailingDot, .symbols]
        if allowed.contains(.unicodeHost) { accepted.insert(.unicode) }
        let name: DomainNameScanner.Name
        do throws(ScanRejection) {
            name = try DomainNameScanner(bytes, accepted).name(from: start)
        } catch {
            throw hostRejection(error)
        }
        parts.hostKind = .name
        // Browsers read a name whose last label is a number as an address.
        let scanner = IPAddressScanner(bytes: bytes)
        if bytes[name.lastLabel].isDigit, scanner.isNumber(name.lastLabel, name.lastLabelEnd) {
            parts.hostKind = .ipv4
            let isLegacy = rules.contains(.legacyNumbers) && scanner.legacyVersion4(start, name.end) != nil
            if !isLegacy, !isVersion4(start, name.end) { throw ScanRejection(.urlHostNumber, at: start) }
        }
        return name.end
    }

    private mutating func literal(from start: Int) throws(ScanRejection) -> Int {
        let rejection = ScanRejection(.urlHostLiteral, at: start)
        let first = start + 1
        guard let close = bytes[start...].firstIndex(of: UInt8(ascii: "]")) else { throw rejection }
        var end = close
        parts.hostKind = .ipv6
        if rules.contains(.anyLiteral), bytes[first] | 0x20 == UInt8(ascii: "v") {
            // `"v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )`.
            guard let dot = bytes[first..<close].firstIndex(of: UInt8(ascii: ".")), dot > start + 2, dot + 1 < close,
                bytes[(start + 2)..<dot].allSatisfy(\.isHexadecimalDigit),
                bytes[(dot + 1)..<close].allSatisfy({ Self.registeredName.contains($0) || $0 == UInt8(ascii: ":") })
            else { throw rejection }
            parts.hostKind = .ipvFuture
            return close + 1
        }
        if rules.contains(.anyLiteral), let percent = bytes[first..<close].firstIndex(of: UInt8(ascii: "%")) {
            // `"%25" 1*( unreserved / pct-encoded )` (RFC 6874).
            guard percent + 3 < close, bytes[percent..<percent + 3].elementsEqual("%25".utf8),
                try encodedEnd(from: percent + 3, of: ByteSet.unreserved.contains) == close
            else { throw rejection }
            end = percent
        }
        do throws(ScanRejection) {
            _ = try IPAddressScanner(bytes: bytes).version6(first, end)
        } catch {
            throw ScanRejection(.urlHostLiteral, at: error.position)
        }
        return close + 1
    }

    private mutating func port(from start: Int) throws(ScanRejection) -> Int {
        parts.portStart = start
        var value: UInt32 = 0
        var offset = start
        while offset < bytes.count, bytes[offset].isDigit {
            value = min(value * 10 + UInt32(bytes[offset] &- UInt8(ascii: "0")), 65_536)
            offset += 1
        }
        guard offset == bytes.count || isDelimiter(bytes[offset]) else { throw disallowed(at: offset, .urlPort) }
        guard value < 65_536, !rules.contains(.bareHost) else { throw ScanRejection(.urlPort, at: start) }
        parts.port = UInt16(value)
        return offset
    }
}
