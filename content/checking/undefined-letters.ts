import type { Wording } from '../authoring/design.ts';

/** Italic or Greek, which stands for a quantity; but not on an axis, where its unit tells what it is: *t* / s. */
const quantity = /\*([A-Za-z])\*(?!.* \/ )|([α-ωΓΔΘΛΣΦΨΩ])(?!.* \/ )/g;

/** What every student knows without a word: axes and origin, the universal set, constants and signs. */
const known = new Set([...'xyzOUeiπdΔΣΩ']);
/** In a mark scheme also the letters of the formula booklets, which name a formula. */
const ofBooklets = new Set([...'abcfghmnpqruvzABCEFIMNPQRTVWαβδθλμρστω']);

const greek: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  eta: 'η',
  theta: 'θ',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  varphi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Delta: 'Δ',
  Theta: 'Θ',
  Lambda: 'Λ',
  Sigma: 'Σ',
  Phi: 'Φ',
  Psi: 'Ψ',
  Omega: 'Ω',
};

/** Letters of which nobody says what they are: in the labels of figures, in the mark scheme, in what is to be found. */
export function* undefinedLetterIssues(wording: Wording): Generator<string> {
  const { text, answer, scheme, drawings = {} } = wording;
  const [asked, told] = [lettersIn(text), lettersIn(`${text}\n${answer}`)];
  for (const [name, { shapes }] of Object.entries(drawings)) {
    const labels = shapes.flatMap((shape) => (shape.kind === 'label' ? [shape.text] : []));
    const isAsked = text.includes(`drawing:${name})`);
    const strange = labels
      .flatMap(quantitiesIn)
      .find((letter) => !known.has(letter) && !(isAsked ? asked : told).includes(letter));
    if (strange)
      yield `the drawing ${name} shows ${strange}, of which ${isAsked ? 'the question' : 'nothing'} speaks`;
  }
  const lines = scheme.map(([line]) => line);
  const strange = lettersIn(lines.join('\n').replaceAll(bold, ' ')).find(
    (letter) => !known.has(letter) && !ofBooklets.has(letter) && !told.includes(letter),
  );
  if (strange && !introduces(lines, strange)) {
    yield `the mark scheme has ${strange}, which neither question nor answer have`;
  }
  const labels = Object.values(drawings).flatMap(({ shapes }) =>
    shapes.flatMap((shape) => (shape.kind === 'label' ? quantitiesIn(shape.text) : [])),
  );
  for (const [, letter = ''] of text.matchAll(toBeFound)) {
    const times = asked.filter((one) => one === (greek[letter.slice(1)] ?? letter)).length;
    if (times === 1 && !labels.includes(letter))
      yield `${letter} is to be found, but the question doesn't say what it is`;
  }
}

/** Vectors, of which schemes name those of the formula. */
const bold = /\\mathbf\{[^{}]*\}/g;
const toBeFound =
  /\b(?:[Ff]ind|[Dd]etermine|[Cc]alculate|[Ww]rite down|values? of) \$(\\?[A-Za-z]+)\$(?=\.|,? (?:and|correct|in terms|exactly)\b)/g;
const introduces = (lines: readonly string[], letter: string) =>
  lines.some((line) => line.includes(`$${letter}$`) && /\b(?:where|with|for|let)\b/i.test(line));

/** A label with a word in it says itself what the letter is. */
const quantitiesIn = (label: string): string[] =>
  /[A-Za-z]{3}/.test(label) ? [] : [...label.matchAll(quantity)].map(([, latin, other]) => latin ?? other!);

/** The letters of all formulas, without words, units and names of functions. */
function lettersIn(text: string): string[] {
  const formulas = [...text.matchAll(/\$\$([\s\S]+?)\$\$|\$([^$]+)\$/g)].map(
    ([, one, other]) => one ?? other!,
  );
  return formulas.flatMap((formula) => {
    const plain = formula
      .replaceAll(/\\(?:text|mathrm|operatorname|textit|begin|end|mathbb|ce)\{[^{}]*\}/g, ' ')
      .replaceAll(/\\([a-zA-Z]+)/g, (_, name: string) => greek[name] ?? ' ');
    return plain.match(/[A-Za-zα-ωΓΔΘΛΣΦΨΩ]/g) ?? [];
  });
}
