// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

private func reason(_ strategy: InputValidator<String>, _ input: String, _ label: String?) -> String? {
    guard let error = rejection(by: strategy, of: input) else { return nil }
    return label.map { error.labeled($0) }.map(\.reason) ?? error.reason
}

@Suite("Messages in English")
struct EnglishTests {
    /// A strategy, an input that it rejects, a label, and the expected sentence.
    typealias Row = (InputValidator<String>, String, String, String)

    /// A pattern for secrets.
    ///
    /// Its message names neither a character nor a position.
    private static let secretPattern = InputPattern(
        name: "secret", expression: "[0-9]{4}(?:-[0-9]{4}){3}", source: "test", isSensitive: true,
        example: "4111-1111-1111-1111", rejected: ["4111"])

    static let rows: [Row] = [
        (.required, "", "Email address", "Email address must not be empty"),
        (.numeric, "12a", "Document number", "Document number must only include the digits 0 to 9"),
        (
            .alpha, "Zürich", "City",
            "City must only include the letters A to Z or a to z, with no digits, spaces, or accents"
        ),
        (
            .pattern("[A-Z]{2}[0-9]{6}", like: "AB123456"), "x", "Reference",
            "Reference must begin with a capital letter from A to Z, like AB123456"
        ),
        (
            .paymentCard, String(repeating: "1", count: 65), "Card number",
            "Card number must be shorter: remove any extra text or spaces"
        ),
        (.count(in: 8...), "x", "Password", "Password must be 8 characters or more"),
        (.count(in: 8...64), "x", "Password", "Password must be between 8 and 64 characters"),
        (.count(exactly: 1), "xy", "Initial", "Initial must be 1 character long, not 2"),
        (.decimal(in: 0...), "-1", "Price", "Price must be 0 or more"),
        (.paymentCard, "4111111111111112", "Card number", "Card number is not correct: check each digit for a typo"),
        (.url, "example.com", "Website", "Website must begin with http:// or https://"),
        (.url, "https://example.com/a<b", "Website", "Website must not include <"),
        (.url, "https://example.com/a b", "Website", "Website must have %20 instead of each space"),
        (.url, "https://exa mple.com/", "Website", "Website must not include spaces"),
        (.url, "https://example.com/a ", "Website", "Website must not begin or end with a space or line break"),
        (.url, "https://example.com/?a[]=1", "Website", "Website must have %5B instead of ["),
        (.url, "https://example.com/?q=a|b", "Website", "Website must have %7C instead of |"),
        (.url, "http//example.com", "Website", "Website must begin with http://"),
        (
            .email, "müller@example.com", "Email address",
            "Email address must have letters from a to z before the @ sign, not letters like ä"
        ),
        (.numeric, "12\n", "Number", "Number must not begin or end with a space or line break"),
        (
            .numeric, "１２", "Number",
            "Number must have ordinary digits, letters, and signs, like 1, not １ or ١"
        ),
        (.decimal, "1.234,5", "Price", "Price must have no separators between thousands, like 1234.5"),
        (.decimal, "1.234.567", "Price", "Price must have no separators between thousands, like 1234.5"),
        (
            .decimal(point: .comma), "12,345.6", "Price",
            "Price must have no separators between thousands, like 1234,5"
        ),
        (.pattern("(cat|dog)s?"), "cow", "Pet", "Pet must be cat, cats, dog, or dogs"),
        (.pattern("(cat|dog)s?").sensitive(), "cow", "Pet", "Pet must be in an accepted format: check for mistakes"),
        (.pattern("[A-Z]{2}-[0-9]{4}"), "AB1234", "Code", "Code must have “-” as character 3, like AB-1234"),
        (
            .pattern("[A-Z]{2}-[0-9]{4}"), "ab1234", "Code",
            "Code must begin with a capital letter from A to Z, like AB-1234"
        ),
        (.paymentCard, "0000000000000000", "Card number", "Card number must not be all zeros"),
        (.email, "a b@example.com", "Email address", "Email address must not include spaces"),
        (.email, "a,b@example.com", "Email address", "Email address must not include commas"),
        (.email, "anna", "Email address", "Email address must include an @ sign, like name@example.com"),
        (
            .email, "@example.com", "Email address",
            "Email address must have a name before the @ sign, like name@example.com"
        ),
        (
            .email, "jane@exämple.com", "Email address",
            "Email address must not have letters like ä after the @ sign: use letters from a to z"
        ),
        (.integer, "99999999999999999999", "Balance", "Balance must have 18 digits or fewer"),
        (.integer, "-99999999999999999999", "Balance", "Balance must have 18 digits or fewer"),
        (.integer(in: 18...120), "99999999999999999999", "Age", "Age must be between 18 and 120"),
        (.integer(in: 18...), "-99999999999999999999", "Age", "Age must be 18 or more"),
        (.integer, "50,000", "Salary", "Salary must be a whole number, with no decimals or separators, like 50000"),
        (.integer, "50 000", "Salary", "Salary must be a whole number with no spaces, like 50000"),
        (.integer, "1.5", "Rooms", "Rooms must be a whole number, with no decimals or separators, like 30"),
        (.integer(in: 1...9), "1,5", "Rooms", "Rooms must be a whole number, with no decimals or separators, like 9"),
        (.decimal, "1,234.50", "Price", "Price must be a number with no commas, like 1234.5"),
        (.decimal(point: .comma), "1.234,5", "Price", "Price must be a number with no dots, like 12,5"),
        (.decimal(exponent: .optional), "1e5.5", "Ratio", "Ratio must be a number, like 12.5"),
        (.decimal, "12 ", "Price", "Price must be a number with no spaces, like 1234.5"),
        (.numeric, "12-34", "Member number", "Member number must not include hyphens"),
        (.alphanumeric, "A 12", "Room", "Room must not include spaces"),
        (
            .alpha, "Jo2", "Name",
            "Name must only include the letters A to Z or a to z, with no digits, spaces, or accents"
        ),
        (.alpha, "Jo@", "Name", "Name must not include @"),
        (
            .alpha, "J. S.", "Name",
            "Name must only include the letters A to Z or a to z, with no digits, spaces, or accents"
        ),
        (.numeric, "12-34-56", "Member number", "Member number must not include hyphens"),
        (.slug, "-hello", "Page", "Page must not begin or end with a hyphen"),
        (.slug, "hello-", "Page", "Page must not begin or end with a hyphen"),
        (.slug, "hello--world", "Page", "Page must not have two hyphens in a row"),
        (.domainName, "-example.com", "Domain", "Domain must not begin or end with a hyphen"),
        (.domainName, "example-.com", "Domain", "Domain must have a letter or digit before and after each hyphen"),
        (.email, "jane@", "Email", "Email must include the part after the @ sign, like name@example.com"),
        (
            .url, "https://jane:x@example.com", "Site",
            "Site must not include a user name or password: remove them and the @ sign"
        ),
        (
            .date, "31/05/1990", "Date of birth",
            "Date of birth must be year-month-day with 2 digits for the month and the day, like 2024-05-31"
        ),
        (.slug, "hello world", "Page", "Page must not include spaces"),
        (.iban, "DE89-3704-0044-0532-0130-00", "Account", "Account must not include hyphens"),
        (.iban, "DE89 3704 ", "Account", "Account must not begin or end with a space or line break"),
        (
            .e164, "+44+2079460958", "Phone number",
            "Phone number must only have digits, with no spaces or letters, like +442079460958"
        ),
        (
            .e164, "+41446681800x", "Phone number",
            "Phone number must only have digits, with no spaces or letters, like +442079460958"
        ),
        (
            .e164, "+0446681800", "Phone number",
            "Phone number must have a country code, which never begins with 0, like +442079460958"
        ),
        (
            E164InputValidator(plus: .rejected), "0446681800", "Phone number",
            "Phone number must have a country code, which never begins with 0, like 442079460958"
        ),
        (
            .dateTime, "2024-05-31T09:30:00+25:00", "Start",
            "Start must have a difference from UTC of at most 23:59, like +01:00"
        ),
        (
            .dateTime, "2024-05-31T09:30:00-01:60", "Start",
            "Start must have a difference from UTC of at most 23:59, like +01:00"
        ),
        (
            .dateTime, "2024-05-31T09:30:00+1", "Start",
            "Start must end with a time zone: Z for UTC, or a difference like +01:00"
        ),
        (
            .macAddress, "00-1a:2b-3c-4d-5e", "Address",
            "Address must have the same separator everywhere, like 00-00-5e-00-53-01"
        ),
        (
            .macAddress, "001a.2b3c:4d5e", "Address",
            "Address must have the same separator everywhere, like 0000.5e00.5301"
        ),
        (
            .macAddress, "001a2b3c4d5e", "Address",
            "Address must be 12 digits or letters from a to f, in groups like 00:00:5e:00:53:01"
        ),
        (
            HexadecimalInputValidator(allowsSpaces: true), "7f  3a", "Hash",
            "Hash must only include the digits 0 to 9 and the letters a to f"
        ),
        (.bic, "DEUT DE FF", "Bank", "Bank must not include spaces"),
        (
            .bic, "DEUTXXFF", "Bank",
            "Bank must have the 2 capital letters of a country, like DE, as its 5th and 6th characters"
        ),
        (.oneOf(["red", "green", "blue"], showsTexts: true), "pink", "Color", "Color must be red, green, or blue"),
        (
            .oneOf(["red", "green", "blue"]), "pink", "Color",
            "Color is not on the list of accepted values: check it for a typo"
        ),
        (
            .oneOf(["red", "green"], showsTexts: true).sensitive(), "pink", "Color",
            "Color is not on the list of accepted values: check it for a typo"
        ),
        (
            .oneOf(["red", "green"], showsTexts: true).message("Not {accepted}").sensitive(), "pink", "Color",
            "Not …"
        ),
        (
            .oneOf(["red"], showsTexts: true), "pink", "Color",
            "Color must be red"
        ),
        (.numeric.sensitive(), "12-34", "PIN", "PIN must only include the digits 0 to 9"),
        (.domainName, "example.123", "Domain", "Domain must end with .com or another site ending, like example.com"),
        (.time, "25:00", "Arrival", "Arrival must have hours from 00 to 23"),
        (.time, "09:60", "Arrival", "Arrival must have minutes from 00 to 59"),
        (.time, "09:30:61", "Arrival", "Arrival must have seconds from 00 to 59"),
        (
            .dateTime, "2024-05-31", "Start",
            "Start must be year-month-day, then T, then the time, like 2024-05-31T09:30:00Z"
        ),
        (.jwt, "abc", "Token", "Token must be complete, with nothing extra: copy it and paste it here again"),
        (
            .hexColor, "#ff880", "Color",
            "Color must be a # and then 6 digits or letters from a to f, like #ff8800"
        ),
        (
            UUIDInputValidator(versions: [4, 7]), "123e4567-e89b-12d3-a456-426614174000", "Order",
            "Order must be a UUID of version 4 or 7, like 123e4567-e89b-42d3-a456-426614174000: check that you copied the right one"
        ),
        (.integer(in: 0...9, sign: .none), "-1", "Count", "Count must not be negative: remove the - sign"),
        (.decimal, "1e400", "Balance", "Balance must be a number, like 12.5"),
        (
            .decimal, "9" + String(repeating: "0", count: 400), "Balance",
            "Balance must have fewer digits: check for extra digits"
        ),
        (
            .date, "2023-02-30", "Date of birth",
            "Date of birth must have a day from 01 to 28 in that month"
        ),
        (.integer || .email, "x", "Login", "Login must be a whole number or an email address"),
        (!.numeric, "1", "Nickname", "Nickname must not be only digits"),
        (.equal(to: "abc"), "x", "Code", "Code does not match: check for mistakes"),
        (.ipAddress, "1::2::3", "Address", "Address must include :: only once"),
        (.ipAddress, "[::1]", "Address", "Address must not include brackets"),
        (.ipAddress, "1.2.3.4:80", "Address", "Address must not include : or anything after it"),
        (.ipAddress, "1.2.3.4/24", "Address", "Address must not include / or anything after it"),
        (.ipAddress, "fe80::1%eth0", "Address", "Address must not include % or anything after it"),
        (.domainName, "example.com:80", "Domain", "Domain must not include : or anything after it"),
        (.domainName, "@example.com", "Domain", "Domain must not include @"),
        (.domainName, "example.com-", "Domain", "Domain must not begin or end with a hyphen"),
        (.domainName, "a.-b.com", "Domain", "Domain must have a letter or digit before and after each hyphen"),
        (
            IPAddressInputValidator(version: .v4), "::1", "Address", "Address must be an IPv4 address, like 192.0.2.1"
        ),
        (
            IPAddressInputValidator(scopes: [.global, .shared]), "10.0.0.1", "Address",
            "Address must be an IP address of one of these kinds: global or shared"
        ),
        (
            .ipAddress, "1:2", "Address",
            "Address must be 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like 2001:db8::1"
        ),
        (
            .url, "https://[::1", "Website",
            "Website must have a complete IPv6 address between [ and ], like [2001:db8::1]"
        ),
        (
            .ulid, "01ARZ3NDEKTSV4RRFFQ69G5FAU", "Order",
            "Order must only include digits and the letters A to Z, but not I, L, O, or U"
        ),
        (.ulid, "81ARZ3NDEKTSV4RRFFQ69G5FAV", "Order", "Order must begin with 0, 1, 2, 3, 4, 5, 6, or 7"),
        // The mistake itself, instead of the rule.
        (.decimal(point: .comma), "12,", "Temperature", "Temperature must end with a digit, like 12,5"),
        (
            .decimal(point: .comma), "1,2,3", "Temperature",
            "Temperature must have only one decimal comma, like 12,5"
        ),
        (.decimal, "1.2.3", "Price", "Price must have only one decimal point, like 12.5"),
        (.decimal, "-.5", "Price", "Price must be a number, like 12.5"),
        (.email, "jane@example_site.com", "Email", "Email must not have _ after the @ sign"),
        (.email, "jane@example,com", "Email", "Email must have a dot, not a comma, after the @ sign"),
        (.email, "jane@exam ple.com", "Email", "Email must not include spaces"),
        (.email, "jane@.example.com", "Email", "Email must not have a dot next to the @ sign"),
        (.domainName, "example.com.", "Domain", "Domain must not end with a dot"),
        (
            .cardExpiry(now: .fixed(year: 2026, month: 11)), "2027-11", "Expiry date",
            "Expiry date must be 2 digits for the month, then 2 digits for the year, like 03/31"
        ),
        (.semver, "1.2.x", "Version", "Version must be 3 numbers with dots between them, like 1.4.0"),
        (.semver, "v1.4.0", "Version", "Version must begin with a digit, like 1.4.0"),
        (.characters(in: "ACGT"), "AC GT", "DNA sequence", "DNA sequence must not include spaces"),
        (
            .characters(in: "ACGT"), "ACXGT", "DNA sequence",
            "DNA sequence must only include these characters: ACGT"
        ),
        (.uuid, "123e4567-e89b-42d3-a456-4266141740000", "Order", "Order must be 36 characters long, not 37"),
        (.count(exactly: 6), "K7Q2M", "Invite code", "Invite code must be 6 characters long, not 5"),
        (.e164, "+4179", "Phone", "Phone must have between 7 and 15 digits, not 4"),
        (.isbn, "978030640615", "Book number", "Book number must have 10 or 13 digits, not 12"),
        (.ahv, "756921707698", "Number", "Number must have 13 digits, not 12"),
        (
            .iban, "DE89" + String(repeating: "0", count: 50), "IBAN",
            "IBAN must have 22 letters and digits, not 54"
        ),
        (.paymentCard, "6011 0009 9013", "Card number", "Card number must have between 16 and 19 digits, not 12"),
        (
            .paymentCard(accepting: [.mastercard]), "5555 5555 5555 444", "Card number",
            "Card number must have 16 digits, not 15"
        ),
        (
            .pattern("[A-Z]{2}[0-9]{6}", like: "AB123456"), "ab123456", "Passport number",
            "Passport number must have capital letters, like AB123456"
        ),
        (
            .pattern("[A-Z]{2}[0-9]{6}", like: "AB123456"), "ab12345", "Passport number",
            "Passport number must begin with a capital letter from A to Z, like AB123456"
        ),
        (.slug, "Hello-World", "Tag", "Tag must have lowercase letters instead of capital letters"),
        (.slug, "a--b", "Tag", "Tag must not have two hyphens in a row"),
        (.isbn, "080442957x", "Book number", "Book number must have capital letters, like 0-8044-2957-X"),
        (.ahv, "756.92170769.85", "Number", "Number must look like 756.9217.0769.85"),
        (
            .domainName, "jane@example.com", "Domain",
            "Domain must be only the site name, like example.com, with nothing before or after it"
        ),
        (
            .ipAddress, "1.2.3.x", "Server",
            "Server must be 4 numbers from 0 to 255 with dots between them, like 192.0.2.1"
        ),
        (.base64, "QQ=A", "Attachment", "Attachment must have = only at the end"),
        (.bic, "deutdeff", "Bank", "Bank must have capital letters, like DEUTDEFF500"),
        (
            .bic, "12345678", "Bank",
            "Bank must have the 2 capital letters of a country, like DE, as its 5th and 6th characters"
        ),
        (.bic, "DEUTDEF", "Bank", "Bank must have 8 or 11 letters and digits, not 7"),
        (.paymentCard, "1111111111111111", "Card number", "Card number is not correct: check each digit for a typo"),
        (.paymentCard, "3782822463100051", "Card number", "Card number must have 15 digits, not 16"),
        (
            .domainName, "https://example.com", "Domain",
            "Domain must be only the site name, like example.com, with nothing before or after it"
        ),
        (.domainName, "www.example.com/path", "Domain", "Domain must not include / or anything after it"),
        (.domainName, "192.0.2.1", "Domain", "Domain must have a site name like example.com, not an IP address"),
        (.email, "jane@192.0.2.1", "Email", "Email must have a site name like example.com, not an IP address"),
        (.email, "mailto:jane@example.com", "Email", "Email must look like name@example.com"),
        (.email, "Jane <jane@example.com>", "Email", "Email must look like name@example.com"),
        (
            .e164, "+1 (555) 010-9999", "Phone",
            "Phone must only have digits, with no spaces or letters, like +442079460958"
        ),
        (.uuid, "{123e4567-e89b-42d3-a456-426614174000}", "Order", "Order must not include brackets"),
        (.semver, "1.2.3-beta_1", "Version", "Version must not include underscores"),
        (
            .base64, "ébcd", "File",
            "File must only include letters from A to Z, digits, and symbols, with no accents or emoji"
        ),
        (
            .url(.redirectTarget()), "https://evil.example", "Return address",
            "Return address must be a page of this site that begins with one /, like /account"
        ),
        (
            .url, "https://" + String(repeating: "a.", count: 140) + "com", "Website",
            "Website must have 253 characters or fewer in the site name"
        ),
        (
            IPAddressInputValidator(version: .v6), "192.0.2.1", "Address",
            "Address must be an IPv6 address, like 2001:db8::1"
        ),
        (.e164, "+41 79 123 45 67", "Phone number", "Phone number must not include spaces"),
        (
            .e164, "0041791234567", "Phone number",
            "Phone number must begin with + and the country code, followed by digits only, like +442079460958"
        ),
        (.securityCode, "12", "Security code", "Security code must have 3 or 4 digits, not 2"),
        (.paymentCard, "4242 4242 4242 424", "Card number", "Card number must have 13, 16, or 19 digits, not 15"),
        (.paymentCard, "4242 4242 4242 42424", "Card number", "Card number must have 13, 16, or 19 digits, not 17"),
        (
            .paymentCard(accepting: []), "4242", "Card number",
            "There is a problem with this form: Card number cannot be checked"
        ),
        (EANInputValidator(lengths: []), "1", "Code", "There is a problem with this form: Code cannot be checked"),
        (.luhn, "0000", "Customer number", "Customer number must not be all zeros"),
        (.password(), "Tr0ub4dor&3", "Password", "Password must be 15 characters or more"),
        (.url, "https:example.com", "Website", "Website must have // after the colon, like https://example.com"),
        (.url, "https:///a", "Website", "Website must include a full site name, like example.com"),
        (.url(.redirectTarget()), "/../b", "Return address", "Return address must not include ../"),
        (
            .email, "jane@example.123", "Email address",
            "Email address must end with .com or another site ending, like name@example.com"
        ),
        (
            .email, "jane@" + String(repeating: "a", count: 64) + ".com", "Email address",
            "Email address must have 63 characters or fewer between the dots of the site name"
        ),
        (
            .ipAddress, "1.2.3.256", "Server",
            "Server must be 4 numbers from 0 to 255 with dots between them, like 192.0.2.1"
        ),
        (.isbn, "abc", "Book number", "Book number must look like 978-0-306-40615-7"),
        (.dateTime, "x", "Start", "Start must be year-month-day, then T, then the time, like 2024-05-31T09:30:00Z"),
        (
            .time(offset: .required), "9:30", "Arrival",
            "Arrival must have hours, minutes, seconds, and a time zone, like 09:30:00Z"
        ),
        (.decimal, "$12", "Price", "Price must not include $"),
        (.integer(in: 1...9), "12%", "Share", "Share must not include %"),
        (.integer(in: 1...9), "1-2", "Stars", "Stars must be a whole number, like 9"),
        (.email, "jane@example..com", "Email", "Email must not have two dots in a row"),
        (
            .email, ".jane@example.com", "Email",
            "Email must not begin with a dot"
        ),
        (
            .email, "jane@example.com.", "Email",
            "Email must not end with a dot"
        ),
        (.email, "jane..x@example.com", "Email", "Email must not have two dots in a row"),
        (.email, "jane.@example.com", "Email", "Email must not have a dot next to the @ sign"),
        (.email, "jane@example", "Email", "Email must end with .com or another site ending, like name@example.com"),
        (.email, "jane@[192.0.2.1]", "Email", "Email must have a site name like example.com, not an IP address"),
        (.domainName, "example..com", "Domain", "Domain must not have two dots in a row"),
        (
            .domainName, ".example.com", "Domain",
            "Domain must not begin with a dot"
        ),
        (.url, "https://example..com", "Website", "Website must not have two dots in a row"),
        (
            .url, "https://.example.com", "Website",
            "Website must not have a dot at the beginning or end of the site name"
        ),
        (.ulid, "01ARZ3NDEKTSV4RRFFQ69G5FA", "Tracking ID", "Tracking ID must be 26 characters long, not 25"),
        (.integer(in: 0...50_000), "60000", "Salary", "Salary must be between 0 and 50000"),
        (.integer(in: 1...9), "abc", "Stars", "Stars must be a whole number, like 9"),
        (
            .decimal(point: .comma), "0.5", "Ratio",
            "Ratio must have a decimal comma, not a point, like 12,5"
        ),
        (
            .decimal(point: .comma), ",5", "Ratio",
            "Ratio must begin with a digit, like 0,5"
        ),
        (.decimal(in: 0..<50_000), "-1", "Price", "Price must be 0 or more"),
        (.decimal, "12,50", "Price", "Price must have a decimal point, not a comma, like 12.5"),
        (.decimal, "1,234", "Price", "Price must be a number with no commas, like 1234.5"),
        (.decimal(maximumFractionDigits: 0), "1,5", "Price", "Price must be a number with no commas, like 50000"),
        (.decimal, ".5", "Price", "Price must begin with a digit, like 0.5"),
        (.decimal(in: 1...20), ".5", "Price", "Price must begin with a digit, like 12.5"),
        (.decimal, "5.", "Price", "Price must end with a digit, like 12.5"),
        (
            .url, "http://1.2.3.256/", "Website",
            "Website must include an IP address of 4 numbers from 0 to 255, like 192.0.2.1, or a site name like example.com"
        ),
        (
            .url(.publicWeb), "http://1.2.3.256/", "Website",
            "Website must have a site name like example.com, not an IP address"
        ),
        (.domainName, "xn--a.com", "Domain", "Domain has a site name that cannot exist: check it for a typo"),
        (
            .iban, "XX89 3704 0044 0532 0130 00", "IBAN",
            "IBAN must begin with the 2 letters of a country that uses IBANs, like DE"
        ),
        (
            .uuid, "123e4567e89b42d3a456426614174000", "Order",
            "Order must have hyphens between groups of 8, 4, 4, 4, and 12 digits or letters, like 123e4567-e89b-42d3-a456-426614174000"
        ),
        (.date, "2024-13-01", "Date of birth", "Date of birth must have a month from 01 to 12"),
        (
            .cardExpiry(now: .fixed(year: 2030, month: 1)), "13/40", "Expiry date",
            "Expiry date must have a month from 01 to 12"
        ),
        (
            .alpha, String(repeating: "a", count: 65_537), "Notes",
            "Notes must be 65,536 characters or fewer: letters like ä and emoji count as more than one"
        ),
        // Four-digit numbers aren't grouped.
        (
            AlphaInputValidator(maximumBytes: 4_096), String(repeating: "a", count: 4_097), "Notes",
            "Notes must be 4096 characters or fewer: letters like ä and emoji count as more than one"
        ),
        (
            AlphaInputValidator(maximumBytes: 4_095), String(repeating: "a", count: 4_096), "Notes",
            "Notes must be shorter: remove any extra text or spaces"
        ),
        (
            .count(in: 1...4, of: .utf8), "Zürich", "Code",
            "Code must be 4 characters or fewer: letters like ä and emoji count as more than one"
        ),
        // A pattern without an example.
        (
            .pattern("[A-Z]{2}[0-9]{6}"), "AB1234", "Reference",
            "Reference is incomplete: add something like “56” at the end"
        ),
        (
            .pattern("[A-Z]{2}[0-9]{6}"), "AB1234567", "Reference",
            "Reference must be 8 characters or fewer"
        ),
        (.pattern("[A-Z]{2}[0-9]{6}"), "AB-123456", "Reference", "Reference must not include hyphens"),
        (
            .pattern("[A-Z]{2}[0-9]{6}"), "ABC12345", "Reference",
            "Reference must have a digit as character 3, like AB123456"
        ),
        (
            .pattern("[A-Za-z][0-9A-C][a-z-]+"), "1", "Reference",
            "Reference must begin with a letter from A to Z or a to z, like ABc"
        ),
        (
            .pattern("[A-Za-z][0-9A-C][a-z-]+"), "aD", "Reference",
            "Reference must have a digit, “A”, “B”, or “C” as character 2, like ABc"
        ),
        (.pattern("S|M|L|XL"), "s", "Size", "Size must be L, M, S, or XL"),
        (.pattern("é[0-9]{3}"), "é1x2", "Reference", "Reference must be in an accepted format: check for mistakes"),
        (.pattern("[0-9]{4}-[0-9]{2}"), "12-34", "Month", "Month must have a digit as character 3, like 1234-56"),
        (
            .pattern("(?!.*!)[^a]{3,}"), "xy!z", "Nickname",
            "Nickname must not include !"
        ),
        (
            .pattern(secretPattern), "4111-1111?1111", "Card number",
            "Card number must have “-” as character 10"
        ),
        (.decimal(maximumFractionDigits: 0), "1.5", "Count", "Count must be a whole number, like 12"),
        (
            E164InputValidator(plus: .rejected), "+4179", "Phone",
            "Phone must begin with the country code and have digits only, with no +, like 442079460958"
        ),
        (
            MACAddressInputValidator(notations: [.hyphens]), "abc", "Device",
            "Device must be 12 digits or letters from a to f, in groups like 00-00-5e-00-53-01"
        ),
        (
            HexColorInputValidator(alpha: .required), "#ff8800", "Color",
            "Color must be a # and then 8 digits or letters from a to f, like #ff8800cc"
        ),
        (
            UUIDInputValidator(versions: [7]), "abc", "Order",
            "Order must be 32 digits or letters from a to f, in groups like 123e4567-e89b-72d3-a456-426614174000"
        ),
        (
            IPAddressInputValidator(version: .v6), "abc", "Server",
            "Server must be 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like 2001:db8::1"
        ),
        (.ordered(in: "m"..."p"), "a", "Word", "Word must be m or come after it"),
        (.ordered(in: "m"..."p"), "q", "Word", "Word must be p or come before it"),
        (.ordered(in: ..<"m"), "m", "Word", "Word must come before m"),
        (.ordered(in: Interval(lower: .excluded("m"))), "m", "Word", "Word must come after m"),
        (.ordered(in: "2010-01-01"...), "2009-12-31", "Day", "Day must be 2010-01-01 or later"),
        (.ordered(in: ..."2010-01-01"), "2010-01-02", "Day", "Day must be 2010-01-01 or earlier"),
        (.ordered(in: ..<"2010-01-01"), "2010-01-01", "Day", "Day must be before 2010-01-01"),
        (.ordered(in: Interval(lower: .excluded("2010-01-01"))), "2010-01-01", "Day", "Day must be after 2010-01-01"),
        (
            .ordered(in: "2010-01-01"..."2010-12-31"), "2009-12-31", "Day",
            "Day must be between 2010-01-01 and 2010-12-31"
        ),
        (.ordered(in: "2010-01-01"..<"2011-01-01"), "2009-12-31", "Day", "Day must be 2010-01-01 or later"),
        // A message about one limit doesn't recommend the other limit if it's rejected.
        (.decimal(in: Interval(lower: .excluded(0), upper: .included(10))), "11", "Price", "Price must be 10 or less"),
        (.decimal(in: Interval(lower: .excluded(0), upper: .included(10))), "0", "Price", "Price must be more than 0"),
        (.decimal(in: 0..<10), "10", "Price", "Price must be less than 10"),
        (.count(in: 8...99), "x", "Password", "Password must be between 8 and 99 characters"),
        (.count(in: 8...100), "x", "Password", "Password must be 8 characters or more"),
        (.integer, "+7", "Rooms", "Rooms must not begin with +"),
        (.decimal, "+7", "Price", "Price must not begin with +"),
        (
            .alpha(allowsUnicode: true), "ab-", "Name",
            "Name must only include letters, with no digits, spaces, or other characters"
        ),
        (
            .alphanumeric(allowsUnicode: true), "ab-", "Name",
            "Name must only include letters and digits, with no spaces, hyphens, or other characters"
        ),
        (
            .alphanumeric, "éab", "Name",
            "Name must only include the letters A to Z or a to z and the digits 0 to 9"
        ),
        (
            .pattern("[A-Z]{2}[0-9]{6}"), "1B123456", "Reference",
            "Reference must begin with a capital letter from A to Z, like AB123456"
        ),
        (
            .pattern("[a-z]{2}[0-9]{6}"), "1b123456", "Reference",
            "Reference must begin with a lowercase letter from a to z, like ab123456"
        ),
        (.decimal(in: ..<1), "1", "Price", "Price must be less than 1"),
        (.decimal(in: Interval(lower: .excluded(0))), "0", "Price", "Price must be more than 0"),
        (.password(uppercase: 1), "abcdefghijklmnop", "Password", "Password must include a capital letter"),
        (
            .cardExpiry(now: .fixed(year: 2030, month: 1)), "12/29", "Expiry date",
            "Expiry date must be this month or later: check it or use another card"
        ),
    ]

