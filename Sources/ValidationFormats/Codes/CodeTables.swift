// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// `.ci/assigned-codes` writes this file. The codes are facts from ISO 3166-1, ISO 4217, and ISO 639 as in pycountry
// 26.2.16, and from the IANA time zone database 2026f as in tzdata 2026.6.

extension CodeTable {
    /// The countries' alpha-2, alpha-3, and numeric codes.
    package static let countries = CodeTable(
        """
        AD=AND=020 AE=ARE=784 AF=AFG=004 AG=ATG=028 AI=AIA=660 AL=ALB=008 AM=ARM=051 AO=AGO=024 AQ=ATA=010 AR=ARG=032 \
        AS=ASM=016 AT=AUT=040 AU=AUS=036 AW=ABW=533 AX=ALA=248 AZ=AZE=031 BA=BIH=070 BB=BRB=052 BD=BGD=050 BE=BEL=056 \
        BF=BFA=854 BG=BGR=100 BH=BHR=048 BI=BDI=108 BJ=BEN=204 BL=BLM=652 BM=BMU=060 BN=BRN=096 BO=BOL=068 BQ=BES=535 \
        BR=BRA=076 BS=BHS=044 BT=BTN=064 BV=BVT=074 BW=BWA=072 BY=BLR=112 BZ=BLZ=084 CA=CAN=124 CC=CCK=166 CD=COD=180 \
        CF=CAF=140 CG=COG=178 CH=CHE=756 CI=CIV=384 CK=COK=184 CL=CHL=152 CM=CMR=120 CN=CHN=156 CO=COL=170 CR=CRI=188 \
        CU=CUB=192 CV=CPV=132 CW=CUW=531 CX=CXR=162 CY=CYP=196 CZ=CZE=203 DE=DEU=276 DJ=DJI=262 DK=DNK=208 DM=DMA=212 \
        DO=DOM=214 DZ=DZA=012 EC=ECU=218 EE=EST=233 EG=EGY=818 EH=ESH=732 ER=ERI=232 ES=ESP=724 ET=ETH=231 FI=FIN=246 \
        FJ=FJI=242 FK=FLK=238 FM=FSM=583 FO=FRO=234 FR=FRA=250 GA=GAB=266 GB=GBR=826 GD=GRD=308 GE=GEO=268 GF=GUF=254 \
        GG=GGY=831 GH=GHA=288 GI=GIB=292 GL=GRL=304 GM=GMB=270 GN=GIN=324 GP=GLP=312 GQ=GNQ=226 GR=GRC=300 GS=SGS=239 \
        GT=GTM=320 GU=GUM=316 GW=GNB=624 GY=GUY=328 HK=HKG=344 HM=HMD=334 HN=HND=340 HR=HRV=191 HT=HTI=332 HU=HUN=348 \
        ID=IDN=360 IE=IRL=372 IL=ISR=376 IM=IMN=833 IN=IND=356 IO=IOT=086 IQ=IRQ=368 IR=IRN=364 IS=ISL=352 IT=ITA=380 \
        JE=JEY=832 JM=JAM=388 JO=JOR=400 JP=JPN=392 KE=KEN=404 KG=KGZ=417 KH=KHM=116 KI=KIR=296 KM=COM=174 KN=KNA=659 \
        KP=PRK=408 KR=KOR=410 KW=KWT=414 KY=CYM=136 KZ=KAZ=398 LA=LAO=418 LB=LBN=422 LC=LCA=662 LI=LIE=438 LK=LKA=144 \
        LR=LBR=430 LS=LSO=426 LT=LTU=440 LU=LUX=442 LV=LVA=428 LY=LBY=434 MA=MAR=504 MC=MCO=492 MD=MDA=498 ME=MNE=499 \
        MF=MAF=663 MG=MDG=450 MH=MHL=584 MK=MKD=807 ML=MLI=466 MM=MMR=104 MN=MNG=496 MO=MAC=446 MP=MNP=580 MQ=MTQ=474 \
        MR=MRT=478 MS=MSR=500 MT=MLT=470 MU=MUS=480 MV=MDV=462 MW=MWI=454 MX=MEX=484 MY=MYS=458 MZ=MOZ=508 NA=NAM=516 \
        NC=NCL=540 NE=NER=562 NF=NFK=574 NG=NGA=566 NI=NIC=558 NL=NLD=528 NO=NOR=578 NP=NPL=524 NR=NRU=520 NU=NIU=570 \
        NZ=NZL=554 OM=OMN=512 PA=PAN=591 PE=PER=604 PF=PYF=258 PG=PNG=598 PH=PHL=608 PK=PAK=586 PL=POL=616 PM=SPM=666 \
        PN=PCN=612 PR=PRI=630 PS=PSE=275 PT=PRT=620 PW=PLW=585 PY=PRY=600 QA=QAT=634 RE=REU=638 RO=ROU=642 RS=SRB=688 \
        RU=RUS=643 RW=RWA=646 SA=SAU=682 SB=SLB=090 SC=SYC=690 SD=SDN=729 SE=SWE=752 SG=SGP=702 SH=SHN=654 SI=SVN=705 \
        SJ=SJM=744 SK=SVK=703 SL=SLE=694 SM=SMR=674 SN=SEN=686 SO=SOM=706 SR=SUR=740 SS=SSD=728 ST=STP=678 SV=SLV=222 \
        SX=SXM=534 SY=SYR=760 SZ=SWZ=748 TC=TCA=796 TD=TCD=148 TF=ATF=260 TG=TGO=768 TH=THA=764 TJ=TJK=762 TK=TKL=772 \
        TL=TLS=626 TM=TKM=795 TN=TUN=788 TO=TON=776 TR=TUR=792 TT=TTO=780 TV=TUV=798 TW=TWN=158 TZ=TZA=834 UA=UKR=804 \
        UG=UGA=800 UM=UMI=581 US=USA=840 UY=URY=858 UZ=UZB=860 VA=VAT=336 VC=VCT=670 VE=VEN=862 VG=VGB=092 VI=VIR=850 \
        VN=VNM=704 VU=VUT=548 WF=WLF=876 WS=WSM=882 YE=YEM=887 YT=MYT=175 ZA=ZAF=710 ZM=ZMB=894 ZW=ZWE=716
        """)

    /// The alphabetic and numeric codes of currencies, funds, and metals.
    package static let currencies = CodeTable(
        """
        AED=784 AFN=971 ALL=008 AMD=051 AOA=973 ARS=032 AUD=036 AWG=533 AZN=944 BAM=977 BBD=052 BDT=050 BHD=048 \
        BIF=108 BMD=060 BND=096 BOB=068 BOV=984 BRL=986 BSD=044 BTN=064 BWP=072 BYN=933 BZD=084 CAD=124 CDF=976 \
        CHE=947 CHF=756 CHW=948 CLF=990 CLP=152 CNY=156 COP=170 COU=970 CRC=188 CUP=192 CVE=132 CZK=203 DJF=262 \
        DKK=208 DOP=214 DZD=012 EGP=818 ERN=232 ETB=230 EUR=978 FJD=242 FKP=238 GBP=826 GEL=981 GHS=936 GIP=292 \
        GMD=270 GNF=324 GTQ=320 GYD=328 HKD=344 HNL=340 HTG=332 HUF=348 IDR=360 ILS=376 INR=356 IQD=368 IRR=364 \
        ISK=352 JMD=388 JOD=400 JPY=392 KES=404 KGS=417 KHR=116 KMF=174 KPW=408 KRW=410 KWD=414 KYD=136 KZT=398 \
        LAK=418 LBP=422 LKR=144 LRD=430 LSL=426 LYD=434 MAD=504 MDL=498 MGA=969 MKD=807 MMK=104 MNT=496 MOP=446 \
        MRU=929 MUR=480 MVR=462 MWK=454 MXN=484 MXV=979 MYR=458 MZN=943 NAD=516 NGN=566 NIO=558 NOK=578 NPR=524 \
        NZD=554 OMR=512 PAB=590 PEN=604 PGK=598 PHP=608 PKR=586 PLN=985 PYG=600 QAR=634 RON=946 RSD=941 RUB=643 \
        RWF=646 SAR=682 SBD=090 SCR=690 SDG=938 SEK=752 SGD=702 SHP=654 SLE=925 SOS=706 SRD=968 SSP=728 STN=930 \
        SVC=222 SYP=760 SZL=748 THB=764 TJS=972 TMT=934 TND=788 TOP=776 TRY=949 TTD=780 TWD=901 TZS=834 UAH=980 \
        UGX=800 USD=840 USN=997 UYI=940 UYU=858 UYW=927 UZS=860 VED=926 VES=928 VND=704 VUV=548 WST=882 XAD=396 \
        XAF=950 XAG=961 XAU=959 XBA=955 XBB=956 XBC=957 XBD=958 XCD=951 XCG=532 XDR=960 XOF=952 XPD=964 XPF=953 \
        XPT=962 XSU=994 XTS=963 XUA=965 XXX=999 YER=886 ZAR=710 ZMW=967 ZWG=924
        """)

