/** The subjects and topics of a generated bank, and what its questions talk about. */

const maths: Record<string, Record<string, string[]>> = {
  'Number and algebra': {
    'Sequences and series': ['Arithmetic sequences', 'Geometric sequences', 'Sigma notation'],
    'Binomial theorem': ['Binomial expansion', 'Binomial coefficients'],
    'Exponents and logarithms': ['Laws of exponents', 'Laws of logarithms'],
    'Complex numbers': ['Cartesian form', 'Polar form', "De Moivre's theorem"],
    'Proof by induction': [],
  },
  Functions: {
    'Quadratic functions': ['Discriminant', 'Vertex form'],
    'Rational functions': ['Asymptotes'],
    'Transformations of graphs': [],
    'Composite and inverse functions': [],
    'Polynomial functions': ['Factor theorem', 'Remainder theorem'],
  },
  'Geometry and trigonometry': {
    'Sine and cosine rules': [],
    'Trigonometric identities': ['Double angle identities', 'Compound angle identities'],
    'Circular functions': ['Radian measure', 'Arcs and sectors'],
    Vectors: ['Scalar product', 'Vector product', 'Vector equation of a line', 'Planes'],
    'Voronoi diagrams': [],
  },
  'Statistics and probability': {
    'Descriptive statistics': ['Mean and median', 'Standard deviation', 'Box plots'],
    'Correlation and regression': [],
    Probability: ['Conditional probability', 'Venn diagrams', "Bayes' theorem"],
    'Discrete distributions': ['Binomial distribution', 'Poisson distribution'],
    'Normal distribution': ['Inverse normal'],
    'Hypothesis testing': ['Chi-squared test', 't-test'],
  },
  Calculus: {
    Differentiation: [
      'Chain rule',
      'Product and quotient rules',
      'Implicit differentiation',
      'Related rates',
    ],
    'Tangents and normals': [],
    Optimisation: [],
    Integration: [
      'Definite integrals',
      'Integration by parts',
      'Integration by substitution',
      'Area between curves',
    ],
    Kinematics: [],
    'Differential equations': ['Separable equations', "Euler's method"],
    'Maclaurin series': [],
  },
};

const physics: Record<string, Record<string, string[]>> = {
  'Space, time and motion': {
    Kinematics: ['Projectile motion'],
    'Forces and momentum': ["Newton's laws", 'Impulse', 'Circular motion'],
    'Work, energy and power': [],
  },
  'Particulate nature of matter': {
    'Thermal energy transfers': ['Specific heat capacity', 'Latent heat'],
    'Gas laws': [],
    'Current and circuits': ["Kirchhoff's laws", 'Internal resistance'],
  },
  'Wave behaviour': {
    'Simple harmonic motion': [],
    'Standing waves and resonance': [],
    'Doppler effect': [],
    'Wave phenomena': ['Refraction', 'Diffraction', 'Interference'],
  },
  Fields: { 'Gravitational fields': [], 'Electric fields': [], 'Magnetic fields': [], Induction: [] },
  'Nuclear and quantum physics': {
    'Radioactive decay': ['Half-life'],
    'Photoelectric effect': [],
    Fission: [],
  },
};

const chemistry: Record<string, Record<string, string[]>> = {
  Structure: {
    'Atomic structure': ['Electron configurations', 'Isotopes'],
    'Ionic bonding': [],
    'Covalent bonding': ['Lewis formulas', 'Hybridisation'],
    'Periodic table': [],
  },
  Reactivity: {
    Enthalpy: ["Hess's law", 'Bond enthalpies'],
    'Reaction rates': ['Activation energy', 'Catalysts'],
    Equilibrium: ["Le Chatelier's principle"],
    'Acids and bases': ['Buffer solutions', 'Titration curves'],
    'Redox reactions': ['Electrolysis', 'Oxidation states'],
  },
  'Organic chemistry': { Alkanes: [], Alkenes: [], Alcohols: [], Esters: [], Isomerism: [] },
};