    /// Rows for patterns without an app's example.
    static let patternRows: [Row] = [
        (.pattern("[a-z]+@[a-z]+"), "abc", "Key", "Key is incomplete: add something like “@b” at the end"),
        (.pattern("[a-z]+@[a-z]+"), "abc@", "Key", "Key is incomplete: add something like “b” at the end"),
        (.pattern("[a-z]+@[a-z]+"), "@abc", "Key", "Key must begin with a lowercase letter from a to z, like a@b"),
        (.pattern("[a-z]+@[a-z]+"), "abc@ABC", "Key", "Key must have lowercase letters instead of capital letters"),
        // The example has another character at that place, so the message doesn't show it.
        (.pattern("[a-z]+@[a-z]+"), "ab@@a", "Key", "Key must have a lowercase letter from a to z as character 4"),
        (.pattern("[A-Z]{3}-?[0-9]{3}"), "abc-123", "Key", "Key must have capital letters, like ABC123"),
        (.pattern("INV-[0-9]{4}-[A-Z]"), "INV-12", "Key", "Key is incomplete: add something like “34-A” at the end"),
        (.pattern("INV-[0-9]{4}-[A-Z]"), "X", "Key", "Key must begin with “INV-”, like INV-1234-A"),
        (.pattern("v[0-9]+[.][0-9]+"), "v1.2.3", "Key", "Key must not include . or anything after it"),
        (.pattern("[0-9]{4}"), "123", "Key", "Key must have 4 digits, not 3"),
        (.pattern("[0-9]{4}"), "12345", "Key", "Key must have 4 digits, not 5"),
        (.pattern("[bcd]{3}"), "bc", "Key", "Key must be 3 characters long, not 2"),
        (.pattern("[a-z0-9_]{3,16}"), "ab", "Key", "Key must be 3 characters or more"),
        (.pattern("[a-z]+[0-9]"), "abc", "Key", "Key is incomplete: add something like “1” at the end"),
        (
            .pattern("(?=.*[0-9])(?=.*[a-z]).{8,}"), "abcdefgh", "Key",
            "Key is incomplete: add something like “1” at the end"
        ),
        (.pattern("[1-9][0-9]*"), "012", "Key", "Key must begin with a digit from 1 to 9"),
        (
            .pattern(#"\p{L}+"#), "a1", "Key",
            "Key must only include letters, with no digits, spaces, or other characters"
        ),
        (.pattern("SECRET-[0-9]{4}").sensitive(), "x", "Key", "Key must be in an accepted format: check for mistakes"),
        (
            .pattern("SECRET-[0-9]{4}").sensitive(), "SEC", "Key",
            "Key must be 11 characters or more"
        ),
        (
            .pattern("[A-Z]{2}[0-9]{6}", like: "AB123456"), "AB12345", "Key",
            "Key is too short: it must look like AB123456"
        ),
        (
            .pattern("[A-Z]{2}[0-9]{6}", like: "AB123456"), "AB1234567", "Key",
            "Key is too long: it must look like AB123456"
        ),
        (
            .pattern("[A-Z]{2}[0-9]{6}", like: "AB123456"), "AB12345X", "Key",
            "Key must have a digit as character 8, like AB123456"
        ),
    ]

    static let codeRows: [Row] = [
        (.countryCode, "Germany", "Country", "Country must be a country code of 2 letters, like CH"),
        (.countryCode(.numeric), "Germany", "Country", "Country must be a country code, like 756"),
        (.languageCode, "English", "Language", "Language must be a language code of 2 or 3 letters, like de"),
        (.currencyCode, "€", "Currency", "Currency must be a currency code of 3 letters, like EUR"),
        (.timeZone, "GMT+2", "Time zone", "Time zone must be the name of a time zone, like Europe/Zurich"),
        (
            .ipAddress, "2001:db8::12345", "Address",
            "Address must have at most 4 digits or letters in each group between colons, like 2001:db8::1"
        ),
        (
            .ipAddress, "::ffff:1.2.3.256", "Address",
            "Address must be 8 groups of 1 to 4 digits or letters from a to f with colons between them, or fewer groups with ::, like 2001:db8::1"
        ),
    ]

    #if StockPatterns
    static let stockPatternRows: [Row] = [
        (.postalCode(country: "GB"), "SW1A 1A", "Postcode", "Postcode is too short: it must look like SW1A 1AA"),
        (.postalCode(country: "GB"), "SW1A-1AA", "Postcode", "Postcode must not include hyphens"),
        (.postalCode(country: "CA"), "K1A  0B1", "Postal code", "Postal code must not have two spaces in a row"),
        (.pattern(.personName), "J4hn", "Name", "Name must look like Ada Lovelace: check character 2"),
        (
            .pattern(.personName), "J0hn", "Name",
            "Name must have the letters O and I instead of the digits 0 and 1"
        ),
        (.postalCode(country: "US"), "123456", "ZIP code", "ZIP code is too long: it must look like 20500"),
        (.pattern(.passwordPCI), "alllowercaseletters", "Password", "Password must include a digit"),
        (.pattern(.passwordPCI), "123456789012", "Password", "Password must include a letter"),
        (
            .pattern(.passwordFourCharacterClasses), "Password1", "Password",
            "Password must include a symbol, like ! or %"
        ),
        (.pattern(.passwordFourCharacterClasses), "Pa1!", "Password", "Password must be 8 characters or more"),
        (.pattern(.passwordThreeCharacterClasses), "password1", "Password", "Password must include a capital letter"),
    ]
    #else
    static let stockPatternRows: [Row] = []
    #endif

    @Test("describe the problem and how to correct it", arguments: rows + patternRows + codeRows + stockPatternRows)
    func sentences(strategy: InputValidator<String>, input: String, label: String, sentence: String) {
        #expect(reason(strategy, input, label) == sentence)
    }

    @Test(
        "show a label exactly as it was given",
        arguments: ["iPhone number", "Straße", "McDonald account", "Swiss postcode", "eBay name", "e-mail", "日本"])
    func labels(label: String) {
        #expect(ValidationError(.inputEmpty).labeled(label).reason == "\(label) must not be empty")
        #expect(
            ValidationError(.numericCharacter).labeled(label).reason == "\(label) must only include the digits 0 to 9")
    }

