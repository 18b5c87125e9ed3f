/** kind | expected | options | verdict | replies */
export const chemistry = `
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
formula | 2H2(g)+O2(g)->2H2O(l) | {} | wrong | H2(g)+O2(g)->H2O(l) ;; 2H2+O2->2H2O ;; 2H2(g)+O2(g)->2H2O(g) ;; 2H2O(l)->2H2(g)+O2(g) ;; 2H2(g)+O2(g)->H2O(l) ;; H2O(l)
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
formula | N2(g)+3H2(g)->2NH3(g) | {} | wrong | N2+3H2->2NH3 ;; N2(g)+H2(g)->NH3(g) ;; 2NH3(g)->N2(g)+3H2(g)
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
formula | H+(aq)+OH-(aq)->H2O(l) | {} | wrong | H+(aq)+OH-(aq)->H2O(g) ;; H++OH-->H2O ;; H+(aq)+OH-(aq)->H3O+(aq)
formula | Cu2+(aq)+2e- -> Cu(s) | {} | right | Cu2+(aq) + 2e- -> Cu(s) ;; Cu²⁺(aq) + 2e⁻ → Cu(s) ;; 2e^- + Cu^2+(aq) -> Cu(s)
formula | C6H12O6 | {} | right | C6H12O6
formula | C6H12O6 | {} | wrong | CH2O ;; C6H10O5
formula | CH3CH2COOH | {} | right | CH3CH2COOH ;; C2H5COOH ;; CH3CH2CO2H ;; CH3–CH2–COOH
formula | CH3CH2COOH | {} | wrong | C3H6O2 ;; CH3COOH ;; CH3COOCH3
formula | CH3CHO | {} | wrong | CH3COH ;; C2H4O ;; CH3CH2OH
formula | HCl | {} | wrong | HCI ;; HC1
formula | S2O3^2- | {} | right | S2O32- ;; S₂O₃²⁻
`;
