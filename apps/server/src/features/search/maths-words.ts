/**
 * Words that students use for one another, beyond endings (which the database's stemmer sees to). Whoever types a
 * word of a line also finds the others of it. Several words together stand for a term.
 */
const sameMeaning: readonly (readonly string[])[] = [
  ['differentiation', 'derivative', 'differentiate', 'gradient function'],
  ['integration', 'integral', 'antiderivative', 'antidifferentiation'],
  ['logarithm', 'log', 'ln'],
  ['trigonometry', 'trigonometric', 'trig'],
  ['pdf', 'probability density'],
  ['quadratic', 'parabola'],
  ['polynomial', 'cubic', 'quartic'],
  ['exponent', 'index', 'indices', 'power'],
  ['surd', 'root', 'radical'],
  ['gradient', 'slope'],
  ['sine', 'sin'],
  ['cosine', 'cos'],
  ['tangent', 'tan'],
  ['arithmetic sequence', 'ap'],
  ['geometric sequence', 'gp'],
  ['sequence', 'series', 'progression'],
  ['statistics', 'stats'],
  ['standard deviation', 'sd'],
  ['normal distribution', 'gaussian', 'bell curve'],
  ['binomial', 'pascal'],
  ['permutation', 'combination', 'counting'],
  ['matrix', 'matrices'],
  ['vector', 'vectors'],
  ['locus', 'loci'],
  ['vertex', 'vertices'],
  ['maximum', 'optimization', 'optimisation', 'optimize'],
  ['modelling', 'modeling'],
  ['kinematics', 'suvat', 'motion'],
  ['simple harmonic', 'shm'],
  ['electromotive', 'emf'],
  ['redox', 'oxidation reduction', 'electron transfer'],
  ['acid', 'base', 'ph', 'proton transfer'],
  ['differential equation', 'ode'],
  ['complex', 'imaginary', 'argand'],
  ['calculator', 'gdc'],
  ['pythagoras', 'pythagorean'],
  ['regression', 'correlation', 'line of best fit'],
  ['hypothesis', 'chi squared', 'significance'],
];

const othersOf = new Map<string, string[]>();
for (const line of sameMeaning) {
  for (const word of line) {
    const others = line.filter((other) => other !== word);
    othersOf.set(word, [...(othersOf.get(word) ?? []), ...others]);
  }
}

/** What else a word may be called: each a word, or several that must come together. */
export const wordsLike = (word: string): readonly string[] => othersOf.get(word) ?? [];

/** Every single word of the lines above. */
export const mathsWords: readonly string[] = [
  ...new Set(sameMeaning.flat().flatMap((words) => words.split(' '))),
];