    @Test("put the name of a field into a sentence that has a place for it")
    func names() {
        let field = ValidatedInput("", .email, label: "Email address", labelInSentence: "your email address")
        field.validate()
        #expect(field.error?.reason == "Enter your email address")
        field.value = "a@b@example.com"
        field.validate()
        #expect(field.error?.reason == "Email address must include @ only once")
        // That message needs no label.
        let unlabeled = ValidatedInput("", .email, labelInSentence: "your email address")
        unlabeled.validate()
        #expect(unlabeled.error?.reason == "Enter your email address")
        unlabeled.value = "a@b@example.com"
        unlabeled.validate()
        #expect(unlabeled.error?.reason == "Use @ only once")
    }

    @Test(
        "use the plural form of the number",
        arguments: [
            (1, "Use 1 character or more"), (2, "Use 2 characters or more"), (5, "Use 5 characters or more"),
            (0, "Use 0 characters or more"), (21, "Use 21 characters or more"),
            (10_000, "Use 10,000 characters or more"), (1_024, "Use 1024 characters or more"),
        ])
    func plurals(minimum: Int, sentence: String) {
        #expect(ValidationError(.lengthTooShort, parameters: [.minimum: .int(minimum)]).reason == sentence)
    }

    @Test(
        "show a number without a fraction of zeros",
        arguments: [
            (.double(0), "Enter 0 or more"), (.double(-0.5), "Enter -0.5 or more"),
            (.double(12_345.25), "Enter 12,345.25 or more"), (.int(-12_345), "Enter -12,345 or more"),
            (.double(1e300), "Enter 1e+300 or more"), (.int(.min), "Enter -9,223,372,036,854,775,808 or more"),
        ] as [(ValidationError.Value, String)])
    func numbers(minimum: ValidationError.Value, sentence: String) {
        #expect(ValidationError(.comparisonTooSmall, parameters: [.minimum: minimum]).reason == sentence)
    }

