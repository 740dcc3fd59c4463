// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Normalization Form C (Unicode Standard Annex #15), which the standard library uses but does not make public.
enum CanonicalComposition {
    /// Returns whether scalars are in Normalization Form C.
    ///
    /// - Complexity: O(*n*). Only a text with a character that can compose with the one before it is composed again.
    static func isComposed(_ scalars: UnsafeBufferPointer<Unicode.Scalar>) -> Bool {
        var before: UInt8 = 0
        var needsComposition = false
        for scalar in scalars {
            let order = scalar.isASCII ? 0 : scalar.properties.canonicalCombiningClass.rawValue
            if order != 0, before > order { return false }
            before = order
            if !scalar.isASCII, scalar.properties.isFullCompositionExclusion { return false }
            needsComposition = needsComposition || composesWithBefore(scalar)
        }
        return !needsComposition || composed(decomposed(scalars)).elementsEqual(scalars)
    }

    /// Returns whether a character can be composed with the one before it.
    static func composesWithBefore(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x300: false
        case 0x1161...0x1175, 0x11A8...0x11C2: true
        default: table.seconds.contains(scalar)
        }
    }

    private static func decomposed(_ scalars: UnsafeBufferPointer<Unicode.Scalar>) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        for scalar in scalars {
            appendDecomposition(of: scalar, to: &result)
        }
        // A stable insertion sort into canonical order. The runs of marks are short in ordinary text.
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
            result += Hangul.jamo(at: scalar.value - 0xAC00)
        } else if let (first, second) = table.pairs[scalar] {
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
        Hangul.composite(of: first, second) ?? table.composites[[first, second]]
    }

    /// The compositions, indexed in both directions; created at the first use and constant afterwards.
    private static let table = {
        var composites: [[Unicode.Scalar]: Unicode.Scalar] = [:]
        var pairs: [Unicode.Scalar: (Unicode.Scalar, Unicode.Scalar)] = [:]
        var seconds: Set<Unicode.Scalar> = []
        for list in compositions {
            var scalars = list.unicodeScalars.makeIterator()
            guard let second = scalars.next() else { continue }
            seconds.insert(second)
            while let first = scalars.next(), let composite = scalars.next() {
                composites[[first, second]] = composite
                pairs[composite] = (first, second)
            }
        }
        return (composites: composites, pairs: pairs, seconds: seconds)
    }()
}

