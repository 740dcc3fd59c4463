// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Normalization Form C (Unicode Standard Annex #15), which the standard library implements but doesn't make public.
enum CanonicalComposition {
    /// Returns whether scalars are in Normalization Form C.
    ///
    /// - Complexity: O(*n*). It composes a text again only if a character can compose with the previous character.
    static func isComposed(_ scalars: UnsafeBufferPointer<Unicode.Scalar>) -> Bool {
        var before: UInt8 = 0
        var needsComposition = false
        for scalar in scalars {
            let order = scalar.isASCII ? 0 : scalar.properties.canonicalCombiningClass.rawValue
            if order != 0, before > order { return false }
            before = order
            if !scalar.isASCII, scalar.properties.isFullCompositionExclusion { return false }
            needsComposition = needsComposition || composesWithPrevious(scalar)
        }
        return !needsComposition || composed(decomposed(scalars)).elementsEqual(scalars)
    }

    /// Returns whether a character can compose with the previous character.
    static func composesWithPrevious(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x300: false
        case 0x1161...0x1175, 0x11A8...0x11C2: true
        default: compositionTable.seconds.contains(scalar)
        }
    }

    private static func decomposed(_ scalars: UnsafeBufferPointer<Unicode.Scalar>) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        for scalar in scalars {
            appendDecomposition(of: scalar, to: &result)
        }
        // A stable insertion sort into canonical order. In ordinary text, runs of marks are short.
        for index in result.indices.dropFirst() {
            let mark = result[index]
            let order = mark.properties.canonicalCombiningClass
            guard order != .notReordered else { continue }
            var place = index
            while place > 0, result[place - 1].properties.canonicalCombiningClass > order {
                result[place] = result[place - 1]
                place -= 1
            }
            result[place] = mark
        }
        return result
    }

    private static func appendDecomposition(of scalar: Unicode.Scalar, to result: inout [Unicode.Scalar]) {
        if 0xAC00...0xD7A3 ~= scalar.value {
            result += Hangul.jamo(ofSyllableAt: scalar.value - 0xAC00)
        } else if let (first, second) = compositionTable.pairs[scalar] {
            appendDecomposition(of: first, to: &result)
            result.append(second)
        } else {
            result.append(scalar)
        }
    }

    /// Composes canonically ordered scalars (Unicode Standard, section 3.11, D117).
    private static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        var starter: Int?
        var lastOrder: UInt8 = 0
        for scalar in scalars {
            let order = scalar.properties.canonicalCombiningClass.rawValue
            if let index = starter {
                let isAdjacent = index == result.count - 1
                let isBlocked = !isAdjacent && lastOrder >= order
                if !isBlocked, let composite = composite(of: result[index], scalar) {
                    result[index] = composite
                    continue
                }
            }
            if order == 0 { starter = result.count }
            lastOrder = order
            result.append(scalar)
        }
        return result
    }

    private static func composite(of first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
        Hangul.composite(of: first, second) ?? compositionTable.composites[[first, second]]
    }

    /// The compositions, indexed in both directions.
    ///
    /// The table is created on first use and never changes.
    private static let compositionTable = {
        var composites: [[Unicode.Scalar]: Unicode.Scalar] = [:]
        var pairs: [Unicode.Scalar: (Unicode.Scalar, Unicode.Scalar)] = [:]
        var seconds: Set<Unicode.Scalar> = []
        func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
            let mapping = scalar.properties.lowercaseMapping.unicodeScalars
            return mapping.count == 1 ? mapping.first : nil
        }
        // Rows are split by scalars, because a space followed by a mark is a single character.
        for row in compositionRows.unicodeScalars.split(whereSeparator: \.properties.isWhitespace) {
            var scalars = row.makeIterator()
            guard let second = scalars.next() else { continue }
            seconds.insert(second)
            while let first = scalars.next(), let composite = scalars.next() {
                for case let (first?, composite?) in [(first, composite), (small(first), small(composite))] {
                    composites[[first, second]] = composite
                    pairs[composite] = (first, second)
                }
            }
        }
        return (composites: composites, pairs: pairs, seconds: seconds)
    }()
}

/// Hangul syllables, which arithmetic composes (Unicode Standard, section 3.12).
private enum Hangul {
    static func jamo(ofSyllableAt index: UInt32) -> [Unicode.Scalar] {
        let trail = index % 28
        let values = [0x1100 + index / 588, 0x1161 + index % 588 / 28] + (trail > 0 ? [0x11A7 + trail] : [])
        return values.compactMap(Unicode.Scalar.init)
    }

