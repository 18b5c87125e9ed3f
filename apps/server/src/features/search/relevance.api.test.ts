import type { SearchResult } from '@sevenfold/contract/search/search';
import { beforeAll, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { loadStarterBank } from '../content/content.fixture.ts';
import { bankOf } from './bank.fixture.ts';

const test = await startTestApp();

/** What people type, wrong or unfinished, and what they look for: the name of a topic, or the file of a question. */
const queries: readonly (readonly [query: string, wanted: string])[] = [
  // Letters left out, added, exchanged or swapped.
  ['diferentiation', 'Rules of differentiation'],
  ['bionomial', 'The binomial theorem'],
  ['binomail distribution', 'The binomial distribution'],
  ['poisson distribtion', 'The Poisson distribution'],
  ['trignometry', 'Triangle trigonometry'],
  ['trigonometic equasions', 'Trigonometric equations'],
  ['quadradic functions', 'Quadratic functions'],
  ['complex nubmers', 'Complex numbers'],
  ['vecter product', 'The vector product'],
  ['scaler product', 'The scalar product'],
  ['maclaurin seris', 'Maclaurin series'],
  ['mclaurin', 'Maclaurin series'],
  ['logarithims', 'Laws of logarithms'],
  ['probablity', 'Probability'],
  ['conditonal probabilty', 'Combined events and conditional probability'],
  ['hypotesis testing', 'Hypothesis testing'],
  ['corelation', 'Correlation and regression'],
  ['kinimatics', 'Kinematics'],
  ['optimzation', 'Maxima, minima and optimisation'],
  ['integraton by parts', 'Integration by substitution and by parts'],
  ['voronio', 'Voronoi diagrams'],
  ['matrixes', 'Matrices'],
  ['amtrices', 'Matrices'],
  ['eigen values', 'Eigenvalues and eigenvectors'],
  ['eulers methd', "Euler's method"],
  ['bayes theorm', "Bayes' theorem"],
  ['lhopital', "Limits and l'Hôpital's rule"],
  ['arithmatic sequence', 'Arithmetic sequences and series'],
  ['geometrc series', 'Geometric sequences and series'],
  ['radioactve decay', 'Radioactive decay'],
  ['simple harmonc motion', 'Simple harmonic motion'],
  ['dopler effect', 'The Doppler effect'],
  ['gravitional fields', 'Gravitational fields'],
  ['electron configeration', 'Electron configurations'],
  ['entalpy', 'Measuring enthalpy changes'],
  ['perodic table', 'The periodic table'],
  ['thermodinamics', 'Thermodynamics'],
  // Not finished yet.
  ['deriv', 'Limits and the derivative'],
  ['integ', 'Introduction to integration'],
  ['chain r', 'The chain rule'],
  ['partial fr', 'Partial fractions'],
  ['prod and quot', 'The product and quotient rules'],
  ['norm', 'The normal distribution'],
  ['implicit diff', 'Implicit differentiation and related rates'],
  ['trapez', 'The trapezoidal rule'],
  ['markov', 'Transition matrices and Markov chains'],
  ['standing wav', 'Standing waves and resonance'],
  ['ideal g', 'Ideal gases'],
  // Other words for it, symbols, subjects.
  ['antiderivative', 'Introduction to integration'],
  ['log laws', 'Laws of logarithms'],
  ['SHM', 'Simple harmonic motion'],
  ['suvat', 'Kinematics'],
  ['math aa hl vecotrs', 'Vectors'],
  ['chemistry redox', 'Electron transfer reactions'],
  // Questions by what they tell of.
  ['theatre seets', 'math-aa-sl/1.2-theatre-rows'],
  ['harbor depth water', 'math-aa-sl/3.7-harbour-depth'],
  ['grenhouse roof pyramid', 'math-aa-sl/3.1-glass-pyramid'],
  ['designer joins the midpoints of sqares', 'math-aa-sl/1.8-squares-inside-squares'],
  ['lorentz factor muon', 'physics-hl/A.5-muon-shower'],
  ['clock tower angle of elevaton', 'math-aa-sl/3.3-tower-seen-from-two-streets'],
];

let keys: Map<number, string>;

beforeAll(async () => {
  await loadStarterBank(test);
  const { rows } = await bankOf(test).query('select id, coalesce(design_key, key) as key from questions');
  keys = new Map(rows.map(({ id, key }) => [id, key]));
});

async function firstFive(query: string): Promise<string[]> {
  const answer = await test.app.inject(`/api/search?query=${encodeURIComponent(query)}`);
  return answer
    .json<SearchResult[]>()
    .slice(0, 5)
    .map(({ indexUid, id, topic_name }) => (indexUid === 'sevenfold-topics' ? topic_name : keys.get(id)!));
}

it('has what was meant among the first five for at least 57 of 60 misspelled or unfinished queries', async () => {
  expect(queries).toHaveLength(60);
  const missed: string[] = [];
  for (const [query, wanted] of queries) {
    const found = await firstFive(query);
    if (!found.includes(wanted))
      missed.push(`${query}: ${wanted} is not among ${found.join(' | ') || 'nothing'}`);
  }
  expect(60 - missed.length, `missed:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(57);
});
