// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - Places

extension InputPattern {
    /// The patterns of this file.
    static let geographyPatterns: [InputPattern] = [
        .coordinates, .geoURI, .latitude, .longitude,
    ]

    /// Latitude and longitude in decimal degrees with a comma between them.
    public static let coordinates = InputPattern(
        name: "coordinates",
        summary: "Latitude and longitude in decimal degrees with a comma between them.",
        expression: #"""
            [+-]?(?:[0-8]?[0-9](?:\.[0-9]+)?|90(?:\.0+)?), ?[+-]?(?:(?:0?[0-9]{1,2}|1[0-7][0-9])(?:\.[0-9]+)?\#
            |180(?:\.0+)?)
            """#,
        source: "RFC 5870, section 3.4.2 (WGS 84); ISO 6709 (latitude first)",
        link: "https://www.rfc-editor.org/rfc/rfc5870#section-3.4.2",
        note: "Latitude comes first. GeoJSON has the longitude first.",
        example: "47.3769,8.5417",
        accepted: [
            "-33.8688, 151.2093", "0,0", "90,180", "-90.0,-180.0", "+40.6892,-74.0445", "-90,180",
            "89.999999,-179.999999", "9,9", "09.5,009.5",
        ],
        rejected: [
            "47.3769", "47.3769 8.5417", "91,0", "0,181", "90.1,0", "0,180.5", "47.3769,8.5417,5", "47,3769, 8,5417",
            "47.,8.5", "N47.3,E8.5", "90.0001,0", "0,180.0001", "0,190", "100,0", "1,,1", "1,1,", ",1",
        ])

    /// A geographic location as a `geo:` URI.
    public static let geoURI = InputPattern(
        name: "geoURI",
        summary: "A geographic location as a `geo:` URI.",
        expression: #"""
            [Gg][Ee][Oo]:-?[0-9]+(?:\.[0-9]+)?(?:,-?[0-9]+(?:\.[0-9]+)?){1,2}\#
            (?:;[Cc][Rr][Ss]=[A-Za-z0-9-]+)?(?:;[Uu]=[0-9]+(?:\.[0-9]+)?)?(?:;[A-Za-z0-9-]+(?:=\#
            (?:[A-Za-z0-9_.!~*'()\[\]:&+$-]|%[0-9A-Fa-f]{2})+)?)*
            """#,
        source: "RFC 5870, section 3.3",
        link: "https://www.rfc-editor.org/rfc/rfc5870#section-3.3",
        note: "Ranges are not checked, because they depend on the reference system.",
        example: "geo:13.4125,103.8667",
        accepted: [
            "geo:48.2010,16.3695,183", "geo:48.198634,16.371648;crs=wgs84;u=40", "geo:90,-22.43;crs=WGS84",
            "GEO:66,30;u=6.500;FOo=this%2dthat", "geo:0,0",
        ],
        rejected: [
            "geo:", "geo:13.4125", "13.4125,103.8667", "geo:13.4125;103.8667", "geo:13.4125, 103.8667", "geo:+13,103",
            "geo:1,2,3,4", "geo:1,2;=1",
        ])

    /// A latitude in decimal degrees: -90 to 90.
    public static let latitude = InputPattern(
        name: "latitude",
        summary: "A latitude in decimal degrees: -90 to 90.",
        expression: #"[+-]?(?:[0-8]?[0-9](?:\.[0-9]+)?|90(?:\.0+)?)"#,
        source: "RFC 5870, section 3.4.2 (WGS 84)",
        link: "https://www.rfc-editor.org/rfc/rfc5870#section-3.4.2",
        example: "47.3769",
        accepted: ["0", "-33.8688", "90", "-90.000", "+5.5", "05.25"],
        rejected: ["90.1", "91", "-90.0001", "47.", ".5", "47,3769", "--5", "123"])

    /// A longitude in decimal degrees: -180 to 180.
    public static let longitude = InputPattern(
        name: "longitude",
        summary: "A longitude in decimal degrees: -180 to 180.",
        expression: #"[+-]?(?:(?:0?[0-9]{1,2}|1[0-7][0-9])(?:\.[0-9]+)?|180(?:\.0+)?)"#,
        source: "RFC 5870, section 3.4.2 (WGS 84)",
        link: "https://www.rfc-editor.org/rfc/rfc5870#section-3.4.2",
        example: "8.5417",
        accepted: ["0", "-74.0445", "180", "-180.0", "+151.2093", "008.5"],
        rejected: ["180.1", "181", "-180.0001", "8.", ".5", "8,5417", "1234", "--8"])
}

#endif
