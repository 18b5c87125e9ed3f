/** kind | expected | options | verdict | replies */
export const chemistry = String.raw`
formula | H2SO4 | {} | right | H2SO4 ;; H₂SO₄ ;; H_2SO_4 ;; H_{2}SO_{4} ;; H2SO4(aq) ;; H2 SO4 ;; Ｈ2SO4
formula | H2SO4 | {} | wrong | H2SO3 ;; HSO4 ;; H2So4 ;; H2SO4^2- ;; 2H2SO4 ;; h2so4 ;; H2S2O4 ;; Na2SO4
formula | H2SO4 | {} | unreadable | H2XO4 ;; (H2SO4 ;; 123 ;; sulfuric
formula | SO4^2- | {} | right | SO4^2- ;; SO₄²⁻ ;; SO4^{2-} ;; SO42- ;; SO4 2- ;; SO4^(2-) ;; SO4-2 ;; SO4^-2 ;; SO4--
formula | SO4^2- | {} | wrong | SO4 ;; SO4^2+ ;; SO4- ;; SO3^2- ;; SO4^3-
formula | Fe3+ | {} | right | Fe3+ ;; Fe^3+ ;; Fe³⁺ ;; Fe+3 ;; Fe^{3+}
formula | Fe3+ | {} | wrong | Fe2+ ;; Fe ;; Fe3- ;; Fe3
formula | NO3- | {} | right | NO3- ;; NO3^- ;; NO₃⁻ ;; NO3^1-
formula | CO | {} | wrong | Co ;; CO2 ;; co
formula | Ca(OH)2 | {} | right | Ca(OH)2 ;; Ca(OH)₂
formula | Ca(OH)2 | {} | wrong | CaOH2 ;; CaOH ;; Ca(OH)3 ;; CaO2H2
formula | CH3CH2OH | {} | right | CH3CH2OH ;; C2H5OH ;; CH3-CH2-OH ;; HOCH2CH3 ;; CH₃CH₂OH
formula | CH3CH2OH | {} | wrong | C2H6O ;; CH3OCH3 ;; CH3CH2CH2OH ;; CH3OH
formula | C2H6O | {} | right | C2H6O ;; CH3CH2OH ;; C2H5OH
formula | CH3COOH | {} | right | CH3COOH ;; CH3CO2H
formula | CH3COOH | {} | wrong | HCOOCH3 ;; C2H4O2
formula | CH2=CH2 | {} | right | CH2=CH2 ;; CH2CH2 ;; H2C=CH2
formula | CuSO4.5H2O | {} | right | CuSO4·5H2O ;; CuSO4.5H2O ;; CuSO4 • 5H2O ;; CuSO4*5H2O
formula | [Cu(NH3)4]^2+ | {} | right | [Cu(NH3)4]2+ ;; [Cu(NH₃)₄]²⁺ ;; Cu(NH3)4^2+
formula | 2H2(g)+O2(g)->2H2O(l) | {} | right | 2H2(g) + O2(g) → 2H2O(l) ;; O2(g)+2H2(g)->2H2O(l) ;; 4H2(g)+2O2(g)->4H2O(l) ;; H2(g)+1/2O2(g)->H2O(l) ;; H2(g)+½O2(g)→H2O(l) ;; 2H2(g)+O2(g)=2H2O(l) ;; 2H2(g)+O2(g) --> 2H2O(l) ;; 2H2 (g) + O2 (g) -> 2H2O (l) ;; 2H2(g)+O2(g)⇌2H2O(l)
formula | 2H2(g)+O2(g)->2H2O(l) | {} | wrong | H2(g)+O2(g)->H2O(l) ;; 2H2(g)+O2(g)->2H2O(g) ;; 2H2O(l)->2H2(g)+O2(g) ;; 2H2(g)+O2(g)->H2O(l) ;; H2O(l)
formula | 2H2+O2->2H2O | {} | right | 2H2+O2->2H2O ;; 2H2(g)+O2(g)->2H2O(l) ;; 2H₂+O₂→2H₂O ;; 2H2+O2=>2H2O ;; 2 H2 + 1 O2 -> 2 H2O
formula | 2H2+O2->2H2O | {} | wrong | 2H2 + O2 ;; H2+H2+O2->2H2O
formula | 2H2+O2->2H2O | {"form":"smallest whole numbers"} | form | 4H2+2O2->4H2O ;; H2+1/2O2->H2O
formula | Ag+(aq)+Cl-(aq)->AgCl(s) | {} | right | Ag+(aq) + Cl-(aq) -> AgCl(s) ;; Ag⁺(aq)+Cl⁻(aq)→AgCl(s) ;; Cl^-(aq)+Ag^+(aq)->AgCl(s)
formula | Zn+Cu2+->Zn2++Cu | {} | right | Zn + Cu2+ -> Zn2+ + Cu ;; Zn+Cu^2+->Zn^2++Cu ;; Zn + Cu²⁺ → Zn²⁺ + Cu
formula | Fe3+ + e- -> Fe2+ | {} | right | Fe^3+ + e^- -> Fe^2+ ;; Fe³⁺ + e⁻ → Fe²⁺ ;; e- + Fe3+ -> Fe2+
formula | H2O | {} | right | H2O ;; H₂O ;; H2O(l) ;; OH2 ;; HOH
formula | H2O | {} | wrong | HO ;; H2O2 ;; H3O+ ;; h2o ;; H20
formula | NH4+ | {} | right | NH4+ ;; NH4^+ ;; NH₄⁺ ;; NH4 + ;; [NH4]+
formula | NH4+ | {} | wrong | NH4 ;; NH3+ ;; NH4- ;; NH4^2+
formula | CO3^2- | {} | right | CO32- ;; CO3 2- ;; CO₃²⁻ ;; (CO3)^2- ;; [CO3]2-
formula | PO4^3- | {} | right | PO43- ;; PO₄³⁻ ;; PO4-3
formula | Cr2O7^2- | {} | right | Cr2O72- ;; Cr₂O₇²⁻
formula | O2 | {} | wrong | O ;; O3 ;; 2O ;; O2-
formula | N2(g)+3H2(g)->2NH3(g) | {} | right | N2(g)+3H2(g)⇌2NH3(g) ;; 3H2(g)+N2(g)<->2NH3(g) ;; N₂(g) + 3H₂(g) ⇌ 2NH₃(g) ;; N2(g) + 3 H2(g) <=> 2 NH3(g)
formula | N2(g)+3H2(g)->2NH3(g) | {} | wrong | N2(g)+H2(g)->NH3(g) ;; 2NH3(g)->N2(g)+3H2(g)
formula | CaCO3(s)->CaO(s)+CO2(g) | {} | right | CaCO3(s) → CaO(s) + CO2(g) ;; CaCO3(s)->CO2(g)+CaO(s)
formula | MnO4- + 8H+ + 5e- -> Mn2+ + 4H2O | {} | right | MnO4^- + 8H^+ + 5e^- -> Mn^2+ + 4H2O ;; MnO₄⁻ + 5e⁻ + 8H⁺ → Mn²⁺ + 4H₂O ;; 8H+ + MnO4- + 5e- -> Mn2+ + 4H2O ;; MnO4-+8H++5e-->Mn2++4H2O
formula | CH4+2O2->CO2+2H2O | {} | right | CH4 + 2O2 = CO2 + 2H2O ;; 2O2+CH4→2H2O+CO2 ;; 2CH4+4O2->2CO2+4H2O
formula | Mg | {} | right | Mg ;; Mg(s)
formula | Al2(SO4)3 | {} | right | Al2(SO4)3 ;; Al₂(SO₄)₃
formula | Al2(SO4)3 | {} | wrong | Al2SO43 ;; Al(SO4)3 ;; AlSO4
formula | CH3CH2CH3 | {} | wrong | C3H8 ;; CH3CH3
formula | C3H8 | {} | right | CH3CH2CH3 ;; C3H8
formula | CH3CH(OH)CH3 | {} | right | CH3CH(OH)CH3 ;; CH3CHOHCH3
formula | HCOOH | {} | right | HCOOH ;; HCO2H
formula | NaCl | {} | right | NaCl ;; NaCl(s) ;; Na Cl
formula | NaCl | {} | wrong | NaCl2 ;; NACL ;; nacl ;; KCl ;; Na ;; Na2Cl
formula | Fe2O3 | {} | right | Fe2O3 ;; Fe₂O₃ ;; Fe_2O_3
formula | Fe2O3 | {} | wrong | Fe3O2 ;; FeO ;; Fe3O4
formula | OH- | {} | right | OH- ;; OH⁻ ;; OH^- ;; HO-
formula | OH- | {} | wrong | OH ;; OH+ ;; H2O
formula | Mg2+ | {} | right | Mg2+ ;; Mg^2+ ;; Mg²⁺ ;; Mg^{2+} ;; Mg+2 ;; Mg++
formula | Mg2+ | {} | wrong | Mg+ ;; Mg2- ;; Mg ;; Mg3+
formula | HCO3- | {} | right | HCO3- ;; HCO₃⁻ ;; HCO3^-
formula | 2Na+2H2O->2NaOH+H2 | {} | right | 2Na + 2H2O -> 2NaOH + H2 ;; Na+H2O->NaOH+1/2H2 ;; 2H2O+2Na→H2+2NaOH ;; 4Na+4H2O->4NaOH+2H2 ;; Na + H2O → NaOH + ½H2 ;; Na+H2O->NaOH+0.5H2
formula | 2Na+2H2O->2NaOH+H2 | {} | wrong | Na+H2O->NaOH+H2 ;; 2Na+2H2O->2NaOH ;; 2Na+H2O->Na2O+H2 ;; NaOH+H2 -> Na+H2O
formula | 2Na+2H2O->2NaOH+H2 | {} | unreadable | 2Na+2H2O-> ;; -> ;; 2Na++->
formula | H+(aq)+OH-(aq)->H2O(l) | {} | right | H+(aq) + OH-(aq) → H2O(l) ;; H⁺(aq)+OH⁻(aq)→H₂O(l) ;; OH^-(aq)+H^+(aq)->H2O(l)
formula | H+(aq)+OH-(aq)->H2O(l) | {} | wrong | H+(aq)+OH-(aq)->H2O(g) ;; H+(aq)+OH-(aq)->H3O+(aq)
formula | Cu2+(aq)+2e- -> Cu(s) | {} | right | Cu2+(aq) + 2e- -> Cu(s) ;; Cu²⁺(aq) + 2e⁻ → Cu(s) ;; 2e^- + Cu^2+(aq) -> Cu(s)
formula | C6H12O6 | {} | right | C6H12O6
formula | C6H12O6 | {} | wrong | CH2O ;; C6H10O5
formula | CH3CH2COOH | {} | right | CH3CH2COOH ;; C2H5COOH ;; CH3CH2CO2H ;; CH3–CH2–COOH
formula | CH3CH2COOH | {} | wrong | C3H6O2 ;; CH3COOH ;; CH3COOCH3
formula | CH3CHO | {} | wrong | CH3COH ;; C2H4O ;; CH3CH2OH
formula | HCl | {} | wrong | HCI ;; HC1
formula | S2O3^2- | {} | right | S2O32- ;; S₂O₃²⁻
formula | 2H2(g)+O2(g)->2H2O(l) | {} | form | 2H2+O2->2H2O ;; 2H2(g)+O2(g)->2H2O ;; O2 + 2H2 → 2H2O(l)
formula | N2(g)+3H2(g)->2NH3(g) | {} | form | N2+3H2->2NH3
formula | H+(aq)+OH-(aq)->H2O(l) | {} | form | H++OH-->H2O ;; H⁺ + OH⁻ → H2O(l)
formula | H2O(l) | {} | form | H2O
formula | H2O(l) | {} | wrong | H2O(g) ;; H2O2
formula | N2+3H2->2NH3 | {} | right | N2+3H2⟶2NH3 ;; N2+3H2⇄2NH3 ;; N2 + 3H2 ⇆ 2NH3 ;; N2+3H2 --> 2NH3 ;; N2+3H2=>2NH3 ;; N2+3H2<=>2NH3 ;; N2+3H2 = 2NH3 ;; N2+3H2 ⟺ 2NH3 ;; N2+3H2 ==> 2NH3 ;; N2 + 3H2 ➜ 2NH3
formula | PO4^3- | {} | right | PO₄³− ;; PO₄³- ;; PO₄³– ;; PO4³⁻ ;; PO4³−
formula | Fe3+ | {} | right | Fe³+
formula | Fe3+ + e- -> Fe2+ | {} | right | Fe³+ + e− → Fe²+ ;; Fe³+ + e⁻ ⟶ Fe²+
formula | ^14_6C | {} | right | ^14_6C ;; ¹⁴₆C ;; ₆¹⁴C ;; _6^14C ;; ^{14}_{6}C ;; {}^{14}_{6}C ;; ^14C ;; ¹⁴C ;; \ce{^{14}_{6}C} ;; C-14
formula | ^14_6C | {} | wrong | ^13_6C ;; ^14_7C ;; ^14_7N ;; C ;; ^12C ;; ^6_14C
formula | ^35_17Cl^- | {} | right | ³⁵₁₇Cl⁻ ;; ^{35}_{17}Cl^{-} ;; ^35Cl-
formula | ^35_17Cl^- | {} | wrong | ^35_17Cl ;; ^37_17Cl^- ;; Cl-
formula | ^14_6C -> ^14_7N + ^0_-1e + ν̄ | {} | right | ^14_6C → ^14_7N + ^0_-1e + ν̄ ;; ¹⁴₆C → ¹⁴₇N + ⁰₋₁e + ν̄ ;; ^14_6C -> ^14_7N + β- + ν̄ ;; ^{14}_{6}C -> ^{14}_{7}N + ^{0}_{-1}β + ν̄_e ;; ^14_6C -> ^14_7N + e- + ν̄ ;; ¹⁴₆C ⟶ ν̄ₑ + ¹⁴₇N + β⁻ ;; ^14_6C = ^14_7N + ^0_{-1}e + \bar{\nu} ;; ^14_6C -> ^14_7N + ⁰₋₁β + antineutrino
formula | ^14_6C -> ^14_7N + ^0_-1e + ν̄ | {} | wrong | ^14_6C -> ^14_7N + ^0_-1e ;; ^14_6C -> ^14_7N + ^0_-1e + ν ;; ^14_6C -> ^14_7N + ^0_1e + ν̄ ;; ^14_6C -> ^13_7N + ^0_-1e + ν̄ ;; ^14_6C -> ^14_5B + ^0_-1e + ν̄ ;; ^14_6C -> ^14_7N + β+ + ν̄ ;; C -> N + e- + ν̄
formula | ^226_88Ra -> ^222_86Rn + ^4_2He | {} | right | ²²⁶₈₈Ra → ²²²₈₆Rn + ⁴₂He ;; ^226_88Ra -> ^222_86Rn + α ;; ^226_88Ra -> ^4_2α + ^222_86Rn ;; ^226Ra -> ^222Rn + alpha ;; ₈₈²²⁶Ra → ₈₆²²²Rn + ₂⁴He
formula | ^226_88Ra -> ^222_86Rn + ^4_2He | {} | wrong | ^226_88Ra -> ^222_84Rn + ^4_2He ;; ^226_88Ra -> ^224_86Rn + ^4_2He ;; ^226_88Ra -> ^222_86Rn ;; ^226_88Ra -> ^222_86Rn + ^4_2He + γ
formula | ^235_92U + ^1_0n -> ^141_56Ba + ^92_36Kr + 3^1_0n | {} | right | ²³⁵₉₂U + ¹₀n → ¹⁴¹₅₆Ba + ⁹²₃₆Kr + 3¹₀n ;; ^1_0n + ^235_92U -> ^92_36Kr + ^141_56Ba + 3 ^1_0n ;; ^235_92U + n -> ^141_56Ba + ^92_36Kr + 3n
formula | ^235_92U + ^1_0n -> ^141_56Ba + ^92_36Kr + 3^1_0n | {} | wrong | ^235_92U + ^1_0n -> ^141_56Ba + ^92_36Kr + 2^1_0n ;; ^235_92U + ^1_0n -> ^141_56Ba + ^92_36Kr
formula | ^22_11Na -> ^22_10Ne + ^0_+1e + ν | {} | right | ²²₁₁Na → ²²₁₀Ne + β⁺ + ν ;; ^22_11Na -> ^22_10Ne + ^0_1e + ν ;; ^22_11Na -> ^22_10Ne + ⁰₊₁e + ν_e
formula | CH3CH(OH)CH3 | {} | right | (CH3)2CHOH ;; CH3CHOHCH3 ;; (CH3)2CH(OH) ;; CH3CH(CH3)OH ;; HOCH(CH3)2 ;; CH3-CH(OH)-CH3
formula | CH3CH(OH)CH3 | {} | wrong | CH3CH2CH2OH ;; CH3OCH2CH3 ;; C3H8O
formula | CH3COCH3 | {} | right | (CH3)2CO ;; (CH3)2C=O ;; CH3C(=O)CH3 ;; CH3C(O)CH3 ;; CH3(CO)CH3
formula | CH3COCH3 | {} | wrong | CH3CH2CHO ;; C3H6O ;; CH3CHOCH2
formula | CH(CH3)3 | {} | right | CH3CH(CH3)CH3 ;; (CH3)3CH ;; (CH3)2CHCH3 ;; HC(CH3)3
formula | CH(CH3)3 | {} | wrong | CH3CH2CH2CH3 ;; C4H10
formula | CH3CH2CH2CH2CH3 | {} | right | CH3(CH2)3CH3 ;; C2H5CH2C2H5
formula | CH3CH2CH2CH2CH3 | {} | wrong | CH3CH2CH(CH3)2 ;; C(CH3)4
formula | CH3CH2COOCH3 | {} | right | CH3OOCCH2CH3 ;; CH3CH2CO2CH3 ;; C2H5COOCH3 ;; CH3CH2C(=O)OCH3
formula | CH3CH2COOCH3 | {} | wrong | CH3COOCH2CH3 ;; HCOOCH2CH2CH3 ;; CH3CH2CH2COOH
formula | CH3CHClCH3 | {} | right | (CH3)2CHCl ;; CH3CH(Cl)CH3
formula | CH3CHClCH3 | {} | wrong | CH3CH2CH2Cl ;; ClCH2CH2CH3
formula | CH3CH=CHCH3 | {} | right | CH3CHCHCH3
formula | CH3CH=CHCH3 | {} | wrong | CH2=CHCH2CH3 ;; (CH3)2C=CH2
formula | CH3CH(NH2)COOH | {} | right | H2NCH(CH3)COOH ;; HOOCCH(NH2)CH3 ;; CH3CH(COOH)NH2
formula | CH3CH(NH2)COOH | {} | wrong | H2NCH2CH2COOH
formula | [Fe(H2O)6]^3+ | {} | right | [Fe(OH2)6]3+ ;; [Fe(H2O)6]³⁺ ;; [Fe(H₂O)₆]³+
formula | CH3CH2OCH2CH3 | {} | right | (C2H5)2O ;; C2H5OC2H5 ;; (CH3CH2)2O
formula | CH3CONHCH3 | {} | right | CH3CONHCH3 ;; CH3NHCOCH3
formula | CH3CH2CN | {} | right | C2H5CN ;; CH3CH2CN ;; NCCH2CH3
formula | C6H5NO2 | {} | right | C6H5NO2
formula | C6H5CH3 | {} | right | CH3C6H5 ;; C6H5CH3
formula | C6H5CH3 | {} | wrong | C7H8
formula | (CH3)3N | {} | right | N(CH3)3
formula | (CH3)3N | {} | wrong | CH3CH2NHCH3
formula | CH3CH2CH(CH3)CH2CH3 | {} | right | CH3CH2CH(CH2CH3)CH3 ;; CH3CH(C2H5)CH2CH3 ;; (C2H5)2CHCH3
formula | CH3CH2CH(CH3)CH2CH3 | {} | wrong | CH3CH(CH3)CH2CH2CH3
formula | HOCH2CH(OH)CH2OH | {} | right | CH2OHCHOHCH2OH ;; CH2(OH)CH(OH)CH2(OH)
formula | (NH4)2SO4 | {} | wrong | NH4SO4
formula | CH3COO- | {} | right | CH3COO- ;; CH3CO2- ;; CH3COO⁻
formula | HC#CH | {} | right | HC≡CH ;; CHCH
formula | CH2BrCH2Br | {} | right | BrCH2CH2Br
formula | CH2BrCH2Br | {} | wrong | CH3CHBr2
formula | CH3C#N | {} | right | CH3CN
formula | CH3CH2CHO | {} | wrong | CH3COCH3 ;; CH2CHCH2OH
formula | (COOH)2 | {} | right | HOOCCOOH ;; COOHCOOH
formula | ^238_92U -> ^234_90Th + ^4_2He | {} | right | ^238_92U -> ^234_90Th + ^4_2He^{2+} ;; ^{238}_{92}\text{U} \rightarrow ^{234}_{90}\text{Th} + ^{4}_{2}\alpha
formula | ^{37}Cl | {} | right | 37Cl ;; ³⁷Cl ;; Cl-37 ;; ^37Cl ;; ^{37}_{17}Cl
formula | 37Cl | {} | right | ^{37}Cl ;; ³⁷Cl ;; Cl-37
formula | 37Cl | {} | wrong | 35Cl ;; ^{35}Cl ;; Cl ;; Cl37 ;; 37Br
formula | ^{235}_{92}U + n -> ^{141}_{56}Ba + ^{92}_{36}Kr + 3n | {} | right | 235U + n -> 141Ba + 92Kr + 3n
formula | ^{235}_{92}U + n -> ^{141}_{56}Ba + ^{92}_{36}Kr + 3n | {} | wrong | 235U + n -> 141Ba + 92Kr + 2n ;; 238U + n -> 141Ba + 92Kr + 3n
formula | C12H22O11 -> 12C + 11H2O | {} | right | C12H22O11 → 11H2O + 12C
formula | CH3• | {} | right | •CH3 ;; CH3· ;; ·CH3 ;; CH3. ;; H3C• ;; CH3^• ;; \mathrm{CH_3^{\bullet}}
formula | CH3• | {} | wrong | CH3 ;; CH3+ ;; CH3- ;; Cl• ;; CH4
formula | CH3 | {} | wrong | CH3•
formula | CH4 + Cl• -> CH3• + HCl | {} | right | Cl· + CH4 → ·CH3 + HCl ;; CH4 + Cl. -> CH3. + HCl ;; CH4 + Cl• -> CH3• + HCl.
formula | CH4 + Cl• -> CH3• + HCl | {} | wrong | CH4 + Cl -> CH3 + HCl ;; CH4 + Cl• -> CH3 + HCl• ;; CH4 + Cl• -> CH3Cl + H•
formula | 1s2 2s2 2p6 | {} | right | 1s² 2s² 2p⁶ ;; 1s^2 2s^2 2p^6 ;; 1s22s22p6 ;; [He] 2s2 2p6 ;; 1s^{2}\,2s^{2}\,2p^{6} ;; [Ne] ;; 2s2 1s2 2p6 ;; 1s2, 2s2, 2p6 ;; 1s2 2s2 2p6 3s0
formula | 1s2 2s2 2p6 | {} | wrong | 1s2 2s2 2p5 ;; 1s2 2p6 ;; [Ar] ;; 1s2 2s2 2p6 3s1 ;; Ne
formula | [Ar] 3d5 4s1 | {} | right | [Ar] 4s1 3d5 ;; 1s2 2s2 2p6 3s2 3p6 3d5 4s1 ;; [Ar]3d54s1 ;; [\mathrm{Ar}]\,3d^5\,4s^1 ;; [Ar] 3d⁵4s¹
formula | [Ar] 3d5 4s1 | {} | wrong | [Ar] 3d4 4s2 ;; [Kr] 3d5 4s1 ;; 3d5 4s1 ;; [Ar] 3d6
formula | [Ar] 3d10 4s2 | {} | right | [Ar]3d104s2 ;; [Ar] 4s² 3d¹⁰
formula | 1s2 2s2 2p6 | {} | unreadable | 1s2 2s3 2p6 ;; 1s2 2s2 2p7 ;; 1s2 2s
formula | CnH2n+1OH | {} | right | CnH(2n+1)OH ;; CₙH₂ₙ₊₁OH ;; C_nH_{2n+1}OH ;; C_{n}H_{2n+1}OH ;; C(n)H(2n+1)OH
formula | CnH2n+1OH | {} | wrong | CnH2nOH ;; CnH2n+2OH ;; CnH2n-1OH ;; CH3OH ;; C2nH2n+1OH
formula | CnH2n+2 | {} | right | C_nH_{2n+2} ;; CnH2n + 2
formula | CnH2n+2 | {} | wrong | CnH2n ;; CnHn+2 ;; C7H16
formula | Ag+ + Br- -> AgBr | {} | right | \mathrm{Ag^{+} + Br^{-} \rightarrow AgBr}. ;; Answer: \mathrm{Ag^{+} + Br^{-} \rightarrow AgBr} ;; \ce{\mathrm{Ag^{+} + Br^{-} \rightarrow AgBr}} ;; \mathrm{Ag^{+}} + \mathrm{Br^{-}} \rightarrow \mathrm{AgBr}
`;