export const subjects = [
  { slug: 'math-aa-sl', name: 'Math AA SL', topics: maths },
  { slug: 'math-aa-hl', name: 'Math AA HL', topics: maths },
  { slug: 'math-ai-sl', name: 'Math AI SL', topics: maths },
  { slug: 'math-ai-hl', name: 'Math AI HL', topics: maths },
  { slug: 'physics-sl', name: 'Physics SL', topics: physics },
  { slug: 'physics-hl', name: 'Physics HL', topics: physics },
  { slug: 'chemistry-sl', name: 'Chemistry SL', topics: chemistry },
  { slug: 'chemistry-hl', name: 'Chemistry HL', topics: chemistry },
] as const;

/** Each says something of its own; `@` is a word for the thing in question, `#` a number, `~` a formula. */
export const sentences = [
  'A @ has a mass of # grams and a height of # centimetres.',
  'The function f is defined by ~ for all real values of x.',
  'Find the value of ~, giving your answer correct to three significant figures.',
  'Show that the equation ~ has exactly one solution.',
  'The diagram shows the graph of ~ together with its asymptote.',
  'Hence, or otherwise, determine the coordinates of the point of inflexion.',
  'A @ is chosen at random from a box that holds # of them.',
  'Write down the probability that the @ is defective.',
  'The population of the town after t years is modelled by ~.',
  'Estimate the time at which the @ reaches its maximum height.',
  'Sketch the curve ~, labelling all intercepts with the axes.',
  'The velocity of the @ is given by ~ metres per second.',
  'Calculate the total distance travelled in the first # seconds.',
  'Express ~ in the form of a single fraction in lowest terms.',
  'Explain why the result would not hold for a heavier @.',
  'The price of a @ rises by # percent each month.',
  'Solve ~ for x, leaving your answer in exact form.',
  'The area of the region enclosed by the curve and the line is # square units.',
  'A student measures the temperature of the @ every # minutes.',
  'State one assumption that was made about the @.',
  'Find the equation of the tangent to ~ at the point where x is #.',
  'Verify that ~ satisfies the given condition.',
  'The lifetime of a @ follows a distribution with mean # hours.',
  'Determine the smallest integer n such that ~ exceeds #.',
] as const;

export const things =
  `battery lamp ferris-wheel pendulum trolley rocket drone satellite cable bridge lighthouse windmill reservoir
glacier pyramid cylinder cone sphere hexagon pentagon cuboid ladder ramp spring magnet coil capacitor resistor
thermometer beaker flask crystal polymer isotope electron photon neutron proton planet comet turbine generator
bicycle tram ferry submarine balloon parachute arrow javelin trampoline roundabout pulley elevator escalator
bakery orchard vineyard aquarium greenhouse library museum stadium harbour airport factory laboratory clinic
turtle penguin salmon sparrow bacterium yeast antelope beetle colony orchid sunflower bamboo cactus fern maple
necklace violin trumpet drum piano marathon regatta tournament lottery raffle survey questionnaire census
smartphone printer router keyboard antenna telescope microscope camera projector helmet umbrella suitcase carpet`
    .split(/\s+/)
    .map((word) => word.replace('-', ' '));

export const formulas = [
  'f(x) = 2x^2 - 5x + 3',
  '\\frac{dy}{dx} = 3x^2 \\sin x',
  '\\int_0^{\\pi} x \\cos x \\, dx',
  '\\log_2 (x + 1) = 5',
  '\\sqrt{x^2 + 4} = 2x',
  '\\sum_{k=1}^{n} k^2 = \\frac{n(n+1)(2n+1)}{6}',
  'z = 3\\left(\\cos\\frac{\\pi}{4} + i\\sin\\frac{\\pi}{4}\\right)',
  '\\binom{n}{3} = 84',
  '\\vec{r} = \\vec{a} + \\lambda \\vec{b}',
  'P(X > 12) = 0.15',
  'e^{2x} - 3e^x + 2 = 0',
  '\\tan 2\\theta = \\frac{2\\tan\\theta}{1 - \\tan^2\\theta}',
] as const;