    @Test(
        "join a list as English does",
        arguments: [
            (["Visa"], "Use a card from Visa"), (["Visa", "JCB"], "Use a card from Visa or JCB"),
            (["Visa", "Mastercard", "JCB"], "Use a card from Visa, Mastercard, or JCB"),
        ])
    func lists(networks: [String], sentence: String) {
        #expect(ValidationError(.cardNetwork, parameters: [.accepted: .list(networks)]).reason == sentence)
    }

    @Test(
        "have a neutral sentence for a mistake in the program, and its cause for the developer",
        arguments: [
            (InputValidator<String>(), "the strategy is abstract"),
            (.pattern("[a"), "the pattern in the program is not a regular expression: "),
            (.count(exactly: -1), "the range of lengths in the program is empty"),
            (AnyOf([]), "the composition in the program has no rules"),
        ] as [(InputValidator<String>, String)])
    func mistakes(strategy: InputValidator<String>, cause: String) {
        let error = rejection(by: strategy, of: "a")
        #expect(error?.reason == "There is a problem with this form: this cannot be checked")
        #expect(error?.description.contains(cause) == true, "\(error?.description ?? "")")
    }

    @Test("do not name the character of a short input, or a letter")
    func shortInputs() {
        #expect(reason(.domainName, "_", "Site")?.contains("_") == false)
        #expect(rejection(by: .email, of: "aé@example.com")?[.character] == nil)
        #expect(rejection(by: .domainName, of: "exa_mple.com")?[.character] == "_")
    }

