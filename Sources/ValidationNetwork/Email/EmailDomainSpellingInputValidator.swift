// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that rejects likely typing mistakes in an email address's domain, such as `gmial.com`.
///
/// Somebody may really have an address there, so use it as a warning:
///
/// ```swift
/// let email: InputValidator<String> =
///     .email && .warning(.emailDomainSpelling)
/// email.isValid("name@gmial.com")  // true
/// email.warnings(for: "name@gmial.com").map(\.reason)
/// // ["Did you mean gmail.com?"]
/// email.warnings(for: "name@gmail.com")  // []
/// ```
///
/// A domain is likely mistyped if one mistake turns a common domain into it: one character too many, too few, or wrong,
/// or two neighbors swapped. A common domain is never a mistake, even if it's near another common domain, such as
/// `mail.com` and `gmail.com`. Domains with fewer than nine characters, such as `aol.com`, are never suggested, because
/// too many real domains are near them. A text without an @ sign is accepted.
///
/// Errors: ``ValidationError/Code/emailDomainSpelling`` (1108), whose parameter `suggestion` is the common domain, and
/// every text strategy's errors (1004, 1005).
///
/// - Complexity: O(*n*) in the number of domains.
public final class EmailDomainSpellingInputValidator: TextInputValidator, @unchecked Sendable {
    /// The domains that are never mistakes, in lowercase; the first domains are suggested first.
    public let domains: [String]

    /// The domains, or `nil` for the common domains.
    fileprivate var ownDomains: [String]? { domains == Self.commonDomains ? nil : domains }

    private let suggestions: [(domain: [UInt8], error: ValidationError)]

