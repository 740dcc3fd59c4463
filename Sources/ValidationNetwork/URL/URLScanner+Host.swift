// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationBasics
import ValidationCore

/// Host and port (RFC 3986 3.2.2 and 3.2.3).
extension URLScanner {
    @inline(__always)
    func host(from start: Int, into parts: inout URLParts.Offsets) throws(ScanRejection) {
        parts.hostStart = start
        var end = start
        if start < bytes.count, bytes[start] == UInt8(ascii: "[") {
            end = try literal(from: start, into: &parts)
        } else if rules.contains(.anyHostName) {
            end = try registeredName(from: start, into: &parts)
        } else {
            end = try domainName(from: start, into: &parts)
        }
        parts.hostEnd = end
        if end < bytes.count, bytes[end] == UInt8(ascii: ":") { end = try port(from: end &+ 1, into: &parts) }
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

    @inline(__always)
    private func domainName(from start: Int, into parts: inout URLParts.Offsets) throws(ScanRejection) -> Int {
        if start == bytes.count || isDelimiter(bytes[start]) || bytes[start] == UInt8(ascii: ":") {
            if rules.contains(.host) { throw ScanRejection(.urlHostMissing, at: start) }
            return start
        }
        let name: DomainNameScanner.Name
        do throws(DomainNameScanner.NameRejection) {
            var accepted: DomainNameScanner.Rules = [.underscores, .trailingDot, .symbols]
            if rules.contains(.unicodeHost) { accepted.insert(.unicode) }
            name = try DomainNameScanner(bytes, accepted).name(from: start)
        } catch {
            throw rejection(error)
        }
        parts.hostKind = .name
        // Browsers read a name whose last label is a number as an address.
        if bytes[name.lastLabel].isDigit { try number(start, name, into: &parts) }
        return name.end
    }

    private func number(
        _ start: Int, _ name: DomainNameScanner.Name, into parts: inout URLParts.Offsets
    ) throws(ScanRejection) {
        let scanner = IPAddressScanner(bytes: bytes)
        guard scanner.isNumber(name.lastLabel, name.lastLabelEnd) else { return }
        parts.hostKind = .ipv4
        do throws(IPAddressScanner.AddressRejection) {
            _ = try scanner.version4(start, name.end)
        } catch {
            if rules.contains(.legacyNumbers), scanner.legacyVersion4(start, name.end) != nil { return }
            throw ScanRejection(.urlHostNumber, at: start)
        }
    }

    private func registeredName(from start: Int, into parts: inout URLParts.Offsets) throws(ScanRejection) -> Int {
        var offset = start
        while offset < bytes.count {
            if Self.registeredName.contains(bytes[offset]) {
                offset += 1
            } else if bytes[offset] == UInt8(ascii: "%") {
                try checkEncoding(at: offset)
                offset += 3
            } else {
                break
            }
        }
        parts.hostKind = .name
        if start < offset, bytes[start].isDigit, (try? IPAddressScanner(bytes: bytes).version4(start, offset)) != nil {
            parts.hostKind = .ipv4
        }
        return offset
    }

    private func literal(from start: Int, into parts: inout URLParts.Offsets) throws(ScanRejection) -> Int {
        let rejection = ScanRejection(.urlHostLiteral, at: start)
        guard let close = bytes[start...].firstIndex(of: UInt8(ascii: "]")) else { throw rejection }
        let first = start + 1
        if rules.contains(.anyLiteral), bytes[first] | 0x20 == UInt8(ascii: "v") {
            try checkFutureAddress(first, close, rejection)
            parts.hostKind = .ipvFuture
            return close + 1
        }
        var end = close
        if rules.contains(.anyLiteral), let percent = bytes[first..<close].firstIndex(of: UInt8(ascii: "%")) {
            // RFC 6874: "%25" and a zone.
            try checkZone(percent, close, rejection)
            end = percent
        }
        do throws(IPAddressScanner.AddressRejection) {
            _ = try IPAddressScanner(bytes: bytes).version6(first, end)
        } catch {
            throw ScanRejection(.urlHostLiteral, at: error.position)
        }
        parts.hostKind = .ipv6
        return close + 1
    }

    /// `"v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )`.
    private func checkFutureAddress(_ start: Int, _ end: Int, _ rejection: ScanRejection) throws(ScanRejection) {
        guard let dot = bytes[start..<end].firstIndex(of: UInt8(ascii: ".")), dot > start + 1, dot + 1 < end,
            bytes[(start + 1)..<dot].allSatisfy(ByteSet.hexadecimal.contains),
            bytes[(dot + 1)..<end].allSatisfy({ Self.registeredName.contains($0) || $0 == UInt8(ascii: ":") })
        else { throw rejection }
    }

    /// `"%25" 1*( unreserved / pct-encoded )`.
    private func checkZone(_ percent: Int, _ end: Int, _ rejection: ScanRejection) throws(ScanRejection) {
        var offset = percent + 3
        guard offset < end, bytes[percent + 1] == UInt8(ascii: "2"), bytes[percent + 2] == UInt8(ascii: "5") else {
            throw rejection
        }
        while offset < end {
            if bytes[offset] == UInt8(ascii: "%") {
                try checkEncoding(at: offset)
                offset += 3
            } else if ByteSet.unreserved.contains(bytes[offset]) {
                offset += 1
            } else {
                throw rejection
            }
        }
        guard offset == end else { throw rejection }
    }

    private func port(from start: Int, into parts: inout URLParts.Offsets) throws(ScanRejection) -> Int {
        parts.portStart = start
        var value: UInt32 = 0
        var offset = start
        while offset < bytes.count, bytes[offset].isDigit {
            value = min(value * 10 + UInt32(bytes[offset] &- UInt8(ascii: "0")), 65_536)
            offset += 1
        }
        let isEnd = offset == bytes.count || isDelimiter(bytes[offset])
        guard isEnd else {
            throw disallowed(at: offset, .urlPort)
        }
        guard value < 65_536, !rules.contains(.bareHost) else { throw ScanRejection(.urlPort, at: start) }
        parts.port = UInt16(value)
        return offset
    }
}