    /// A composition, an input that it rejects, and the expected sentence.
    static let alternatives: [(InputValidator<String>, String, String)] = {
        let closure: InputValidator<String> = .condition(or: ValidationError(1, domain: "Test")) { _ in false }
        let reference: InputValidator<String> = .pattern("[A-Z]{2}[0-9]{6}", like: "AB123456")
        return [
            (.numeric || .alpha || .email, "?!", "Login must be only digits, only letters, or an email address"),
            (.email || closure, "x", "Login must be an email address or text in another accepted format"),
            (closure || .email, "x", "Login must be an email address or text in another accepted format"),
            (.email || reference, "x", "Login must be an email address or text that looks like AB123456"),
            (
                reference || .pattern("[0-9]{2}", like: "42"), "x",
                "Login must be text that looks like AB123456 or text in another accepted format"
            ),
            (
                .email || .trimmed(then: reference), "x",
                "Login must be an email address or text that looks like AB123456"
            ),
            (
                .numeric.traits(keyboard: .digits) || reference.message("Number"), "?",
                "Login must be only digits or text that looks like AB123456"
            ),
            (
                .email || reference.sensitive(), "x",
                "Login must be an email address or text in another accepted format"
            ),
            (
                .email || .pattern("[0-9]{2}"), "x",
                "Login must be an email address or text in another accepted format"
            ),
            (closure || closure, "x", "Login must be in an accepted format: check for mistakes"),
            (.any(of: [reference]), "x", "Login must be text that looks like AB123456"),
            (
                .numeric || .email || .url || .iban || .uuid, "?",
                "Login must be only digits, an email address, a web address, or text in another accepted format"
            ),
            (.required && .email || .trimmed(then: .e164), "x", "Login must be an email address or a phone number"),
            (.numeric.message("Digits") || .email, "x", "Login must be only digits or an email address"),
            (
                !(.email && .suffix("@example.com")), "a@example.com",
                "Login cannot have this value: enter a different one"
            ),
            (!reference, "AB123456", "Login cannot have this value: enter a different one"),
            (!.email, "a@example.com", "Login must not be an email address"),
            (!(.email || .numeric), "1", "Login must not be an email address or only digits"),
        ]
    }()

