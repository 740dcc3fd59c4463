// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// `.ci/look-alikes` writes this file.

extension ScriptTable {
    /// The sets of scripts that characters have in common, as ISO 15924 codes, and `Zyyy` for characters of all scripts.
    ///
    /// Source: Unicode 17.0, as in ICU 78.3: ScriptExtensions.txt and Scripts.txt.
    static let scriptSets: StaticString = """
        Adlm Aghb Ahom Arab Armi Armn Avst Bali Bamu Bass Batk Beng Berf Bhks Bopo Brah Brai Bugi Buhd Cakm \
        Cans Cari Cham Cher Chrs Copt Cpmn Cprt Cyrl Deva Diak Dogr Dsrt Dupl Egyp Elba Elym Ethi Gara Geor \
        Glag Gong Gonm Goth Gran Grek Gujr Gukh Guru Hang Hani Hano Hatr Hebr Hira Hluw Hmng Hmnp Hung Ital \
        Java Kali Kana Kawi Khar Khmr Khoj Kits Knda Krai Kthi Lana Laoo Latn Lepc Limb Lina Linb Lisu Lyci \
        Lydi Mahj Maka Mand Mani Marc Medf Mend Merc Mero Mlym Modi Mong Mroo Mtei Mult Mymr Nagm Nand Narb \
        Nbat Newa Nkoo Nshu Ogam Olck Onao Orkh Orya Osge Osma Ougr Palm Pauc Perm Phag Phli Phlp Phnx Plrd \
        Prti Rjng Rohg Runr Samr Sarb Saur Sgnw Shaw Shrd Sidd Sidt Sind Sinh Sogd Sogo Sora Soyo Sund Sunu \
        Sylo Syrc Tagb Takr Tale Talu Taml Tang Tavt Tayo Telu Tfng Tglg Thaa Thai Tibt Tirh Tnsa Todr Tols \
        Toto Tutg Ugar Vaii Vith Wara Wcho Xpeo Xsux Yezi Yiii Zanb Zyyy Adlm+Arab Arab+Copt Arab+Nkoo \
        Arab+Rohg Arab+Syrc Arab+Thaa Avst+Orkh Beng+Deva Bopo+Hani Bopo+Latn Bugi+Java Copt+Grek Copt+Latn \
        Cprt+Linb Cyrl+Glag Cyrl+Latn Cyrl+Perm Deva+Gran Deva+Newa Deva+Shrd Deva+Taml Ethi+Latn Gran+Taml \
        Gujr+Khoj Guru+Mult Hani+Latn Hani+Tang Hira+Kana Latn+Lisu Latn+Osge Latn+Sunu Latn+Syrc Latn+Tfng \
        Latn+Thai Mani+Ougr Mong+Phag Adlm+Arab+Hung Aghb+Latn+Todr Arab+Syrc+Thaa Arab+Thaa+Yezi \
        Armn+Geor+Glag Beng+Cakm+Sylo Beng+Deva+Shrd Beng+Deva+Telu Beng+Deva+Tutg Cakm+Mymr+Tale \
        Cher+Latn+Syrc Cher+Latn+Tale Cpmn+Cprt+Linb Cprt+Lina+Linb Cyrl+Latn+Syrc Cyrl+Latn+Todr \
        Deva+Gran+Knda Deva+Gran+Latn Deva+Nand+Newa Deva+Newa+Shrd Deva+Newa+Tirh Dupl+Latn+Syrc \
        Geor+Glag+Latn Hani+Hira+Kana Kali+Latn+Mymr Knda+Nand+Tutg Latn+Mong+Phag Latn+Sunu+Syrc \
        Beng+Deva+Gran+Knda Beng+Deva+Newa+Shrd Beng+Deva+Newa+Telu Buhd+Hano+Tagb+Tglg Cari+Grek+Hung+Mero \
        Cher+Cyrl+Latn+Osge Cher+Cyrl+Latn+Tfng Cher+Dupl+Latn+Syrc Deva+Dogr+Kthi+Mahj Deva+Gran+Knda+Tutg \
        Grek+Latn+Perm+Todr Beng+Deva+Newa+Telu+Tirh Bopo+Hang+Hani+Hira+Kana Cyrl+Grek+Latn+Perm+Tfng \
        Glag+Latn+Sunu+Syrc+Thai Bopo+Hang+Hani+Hira+Kana+Yiii Cari+Geor+Glag+Hung+Lyci+Orkh \
        Cher+Dupl+Kana+Latn+Syrc+Tfng Copt+Elba+Glag+Goth+Kana+Latn Deva+Knda+Mlym+Orya+Taml+Telu \
        Aghb+Cher+Goth+Latn+Sunu+Syrc+Thai Arab+Gara+Nkoo+Rohg+Syrc+Thaa+Yezi \
        Avst+Cari+Geor+Hung+Kthi+Lydi+Samr Beng+Cyrl+Deva+Latn+Lisu+Thai+Toto \
        Bopo+Hang+Hani+Hira+Kana+Mong+Yiii Adlm+Arab+Gara+Nkoo+Rohg+Syrc+Thaa+Yezi \
        Bopo+Hang+Hani+Hira+Kana+Mong+Phag+Yiii Bopo+Hang+Hani+Hira+Kana+Mong+Tibt+Yiii \
        Cher+Copt+Cyrl+Grek+Latn+Perm+Sunu+Tale Cher+Cyrl+Grek+Latn+Osge+Sunu+Tale+Todr \
        Adlm+Arab+Mand+Mani+Ougr+Phlp+Rohg+Sogd+Syrc Bopo+Hang+Hani+Hira+Kana+Lisu+Mong+Tibt+Yiii \
        Copt+Dupl+Hebr+Latn+Perm+Syrc+Tale+Tfng+Todr Aghb+Cher+Copt+Cyrl+Goth+Grek+Latn+Osge+Syrc+Tfng+Todr \
        Armn+Cyrl+Dupl+Goth+Grek+Hebr+Latn+Perm+Syrc+Tale+Tfng \
        Beng+Deva+Gran+Knda+Mlym+Nand+Orya+Sinh+Telu+Tirh+Tutg \
        Deva+Dogr+Gujr+Guru+Khoj+Kthi+Mahj+Modi+Sind+Takr+Tirh \
        Deva+Dogr+Gujr+Guru+Khoj+Kthi+Mahj+Modi+Shrd+Sind+Takr+Tirh \
        Beng+Deva+Gran+Gujr+Guru+Knda+Latn+Mlym+Newa+Orya+Taml+Telu+Tirh \
        Beng+Deva+Gran+Gujr+Guru+Knda+Latn+Mlym+Nand+Newa+Orya+Shrd+Taml+Telu+Tirh \
        Deva+Dogr+Gujr+Guru+Khoj+Knda+Kthi+Mahj+Modi+Nand+Shrd+Sind+Takr+Tirh+Tutg \
        Avst+Cari+Copt+Dupl+Elba+Geor+Glag+Gong+Goth+Grek+Hani+Latn+Lydi+Mahj+Perm+Shaw \
        Deva+Dogr+Gujr+Guru+Khoj+Knda+Kthi+Mahj+Mlym+Modi+Nand+Shrd+Sind+Takr+Tirh+Tutg \
        Beng+Deva+Dogr+Gong+Gonm+Gran+Gujr+Guru+Knda+Mahj+Mlym+Nand+Onao+Orya+Sind+Sinh+Sylo+Takr+Taml+Telu+Tirh \
        Beng+Deva+Dogr+Gong+Gonm+Gran+Gujr+Gukh+Guru+Knda+Limb+Mahj+Mlym+Nand+Onao+Orya+Sind+Sinh+Sylo+Takr+Taml+Telu+Tirh
        """