    static func composite(of first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
        switch (first.value, second.value) {
        case (0x1100...0x1112, 0x1161...0x1175):
            Unicode.Scalar(0xAC00 + ((first.value - 0x1100) * 21 + (second.value - 0x1161)) * 28)
        case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first.value - 0xAC00) % 28 == 0:
            Unicode.Scalar(first.value + second.value - 0x11A7)
        default: nil
        }
    }
}

extension CanonicalComposition {
    /// Characters that compose with a previous character, each followed by pairs of previous and composed character.
    ///
    /// A pair of capital letters also stands for the lowercase pair.
    ///
    /// Source: Unicode 16, `UnicodeData.txt`, untagged decomposition mappings of two characters, except mappings in
    /// `CompositionExclusions.txt` and mappings that begin with a mark.
    private static let compositionRows = """
        \u{300}AÀEÈIÌOÒUÙÜǛNǸЕЀИЍĒḔŌṐWẀÂẦĂẰÊỀÔỒƠỜƯỪYỲἈἊἉἋἘἚἙἛἨἪἩἫἸἺἹἻὈὊὉὋὐὒὙὛὨὪὩὫΑᾺΕῈΗῊ᾿῍ϊῒΙῚ῾῝ϋῢΥῪ¨῭ΟῸΩῺ \u{301}AÁEÉIÍ
        \u{301}OÓUÚYÝCĆLĹNŃRŔSŚZŹÜǗGǴÅǺÆǼØǾ¨΅ΑΆΕΈΗΉΙΊΟΌΥΎΩΏϊΐϋΰϒϓГЃКЌÇḈĒḖÏḮKḰMḾÕṌŌṒPṔŨṸWẂÂẤĂẮÊẾÔỐƠỚƯỨἈἌἉἍἘἜἙἝἨἬἩἭἸἼἹἽὈὌ
        \u{301}ὉὍὐὔὙὝὨὬὩὭ᾿῎῾῞ \u{302}AÂEÊIÎOÔUÛCĈGĜHĤJĴSŜWŴYŶZẐẠẬẸỆỌỘ \u{303}AÃNÑOÕIĨUŨVṼÂẪĂẴEẼÊỄÔỖƠỠƯỮYỸ \u{304}AĀEĒIĪ
        \u{304}OŌUŪÜǕÄǞȦǠÆǢǪǬÖȪÕȬȮȰYȲИӢУӮGḠḶḸṚṜΑᾹΙῙΥῩ \u{306}AĂEĔGĞIĬOŎUŬУЎИЙЖӁАӐЕӖȨḜẠẶΑᾸΙῘΥῨ \u{307}CĊEĖGĠIİZŻAȦOȮBḂDḊ
        \u{307}FḞHḢMṀNṄPṖRṘSṠŚṤŠṦṢṨTṪWẆXẊYẎſẛ\u{105D2}\u{105C9}\u{105DA}\u{105E4} \u{308}AÄEËIÏOÖUÜYŸΙΪΥΫϒϔЕЁІЇАӒӘӚЖӜЗӞ
        \u{308}ИӤОӦӨӪЭӬУӰЧӴЫӸHḦÕṎŪṺWẄXẌtẗ \u{309}AẢÂẨĂẲEẺÊỂIỈOỎÔỔƠỞUỦƯỬYỶ \u{30A}AÅUŮwẘyẙ \u{30B}OŐUŰУӲ \u{30C}CČDĎEĚLĽ
        \u{30C}NŇRŘSŠTŤZŽAǍIǏOǑUǓÜǙGǦKǨƷǮjǰHȞ \u{30F}AȀEȄIȈOȌRȐUȔѴѶ \u{311}AȂEȆIȊOȎRȒUȖ \u{313}ΑἈΕἘΗἨΙἸΟὈυὐΩὨρῤ
        \u{314}ΑἉΕἙΗἩΙἹΟὉΥὙΩὩΡῬ \u{31B}OƠUƯ \u{323}BḄDḌHḤKḲLḶMṂNṆRṚSṢTṬVṾWẈZẒAẠEẸIỊOỌƠỢUỤƯỰYỴ \u{324}UṲ \u{325}AḀ
        \u{326}SȘTȚ \u{327}CÇGĢKĶLĻNŅRŖSŞTŢEȨDḐHḨ \u{328}AĄEĘIĮUŲOǪ \u{32D}DḒEḘLḼNṊTṰUṶ \u{32E}HḪ \u{330}EḚIḬUṴ
        \u{331}BḆDḎKḴLḺNṈRṞTṮZẔhẖ \u{338}←↚→↛↔↮⇐⇍⇔⇎⇒⇏∃∄∈∉∋∌∣∤∥∦∼≁≃≄≅≇≈≉=≠≡≢≍≭<≮>≯≤≰≥≱≲≴≳≵≶≸≷≹≺⊀≻⊁⊂⊄⊃⊅⊆⊈⊇⊉⊢⊬⊨⊭⊩⊮⊫⊯≼⋠≽⋡⊑⋢
        \u{338}⊒⋣⊲⋪⊳⋫⊴⋬⊵⋭ \u{342}ἈἎἉἏἨἮἩἯἸἾἹἿὐὖὙὟὨὮὩὯαᾶ¨῁ηῆ᾿῏ιῖϊῗ῾῟υῦϋῧωῶ \u{345}ἈᾈἉᾉἊᾊἋᾋἌᾌἍᾍἎᾎἏᾏἨᾘἩᾙἪᾚἫᾛἬᾜἭᾝἮᾞἯᾟὨᾨὩᾩὪᾪ
        \u{345}ὫᾫὬᾬὭᾭὮᾮὯᾯὰᾲάᾴᾶᾷΑᾼὴῂήῄῆῇΗῌὼῲώῴῶῷΩῼ \u{653}\u{627}\u{622} \u{654}\u{627}\u{623}\u{648}\u{624}
        \u{654}\u{64A}\u{626}\u{6D5}\u{6C0}\u{6C1}\u{6C2}\u{6D2}\u{6D3} \u{655}\u{627}\u{625} \u{93C}\u{928}\u{929}
        \u{93C}\u{930}\u{931}\u{933}\u{934} \u{9BE}\u{9C7}\u{9CB} \u{9D7}\u{9C7}\u{9CC} \u{B3E}\u{B47}\u{B4B}
        \u{B56}\u{B47}\u{B48} \u{B57}\u{B47}\u{B4C} \u{BBE}\u{BC6}\u{BCA}\u{BC7}\u{BCB} \u{BD7}\u{B92}\u{B94}
        \u{BD7}\u{BC6}\u{BCC} \u{C56}\u{C46}\u{C48} \u{CC2}\u{CC6}\u{CCA} \u{CD5}\u{CBF}\u{CC0}\u{CC6}\u{CC7}
        \u{CD5}\u{CCA}\u{CCB} \u{CD6}\u{CC6}\u{CC8} \u{D3E}\u{D46}\u{D4A}\u{D47}\u{D4B} \u{D57}\u{D46}\u{D4C}
        \u{DCA}\u{DD9}\u{DDA}\u{DDC}\u{DDD} \u{DCF}\u{DD9}\u{DDC} \u{DDF}\u{DD9}\u{DDE} \u{102E}\u{1025}\u{1026}
        \u{1B35}\u{1B05}\u{1B06}\u{1B07}\u{1B08}\u{1B09}\u{1B0A}\u{1B0B}\u{1B0C}\u{1B0D}\u{1B0E}\u{1B11}\u{1B12}
        \u{1B35}\u{1B3A}\u{1B3B}\u{1B3C}\u{1B3D}\u{1B3E}\u{1B40}\u{1B3F}\u{1B41}\u{1B42}\u{1B43} \u{3099}かがきぎくぐけげこごさざしじ
        \u{3099}すずせぜそぞただちぢつづてでとどはばひびふぶへべほぼうゔゝゞカガキギクグケゲコゴサザシジスズセゼソゾタダチヂツヅテデトドハバヒビフブヘベホボウヴワヷヰヸヱヹヲヺヽヾ \u{309A}はぱひぴふぷへぺほぽハパ
        \u{309A}ヒピフプヘペホポ \u{110BA}\u{11099}\u{1109A}\u{1109B}\u{1109C}\u{110A5}\u{110AB} \u{11127}\u{11131}\u{1112E}
        \u{11127}\u{11132}\u{1112F} \u{1133E}\u{11347}\u{1134B} \u{11357}\u{11347}\u{1134C} \u{113B8}\u{113C2}\u{113C7}
        \u{113BB}\u{11384}\u{11385} \u{113C2}\u{1138B}\u{1138E}\u{113C2}\u{113C5} \u{113C9}\u{11382}\u{11383}
        \u{113C9}\u{11390}\u{11391}\u{113C2}\u{113C8} \u{114B0}\u{114B9}\u{114BC} \u{114BA}\u{114B9}\u{114BB}
        \u{114BD}\u{114B9}\u{114BE} \u{115AF}\u{115B8}\u{115BA}\u{115B9}\u{115BB} \u{11930}\u{11935}\u{11938}
        \u{1611E}\u{1611E}\u{16121} \u{1611F}\u{1611E}\u{16123}\u{16129}\u{16124}\u{16121}\u{16126}\u{16122}\u{16127}
        \u{16120}\u{1611E}\u{16125}\u{16121}\u{16128} \u{16129}\u{1611E}\u{16122} \u{16D67}\u{16D67}\u{16D68}
        \u{16D67}\u{16D63}\u{16D69}\u{16D69}\u{16D6A}
        """
}