    /// The languages in set 1: the code in set 1, the code in sets 2 and 3, and the bibliographic code if it differs.
    package static let twoLetterLanguages = CodeTable(
        """
        aa=aar ab=abk ae=ave af=afr ak=aka am=amh an=arg ar=ara as=asm av=ava ay=aym az=aze ba=bak be=bel bg=bul \
        bi=bis bm=bam bn=ben bo=bod=tib br=bre bs=bos ca=cat ce=che ch=cha co=cos cr=cre cs=ces=cze cu=chu cv=chv \
        cy=cym=wel da=dan de=deu=ger dv=div dz=dzo ee=ewe el=ell=gre en=eng eo=epo es=spa et=est eu=eus=baq fa=fas=per \
        ff=ful fi=fin fj=fij fo=fao fr=fra=fre fy=fry ga=gle gd=gla gl=glg gn=grn gu=guj gv=glv ha=hau he=heb hi=hin \
        ho=hmo hr=hrv ht=hat hu=hun hy=hye=arm hz=her ia=ina id=ind ie=ile ig=ibo ii=iii ik=ipk io=ido is=isl=ice \
        it=ita iu=iku ja=jpn jv=jav ka=kat=geo kg=kon ki=kik kj=kua kk=kaz kl=kal km=khm kn=kan ko=kor kr=kau ks=kas \
        ku=kur kv=kom kw=cor ky=kir la=lat lb=ltz lg=lug li=lim ln=lin lo=lao lt=lit lu=lub lv=lav mg=mlg mh=mah \
        mi=mri=mao mk=mkd=mac ml=mal mn=mon mr=mar ms=msa=may mt=mlt my=mya=bur na=nau nb=nob nd=nde ne=nep ng=ndo \
        nl=nld=dut nn=nno no=nor nr=nbl nv=nav ny=nya oc=oci oj=oji om=orm or=ori os=oss pa=pan pi=pli pl=pol ps=pus \
        pt=por qu=que rm=roh rn=run ro=ron=rum ru=rus rw=kin sa=san sc=srd sd=snd se=sme sg=sag si=sin sk=slk=slo \
        sl=slv sm=smo sn=sna so=som sq=sqi=alb sr=srp ss=ssw st=sot su=sun sv=swe sw=swa ta=tam te=tel tg=tgk th=tha \
        ti=tir tk=tuk tl=tgl tn=tsn to=ton tr=tur ts=tso tt=tat tw=twi ty=tah ug=uig uk=ukr ur=urd uz=uzb ve=ven \
        vi=vie vo=vol wa=wln wo=wol xh=xho yi=yid yo=yor za=zha zh=zho=chi zu=zul
        """)