    /// Each range's first scalar in hexadecimal, and the index of the range's set of scripts.
    ///
    /// A scalar that isn't assigned belongs to the range before it.
    static let scriptRanges: StaticString = """
        0:172 41:73 5B:172 61:73 7B:172 AA:73 AB:172 B7:278 B8:172 BA:73 BB:172 C0:73 D7:172 D8:73 F7:172 \
        F8:73 2B9:172 2BC:260 2BD:172 2C7:182 2C8:172 2C9:182 2CC:172 2CD:201 2CE:172 2D7:206 2D8:172 2D9:182 \
        2DA:172 2E0:73 2E5:172 2EA:14 2EC:172 300:265 301:266 302:243 303:251 304:270 305:255 306:250 307:269 \
        308:271 309:205 30A:230 30B:242 30C:220 30D:203 30E:194 30F:172 310:203 311:224 312:172 313:247 \
        314:172 323:254 324:244 325:204 326:172 32D:236 32E:204 32F:172 330:219 331:257 332:172 342:45 343:172 \
        345:45 346:172 358:202 359:172 35E:210 35F:172 363:73 370:45 374:184 376:45 37E:172 37F:45 385:172 \
        386:45 387:172 388:45 3E2:25 3F0:45 400:28 483:189 484:187 485:188 487:187 488:28 531:5 589:213 58A:5 \
        591:53 600:3 605:172 606:3 60C:258 60D:3 61B:258 61C:211 61D:3 61F:262 620:3 640:267 641:3 64B:177 \
        656:3 660:212 66A:3 670:177 671:3 6D4:176 6D5:3 6DD:172 6DE:3 700:141 750:3 780:153 7C0:102 800:124 \
        840:83 860:141 870:3 8E2:172 8E3:3 900:29 951:276 952:275 953:172 955:29 964:280 965:281 966:245 \
        970:29 980:11 9E6:214 9F0:11 A01:48 A66:197 A70:48 A81:46 AE6:196 AF0:46 B01:108 B82:146 BE6:195 \
        BF4:146 C00:150 C80:68 CE6:234 CF1:68 D00:90 D81:133 E01:154 E3F:172 E40:154 E81:72 F00:155 FD5:172 \
        FD9:155 1000:96 1040:218 104A:96 10A0:39 10FB:231 10FC:39 1100:49 1200:37 13A0:23 1400:20 1680:104 \
        16A0:123 1700:152 1720:51 1735:240 1740:18 1760:142 1780:65 1800:92 1802:208 1804:92 1805:208 1806:92 \
        18B0:20 1900:75 1950:144 1980:145 19E0:65 1A00:17 1A20:71 1AB0:172 1B00:7 1B80:138 1BC0:10 1C00:74 \
        1C50:105 1C80:28 1C90:39 1CC0:138 1CD0:237 1CD1:29 1CD2:237 1CD3:225 1CD4:29 1CD5:248 1CD6:216 \
        1CD7:228 1CD8:239 1CD9:192 1CDA:256 1CDB:29 1CDC:192 1CDE:29 1CE0:192 1CE1:180 1CE2:229 1CE3:29 \
        1CE9:227 1CEA:215 1CEB:191 1CEC:29 1CED:238 1CEE:29 1CF2:272 1CF3:190 1CF4:246 1CF5:180 1CF7:11 \
        1CF8:190 1CFA:98 1D00:73 1D26:45 1D2B:28 1D2C:73 1D5D:45 1D62:73 1D66:45 1D6B:73 1D78:28 1D79:73 \
        1DBF:45 1DC2:172 1DF8:223 1DF9:172 1DFA:141 1DFB:172 1E00:73 1F00:45 2000:172 202F:235 2030:172 \
        204F:173 2050:172 205A:253 205B:172 205D:241 205E:172 2071:73 2074:172 207F:73 2080:172 2090:73 \
        20A0:172 20F0:226 2100:172 2126:45 2127:172 212A:73 212C:172 2132:73 2133:172 214E:73 214F:172 2160:73 \
        2189:172 2800:16 2900:172 2C00:40 2C60:73 2C80:25 2D00:39 2D30:151 2D80:37 2DE0:28 2E00:172 2E17:185 \
        2E18:172 2E30:179 2E31:259 2E32:172 2E3C:33 2E3D:172 2E41:209 2E42:172 2E43:187 2E44:172 2E80:50 \
        2FF0:199 3000:172 3001:261 3002:263 3003:249 3004:172 3005:50 3008:264 300A:268 300C:252 3012:172 \
        3013:249 3014:252 301C:249 3020:172 3021:50 302A:181 302E:49 3030:249 3031:200 3036:172 3037:249 \
        3038:50 303C:232 303E:50 3041:54 3099:200 309D:54 30A0:200 30A1:62 30FB:252 30FC:200 30FD:62 3105:14 \
        3131:49 3190:50 31A0:14 31C0:50 31EF:199 31F0:62 3200:49 3220:50 3248:172 3260:49 327F:172 3280:50 \
        32B1:172 32C0:50 32CC:172 32D0:62 32FF:50 3300:62 3358:50 3371:172 337B:50 3380:172 33E0:50 33FF:172 \
        3400:50 4DC0:172 4E00:50 A000:170 A4D0:78 A500:163 A640:28 A66F:187 A670:28 A6A0:8 A700:198 A708:172 \
        A722:73 A788:172 A78B:73 A800:140 A830:279 A833:277 A836:273 A838:274 A839:273 A840:115 A880:126 \
        A8E0:29 A8F1:217 A8F2:29 A8F3:193 A8F4:29 A900:61 A92E:233 A92F:61 A930:121 A960:49 A980:60 A9CF:183 \
        A9D0:60 A9E0:96 AA00:22 AA60:96 AA80:148 AAE0:94 AB01:37 AB30:73 AB5B:172 AB5C:73 AB65:45 AB66:73 \
        AB6A:172 AB70:23 ABC0:94 AC00:49 F900:50 FB00:73 FB13:5 FB1D:53 FB50:3 FD3E:175 FD40:3 FDF2:178 FDF3:3 \
        FDFD:178 FDFE:3 FE00:172 FE2E:28 FE30:172 FE45:249 FE47:172 FE70:3 FEFF:172 FF21:73 FF3B:172 FF41:73 \
        FF5B:172 FF61:252 FF66:62 FF70:200 FF71:62 FF9E:200 FFA0:49 FFE0:172 10000:77 10100:221 10102:186 \
        10107:222 10137:186 10140:45 10190:172 101A0:45 101D0:172 10280:79 102A0:21 102E0:174 10300:59 \
        10330:43 10350:114 10380:162 103A0:167 10400:32 10450:128 10480:110 104B0:109 10500:35 10530:1 \
        10570:164 105C0:158 10600:76 10780:73 10800:27 10840:4 10860:112 10880:100 108E0:52 10900:118 10920:80 \
        10940:131 10980:89 109A0:88 10A00:64 10A60:125 10A80:99 10AC0:84 10AF2:207 10AF3:84 10B00:6 10B40:120 \
        10B60:116 10B80:117 10C00:107 10C80:58 10D00:122 10D40:38 10E60:3 10E80:169 10EC2:3 10F00:135 \
        10F30:134 10F70:111 10FB0:24 10FE0:36 11000:15 11080:70 110D0:136 11100:19 11150:81 11180:129 \
        111E1:133 11200:66 11280:95 112B0:132 11300:44 11301:195 11302:44 11303:195 11305:44 1133B:195 \
        1133D:44 11380:161 11400:101 11480:156 11580:130 11600:91 11660:92 11680:143 116D0:96 11700:2 11800:31 \
        118A0:165 11900:30 119A0:98 11A00:171 11A50:137 11AB0:20 11AC0:113 11B00:29 11B60:129 11BC0:139 \
        11C00:13 11C70:85 11D00:42 11D60:41 11DB0:159 11EE0:82 11F00:63 11FB0:78 11FC0:146 11FD0:195 11FD2:146 \
        11FD3:195 11FD4:146 12000:168 12F90:26 13000:34 14400:55 16100:47 16800:8 16A40:93 16A70:157 16AD0:9 \
        16B00:56 16D40:69 16E40:86 16EA0:12 16F00:119 16FE0:147 16FE1:103 16FE2:50 16FE4:67 16FF0:50 17000:147 \
        18B00:67 18D00:147 1AFF0:62 1B001:54 1B120:62 1B132:54 1B155:62 1B170:103 1BC00:33 1CC00:172 1D200:45 \
        1D2C0:172 1D360:50 1D372:172 1D800:127 1DF00:73 1E000:40 1E030:28 1E100:57 1E290:160 1E2C0:166 \
        1E4D0:97 1E5D0:106 1E6C0:149 1E7E0:37 1E800:87 1E900:0 1EC71:172 1EE00:3 1F000:172 1F200:54 1F201:172 \
        1F250:50 1F260:172 20000:50 E0001:172
        """
}