/// The syllables of Hangul, which are composed by arithmetic (Unicode Standard, section 3.12).
private enum Hangul {
    static func jamo(at index: UInt32) -> [Unicode.Scalar] {
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
    /// Characters that compose with the one before them, each followed by pairs of that one and the composed one.
    ///
    /// Source: Unicode 16, `UnicodeData.txt`, decomposition mappings of two characters without a tag, except those in
    /// `CompositionExclusions.txt` and those that begin with a mark.
    private static let compositions = [
        "\u{300}AÀEÈIÌOÒUÙaàeèiìoòuùÜǛüǜNǸnǹЕЀИЍеѐиѝĒḔēḕŌṐōṑWẀwẁÂẦâầĂẰăằÊỀêềÔỒôồƠỜơờƯỪưừYỲyỳἀἂἁἃἈἊἉἋ",
        "\u{300}ἐἒἑἓἘἚἙἛἠἢἡἣἨἪἩἫἰἲἱἳἸἺἹἻὀὂὁὃὈὊὉὋὐὒὑὓὙὛὠὢὡὣὨὪὩὫαὰεὲηὴιὶοὸυὺωὼΑᾺΕῈΗῊ\u{1FBF}\u{1FCD}ϊῒ",
        "\u{300}ΙῚ\u{1FFE}\u{1FDD}ϋῢΥῪ\u{A8}\u{1FED}ΟῸΩῺ",
        "\u{301}AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsśZŹzźÜǗüǘGǴgǵÅǺåǻÆǼæǽØǾøǿ\u{A8}\u{385}ΑΆ",
        "\u{301}ΕΈΗΉΙΊΟΌΥΎΩΏϊΐαάεέηήιίϋΰοόυύωώϒϓГЃКЌгѓкќÇḈçḉĒḖēḗÏḮïḯKḰkḱMḾmḿÕṌõṍŌṒōṓPṔpṕŨṸũṹWẂwẃÂẤâấ",
        "\u{301}ĂẮăắÊẾêếÔỐôốƠỚơớƯỨưứἀἄἁἅἈἌἉἍἐἔἑἕἘἜἙἝἠἤἡἥἨἬἩἭἰἴἱἵἸἼἹἽὀὄὁὅὈὌὉὍὐὔὑὕὙὝὠὤὡὥὨὬὩὭ",
        "\u{301}\u{1FBF}\u{1FCE}\u{1FFE}\u{1FDE}",
        "\u{302}AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵYŶyŷZẐzẑẠẬạậẸỆẹệỌỘọộ",
        "\u{303}AÃNÑOÕaãnñoõIĨiĩUŨuũVṼvṽÂẪâẫĂẴăẵEẼeẽÊỄêễÔỖôỗƠỠơỡƯỮưữYỸyỹ",
        "\u{304}AĀaāEĒeēIĪiīOŌoōUŪuūÜǕüǖÄǞäǟȦǠȧǡÆǢæǣǪǬǫǭÖȪöȫÕȬõȭȮȰȯȱYȲyȳИӢиӣУӮуӯGḠgḡḶḸḷḹṚṜṛṝαᾱΑᾹιῑΙῙ", "\u{304}υῡΥῩ",
        "\u{306}AĂaăEĔeĕGĞgğIĬiĭOŎoŏUŬuŭУЎИЙийуўЖӁжӂАӐаӑЕӖеӗȨḜȩḝẠẶạặαᾰΑᾸιῐΙῘυῠΥῨ",
        "\u{307}CĊcċEĖeėGĠgġIİZŻzżAȦaȧOȮoȯBḂbḃDḊdḋFḞfḟHḢhḣMṀmṁNṄnṅPṖpṗRṘrṙSṠsṡŚṤśṥŠṦšṧṢṨṣṩTṪtṫWẆwẇXẊ",
        "\u{307}xẋYẎyẏſẛ\u{105D2}\u{105C9}\u{105DA}\u{105E4}",
        "\u{308}AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸΙΪΥΫιϊυϋϒϔЕЁІЇеёіїАӒаӓӘӚәӛЖӜжӝЗӞзӟИӤиӥОӦоӧӨӪөӫЭӬэӭУӰуӱЧӴчӵЫӸ",
        "\u{308}ыӹHḦhḧÕṎõṏŪṺūṻWẄwẅXẌxẍtẗ", "\u{309}AẢaảÂẨâẩĂẲăẳEẺeẻÊỂêểIỈiỉOỎoỏÔỔôổƠỞơởUỦuủƯỬưửYỶyỷ",
        "\u{30A}AÅaåUŮuůwẘyẙ", "\u{30B}OŐoőUŰuűУӲуӳ",
        "\u{30C}CČcčDĎdďEĚeěLĽlľNŇnňRŘrřSŠsšTŤtťZŽzžAǍaǎIǏiǐOǑoǒUǓuǔÜǙüǚGǦgǧKǨkǩƷǮ\u{292}ǯjǰHȞhȟ",
        "\u{30F}AȀaȁEȄeȅIȈiȉOȌoȍRȐrȑUȔuȕѴѶѵѷ", "\u{311}AȂaȃEȆeȇIȊiȋOȎoȏRȒrȓUȖuȗ",
        "\u{313}αἀΑἈεἐΕἘηἠΗἨιἰΙἸοὀΟὈυὐωὠΩὨρῤ", "\u{314}αἁΑἉεἑΕἙηἡΗἩιἱΙἹοὁΟὉυὑΥὙωὡΩὩρῥΡῬ", "\u{31B}OƠoơUƯuư",
        "\u{323}BḄbḅDḌdḍHḤhḥKḲkḳLḶlḷMṂmṃNṆnṇRṚrṛSṢsṣTṬtṭVṾvṿWẈwẉZẒzẓAẠaạEẸeẹIỊiịOỌoọƠỢơợUỤuụƯỰưựYỴyỵ", "\u{324}UṲuṳ",
        "\u{325}AḀaḁ", "\u{326}SȘsșTȚtț", "\u{327}CÇcçGĢgģKĶkķLĻlļNŅnņRŖrŗSŞsşTŢtţEȨeȩDḐdḑHḨhḩ",
        "\u{328}AĄaąEĘeęIĮiįUŲuųOǪoǫ", "\u{32D}DḒdḓEḘeḙLḼlḽNṊnṋTṰtṱUṶuṷ", "\u{32E}HḪhḫ", "\u{330}EḚeḛIḬiḭUṴuṵ",
        "\u{331}BḆbḇDḎdḏKḴkḵLḺlḻNṈnṉRṞrṟTṮtṯZẔzẕhẖ",
        "\u{338}\u{2190}\u{219A}\u{2192}\u{219B}\u{2194}\u{21AE}\u{21D0}\u{21CD}\u{21D4}\u{21CE}",
        "\u{338}\u{21D2}\u{21CF}\u{2203}\u{2204}\u{2208}\u{2209}\u{220B}\u{220C}\u{2223}\u{2224}",
        "\u{338}\u{2225}\u{2226}\u{223C}\u{2241}\u{2243}\u{2244}\u{2245}\u{2247}\u{2248}\u{2249}",
        "\u{338}\u{3D}\u{2260}\u{2261}\u{2262}\u{224D}\u{226D}\u{3C}\u{226E}\u{3E}\u{226F}",
        "\u{338}\u{2264}\u{2270}\u{2265}\u{2271}\u{2272}\u{2274}\u{2273}\u{2275}\u{2276}\u{2278}",
        "\u{338}\u{2277}\u{2279}\u{227A}\u{2280}\u{227B}\u{2281}\u{2282}\u{2284}\u{2283}\u{2285}",
        "\u{338}\u{2286}\u{2288}\u{2287}\u{2289}\u{22A2}\u{22AC}\u{22A8}\u{22AD}\u{22A9}\u{22AE}",
        "\u{338}\u{22AB}\u{22AF}\u{227C}\u{22E0}\u{227D}\u{22E1}\u{2291}\u{22E2}\u{2292}\u{22E3}",
        "\u{338}\u{22B2}\u{22EA}\u{22B3}\u{22EB}\u{22B4}\u{22EC}\u{22B5}\u{22ED}",
        "\u{342}ἀἆἁἇἈἎἉἏἠἦἡἧἨἮἩἯἰἶἱἷἸἾἹἿὐὖὑὗὙὟὠὦὡὧὨὮὩὯαᾶ\u{A8}\u{1FC1}ηῆ\u{1FBF}\u{1FCF}ιῖϊῗ",
        "\u{342}\u{1FFE}\u{1FDF}υῦϋῧωῶ",
        "\u{345}ἀᾀἁᾁἂᾂἃᾃἄᾄἅᾅἆᾆἇᾇἈᾈἉᾉἊᾊἋᾋἌᾌἍᾍἎᾎἏᾏἠᾐἡᾑἢᾒἣᾓἤᾔἥᾕἦᾖἧᾗἨᾘἩᾙἪᾚἫᾛἬᾜἭᾝἮᾞἯᾟὠᾠὡᾡὢᾢὣᾣὤᾤὥᾥὦᾦὧᾧὨᾨὩᾩ",
        "\u{345}ὪᾪὫᾫὬᾬὭᾭὮᾮὯᾯὰᾲαᾳάᾴᾶᾷΑᾼὴῂηῃήῄῆῇΗῌὼῲωῳώῴῶῷΩῼ", "\u{653}\u{627}\u{622}",
        "\u{654}\u{627}\u{623}\u{648}\u{624}\u{64A}\u{626}\u{6D5}\u{6C0}\u{6C1}\u{6C2}\u{6D2}\u{6D3}",
        "\u{655}\u{627}\u{625}", "\u{93C}\u{928}\u{929}\u{930}\u{931}\u{933}\u{934}", "\u{9BE}\u{9C7}\u{9CB}",
        "\u{9D7}\u{9C7}\u{9CC}", "\u{B3E}\u{B47}\u{B4B}", "\u{B56}\u{B47}\u{B48}", "\u{B57}\u{B47}\u{B4C}",
        "\u{BBE}\u{BC6}\u{BCA}\u{BC7}\u{BCB}", "\u{BD7}\u{B92}\u{B94}\u{BC6}\u{BCC}", "\u{C56}\u{C46}\u{C48}",
        "\u{CC2}\u{CC6}\u{CCA}", "\u{CD5}\u{CBF}\u{CC0}\u{CC6}\u{CC7}\u{CCA}\u{CCB}", "\u{CD6}\u{CC6}\u{CC8}",
        "\u{D3E}\u{D46}\u{D4A}\u{D47}\u{D4B}", "\u{D57}\u{D46}\u{D4C}", "\u{DCA}\u{DD9}\u{DDA}\u{DDC}\u{DDD}",
        "\u{DCF}\u{DD9}\u{DDC}", "\u{DDF}\u{DD9}\u{DDE}", "\u{102E}\u{1025}\u{1026}",
        "\u{1B35}\u{1B05}\u{1B06}\u{1B07}\u{1B08}\u{1B09}\u{1B0A}\u{1B0B}\u{1B0C}\u{1B0D}\u{1B0E}",
        "\u{1B35}\u{1B11}\u{1B12}\u{1B3A}\u{1B3B}\u{1B3C}\u{1B3D}\u{1B3E}\u{1B40}\u{1B3F}\u{1B41}",
        "\u{1B35}\u{1B42}\u{1B43}",
        "\u{3099}かがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼうゔ\u{309D}\u{309E}カガキギクグケゲコゴサザシジスズセゼソゾタダチヂツヅ",
        "\u{3099}テデトドハバヒビフブヘベホボウヴワヷヰヸヱヹヲヺ\u{30FD}\u{30FE}", "\u{309A}はぱひぴふぷへぺほぽハパヒピフプヘペホポ",
        "\u{110BA}\u{11099}\u{1109A}\u{1109B}\u{1109C}\u{110A5}\u{110AB}",
        "\u{11127}\u{11131}\u{1112E}\u{11132}\u{1112F}", "\u{1133E}\u{11347}\u{1134B}", "\u{11357}\u{11347}\u{1134C}",
        "\u{113B8}\u{113C2}\u{113C7}", "\u{113BB}\u{11384}\u{11385}", "\u{113C2}\u{1138B}\u{1138E}\u{113C2}\u{113C5}",
        "\u{113C9}\u{11382}\u{11383}\u{11390}\u{11391}\u{113C2}\u{113C8}", "\u{114B0}\u{114B9}\u{114BC}",
        "\u{114BA}\u{114B9}\u{114BB}", "\u{114BD}\u{114B9}\u{114BE}", "\u{115AF}\u{115B8}\u{115BA}\u{115B9}\u{115BB}",
        "\u{11930}\u{11935}\u{11938}", "\u{1611E}\u{1611E}\u{16121}",
        "\u{1611F}\u{1611E}\u{16123}\u{16129}\u{16124}\u{16121}\u{16126}\u{16122}\u{16127}",
        "\u{16120}\u{1611E}\u{16125}\u{16121}\u{16128}", "\u{16129}\u{1611E}\u{16122}",
        "\u{16D67}\u{16D67}\u{16D68}\u{16D63}\u{16D69}\u{16D69}\u{16D6A}",
    ]
}