    @Test("name what the rules of a composition accept, as far as they have a name", arguments: alternatives)
    func compositions(strategy: InputValidator<String>, input: String, sentence: String) {
        #expect(reason(strategy, input, "Login") == sentence)
    }

    @Test(
        "name each kind of the rules of a composition once, and none if one has no name",
        arguments: [
            (["decimal", "exactDecimal"], "Login must be a number"),
            (["decimal", "x"], "Login must be in an accepted format: check for mistakes"),
            ([], "Login must be in an accepted format: check for mistakes"),
        ] as [([String], String)])
    func kinds(names: [String], sentence: String) {
        let error = ValidationError(.compositionNoAlternative, parameters: [.strategies: .list(names)])
        #expect(error.labeled("Login").reason == sentence)
    }

    @Test("never show the example of a sensitive pattern", arguments: InputPattern.all.filter(\.isSensitive))
    func sensitiveExamples(pattern: InputPattern) throws {
        for strategy in [.pattern(pattern), .pattern(pattern) || .email] as [InputValidator<String>] {
            let error = try #require(rejection(by: strategy, of: "\u{7}"))
            #expect(error[.example] == nil && !error.reason.contains(pattern.example))
        }
    }

    @Test("name the schemes that an address can begin with")
    func schemes() {
        let sentence = "Link must look like https://example.com"
        #expect(reason(.url(.absoluteURI), "example.com", "Link") == sentence)
        #expect(
            reason(.url(URLPolicy(schemes: ["mailto", "https"])), "x", "Link")
                == "Link must begin with https:// or mailto://")
        #expect(reason(.url(URLPolicy(schemes: ["ftp"])), "1a:b", "Link") == "Link must begin with ftp://")
        #expect(reason(.url(URLPolicy(schemes: ["ftp"])), "https://a.de", "Link") == "Link must begin with ftp://")
        #expect(reason(.url(URLPolicy(schemes: ["ftp"])), "ftp:a.de", "Link") == "Link must begin with ftp://")
        // Some schemes always have slashes. The others have them only if the policy requires a host.
        let schemes = ["mailto", "urn", "file", "ftp", "http", "https", "ws", "wss"]
        #expect(
            reason(.url(URLPolicy(.absoluteURI, schemes: schemes)), "x", "Link")
                == "Link must begin with file://, ftp://, http://, https://, mailto:, urn:, ws://, or wss://")
        #expect(
            reason(.url(URLPolicy(.absoluteURI.rejecting(.ipHosts), schemes: ["mailto"])), "x", "Link")
                == "Link must begin with mailto://")
        // The example contains the first accepted host, if https is accepted.
        let shop = InputValidator.url(URLPolicy(hosts: ["shop.example", "books.example"]))
        #expect(
            reason(shop, "https:shop.example", "Link")
                == "Link must have // after the colon, like https://books.example")
        #expect(
            reason(.url(URLPolicy(.absoluteURI, hosts: ["a.de"])), "x", "Link") == "Link must look like https://a.de")
        #expect(rejection(by: .url(URLPolicy(schemes: ["ftp"], hosts: ["a.de"])), of: "x")?[.example] == nil)
    }

    @Test("distinguish an address in plain characters from one of any script")
    func repertoires() {
        let plain = "Address must only include letters from A to Z, digits, and symbols, with no accents or emoji"
        #expect(reason(.email, "z😀@example.com", "Address") == plain)
        #expect(reason(.url(URLPolicy.web.rejecting(.unicodeText)), "https://a.de/ä", "Address") == plain)
        let other =
            "Address must not include unusual, lookalike, or hidden characters: delete the text and type it again"
        let international: InputValidator<String> = EmailInputValidator(allowsUnicode: true)
        #expect(reason(international, "zo\u{E000}@example.com", "Address") == other)
    }

    @Test("have the number of characters of an account number, and a separate sentence for a port and a long name")
    func measures() {
        #expect(
            reason(.iban, "DE89 3704 0044 0532 0130 0", "IBAN")
                == "IBAN must have 22 letters and digits, not 21")
        #expect(
            reason(.url(URLPolicy(schemes: ["https"], ports: [])), "https://a.de:8080/", "Link")
                == "Link must not have a port number, like :8080, after the site name")
        #expect(
            reason(.url, "https://" + String(repeating: "a", count: 64) + ".de", "Link")
                == "Link must have 63 characters or fewer between the dots of the site name")
        #expect(
            reason(.url(.redirectTarget()), "//evil.example", "Target")
                == "Target must be a page of this site that begins with one /, like /account")
        #expect(reason(.url(.redirectTarget()), "/a//b", "Target") == "Target must not include //")
    }
}