    /// The codes in sets 2, 3, and 5, without bibliographic codes and codes for local use.
    package static let threeLetterLanguages = CodeTable(
        """
        aaa aab aac aad aae aaf aag aah aai aak aal aan aao aap aaq aar aas aat aau aav aaw aax aaz aba abb abc abd \
        abe abf abg abh abi abj abk abl abm abn abo abp abq abr abs abt abu abv abw abx aby abz aca acb acd ace acf \
        ach aci ack acl acm acn acp acq acr acs act acu acv acw acx acy acz ada adb add ade adf adg adh adi adj adl \
        adn ado adq adr ads adt adu adw adx ady adz aea aeb aec aed aee aek ael aem aen aeq aer aes aeu aew aey aez \
        afa afb afd afe afg afh afi afk afn afo afp afr afs aft afu afz aga agb agc agd age agf agg agh agi agj agk \
        agl agm agn ago agq agr ags agt agu agv agw agx agy agz aha ahb ahg ahh ahi ahk ahl ahm ahn aho ahp ahr ahs \
        aht aia aib aic aid aie aif aig aih aii aij aik ail aim ain aio aip aiq air ait aiw aix aiy aja ajg aji ajn \
        ajs aju ajw ajz aka akb akc akd ake akf akg akh aki akj akk akl akm ako akp akq akr aks akt aku akv akw akx \
        aky akz ala alc ald ale alf alg alh ali alj alk all alm aln alo alp alq alr als alt alu alv alw alx aly alz \
        ama amb amc ame amf amg amh ami amj amk aml amm amn amo amp amq amr ams amt amu amv amw amx amy amz ana anb \
        anc and ane anf ang anh ani anj ank anl anm ann ano anp anq anr ans ant anu anv anw anx any anz aoa aob aoc \
        aod aoe aof aog aoi aoj aok aol aom aon aor aos aot aou aox aoz apa apb apc apd ape apf apg aph api apj apk \
        apl apm apn apo app apq apr aps apt apu apv apw apx apy apz aqa aqc aqd aqg aqk aql aqm aqn aqp aqr aqt aqz \
        ara arb arc ard are arg arh ari arj ark arl arn aro arp arq arr ars art aru arv arw arx ary arz asa asb asc \
        ase asf asg ash asi asj ask asl asm asn aso asp asq asr ass ast asu asv asw asx asy asz ata atb atc atd ate \
        atg ath ati atj atk atl atm atn ato atp atq atr ats att atu atv atw atx aty atz aua aub auc aud auf aug auh \
        aui auj auk aul aum aun auo aup auq aur aus aut auu auw aux auy auz ava avb avd ave avi avk avl avm avn avo \
        avs avt avu avv awa awb awc awd awe awg awh awi awk awm awn awo awr aws awt awu awv aww awx awy axb axe axg \
        axk axl axm axx aya ayb ayc ayd aye ayg ayh ayi ayk ayl aym ayn ayo ayp ayq ayr ays ayt ayu ayz aza azb azc \
        azd aze azg azj azm azn azo azt azz baa bab bac bad bae baf bag bah bai baj bak bal bam ban bao bap bar bas \
        bat bau bav baw bax bay bba bbb bbc bbd bbe bbf bbg bbh bbi bbj bbk bbl bbm bbn bbo bbp bbq bbr bbs bbt bbu \
        bbv bbw bbx bby bca bcb bcc bcd bce bcf bcg bch bci bcj bck bcl bcm bcn bco bcp bcq bcr bcs bct bcu bcv bcw \
        bcy bcz bda bdb bdc bdd bde bdf bdg bdh bdi bdj bdk bdl bdm bdn bdo bdp bdq bdr bds bdt bdu bdv bdw bdx bdy \
        bdz bea beb bec bed bee bef beg beh bei bej bek bel bem ben beo bep beq ber bes bet beu bev bew bex bey bez \
        bfa bfb bfc bfd bfe bff bfg bfh bfi bfj bfk bfl bfm bfn bfo bfp bfq bfr bfs bft bfu bfw bfx bfy bfz bga bgb \
        bgc bgd bge bgf bgg bgi bgj bgk bgl bgn bgo bgp bgq bgr bgs bgt bgu bgv bgw bgx bgy bgz bha bhb bhc bhd bhe \
        bhf bhg bhh bhi bhj bhl bhm bhn bho bhp bhq bhr bhs bht bhu bhv bhw bhx bhy bhz bia bib bid bie bif big bih \
        bik bil bim bin bio bip biq bir bis bit biu biv biw bix biy biz bja bjb bjc bje bjf bjg bjh bji bjj bjk bjl \
        bjm bjn bjo bjp bjr bjs bjt bju bjv bjw bjx bjy bjz bka bkc bkd bkf bkg bkh bki bkj bkk bkl bkm bkn bko bkp \
        bkq bkr bks bkt bku bkv bkw bkx bky bkz bla blb blc bld ble blf blh bli blj blk bll blm bln blo blp blq blr \
        bls blt blv blw blx bly blz bma bmb bmc bmd bme bmf bmg bmh bmi bmj bmk bml bmm bmn bmo bmp bmq bmr bms bmt \
        bmu bmv bmw bmx bmz bna bnb bnc bnd bne bnf bng bni bnj bnk bnl bnm bnn bno bnp bnq bnr bns bnt bnu bnv bnw \
        bnx bny bnz boa bob bod boe bof bog boh boi boj bok bol bom bon boo bop boq bor bos bot bou bov bow box boy \
        boz bpa bpc bpd bpe bpg bph bpi bpj bpk bpl bpm bpn bpo bpp bpq bpr bps bpt bpu bpv bpw bpx bpy bpz bqa bqb \
        bqc bqd bqf bqg bqh bqi bqj bqk bql bqm bqn bqo bqp bqq bqr bqs bqt bqu bqv bqw bqx bqy bqz bra brb brc brd \
        bre brf brg brh bri brj brk brl brm brn bro brp brq brr brs brt bru brv brw brx bry brz bsa bsb bsc bse bsf \
        bsg bsh bsi bsj bsk bsl bsm bsn bso bsp bsq bsr bss bst bsu bsv bsw bsx bsy bta btc btd bte btf btg bth bti \
        btj btk btm btn bto btp btq btr bts btt btu btv btw btx bty btz bua bub buc bud bue buf bug buh bui buj buk \
        bul bum bun buo bup buq bus but buu buv buw bux buy buz bva bvb bvc bvd bve bvf bvg bvh bvi bvj bvk bvl bvm \
        bvn bvo bvp bvq bvr bvt bvu bvv bvw bvx bvy bvz bwa bwb bwc bwd bwe bwf bwg bwh bwi bwj bwk bwl bwm bwn bwo \
        bwp bwq bwr bws bwt bwu bww bwx bwy bwz bxa bxb bxc bxd bxe bxf bxg bxh bxi bxj bxk bxl bxm bxn bxo bxp bxq \
        bxr bxs bxu bxv bxw bxz bya byb byc byd bye byf byg byh byi byj byk byl bym byn byo byp byq byr bys byt byv \
        byw byx byz bza bzb bzc bzd bze bzf bzg bzh bzi bzj bzk bzl bzm bzn bzo bzp bzq bzr bzs bzt bzu bzv bzw bzx \
        bzy bzz caa cab cac cad cae caf cag cah cai caj cak cal cam can cao cap caq car cas cat cau cav caw cax cay \
        caz cba cbb cbc cbd cbg cbi cbj cbk cbl cbn cbo cbq cbr cbs cbt cbu cbv cbw cby ccc ccd cce ccg cch ccj ccl \
        ccm ccn cco ccp ccr ccs cda cdc cdd cde cdf cdh cdi cdj cdm cdn cdo cdr cds cdy cdz cea ceb ceg cek cel cen \
        ces cet cey cfa cfd cfg cfm cga cgc cgg cgk cha chb chc chd che chf chg chh chj chk chl chm chn cho chp chq \
        chr cht chu chv chw chx chy chz cia cib cic cid cie cih cik cim cin cip cir ciw ciy cja cje cjh cji cjk cjm \
        cjn cjo cjp cjs cjv cjy ckb ckh ckl ckm ckn cko ckq ckr cks ckt cku ckv ckx cky ckz cla clc cld cle clh cli \
        clj clk cll clm clo cls clt clu clw cly cma cmc cme cmg cmi cml cmm cmn cmo cmr cms cmt cna cnb cnc cng cnh \
        cni cnk cnl cno cnp cnq cnr cns cnt cnu cnw cnx coa cob coc cod coe cof cog coh coj cok col com con coo cop \
        coq cor cos cot cou cov cow cox coz cpa cpb cpc cpe cpf cpg cpi cpn cpo cpp cps cpu cpx cpy cqd cra crb crc \
        crd cre crf crg crh cri crj crk crl crm crn cro crp crq crr crs crt crv crw crx cry crz csa csb csc csd cse \
        csf csg csh csi csj csk csl csm csn cso csp csq csr css cst csu csv csw csx csy csz cta ctc ctd cte ctg cth \
        ctl ctm ctn cto ctp cts ctt ctu cty ctz cua cub cuc cuh cui cuj cuk cul cuo cup cuq cur cus cut cuu cuv cuw \
        cux cuy cvg cvn cwa cwb cwd cwe cwg cwt cxh cya cyb cym cyo czh czk czn czo czt daa dac dad dae dag dah dai \
        daj dak dal dam dan dao daq dar das dau dav daw dax day daz dba dbb dbd dbe dbf dbg dbi dbj dbl dbm dbn dbo \
        dbp dbq dbr dbt dbu dbv dbw dby dcc dcr dda ddd dde ddg ddi ddj ddn ddo ddr dds ddw dec ded dee def deg deh \
        dei del dem den dep deq der des deu dev dez dga dgb dgc dgd dge dgg dgh dgi dgk dgl dgn dgo dgr dgs dgt dgw \
        dgx dgz dhd dhg dhi dhl dhm dhn dho dhr dhs dhu dhv dhw dhx dia dib dic did dif dig dih dii dij dik dil dim \
        din dio dip diq dir dis diu div diw dix diy diz dja djb djc djd dje djf dji djj djk djm djn djo djr dju djw \
        dka dkg dkk dkr dks dkx dlg dlk dlm dln dma dmb dmc dmd dme dmf dmg dmk dml dmm dmn dmo dmr dms dmu dmv dmw \
        dmx dmy dna dnd dne dng dni dnj dnk dnn dno dnr dnt dnu dnv dnw dny doa dob doc doe dof doh doi dok dol don \
        doo dop doq dor dos dot dov dow dox doy doz dpp dra drb drc drd dre drg dri drl drn dro drq drs drt dru dry \
        dsb dse dsh dsi dsk dsl dsn dso dsq dsz dta dtb dtd dth dti dtk dtm dtn dto dtp dtr dts dtt dtu dty dua dub \
        duc due duf dug duh dui duk dul dum dun duo dup duq dur dus duu duv duw dux duy duz dva dwa dwk dwr dws dwu \
        dww dwy dwz dya dyb dyd dyg dyi dym dyn dyo dyr dyu dyy dza dzd dze dzg dzl dzn dzo eaa ebc ebg ebk ebo ebr \
        ebu ecr ecs ecy eee efa efe efi ega egl egm ego egx egy ehs ehu eip eit eiv eja eka eke ekg eki ekk ekl ekm \
        eko ekp ekr eky ele elh eli elk ell elm elo elu elx ema emb eme emg emi emk emm emn emp emq ems emu emw emx \
        emy emz ena enb enc end enf eng enh enl enm enn eno enq enr enu env enw enx eot epi epo era erg erh eri erk \
        ero err ers ert erw ese esg esh esi esk esl esm esn eso esq ess est esu esx esy etb etc eth etn eto etr ets \
        ett etu etx etz eud euq eus eve evh evn ewe ewo ext eya eyo eza eze faa fab fad faf fag fah fai faj fak fal \
        fam fan fao fap far fas fat fau fax fay faz fbl fcs fer ffi ffm fgr fia fie fif fij fil fin fip fir fit fiu \
        fiw fkk fkv fla flh fli fll fln flr fly fmp fmu fnb fng fni fod foi fom fon for fos fox fpe fqs fra frc frd \
        frk frm fro frp frq frr frs frt fry fse fsl fss fub fuc fud fue fuf fuh fui fuj ful fum fun fuq fur fut fuu \
        fuv fuy fvr fwa fwe gaa gab gac gad gae gaf gag gah gai gaj gak gal gam gan gao gap gaq gar gas gat gau gaw \
        gax gay gaz gba gbb gbd gbe gbf gbg gbh gbi gbj gbk gbl gbm gbn gbo gbp gbq gbr gbs gbu gbv gbw gbx gby gbz \
        gcc gcd gce gcf gcl gcn gcr gct gda gdb gdc gdd gde gdf gdg gdh gdi gdj gdk gdl gdm gdn gdo gdq gdr gds gdt \
        gdu gdx gea geb gec ged gef geg geh gei gej gek gel gem geq ges gev gew gex gey gez gfk gft gga ggb ggd gge \
        ggg ggk ggl ggt ggu ggw gha ghc ghe ghh ghk ghl ghn gho ghr ghs ght gia gib gic gid gie gig gih gii gil gim \
        gin gip giq gir gis git giu giw gix giy giz gjk gjm gjn gjr gju gka gkd gke gkn gko gkp gku gla glb glc gld \
        gle glg glh glj glk gll glo glr glu glv glw gly gma gmb gmd gme gmg gmh gml gmm gmn gmq gmr gmu gmv gmw gmx \
        gmy gmz gna gnb gnc gnd gne gng gnh gni gnj gnk gnl gnm gnn gno gnq gnr gnt gnu gnw gnz goa gob goc god goe \
        gof gog goh goi goj gok gol gom gon goo gop goq gor gos got gou gov gow gox goy goz gpa gpe gpn gqa gqi gqn \
        gqr gqu gra grb grc grd grg grh gri grj grk grm grn gro grq grr grs grt gru grv grw grx gry grz gse gsg gsl \
        gsm gsn gso gsp gss gsw gta gtu gua gub guc gud gue guf gug guh gui guj guk gul gum gun guo gup guq gur gus \
        gut guu guw gux guz gva gvc gve gvf gvj gvl gvm gvn gvo gvp gvr gvs gvy gwa gwb gwc gwd gwe gwf gwg gwi gwj \
        gwm gwn gwr gwt gwu gww gwx gxx gya gyb gyd gye gyf gyg gyi gyl gym gyn gyo gyr gyy gyz gza gzi gzn haa hab \
        hac had hae haf hag hah hai haj hak hal ham han hao hap haq har has hat hau hav haw hax hay haz hba hbb hbn \
        hbo hbs hbu hca hch hdn hds hdy hea heb hed heg heh hei hem her hgm hgw hhi hhr hhy hia hib hid hif hig hih \
        hii hij hik hil hin hio hir hit hiw hix hji hka hke hkh hkk hkn hks hla hlb hld hle hlt hlu hma hmb hmc hmd \
        hme hmf hmg hmh hmi hmj hmk hml hmm hmn hmo hmp hmq hmr hms hmt hmu hmv hmw hmx hmy hmz hna hnd hne hng hnh \
        hni hnj hnm hnn hno hns hnu hoa hob hoc hod hoe hoh hoi hoj hok hol hom hoo hop hor hos hot hov how hoy hoz \
        hpo hps hra hrc hre hrk hrm hro hrp hrt hru hrv hrw hrx hrz hsb hsh hsl hsn hss hti hto hts htu htx hub huc \
        hud hue huf hug huh hui huj huk hul hum hun huo hup huq hur hus hut huu huv huw hux huy huz hvc hve hvk hvn \
        hvv hwa hwc hwo hya hye hyw hyx iai ian iar iba ibb ibd ibe ibg ibh ibl ibm ibn ibo ibr ibu iby ica ich icl \
        icr ida idb idc idd ide idi ido idr ids idt idu ifa ifb ife iff ifk ifm ifu ify igb ige igg igl igm ign igo \
        igs igw ihb ihi ihp ihw iii iin iir ijc ije ijj ijn ijo ijs ike ikh iki ikk ikl iko ikp ikr iks ikt iku ikv \
        ikw ikx ikz ila ilb ile ilg ili ilk ilm ilo ilp ils ilu ilv ima imi iml imn imo imr ims imt imy ina inb inc \
        ind ine ing inh inj inl inm inn ino inp ins int inz ior iou iow ipi ipk ipo iqu iqw ira ire irh iri irk irn \
        iro irr iru irx iry isa isc isd ise isg ish isi isk isl ism isn iso isr ist isu isv ita itb itc itd ite iti \
        itk itl itm ito itr its itt itv itw itx ity itz ium ivb ivv iwk iwm iwo iws ixc ixl iya iyo iyx izh izm izr \
        izz jaa jab jac jad jae jaf jah jaj jak jal jam jan jao jaq jas jat jau jav jax jay jaz jbe jbi jbj jbk jbm \
        jbn jbo jbr jbt jbu jbw jcs jct jda jdg jdt jeb jee jeh jei jek jel jen jer jet jeu jgb jge jgk jgo jhi jhs \
        jia jib jic jid jie jig jih jii jil jim jio jiq jit jiu jiv jiy jje jjr jka jkm jko jkp jkr jks jku jle jls \
        jma jmb jmc jmd jmi jml jmn jmr jms jmw jmx jna jnd jng jni jnj jnl jns job jod jog jor jos jow jpa jpn jpr \
        jpx jqr jra jrb jrr jrt jru jsl jua jub juc jud juh jui juk jul jum jun juo jup jur jus jut juu juw juy jvd \
        jvn jwi jya jye jyy kaa kab kac kad kae kaf kag kah kai kaj kak kal kam kan kao kap kaq kar kas kat kau kav \
        kaw kax kay kaz kba kbb kbc kbd kbe kbg kbh kbi kbj kbk kbl kbm kbn kbo kbp kbq kbr kbs kbt kbu kbv kbw kbx \
        kby kbz kca kcb kcc kcd kce kcf kcg kch kci kcj kck kcl kcm kcn kco kcp kcq kcr kcs kct kcu kcv kcw kcx kcy \
        kcz kda kdc kdd kde kdf kdg kdh kdi kdj kdk kdl kdm kdn kdo kdp kdq kdr kdt kdu kdw kdx kdy kdz kea keb kec \
        ked kee kef keg keh kei kej kek kel kem ken keo kep keq ker kes ket keu kev kew kex key kez kfa kfb kfc kfd \
        kfe kff kfg kfh kfi kfj kfk kfl kfm kfn kfo kfp kfq kfr kfs kft kfu kfv kfw kfx kfy kfz kga kgb kge kgf kgg \
        kgi kgj kgk kgl kgn kgo kgp kgq kgr kgs kgt kgu kgv kgw kgx kgy kha khb khc khd khe khf khg khh khi khj khk \
        khl khm khn kho khp khq khr khs kht khu khv khw khx khy khz kia kib kic kid kie kif kig kih kii kij kik kil \
        kim kin kio kip kiq kir kis kit kiu kiv kiw kix kiy kiz kja kjb kjc kjd kje kjg kjh kji kjj kjk kjl kjm kjn \
        kjo kjp kjq kjr kjs kjt kju kjv kjx kjy kjz kka kkb kkc kkd kke kkf kkg kkh kki kkj kkk kkl kkm kkn kko kkp \
        kkq kkr kks kkt kku kkv kkw kkx kky kkz kla klb klc kld kle klf klg klh kli klj klk kll klm kln klo klp klq \
        klr kls klt klu klv klw klx kly klz kma kmb kmc kmd kme kmf kmg kmh kmi kmj kmk kml kmm kmn kmo kmp kmq kmr \
        kms kmt kmu kmv kmw kmx kmy kmz kna knb knc knd kne knf kng kni knj knk knl knm knn kno knp knq knr kns knt \
        knu knv knw knx kny knz koa koc kod koe kof kog koh koi kok kol kom kon koo kop koq kor kos kot kou kov kow \
        koy koz kpa kpb kpc kpd kpe kpf kpg kph kpi kpj kpk kpl kpm kpn kpo kpq kpr kps kpt kpu kpv kpw kpx kpy kpz \
        kqa kqb kqc kqd kqe kqf kqg kqh kqi kqj kqk kql kqm kqn kqo kqp kqq kqr kqs kqt kqu kqv kqw kqx kqy kqz kra \
        krb krc krd kre krf krh kri krj krk krl krn kro krp krr krs krt kru krv krw krx kry krz ksb ksc ksd kse ksf \
        ksg ksh ksi ksj ksk ksl ksm ksn kso ksp ksq ksr kss kst ksu ksv ksw ksx ksy ksz kta ktb ktc ktd kte ktf ktg \
        kth kti ktj ktk ktl ktm ktn kto ktp ktq kts ktt ktu ktv ktw ktx kty ktz kua kub kuc kud kue kuf kug kuh kui \
        kuj kuk kul kum kun kuo kup kuq kur kus kut kuu kuv kuw kux kuy kuz kva kvb kvc kvd kve kvf kvg kvh kvi kvj \
        kvk kvl kvm kvn kvo kvp kvq kvr kvt kvu kvv kvw kvx kvy kvz kwa kwb kwc kwd kwe kwf kwg kwh kwi kwj kwk kwl \
        kwm kwn kwo kwp kwr kws kwt kwu kwv kww kwx kwy kwz kxa kxb kxc kxd kxf kxh kxi kxj kxk kxm kxn kxo kxp kxq \
        kxr kxs kxt kxv kxw kxx kxy kxz kya kyb kyc kyd kye kyf kyg kyh kyi kyj kyk kyl kym kyn kyo kyp kyq kyr kys \
        kyt kyu kyv kyw kyx kyy kyz kza kzb kzc kzd kze kzf kzg kzi kzk kzl kzm kzn kzo kzp kzq kzr kzs kzu kzv kzw \
        kzx kzy kzz laa lab lac lad lae laf lag lah lai laj lal lam lan lao lap laq lar las lat lau lav law lax lay \
        laz lbb lbc lbe lbf lbg lbi lbj lbk lbl lbm lbn lbo lbq lbr lbs lbt lbu lbv lbw lbx lby lbz lcc lcd lce lcf \
        lch lcl lcm lcp lcq lcs lda ldb ldd ldg ldh ldi ldj ldk ldl ldm ldn ldo ldp ldq lea leb lec led lee lef leh \
        lei lej lek lel lem len leo lep leq ler les let leu lev lew lex ley lez lfa lfn lga lgb lgg lgh lgi lgk lgl \
        lgm lgn lgo lgq lgr lgs lgt lgu lgz lha lhh lhi lhl lhm lhn lhp lhs lht lhu lia lib lic lid lie lif lig lih \
        lij lik lil lim lin lio lip liq lir lis lit liu liv liw lix liy liz lja lje lji ljl ljp ljw ljx lka lkb lkc \
        lkd lke lkh lki lkj lkl lkm lkn lko lkr lks lkt lku lky lla llb llc lld lle llf llg llh lli llj llk lll llm \
        lln llp llq lls llu llx lma lmb lmc lmd lme lmf lmg lmh lmi lmj lmk lml lmn lmo lmp lmq lmr lmu lmv lmw lmx \
        lmy lna lnb lnd lng lnh lni lnj lnl lnm lnn lns lnu lnw lnz loa lob loc loe lof log loh loi loj lok lol lom \
        lon loo lop loq lor los lot lou lov low lox loy loz lpa lpe lpn lpo lpx lqr lra lrc lre lrg lri lrk lrl lrm \
        lrn lro lrr lrt lrv lrz lsa lsb lsc lsd lse lsh lsi lsl lsm lsn lso lsp lsr lss lst lsv lsw lsy ltc ltg lth \
        lti ltn lto lts ltu ltz lua lub luc lud lue luf lug luh lui luj luk lul lum lun luo lup luq lur lus lut luu \
        luv luw luy luz lva lvi lvk lvl lvs lvu lwa lwe lwg lwh lwl lwm lwo lws lwt lwu lww lxm lya lyg lyn lzh lzl \
        lzn lzz maa mab mad mae maf mag mah mai maj mak mal mam man map maq mar mas mat mau mav maw max maz mba mbb \
        mbc mbd mbe mbf mbh mbi mbj mbk mbl mbm mbn mbo mbp mbq mbr mbs mbt mbu mbv mbw mbx mby mbz mca mcb mcc mcd \
        mce mcf mcg mch mci mcj mck mcl mcm mcn mco mcp mcq mcr mcs mct mcu mcv mcw mcx mcy mcz mda mdb mdc mdd mde \
        mdf mdg mdh mdi mdj mdk mdl mdm mdn mdp mdq mdr mds mdt mdu mdv mdw mdx mdy mdz mea meb mec med mee mef meh \
        mei mej mek mel mem men meo mep meq mer mes met meu mev mew mey mez mfa mfb mfc mfd mfe mff mfg mfh mfi mfj \
        mfk mfl mfm mfn mfo mfp mfq mfr mfs mft mfu mfv mfw mfx mfy mfz mga mgb mgc mgd mge mgf mgg mgh mgi mgj mgk \
        mgl mgm mgn mgo mgp mgq mgr mgs mgt mgu mgv mgw mgy mgz mha mhb mhc mhd mhe mhf mhg mhi mhj mhk mhl mhm mhn \
        mho mhp mhq mhr mhs mht mhu mhw mhx mhy mhz mia mib mic mid mie mif mig mih mii mij mik mil mim min mio mip \
        miq mir mis mit miu miw mix miy miz mjb mjc mjd mje mjg mjh mji mjj mjk mjl mjm mjn mjo mjp mjq mjr mjs mjt \
        mju mjv mjw mjx mjy mjz mka mkb mkc mkd mke mkf mkg mkh mki mkj mkk mkl mkm mkn mko mkp mkq mkr mks mkt mku \
        mkv mkw mkx mky mkz mla mlb mlc mle mlf mlg mlh mli mlj mlk mll mlm mln mlo mlp mlq mlr mls mlt mlu mlv mlw \
        mlx mlz mma mmb mmc mmd mme mmf mmg mmh mmi mmj mmk mml mmm mmn mmo mmp mmq mmr mmt mmu mmv mmw mmx mmy mmz \
        mna mnb mnc mnd mne mnf mng mnh mni mnj mnk mnl mnm mnn mno mnp mnq mnr mns mnu mnv mnw mnx mny mnz moa moc \
        mod moe mog moh moi moj mok mom mon moo mop moq mor mos mot mou mov mow mox moy moz mpa mpb mpc mpd mpe mpg \
        mph mpi mpj mpk mpl mpm mpn mpo mpp mpq mpr mps mpt mpu mpv mpw mpx mpy mpz mqa mqb mqc mqe mqf mqg mqh mqi \
        mqj mqk mql mqm mqn mqo mqp mqq mqr mqs mqt mqu mqv mqw mqx mqy mqz mra mrb mrc mrd mre mrf mrg mrh mri mrj \
        mrk mrl mrm mrn mro mrp mrq mrr mrs mrt mru mrv mrw mrx mry mrz msa msb msc msd mse msf msg msh msi msj msk \
        msl msm msn mso msp msq msr mss msu msv msw msx msy msz mta mtb mtc mtd mte mtf mtg mth mti mtj mtk mtl mtm \
        mtn mto mtp mtq mtr mts mtt mtu mtv mtw mtx mty mua mub muc mud mue mug muh mui muj muk mul mum mun muo mup \
        muq mur mus mut muu muv mux muy muz mva mvb mvd mve mvf mvg mvh mvi mvk mvl mvn mvo mvp mvq mvr mvs mvt mvu \
        mvv mvw mvx mvy mvz mwa mwb mwc mwe mwf mwg mwh mwi mwk mwl mwm mwn mwo mwp mwq mwr mws mwt mwu mwv mww mwz \
        mxa mxb mxc mxd mxe mxf mxg mxh mxi mxj mxk mxl mxm mxn mxo mxp mxq mxr mxs mxt mxu mxv mxw mxx mxy mxz mya \
        myb myc mye myf myg myh myj myk myl mym myn myo myp myr mys myu myv myw myx myy myz mza mzb mzc mzd mze mzg \
        mzh mzi mzj mzk mzl mzm mzn mzo mzp mzq mzr mzs mzt mzu mzv mzw mzx mzy mzz naa nab nac nae naf nag nah nai \
        naj nak nal nam nan nao nap naq nar nas nat nau nav naw nax nay naz nba nbb nbc nbd nbe nbg nbh nbi nbj nbk \
        nbl nbm nbn nbo nbp nbq nbr nbs nbt nbu nbv nbw nby nca ncb ncc ncd nce ncf ncg nch nci ncj nck ncl ncm ncn \
        nco ncq ncr ncs nct ncu ncx ncz nda ndb ndc ndd nde ndf ndg ndh ndi ndj ndk ndl ndm ndn ndo ndp ndq ndr nds \
        ndt ndu ndv ndw ndx ndy ndz nea neb nec ned nee nef neg neh nei nej nek nem nen neo nep neq ner nes net neu \
        nev new nex ney nez nfa nfd nfl nfr nfu nga ngb ngc ngd nge ngf ngg ngh ngi ngj ngk ngl ngm ngn ngp ngq ngr \
        ngs ngt ngu ngv ngw ngx ngy ngz nha nhb nhc nhd nhe nhf nhg nhh nhi nhk nhm nhn nho nhp nhq nhr nht nhu nhv \
        nhw nhx nhy nhz nia nib nic nid nie nif nig nih nii nij nik nil nim nin nio niq nir nis nit niu niv niw nix \
        niy niz nja njb njd njh nji njj njl njm njn njo njr njs njt nju njx njy njz nka nkb nkc nkd nke nkf nkg nkh \
        nki nkj nkk nkm nkn nko nkp nkq nkr nks nkt nku nkv nkw nkx nkz nla nlc nld nle nlg nli nlj nlk nll nlm nlo \
        nlq nlu nlv nlw nlx nly nlz nma nmb nmc nmd nme nmf nmg nmh nmi nmj nmk nml nmm nmn nmo nmp nmq nmr nms nmt \
        nmu nmv nmw nmx nmy nmz nna nnb nnc nnd nne nnf nng nnh nni nnj nnk nnl nnm nnn nno nnp nnq nnr nnt nnu nnv \
        nnw nny nnz noa nob noc nod noe nof nog noh noi noj nok nol non nop noq nor nos not nou nov now noy noz npa \
        npb npg nph npi npl npn npo nps npu npx npy nqg nqk nql nqm nqn nqo nqq nqt nqy nra nrb nrc nre nrf nrg nri \
        nrk nrl nrm nrn nrp nrr nrt nru nrx nrz nsa nsb nsc nsd nse nsf nsg nsh nsi nsk nsl nsm nsn nso nsp nsq nsr \
        nss nst nsu nsv nsw nsx nsy nsz ntd ntg nti ntj ntk ntm nto ntp ntr ntu ntw ntx nty ntz nua nub nuc nud nue \
        nuf nug nuh nui nuj nuk nul num nun nuo nup nuq nur nus nut nuu nuv nuw nux nuy nuz nvh nvm nvo nwa nwb nwc \
        nwe nwg nwi nwm nwo nwr nww nwx nwy nxa nxd nxe nxg nxi nxk nxl nxm nxn nxo nxq nxr nxx nya nyb nyc nyd nye \
        nyf nyg nyh nyi nyj nyk nyl nym nyn nyo nyp nyq nyr nys nyt nyu nyv nyw nyx nyy nza nzb nzd nzi nzk nzm nzr \
        nzs nzu nzy nzz oaa oac oak oar oav obi obk obl obm obo obr obt obu oca och oci ocm oco ocu oda odk odt odu \
        ofo ofs ofu ogb ogc oge ogg ogo ogu oht ohu oia oie oin ojb ojc ojg oji ojp ojs ojv ojw oka okb okc okd oke \
        okg okh oki okj okk okl okm okn oko okr oks oku okv okx okz ola old ole olk olm olo olr olt olu oma omb omc \
        omg omi omk oml omn omo omp omq omr omt omu omv omw omx omy ona onb one ong oni onj onk onn ono onp onr ons \
        ont onu onw onx ood oog oon oor oos opa opk opm opo opt opy ora orc ore org orh ori orm orn oro orr ors ort \
        oru orv orw orx ory orz osa osc osi osn oso osp oss ost osu osx ota otb otd ote oti otk otl otm otn oto otq \
        otr ots ott otu otw otx oty otz oua oub oue oui oum ovd owi owl oyb oyd oym oyy ozm paa pab pac pad pae paf \
        pag pah pai pak pal pam pan pao pap paq par pas pau pav paw pax pay paz pbb pbc pbe pbf pbg pbh pbi pbl pbm \
        pbn pbo pbp pbr pbs pbt pbu pbv pby pca pcb pcc pcd pce pcf pcg pch pci pcj pck pcl pcm pcn pcp pcw pda pdc \
        pdi pdn pdo pdt pdu pea peb ped pee pef peg peh pei pej pek pel pem peo pep peq pes pev pex pey pez pfa pfe \
        pfl pga pgd pgg pgi pgk pgl pgn pgs pgu pgz pha phd phg phh phi phj phk phl phm phn pho phq phr pht phu phv \
        phw pia pib pic pid pie pif pig pih pij pil pim pin pio pip pir pis pit piu piv piw pix piy piz pjt pka pkb \
        pkc pkg pkh pkn pko pkp pkr pks pkt pku pla plb plc pld ple plf plg plh pli plk pll pln plo plq plr pls plt \
        plu plv plw ply plz pma pmb pmd pme pmf pmh pmi pmj pml pmm pmn pmo pmq pmr pms pmt pmw pmx pmy pmz pna pnb \
        pnc pnd pne png pnh pni pnj pnk pnl pnm pnn pno pnp pnq pnr pns pnt pnu pnv pnw pnx pny pnz poc poe pof pog \
        poh poi pok pol pom pon poo pop poq por pos pot pov pow pox poy poz ppe ppi ppk ppl ppm ppn ppo ppp ppq pps \
        ppt ppu pqa pqe pqm pqw pra prc prd pre prf prg prh pri prk prl prm prn pro prq prr prs prt pru prw prx prz \
        psa psc psd pse psg psh psi psl psm psn pso psp psq psr pss pst psu psw psy pta pth pti ptn pto ptp ptq ptr \
        ptt ptu ptv ptw pty pua pub puc pud pue puf pug pui puj pum puo pup puq pur pus put puu puw pux puy pwa pwb \
        pwg pwi pwm pwn pwo pwr pww pxm pye pym pyn pys pyu pyx pyy pze pzh pzn qua qub quc qud que quf qug quh qui \
        quk qul qum qun qup quq qur qus quv quw qux quy quz qva qvc qve qvh qvi qvj qvl qvm qvn qvo qvp qvs qvw qvy \
        qvz qwa qwc qwe qwh qwm qws qwt qxa qxc qxh qxl qxn qxo qxp qxq qxr qxs qxt qxu qxw qya qyp raa rab rac rad \
        raf rag rah rai raj rak ral ram ran rao rap raq rar ras rat rau rav raw rax ray raz rbb rbk rbl rbp rcf rdb \
        rea reb ree reg rei rej rel rem ren rer res ret rey rga rge rgk rgn rgr rgs rgu rhg rhp ria rib rif ril rim \
        rin rir rit riu rjg rji rjs rka rkb rkh rki rkm rkt rkw rma rmb rmc rmd rme rmf rmg rmh rmi rmk rml rmm rmn \
        rmo rmp rmq rms rmt rmu rmv rmw rmx rmy rmz rnb rnd rng rnl rnn rnp rnr rnw roa rob roc rod roe rof rog roh \
        rol rom ron roo rop ror rou row rpn rpt rri rrm rro rrt rsb rsk rsl rsm rsn rsw rtc rth rtm rts rtw rub ruc \
        rue ruf rug ruh rui ruk run ruo rup ruq rus rut ruu ruy ruz rwa rwk rwl rwm rwo rwr rxd rxw ryn rys ryu rzh \
        saa sab sac sad sae saf sag sah sai saj sak sal sam san sao saq sar sas sat sau sav saw sax say saz sba sbb \
        sbc sbd sbe sbf sbg sbh sbi sbj sbk sbl sbm sbn sbo sbp sbq sbr sbs sbt sbu sbv sbw sbx sby sbz scb sce scf \
        scg sch sci sck scl scn sco scp scq scs sct scu scv scw scx sda sdb sdc sde sdf sdg sdh sdj sdk sdl sdn sdo \
        sdp sdq sdr sds sdt sdu sdv sdx sdz sea seb sec sed see sef seg seh sei sej sek sel sem sen seo sep seq ser \
        ses set seu sev sew sey sez sfb sfe sfm sfs sfw sga sgb sgc sgd sge sgg sgh sgi sgj sgk sgm sgn sgp sgr sgs \
        sgt sgu sgw sgx sgy sgz sha shb shc shd she shg shh shi shj shk shl shm shn sho shp shq shr shs sht shu shv \
        shw shx shy shz sia sib sid sie sif sig sih sii sij sik sil sim sin sio sip siq sir sis sit siu siv siw six \
        siy siz sja sjb sjc sjd sje sjg sjk sjl sjm sjn sjo sjp sjr sjs sjt sju sjw ska skb skc skd ske skf skg skh \
        ski skj skm skn sko skp skq skr sks skt sku skv skw skx sky skz sla slc sld sle slf slg slh sli slj slk sll \
        slm sln slp slr sls slt slu slv slw slx sly slz sma smb smc sme smf smg smh smi smj smk sml smm smn smo smp \
        smq smr sms smt smu smv smw smx smy smz sna snc snd sne snf sng sni snj snk snl snm snn sno snp snq snr sns \
        snu snv snw snx sny snz soa sob soc sod soe sog soh soi soj sok sol som son soo sop soq sor sos sot sou sov \
        sow sox soy soz spa spb spc spd spe spg spi spk spl spm spn spo spp spq spr sps spt spu spv spx spy sqa sqh \
        sqi sqj sqk sqm sqn sqo sqq sqr sqs sqt squ sqx sra srb src srd sre srf srg srh sri srk srl srm srn sro srp \
        srq srr srs srt sru srv srw srx sry srz ssa ssb ssc ssd sse ssf ssg ssh ssi ssj ssk ssl ssm ssn sso ssp ssq \
        ssr sss sst ssu ssv ssw ssx ssy ssz sta stb std ste stf stg sth sti stj stk stl stm stn sto stp stq str sts \
        stt stu stv stw sty sua sub suc sue sug sui suj suk sun suo suq sur sus sut suv suw sux suy suz sva svb svc \
        sve svk svm svs svx swa swb swc swe swf swg swh swi swj swk swl swm swn swo swp swq swr sws swt swu swv sww \
        swx swy sxb sxc sxe sxg sxk sxl sxm sxn sxo sxr sxs sxu sxw sya syb syc syd syi syk syl sym syn syo syr sys \
        syw syx syy sza szb szc sze szg szl szn szp szs szv szw szy taa tab tac tad tae taf tag tah tai taj tak tal \
        tam tan tao tap taq tar tas tat tau tav taw tax tay taz tba tbc tbd tbe tbf tbg tbh tbi tbj tbk tbl tbm tbn \
        tbo tbp tbq tbr tbs tbt tbu tbv tbw tbx tby tbz tca tcb tcc tcd tce tcf tcg tch tci tck tcl tcm tcn tco tcp \
        tcq tcs tct tcu tcw tcx tcy tcz tda tdb tdc tdd tde tdf tdg tdh tdi tdj tdk tdl tdm tdn tdo tdq tdr tds tdt \
        tdv tdx tdy tea teb tec ted tee tef teg teh tei tek tel tem ten teo tep teq ter tes tet teu tev tew tex tey \
        tez tfi tfn tfo tfr tft tga tgb tgc tgd tge tgf tgh tgi tgj tgk tgl tgn tgo tgp tgq tgr tgs tgt tgu tgv tgw \
        tgx tgy tgz tha thd the thf thh thi thk thl thm thn thp thq thr ths tht thu thv thy thz tia tic tif tig tih \
        tii tij tik til tim tin tio tip tiq tir tis tit tiu tiv tiw tix tiy tiz tja tjg tji tjj tjl tjm tjn tjo tjp \
        tjs tju tjw tka tkb tkd tke tkf tkg tkl tkm tkn tkp tkq tkr tks tkt tku tkv tkw tkx tkz tla tlb tlc tld tlf \
        tlg tlh tli tlj tlk tll tlm tln tlo tlp tlq tlr tls tlt tlu tlv tlx tly tma tmb tmc tmd tme tmf tmg tmh tmi \
        tmj tml tmm tmn tmo tmq tmr tms tmt tmu tmv tmw tmy tmz tna tnb tnc tnd tng tnh tni tnk tnl tnm tnn tno tnp \
        tnq tnr tns tnt tnu tnv tnw tnx tny tnz tob toc tod tof tog toh toi toj tok tol tom ton too top toq tor tos \
        tou tov tow tox toy toz tpa tpc tpe tpf tpg tpi tpj tpk tpl tpm tpn tpo tpp tpq tpr tpt tpu tpv tpx tpy tpz \
        tqb tql tqm tqn tqo tqp tqq tqr tqt tqu tqw tra trb trc trd tre trf trg trh tri trj trk trl trm trn tro trp \
        trq trr trs trt tru trv trw trx try trz tsa tsb tsc tsd tse tsg tsh tsi tsj tsk tsl tsm tsn tso tsp tsq tsr \
        tss tst tsu tsv tsw tsx tsy tsz tta ttb ttc ttd tte ttf ttg tth tti ttj ttk ttl ttm ttn tto ttp ttq ttr tts \
        ttt ttu ttv ttw tty ttz tua tub tuc tud tue tuf tug tuh tui tuj tuk tul tum tun tuo tup tuq tur tus tut tuu \
        tuv tuw tux tuy tuz tva tvd tve tvi tvk tvl tvm tvn tvo tvs tvt tvu tvw tvx tvy twa twb twc twd twe twf twg \
        twh twi twl twm twn two twp twq twr twt twu tww twx twy txa txb txc txe txg txh txi txj txm txn txo txq txr \
        txs txt txu txx txy tya tye tyh tyi tyj tyl tyn typ tyr tys tyt tyu tyv tyx tyy tyz tza tzh tzj tzl tzm tzn \
        tzo tzx uam uan uar uba ubi ubl ubr ubu uby uda ude udg udi udj udl udm udu ues ufi uga ugb uge ugh ugn ugo \
        ugy uha uhn uig uis uiv uji uka ukg ukh uki ukk ukl ukp ukq ukr uks uku ukv ukw uky ula ulb ulc ule ulf uli \
        ulk ull ulm uln ulu ulw uly uma umb umc umd umg umi umm umn umo ump umr ums umu una und une ung uni unk unm \
        unn unr unu unx unz uon upi upv ura urb urc urd ure urf urg urh uri urj urk url urm urn uro urp urr urt uru \
        urv urw urx ury urz usa ush usi usk usp uss usu uta ute uth utp utr utu uum uur uuu uve uvh uvl uwa uya uzb \
        uzn uzs vaa vae vaf vag vah vai vaj val vam van vao vap var vas vau vav vay vbb vbk vec ved vel vem ven veo \
        vep ver vgr vgt vic vid vie vif vig vil vin vis vit viv vjk vka vkj vkk vkl vkm vkn vko vkp vkt vku vkz vlp \
        vls vma vmb vmc vmd vme vmf vmg vmh vmi vmj vmk vml vmm vmp vmq vmr vms vmu vmv vmw vmx vmy vmz vnk vnm vnp \
        vol vor vot vra vro vrs vrt vsi vsl vsn vsv vto vum vun vut vwa waa wab wac wad wae waf wag wah wai waj wak \
        wal wam wan wao wap waq war was wat wau wav waw wax way waz wba wbb wbe wbf wbh wbi wbj wbk wbl wbm wbp wbq \
        wbr wbs wbt wbv wbw wca wci wdd wdg wdj wdk wdt wdu wdy wea wec wed weg weh wei wem wen weo wep wer wes wet \
        weu wew wfg wga wgb wgg wgi wgo wgu wgy wha whg whk whu wib wic wie wif wig wih wii wij wik wil wim win wir \
        wiu wiv wiy wja wji wka wkb wkd wkl wkr wku wkw wky wla wlc wle wlg wlh wli wlk wll wlm wln wlo wlr wls wlu \
        wlv wlw wlx wly wma wmb wmc wmd wme wmg wmh wmi wmm wmn wmo wms wmt wmw wmx wnb wnc wnd wne wng wni wnk wnm \
        wnn wno wnp wnu wnw wny woa wob woc wod woe wof wog woi wok wol wom won woo wor wos wow woy wpc wrb wrg wrh \
        wri wrk wrl wrm wrn wro wrp wrr wrs wru wrv wrw wrx wry wrz wsa wsg wsi wsk wsr wss wsu wsv wtb wtf wth wti \
        wtk wtm wtw wua wub wud wuh wul wum wun wur wut wuu wuv wux wuy wwa wwb wwo wwr www wxa wxw wyb wyi wym wyn \
        wyr wyy xaa xab xac xad xae xag xai xaj xak xal xam xan xao xap xaq xar xas xat xau xav xaw xay xbb xbc xbd \
        xbe xbg xbi xbj xbm xbn xbo xbp xbr xbw xby xcb xcc xce xcg xch xcl xcm xcn xco xcr xct xcu xcv xcw xcy xda \
        xdc xdk xdm xdo xdq xdy xeb xed xeg xel xem xep xer xes xet xeu xfa xga xgb xgd xgf xgg xgi xgl xgm xgn xgr \
        xgu xgw xha xhc xhd xhe xhm xho xhr xht xhu xhv xib xii xil xin xir xis xiv xiy xjb xjt xka xkb xkc xkd xke \
        xkf xkg xki xkj xkk xkl xkn xko xkp xkq xkr xks xkt xku xkv xkw xkx xky xkz xla xlb xlc xld xle xlg xli xln \
        xlo xlp xls xlu xly xma xmb xmc xmd xme xmf xmg xmh xmj xmk xml xmm xmn xmo xmp xmq xmr xms xmt xmu xmv xmw \
        xmx xmy xmz xna xnb xnd xng xnh xni xnj xnk xnm xnn xno xnq xnr xns xnt xnu xny xnz xoc xod xog xoi xok xom \
        xon xoo xop xor xow xpa xpb xpc xpd xpe xpf xpg xph xpi xpj xpk xpl xpm xpn xpo xpp xpq xpr xps xpt xpu xpv \
        xpw xpx xpy xpz xqa xqt xra xrb xrd xre xrg xri xrm xrn xrr xrt xru xrw xsa xsb xsc xsd xse xsh xsi xsj xsl \
        xsm xsn xso xsp xsq xsr xsu xsv xsy xta xtb xtc xtd xte xtg xth xti xtj xtl xtm xtn xto xtp xtq xtr xts xtt \
        xtu xtv xtw xty xua xub xud xug xuj xul xum xun xuo xup xur xut xuu xve xvi xvn xvo xvs xwa xwc xwd xwe xwg \
        xwj xwk xwl xwo xwr xwt xww xxb xxk xxm xxr xxt xya xyb xyj xyk xyl xyt xyy xzh xzm xzp yaa yab yac yad yae \
        yaf yag yah yai yaj yak yal yam yan yao yap yaq yar yas yat yau yav yaw yax yay yaz yba ybb ybe ybh ybi ybj \
        ybk ybl ybm ybn ybo ybx yby ych ycl ycn ycp ycr yda ydd yde ydg ydk yea yec yee yei yej yel yer yes yet yeu \
        yev yey yga ygi ygl ygm ygp ygr ygs ygu ygw yha yhd yhl yhs yia yid yif yig yih yii yij yik yil yim yin yip \
        yiq yir yis yit yiu yiv yix yiz yka ykg ykh yki ykk ykl ykm ykn yko ykr ykt yku yky yla ylb yle ylg yli yll \
        ylm yln ylo ylr ylu yly ymb ymc ymd yme ymg ymh ymi ymk yml ymm ymn ymo ymp ymq ymr yms ymx ymz yna ynb ynd \
        yne yng ynk ynl ynn yno ynq yns ynu yob yog yoi yok yol yom yon yor yot yox yoy ypa ypb ypg yph ypk ypm ypn \
        ypo ypp ypz yra yrb yre yrk yrl yrm yrn yro yrs yrw yry ysc ysd ysg ysl ysm ysn yso ysp ysr yss ysy yta ytl \
        ytp ytw yty yua yub yuc yud yue yuf yug yui yuj yuk yul yum yun yup yuq yur yut yuw yux yuy yuz yva yvt ywa \
        ywg ywl ywn ywq ywr ywt ywu yww yxa yxg yxl yxm yxu yxy yyr yyu yyz yzg yzk zaa zab zac zad zae zaf zag zah \
        zai zaj zak zal zam zao zap zaq zar zas zat zau zav zaw zax zay zaz zba zbc zbe zbl zbt zbu zbw zca zcd zch \
        zdj zea zeg zeh zem zen zga zgb zgh zgm zgn zgr zha zhb zhd zhi zhn zho zhw zhx zia zib zik zil zim zin ziw \
        ziz zka zkd zkg zkh zkk zkn zko zkp zkr zkt zku zkv zkz zla zle zlj zlm zln zlq zls zlu zlw zma zmb zmc zmd \
        zme zmf zmg zmh zmi zmj zmk zml zmm zmn zmo zmp zmq zmr zms zmt zmu zmv zmw zmx zmy zmz zna znd zne zng znk \
        zns zoc zoh zom zoo zoq zor zos zpa zpb zpc zpd zpe zpf zpg zph zpi zpj zpk zpl zpm zpn zpo zpp zpq zpr zps \
        zpt zpu zpv zpw zpx zpy zpz zqe zra zrg zrn zro zrp zrs zsa zsk zsl zsm zsr zsu zte ztg ztl ztm ztn ztp ztq \
        zts ztt ztu ztx zty zuh zul zum zun zuy zwa zxx zyb zyg zyj zyn zyp zza zzj
        """)