    /// Creates a strategy with its own list of domains.
    ///
    /// - Parameters:
    ///   - domains: The domains that are never mistakes, with the most common domain first. Letters are compared
    ///     without regard to case. The default is ``commonDomains``. Add your own customers' domains to it.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(
        domains: [String] = EmailDomainSpellingInputValidator.commonDomains,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        self.domains = domains.map { $0.lowercased() }
        suggestions = self.domains.map { domain in
            (Array(domain.utf8), ValidationError(.emailDomainSpelling, with: [.suggestion: .text(domain)]))
        }
        super.init(maximumBytes: maximumBytes)
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        guard let at = bytes.indices.last(where: { bytes[$0] == UInt8(ascii: "@") }) else { return nil }
        let start = at + 1
        let count = bytes.count - start
        // A domain has at most 253 characters.
        guard (Self.minimumLength - 1...253).contains(count) else { return nil }
        let written = (start..<bytes.count).map { bytes[$0].isUppercaseLetter ? bytes[$0] | 0x20 : bytes[$0] }
        var found: ValidationError?
        for (domain, error) in suggestions {
            if domain == written { return nil }
            if found == nil, domain.count >= Self.minimumLength, Self.isOneMistake(from: domain, to: written) {
                found = error.at(position: start)
            }
        }
        return found
    }

    private static let minimumLength = 9

    /// Returns whether one mistake turns a text into another text.
    private static func isOneMistake(from text: [UInt8], to written: [UInt8]) -> Bool {
        guard abs(text.count - written.count) <= 1 else { return false }
        let same = zip(text, written).prefix { $0 == $1 }.count
        let (rest, writtenRest) = (text[same...], written[same...])
        switch text.count - written.count {
        case 1: return rest.dropFirst() == writtenRest
        case -1: return rest == writtenRest.dropFirst()
        default:
            if rest.dropFirst() == writtenRest.dropFirst() { return true }
            guard rest.count > 1 else { return false }
            return rest[same] == writtenRest[same + 1] && rest[same + 1] == writtenRest[same]
                && rest.dropFirst(2) == writtenRest.dropFirst(2)
        }
    }

    /// Domains that many people have an email address at, and real domains that are near them.
    ///
    /// We compiled this list in 2026 from the pages of the largest consumer mailbox providers, in the countries where
    /// the library's languages are spoken. The most common domains come first.
    public static let commonDomains = [
        "gmail.com", "hotmail.com", "outlook.com", "yahoo.com", "icloud.com", "googlemail.com", "protonmail.com",
        "live.com", "msn.com", "aol.com", "me.com", "mac.com", "proton.me", "pm.me", "fastmail.com", "hey.com",
        "zoho.com", "mail.com", "email.com", "ymail.com", "rocketmail.com", "tutanota.com", "tuta.com", "hushmail.com",
        "yahoo.co.uk", "hotmail.co.uk", "outlook.co.uk", "live.co.uk", "btinternet.com", "virginmedia.com", "sky.com",
        "comcast.net", "verizon.net", "sbcglobal.net", "bellsouth.net", "att.net", "cox.net", "charter.net",
        "rogers.com", "shaw.ca", "sympatico.ca", "yahoo.ca", "hotmail.ca", "bigpond.com", "optusnet.com.au",
        "gmx.de", "gmx.net", "gmx.at", "gmx.ch", "web.de", "t-online.de", "freenet.de", "yahoo.de", "hotmail.de",
        "outlook.de", "live.de", "posteo.de", "mailbox.org", "bluewin.ch", "orange.fr", "wanadoo.fr", "free.fr",
        "laposte.net", "sfr.fr", "yahoo.fr", "hotmail.fr", "outlook.fr", "live.fr", "libero.it", "virgilio.it",
        "alice.it", "tiscali.it", "yahoo.it", "hotmail.it", "outlook.it", "live.it", "yahoo.es", "hotmail.es",
        "outlook.es", "terra.es", "sapo.pt", "hotmail.pt", "uol.com.br", "bol.com.br", "terra.com.br", "yahoo.com.br",
        "hotmail.com.br", "outlook.com.br", "yahoo.com.mx", "yahoo.com.ar", "hotmail.com.ar", "ziggo.nl", "kpnmail.nl",
        "hotmail.nl", "live.nl", "telenet.be", "skynet.be", "hotmail.be", "live.be", "telia.com", "hotmail.se",
        "live.se", "live.dk", "hotmail.dk", "online.no", "hotmail.no", "suomi24.fi", "wp.pl", "o2.pl", "onet.pl",
        "interia.pl", "seznam.cz", "centrum.cz", "email.cz", "azet.sk", "freemail.hu", "citromail.hu", "abv.bg",
        "mail.bg", "yandex.ru", "mail.ru", "rambler.ru", "ukr.net", "walla.co.il", "yandex.com", "hotmail.gr",
        "yahoo.gr", "yahoo.ro", "qq.com", "163.com", "126.com", "sina.com", "naver.com", "daum.net", "hanmail.net",
        "yahoo.co.jp", "yahoo.co.in", "rediffmail.com", "docomo.ne.jp", "ezweb.ne.jp", "cloud.com", "yahoo.com.tw",
        "yahoo.com.hk", "yahoo.com.vn", "yahoo.com.au", "yahoo.com.tr", "hotmail.com.tr",
    ]

    public override var profile: StrategyProfile { Self.listing.profile(of: self) }

    fileprivate static let standard = EmailDomainSpellingInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that rejects likely typing mistakes in an email address's domain, for use in a
    /// ``InputValidator/warning(_:)``.
    public static var emailDomainSpelling: InputValidator<String> { EmailDomainSpellingInputValidator.standard }

    /// Returns a strategy that rejects likely typing mistakes in an email address's domain, with its own list of
    /// domains.
    public static func emailDomainSpelling(domains: [String]) -> InputValidator<String> {
        EmailDomainSpellingInputValidator(domains: domains)
    }
}

extension ValidationError.Code {
    /// A domain that differs from a common domain by one typing mistake.
    ///
    /// For a sensitive text, the message doesn't show the common domain.
    public static let emailDomainSpelling = declare(1108, "email.domainSpelling") {
        FilledSentence($0[.suggestion] == nil ? .mistypedCharacters : .didYouMean)
    }
}

extension EmailDomainSpellingInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.emailDomainSpelling]

    package static let listing = StrategyListing(
        "emailDomainSpelling", "Text that doesn't end with a mistyped common email domain",
        EmailDomainSpellingInputValidator.standard, topic: .network, traits: .format(.email, .email),
        texts: { _ in .approximately(#"[\s\S]+"#) },
        options: .texts(
            "domains", from: \.ownDomains,
            help: "the domains that are never mistakes, the most common first"),
        .maximumBytes(\.maximumBytes)
    ) { domains, maximumBytes in
        EmailDomainSpellingInputValidator(domains: domains ?? commonDomains, maximumBytes: maximumBytes)
    }
}
