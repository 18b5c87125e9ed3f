import { md, type QuestionContent } from '../bank-content.ts';

const physics = { subject: 'physics-sl', level: 'SL', shared: true, calculator: true } as const;
const chemistry = { subject: 'chemistry-sl', level: 'SL', shared: true, calculator: true } as const;

export const sciences: readonly QuestionContent[] = [
  {
    ...physics,
    key: 'physics-kinematics-01',
    topic: 'kinematics',
    difficulty: 'Easy',
    marks: 5,
    paper: 2,
    verified: true,
    text: md`A ball is thrown vertically upwards at 19.6 m s$^{-1}$. Air resistance is negligible, and $g = 9.8$ m s$^{-2}$.

(a) Determine the time that it takes to reach its highest point. [2]

(b) Determine the height of that point above the start. [2]

(c) State the acceleration of the ball at its highest point. [1]`,
    answer: md`(a) $t = \dfrac{19.6}{9.8} = 2.0$ s

(b) $h = \dfrac{19.6^2}{2 \times 9.8} = 19.6$ m

(c) $9.8$ m s$^{-2}$ downwards, as everywhere on its way.`,
    scheme: [
      [md`uses $v = u + at$ with $v = 0$`, 'M1'],
      [md`$2.0$ s`, 'A1'],
      [md`uses $v^2 = u^2 + 2as$, or the mean speed`, 'M1'],
      [md`$19.6$ m`, 'A1'],
      [md`$9.8$ m s$^{-2}$ downwards`, 'A1'],
    ],
  },
  {
    ...physics,
    key: 'physics-momentum-01',
    topic: 'forces-and-momentum',
    otherTopics: ['work-energy-and-power'],
    difficulty: 'Medium',
    marks: 6,
    paper: 2,
    month: 'May',
    year: 2025,
    timezone: 1,
    verified: true,
    text: md`A trolley of mass 2.0 kg moves at 3.0 m s$^{-1}$. It hits a trolley of mass 1.0 kg that is at rest, and the two stick together.

(a) Calculate their speed after the collision. [2]

(b) Calculate the kinetic energy that is lost. [3]

(c) State the name of a collision in which kinetic energy is lost. [1]`,
    answer: md`(a) $2.0 \times 3.0 = 3.0\,v$, so $v = 2.0$ m s$^{-1}$.

(b) Before: $\frac{1}{2} \times 2.0 \times 3.0^2 = 9.0$ J. After: $\frac{1}{2} \times 3.0 \times 2.0^2 = 6.0$ J. The loss is $3.0$ J.

(c) Inelastic`,
    scheme: [
      [md`momentum is conserved`, 'M1'],
      [md`$2.0$ m s$^{-1}$`, 'A1'],
      [md`$9.0$ J before`, 'A1'],
      [md`$6.0$ J after`, 'A1'],
      [md`$3.0$ J`, 'A1'],
      [md`inelastic`, 'A1'],
    ],
  },
  {
    ...physics,
    key: 'physics-power-01',
    topic: 'work-energy-and-power',
    difficulty: 'Medium',
    marks: 5,
    paper: 2,
    text: md`A motor lifts a load of mass 50 kg at a constant speed of 0.60 m s$^{-1}$. Take $g = 9.8$ m s$^{-2}$.

(a) Calculate the useful power of the motor. [3]

(b) The motor takes in 400 W. Calculate its efficiency. [2]`,
    answer: md`(a) $P = Fv = 50 \times 9.8 \times 0.60 = 294$ W, so $290$ W.

(b) $\dfrac{294}{400} \approx 0.74$`,
    scheme: [
      [md`the force is $mg = 490$ N`, 'A1'],
      [md`uses $P = Fv$`, 'M1'],
      [md`$290$ W`, 'A1'],
      [md`useful power divided by power taken in`, 'M1'],
      [md`$0.74$`, 'A1'],
    ],
  },
  {
    ...physics,
    key: 'physics-circuit-01',
    topic: 'current-and-circuits',
    difficulty: 'Medium',
    marks: 6,
    paper: 2,
    month: 'November',
    year: 2025,
    timezone: 0,
    verified: true,
    text: md`A cell of emf 12 V and internal resistance 1.0 $\Omega$ is connected to a resistor of 5.0 $\Omega$.

(a) Calculate the current. [2]

(b) Calculate the potential difference across the cell. [2]

(c) Calculate the power dissipated in the resistor. [2]`,
    answer: md`(a) $I = \dfrac{12}{5.0 + 1.0} = 2.0$ A

(b) $V = 12 - 2.0 \times 1.0 = 10$ V

(c) $P = 2.0^2 \times 5.0 = 20$ W`,
    scheme: [
      [md`$\frac{\varepsilon}{R + r}$`, 'M1'],
      [md`$2.0$ A`, 'A1'],
      [md`$\varepsilon - Ir$, or $IR$`, 'M1'],
      [md`$10$ V`, 'A1'],
      [md`$I^2R$, or $VI$`, 'M1'],
      [md`$20$ W`, 'A1'],
    ],
  },
  {
    ...physics,
    key: 'physics-oscillation-01',
    topic: 'simple-harmonic-motion',
    difficulty: 'Easy',
    marks: 4,
    paper: 1,
    text: md`A mass of 0.50 kg hangs from a spring with a spring constant of 50 N m$^{-1}$ and oscillates.

(a) Calculate the period. [3]

(b) Calculate the frequency. [1]`,
    answer: md`(a) $T = 2\pi\sqrt{\dfrac{m}{k}} = 2\pi\sqrt{\dfrac{0.50}{50}} = 0.63$ s

(b) $f = \dfrac{1}{T} = 1.6$ Hz`,
    scheme: [
      [md`uses $T = 2\pi\sqrt{\frac{m}{k}}$`, 'M1'],
      [md`$2\pi\sqrt{\frac{0.50}{50}}$`, 'A1'],
      [md`$0.63$ s`, 'A1'],
      [md`$1.6$ Hz`, 'A1'],
    ],
  },
  {
    ...physics,
    key: 'physics-decay-01',
    topic: 'radioactive-decay',
    difficulty: 'Easy',
    marks: 4,
    paper: 1,
    verified: true,
    text: md`A source has an activity of 160 MBq and a half-life of 6.0 hours.

(a) Determine its activity after 24 hours. [2]

(b) Determine the time after which its activity has fallen to 20 MBq. [2]`,
    answer: md`(a) Four half-lives: $160 \times \left(\frac{1}{2}\right)^4 = 10$ MBq

(b) $\dfrac{20}{160} = \left(\frac{1}{2}\right)^3$: three half-lives, 18 hours`,
    scheme: [
      [md`four half-lives`, 'M1'],
      [md`$10$ MBq`, 'A1'],
      [md`three half-lives`, 'M1'],
      [md`$18$ hours`, 'A1'],
    ],
  },
  {
    subject: 'physics-hl',
    level: 'HL',
    calculator: true,
    key: 'physics-relativity-01',
    topic: 'galilean-and-special-relativity',
    difficulty: 'Medium',
    marks: 4,
    paper: 2,
    text: md`A muon moves at $0.80c$ relative to a laboratory. Its lifetime in its own frame is 2.2 $\mu$s.

(a) Show that the Lorentz factor is $\gamma = \frac{5}{3}$. [2]

(b) Calculate its lifetime as measured in the laboratory. [2]`,
    answer: md`(a) $\gamma = \dfrac{1}{\sqrt{1 - 0.80^2}} = \dfrac{1}{0.60} = \dfrac{5}{3}$

(b) $\dfrac{5}{3} \times 2.2 = 3.7$ $\mu$s`,
    scheme: [
      [md`$\frac{1}{\sqrt{1 - 0.80^2}}$`, 'M1'],
      [md`$\frac{1}{0.60}$, which is $\frac{5}{3}$`, 'A1'],
      [md`multiplies the proper time by $\gamma$`, 'M1'],
      [md`$3.7$ $\mu$s`, 'A1'],
    ],
  },
  {
    ...chemistry,
    key: 'chemistry-mole-01',
    topic: 'counting-particles-by-mass-the-mole',
    difficulty: 'Easy',
    marks: 4,
    paper: 2,
    verified: true,
    text: md`A sample of sodium chloride, $\mathrm{NaCl}$, has a mass of 5.85 g. Its molar mass is 58.44 g mol$^{-1}$.

(a) Calculate the amount of sodium chloride, in mol. [2]

(b) Calculate the number of sodium ions in the sample. [2]`,
    answer: md`(a) $n = \dfrac{5.85}{58.44} = 0.100$ mol

(b) $0.100 \times 6.02 \times 10^{23} = 6.02 \times 10^{22}$`,
    scheme: [
      [md`$\frac{5.85}{58.44}$`, 'M1'],
      [md`$0.100$ mol`, 'A1'],
      [md`multiplies by $6.02 \times 10^{23}$`, 'M1'],
      [md`$6.02 \times 10^{22}$ ions`, 'A1'],
    ],
  },
  {
    ...chemistry,
    key: 'chemistry-gas-01',
    topic: 'ideal-gases',
    difficulty: 'Medium',
    marks: 5,
    paper: 2,
    month: 'May',
    year: 2025,
    timezone: 2,
    verified: true,
    text: md`A balloon contains 0.25 mol of an ideal gas at 300 K and 100 kPa. Use $R = 8.31$ J K$^{-1}$ mol$^{-1}$.

(a) Calculate its volume, in m$^3$. [3]

(b) The gas is heated to 600 K at constant pressure. State and explain how its volume changes. [2]`,
    answer: md`(a) $V = \dfrac{nRT}{p} = \dfrac{0.25 \times 8.31 \times 300}{1.00 \times 10^5} = 6.2 \times 10^{-3}$ m$^3$

(b) The volume doubles: at constant pressure it is proportional to the absolute temperature, which doubles.`,
    scheme: [
      [md`uses $pV = nRT$`, 'M1'],
      [md`$100$ kPa is $1.00 \times 10^5$ Pa`, 'A1'],
      [md`$6.2 \times 10^{-3}$ m$^3$`, 'A1'],
      [md`the volume doubles`, 'A1'],
      [md`it is proportional to the absolute temperature`, 'R1'],
    ],
  },
  {
    ...chemistry,
    key: 'chemistry-electrons-01',
    topic: 'electron-configurations',
    calculator: false,
    difficulty: 'Easy',
    marks: 3,
    paper: 2,
    text: md`Iron has atomic number 26.

(a) State the full electron configuration of an iron atom. [1]

(b) State the abbreviated electron configuration of the ion $\mathrm{Fe^{3+}}$. [1]

(c) State the number of unpaired electrons in $\mathrm{Fe^{3+}}$. [1]`,
    answer: md`(a) $1s^2\,2s^2\,2p^6\,3s^2\,3p^6\,3d^6\,4s^2$

(b) $[\mathrm{Ar}]\,3d^5$

(c) 5`,
    scheme: [
      [md`$1s^2\,2s^2\,2p^6\,3s^2\,3p^6\,3d^6\,4s^2$, with $4s^2$ before or after $3d^6$`, 'A1'],
      [md`$[\mathrm{Ar}]\,3d^5$`, 'A1'],
      [md`$5$`, 'A1'],
    ],
  },
  {
    ...chemistry,
    key: 'chemistry-enthalpy-01',
    topic: 'measuring-enthalpy-changes',
    difficulty: 'Medium',
    marks: 5,
    paper: 2,
    verified: true,
    text: md`Burning 0.115 g of ethanol, $\mathrm{C_2H_5OH}$, raises the temperature of 50.0 g of water from 21.0 °C to 33.5 °C. The specific heat capacity of water is 4.18 J g$^{-1}$ K$^{-1}$, and the molar mass of ethanol is 46.08 g mol$^{-1}$.

(a) Calculate the heat that the water takes up, in kJ. [2]

(b) Determine the enthalpy of combustion of ethanol that follows from this experiment, in kJ mol$^{-1}$. [3]`,
    hints: [md`$q = mc\Delta T$`],
    answer: md`(a) $q = 50.0 \times 4.18 \times 12.5 = 2610$ J $= 2.61$ kJ

(b) $n = \dfrac{0.115}{46.08} = 2.50 \times 10^{-3}$ mol, so $\Delta H = -\dfrac{2.61}{2.50 \times 10^{-3}} \approx -1.05 \times 10^3$ kJ mol$^{-1}$.`,
    scheme: [
      [md`$50.0 \times 4.18 \times 12.5$`, 'M1'],
      [md`$2.61$ kJ`, 'A1'],
      [md`$n = 2.50 \times 10^{-3}$ mol`, 'A1'],
      [md`divides the heat by the amount`, 'M1'],
      [md`$-1.05 \times 10^3$ kJ mol$^{-1}$, with the sign`, 'A1'],
    ],
  },
  {
    ...chemistry,
    key: 'chemistry-ph-01',
    topic: 'proton-transfer-reactions',
    difficulty: 'Easy',
    marks: 4,
    paper: 1,
    text: md`Hydrochloric acid is a strong acid.

(a) Calculate the pH of hydrochloric acid with a concentration of 0.010 mol dm$^{-3}$. [2]

(b) 100 cm$^3$ of it is diluted with water to 1.00 dm$^3$. Calculate the pH of the new solution. [2]`,
    answer: md`(a) $\mathrm{pH} = -\log_{10} 0.010 = 2.00$

(b) The concentration falls to 0.0010 mol dm$^{-3}$, so $\mathrm{pH} = 3.00$.`,
    scheme: [
      [md`$[\mathrm{H^+}] = 0.010$ mol dm$^{-3}$`, 'M1'],
      [md`$2.00$`, 'A1'],
      [md`the concentration is a tenth of what it was`, 'M1'],
      [md`$3.00$`, 'A1'],
    ],
  },
  {
    key: 'biology-cells-01',
    subject: 'biology',
    topic: 'cells',
    difficulty: 'Easy',
    marks: 2,
    calculator: false,
    text: md`State two differences between prokaryotic and eukaryotic cells. [2]`,
    answer: md`Eukaryotic cells have a nucleus, prokaryotic cells don't. Eukaryotic cells have organelles with membranes, such as mitochondria; prokaryotic cells have none.`,
    scheme: [
      [md`one correct difference`, 'A1'],
      [md`a second correct difference`, 'A1'],
    ],
  },
];