    /// The names of zones and links, without `Factory`, which means that no zone was chosen.
    package static let timeZones = CodeTable(
        """
        Africa/Abidjan Africa/Accra Africa/Addis_Ababa Africa/Algiers Africa/Asmara Africa/Asmera Africa/Bamako \
        Africa/Bangui Africa/Banjul Africa/Bissau Africa/Blantyre Africa/Brazzaville Africa/Bujumbura Africa/Cairo \
        Africa/Casablanca Africa/Ceuta Africa/Conakry Africa/Dakar Africa/Dar_es_Salaam Africa/Djibouti Africa/Douala \
        Africa/El_Aaiun Africa/Freetown Africa/Gaborone Africa/Harare Africa/Johannesburg Africa/Juba Africa/Kampala \
        Africa/Khartoum Africa/Kigali Africa/Kinshasa Africa/Lagos Africa/Libreville Africa/Lome Africa/Luanda \
        Africa/Lubumbashi Africa/Lusaka Africa/Malabo Africa/Maputo Africa/Maseru Africa/Mbabane Africa/Mogadishu \
        Africa/Monrovia Africa/Nairobi Africa/Ndjamena Africa/Niamey Africa/Nouakchott Africa/Ouagadougou \
        Africa/Porto-Novo Africa/Sao_Tome Africa/Timbuktu Africa/Tripoli Africa/Tunis Africa/Windhoek America/Adak \
        America/Anchorage America/Anguilla America/Antigua America/Araguaina America/Argentina/Buenos_Aires \
        America/Argentina/Catamarca America/Argentina/ComodRivadavia America/Argentina/Cordoba America/Argentina/Jujuy \
        America/Argentina/La_Rioja America/Argentina/Mendoza America/Argentina/Rio_Gallegos America/Argentina/Salta \
        America/Argentina/San_Juan America/Argentina/San_Luis America/Argentina/Tucuman America/Argentina/Ushuaia \
        America/Aruba America/Asuncion America/Atikokan America/Atka America/Bahia America/Bahia_Banderas \
        America/Barbados America/Belem America/Belize America/Blanc-Sablon America/Boa_Vista America/Bogota \
        America/Boise America/Buenos_Aires America/Cambridge_Bay America/Campo_Grande America/Cancun America/Caracas \
        America/Catamarca America/Cayenne America/Cayman America/Chicago America/Chihuahua America/Ciudad_Juarez \
        America/Coral_Harbour America/Cordoba America/Costa_Rica America/Coyhaique America/Creston America/Cuiaba \
        America/Curacao America/Danmarkshavn America/Dawson America/Dawson_Creek America/Denver America/Detroit \
        America/Dominica America/Edmonton America/Eirunepe America/El_Salvador America/Ensenada America/Fort_Nelson \
        America/Fort_Wayne America/Fortaleza America/Glace_Bay America/Godthab America/Goose_Bay America/Grand_Turk \
        America/Grenada America/Guadeloupe America/Guatemala America/Guayaquil America/Guyana America/Halifax \
        America/Havana America/Hermosillo America/Indiana/Indianapolis America/Indiana/Knox America/Indiana/Marengo \
        America/Indiana/Petersburg America/Indiana/Tell_City America/Indiana/Vevay America/Indiana/Vincennes \
        America/Indiana/Winamac America/Indianapolis America/Inuvik America/Iqaluit America/Jamaica America/Jujuy \
        America/Juneau America/Kentucky/Louisville America/Kentucky/Monticello America/Knox_IN America/Kralendijk \
        America/La_Paz America/Lima America/Los_Angeles America/Louisville America/Lower_Princes America/Maceio \
        America/Managua America/Manaus America/Marigot America/Martinique America/Matamoros America/Mazatlan \
        America/Mendoza America/Menominee America/Merida America/Metlakatla America/Mexico_City America/Miquelon \
        America/Moncton America/Monterrey America/Montevideo America/Montreal America/Montserrat America/Nassau \
        America/New_York America/Nipigon America/Nome America/Noronha America/North_Dakota/Beulah \
        America/North_Dakota/Center America/North_Dakota/New_Salem America/Nuuk America/Ojinaga America/Panama \
        America/Pangnirtung America/Paramaribo America/Phoenix America/Port-au-Prince America/Port_of_Spain \
        America/Porto_Acre America/Porto_Velho America/Puerto_Rico America/Punta_Arenas America/Rainy_River \
        America/Rankin_Inlet America/Recife America/Regina America/Resolute America/Rio_Branco America/Rosario \
        America/Santa_Isabel America/Santarem America/Santiago America/Santo_Domingo America/Sao_Paulo \
        America/Scoresbysund America/Shiprock America/Sitka America/St_Barthelemy America/St_Johns America/St_Kitts \
        America/St_Lucia America/St_Thomas America/St_Vincent America/Swift_Current America/Tegucigalpa America/Thule \
        America/Thunder_Bay America/Tijuana America/Toronto America/Tortola America/Vancouver America/Virgin \
        America/Whitehorse America/Winnipeg America/Yakutat America/Yellowknife Antarctica/Casey Antarctica/Davis \
        Antarctica/DumontDUrville Antarctica/Macquarie Antarctica/Mawson Antarctica/McMurdo Antarctica/Palmer \
        Antarctica/Rothera Antarctica/South_Pole Antarctica/Syowa Antarctica/Troll Antarctica/Vostok \
        Arctic/Longyearbyen Asia/Aden Asia/Almaty Asia/Amman Asia/Anadyr Asia/Aqtau Asia/Aqtobe Asia/Ashgabat \
        Asia/Ashkhabad Asia/Atyrau Asia/Baghdad Asia/Bahrain Asia/Baku Asia/Bangkok Asia/Barnaul Asia/Beirut \
        Asia/Bishkek Asia/Brunei Asia/Calcutta Asia/Chita Asia/Choibalsan Asia/Chongqing Asia/Chungking Asia/Colombo \
        Asia/Dacca Asia/Damascus Asia/Dhaka Asia/Dili Asia/Dubai Asia/Dushanbe Asia/Famagusta Asia/Gaza Asia/Harbin \
        Asia/Hebron Asia/Ho_Chi_Minh Asia/Hong_Kong Asia/Hovd Asia/Irkutsk Asia/Istanbul Asia/Jakarta Asia/Jayapura \
        Asia/Jerusalem Asia/Kabul Asia/Kamchatka Asia/Karachi Asia/Kashgar Asia/Kathmandu Asia/Katmandu Asia/Khandyga \
        Asia/Kolkata Asia/Krasnoyarsk Asia/Kuala_Lumpur Asia/Kuching Asia/Kuwait Asia/Macao Asia/Macau Asia/Magadan \
        Asia/Makassar Asia/Manila Asia/Muscat Asia/Nicosia Asia/Novokuznetsk Asia/Novosibirsk Asia/Omsk Asia/Oral \
        Asia/Phnom_Penh Asia/Pontianak Asia/Pyongyang Asia/Qatar Asia/Qostanay Asia/Qyzylorda Asia/Rangoon Asia/Riyadh \
        Asia/Saigon Asia/Sakhalin Asia/Samarkand Asia/Seoul Asia/Shanghai Asia/Singapore Asia/Srednekolymsk \
        Asia/Taipei Asia/Tashkent Asia/Tbilisi Asia/Tehran Asia/Tel_Aviv Asia/Thimbu Asia/Thimphu Asia/Tokyo \
        Asia/Tomsk Asia/Ujung_Pandang Asia/Ulaanbaatar Asia/Ulan_Bator Asia/Urumqi Asia/Ust-Nera Asia/Vientiane \
        Asia/Vladivostok Asia/Yakutsk Asia/Yangon Asia/Yekaterinburg Asia/Yerevan Atlantic/Azores Atlantic/Bermuda \
        Atlantic/Canary Atlantic/Cape_Verde Atlantic/Faeroe Atlantic/Faroe Atlantic/Jan_Mayen Atlantic/Madeira \
        Atlantic/Reykjavik Atlantic/South_Georgia Atlantic/St_Helena Atlantic/Stanley Australia/ACT Australia/Adelaide \
        Australia/Brisbane Australia/Broken_Hill Australia/Canberra Australia/Currie Australia/Darwin Australia/Eucla \
        Australia/Hobart Australia/LHI Australia/Lindeman Australia/Lord_Howe Australia/Melbourne Australia/NSW \
        Australia/North Australia/Perth Australia/Queensland Australia/South Australia/Sydney Australia/Tasmania \
        Australia/Victoria Australia/West Australia/Yancowinna Brazil/Acre Brazil/DeNoronha Brazil/East Brazil/West \
        CET CST6CDT Canada/Atlantic Canada/Central Canada/Eastern Canada/Mountain Canada/Newfoundland Canada/Pacific \
        Canada/Saskatchewan Canada/Yukon Chile/Continental Chile/EasterIsland Cuba EET EST EST5EDT Egypt Eire Etc/GMT \
        Etc/GMT+0 Etc/GMT+1 Etc/GMT+10 Etc/GMT+11 Etc/GMT+12 Etc/GMT+2 Etc/GMT+3 Etc/GMT+4 Etc/GMT+5 Etc/GMT+6 \
        Etc/GMT+7 Etc/GMT+8 Etc/GMT+9 Etc/GMT-0 Etc/GMT-1 Etc/GMT-10 Etc/GMT-11 Etc/GMT-12 Etc/GMT-13 Etc/GMT-14 \
        Etc/GMT-2 Etc/GMT-3 Etc/GMT-4 Etc/GMT-5 Etc/GMT-6 Etc/GMT-7 Etc/GMT-8 Etc/GMT-9 Etc/GMT0 Etc/Greenwich Etc/UCT \
        Etc/UTC Etc/Universal Etc/Zulu Europe/Amsterdam Europe/Andorra Europe/Astrakhan Europe/Athens Europe/Belfast \
        Europe/Belgrade Europe/Berlin Europe/Bratislava Europe/Brussels Europe/Bucharest Europe/Budapest \
        Europe/Busingen Europe/Chisinau Europe/Copenhagen Europe/Dublin Europe/Gibraltar Europe/Guernsey \
        Europe/Helsinki Europe/Isle_of_Man Europe/Istanbul Europe/Jersey Europe/Kaliningrad Europe/Kiev Europe/Kirov \
        Europe/Kyiv Europe/Lisbon Europe/Ljubljana Europe/London Europe/Luxembourg Europe/Madrid Europe/Malta \
        Europe/Mariehamn Europe/Minsk Europe/Monaco Europe/Moscow Europe/Nicosia Europe/Oslo Europe/Paris \
        Europe/Podgorica Europe/Prague Europe/Riga Europe/Rome Europe/Samara Europe/San_Marino Europe/Sarajevo \
        Europe/Saratov Europe/Simferopol Europe/Skopje Europe/Sofia Europe/Stockholm Europe/Tallinn Europe/Tirane \
        Europe/Tiraspol Europe/Ulyanovsk Europe/Uzhgorod Europe/Vaduz Europe/Vatican Europe/Vienna Europe/Vilnius \
        Europe/Volgograd Europe/Warsaw Europe/Zagreb Europe/Zaporozhye Europe/Zurich GB GB-Eire GMT GMT+0 GMT-0 GMT0 \
        Greenwich HST Hongkong Iceland Indian/Antananarivo Indian/Chagos Indian/Christmas Indian/Cocos Indian/Comoro \
        Indian/Kerguelen Indian/Mahe Indian/Maldives Indian/Mauritius Indian/Mayotte Indian/Reunion Iran Israel \
        Jamaica Japan Kwajalein Libya MET MST MST7MDT Mexico/BajaNorte Mexico/BajaSur Mexico/General NZ NZ-CHAT Navajo \
        PRC PST8PDT Pacific/Apia Pacific/Auckland Pacific/Bougainville Pacific/Chatham Pacific/Chuuk Pacific/Easter \
        Pacific/Efate Pacific/Enderbury Pacific/Fakaofo Pacific/Fiji Pacific/Funafuti Pacific/Galapagos \
        Pacific/Gambier Pacific/Guadalcanal Pacific/Guam Pacific/Honolulu Pacific/Johnston Pacific/Kanton \
        Pacific/Kiritimati Pacific/Kosrae Pacific/Kwajalein Pacific/Majuro Pacific/Marquesas Pacific/Midway \
        Pacific/Nauru Pacific/Niue Pacific/Norfolk Pacific/Noumea Pacific/Pago_Pago Pacific/Palau Pacific/Pitcairn \
        Pacific/Pohnpei Pacific/Ponape Pacific/Port_Moresby Pacific/Rarotonga Pacific/Saipan Pacific/Samoa \
        Pacific/Tahiti Pacific/Tarawa Pacific/Tongatapu Pacific/Truk Pacific/Wake Pacific/Wallis Pacific/Yap Poland \
        Portugal ROC ROK Singapore Turkey UCT US/Alaska US/Aleutian US/Arizona US/Central US/East-Indiana US/Eastern \
        US/Hawaii US/Indiana-Starke US/Michigan US/Mountain US/Pacific US/Samoa UTC Universal W-SU WET Zulu
        """)
}
