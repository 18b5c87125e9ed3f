import { longestReply, Unreadable } from './limits.ts';
import { withoutRecurring } from './recurring.ts';
import { withoutSpokenWords } from './spoken.ts';

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱˣʸᵗᵏᵃᵇ';
const raised = '0123456789+-=()nixytkab';
const subscripts = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₙₖₘᵢ';
const lowered = '0123456789+-=()aeoxnkmi';
const fractions: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
};
const fractionSigns = new RegExp(`(\\d+)?[ ]?([${Object.keys(fractions).join('')}])`, 'g');
const superscriptRun = new RegExp(`[${superscripts}]+`, 'g');
const subscriptRun = new RegExp(`[${subscripts}]+`, 'g');
const protonRun = new RegExp(
  `(?<=\\^\\{\\d+\\})[${subscripts}]+(?=[A-Zα-ω\\s]|[nped](?![a-z]))|(?<![A-Za-z)\\]${subscripts}])[${subscripts}]+(?=\\^\\{\\d+\\})`,
  'g',
);
const letterFor = (from: string, to: string) => (run: string) =>
  [...run].map((sign) => to[[...from].indexOf(sign)]).join('');
const fromSuperscripts = letterFor(superscripts, raised);
const fromSubscripts = letterFor(subscripts, lowered);

const invisible = /\u00AD|[\u200B-\u200F]|[\u2060-\u2064]|\uFEFF|[\u202A-\u202E]|[\uFE00-\uFE0F]/g;
/** Before compatible letters are folded, which would make plain letters of these. */
const named: readonly [RegExp, string][] = [
  [/ℝ/g, ' reals '],
  [/[ºᵒ˚]/g, '°'],
  [/[·⋅∙•∗⋆×✕✖⨯✗]/g, '*'],
  [/℃/g, '°C'],
];
const folded: readonly [RegExp, string][] = [
  [/[−–—‒―‐‑﹣]/g, '-'],
  [/[÷∕⁄]/g, '/'],
  [/[’‘′´`]/g, "'"],
  [/≤|⩽|≦|=</g, '<='],
  [/≥|⩾|≧|=>/g, '>='],
  [/≠|<>|=\/=|\/=/g, '!='],
  [/≈|≃|≅|≡|≐|~|:=|={2,}/g, '='],
  [/\+\s?\/\s?-/g, '±'],
  [/[∣❘]/g, '|'],
  [/[⟨〈]/g, '<'],
  [/[⟩〉]/g, '>'],
  [/\bper ?cent\b/gi, '%'],
  [/(?<=\d) ?: ?(?=\d)/g, '/'],
  [/\s+/g, ' '],
];

export const isEmpty = (text: string) => text.replaceAll(invisible, '').trim() === '';

/** What the eye takes for the same sign becomes the same sign. */
function folding(text: string): string {
  let plain = text.replaceAll(invisible, '');
  for (const [from, to] of named) plain = plain.replaceAll(from, to);
  plain = plain.normalize('NFKC');
  for (const [from, to] of folded) plain = plain.replaceAll(from, to);
  if (plain.length > 3 * longestReply) throw new Unreadable(`longer than ${longestReply} characters`);
  return plain.trim();
}

/** What was typed, without the sentence around it; for what reads signs of its own. */
export const bareText = (text: string) =>
  text.length > longestReply
    ? text
    : withoutDecoration(text.replaceAll(invisible, '').normalize('NFKC').trim());

/** Hats, arrows and bars over letters: x̄ is x. */
const withoutMarks = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0302-\u0305\u0307\u20D1\u20D7]/g, '')
    .normalize('NFC')
    .replaceAll(/\\(?:bar|overline|hat|widehat|vec|tilde) ?\{([A-Za-z])\}/g, '$1');

/** Of mathematics: x² is x^(2), x₁ is x_1, ½ is (1/2). */
export function cleanText(text: string): string {
  if (text.length > longestReply) throw new Unreadable(`longer than ${longestReply} characters`);
  const flat = withoutSpokenWords(withoutMarks(withoutRecurring(text)))
    .replaceAll(/ℝ ?(?:⁺|\^?\+)/g, '(0,∞)')
    .replaceAll('³√', '∛')
    .replaceAll(
      /([⁰¹²³⁴⁵⁶⁷⁸⁹]+)\s?([CP])\s?([₀-₉]+)/g,
      (_, n: string, which: string, k: string) =>
        `${which === 'C' ? 'ncr' : 'npr'}(${fromSuperscripts(n)},${fromSubscripts(k)})`,
    )
    .replaceAll(superscriptRun, (run) => `^(${fromSuperscripts(run)})`)
    .replaceAll(subscriptRun, (run) => `_(${fromSubscripts(run)})`)
    .replaceAll(fractionSigns, (_, whole: string | undefined, sign: string) =>
      whole ? `${whole} ${fractions[sign]!}` : `(${fractions[sign]!})`,
    );
  if (noAnswer.test(text.trim())) throw new Unreadable('it is no answer');
  return withoutDecoration(withoutCommands(folding(flat)))
    .replaceAll('**', '^')
    .replaceAll(naturalLogarithm, 'ln')
    .replaceAll(baseOfLogarithm, 'log_($1$2)');
}

/** Of chemistry: SO₄²⁻ is SO4^{2-}. */
export function cleanFormula(text: string): string {
  if (text.length > longestReply) throw new Unreadable(`longer than ${longestReply} characters`);
  const flat = text
    .replaceAll(/[→⟶⟹⇒➝➞➔➜⇾⇨⟼↦]/g, '->')
    .replaceAll(/[⇌⇋↔⟷⇔⇄⇆⟺⥂⥃]|<[=-]+>/g, '<->')
    .replaceAll(/=+>|[-–—−]>/g, '->')
    .replaceAll(/[-–—−]+->/g, '-->')
    .replaceAll(/[·⋅∙•]/g, '.')
    .replaceAll(/[≡]/g, '#')
    .replaceAll(superscriptRun, (run) => `^{${fromSuperscripts(run)}}`)
    // PO₄³− with the sign on the line.
    .replaceAll(/\^\{(\d+)\}([+−–‒﹣-])(?!-*>)/g, '^{$1$2}')
    // Below the mass of a nuclide, ¹⁴₆C or ₆¹⁴C, stands no number of atoms.
    .replaceAll(protonRun, (run) => `_{${fromSubscripts(run)}}`)
    .replaceAll(subscriptRun, fromSubscripts)
    .replaceAll(fractionSigns, (_, whole: string | undefined, sign: string) => {
      const [top, bottom] = fractions[sign]!.split('/').map(Number) as [number, number];
      return `${Number(whole ?? 0) * bottom + top}/${bottom}`;
    });
  return withoutWrapping(withoutDecoration(folding(flat)))
    .replaceAll(/\\(?:ce|mathrm|text|rm)\b/g, '')
    .replaceAll(/\\(?:rightarrow|longrightarrow|to)\b/g, '->')
    .replaceAll(/\\(?:rightleftharpoons|leftrightarrow)\b/g, '<->');
}

/** \ce{…} and \mathrm{…} around the whole, also one within the other. */
function withoutWrapping(text: string): string {
  const inside = /^\\(?:ce|mathrm|text) ?\{(.*)\}$/.exec(text)?.[1];
  return inside === undefined || closesTooEarly(inside) ? text : withoutWrapping(inside.trim());
}

/** \mathrm{A} + \mathrm{B} has two of them. */
function closesTooEarly(inside: string): boolean {
  let depth = 0;
  return [...inside].some((sign) => {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    return depth < 0;
  });
}

const noAnswer = /^(?:n\/?a|no idea|don['’]?t know|dunno|skip|pass)\.?$/i;

/** The base goes into brackets, so that its digits don't join those that follow: log_2 128. */
const baseOfLogarithm = /log(?:_(\d+) ?|(\d+) ?(?=\(| [\dA-Za-zπ√]))/gi;

/** loge 5, and In 5 with the capital that looks like the letter. */
const naturalLogarithm = /(?<![A-Za-z])(?:[Ll]oge(?= ?[\d(|])|In(?= ?[\d|]))/g;

const commands: readonly [RegExp, string][] = [
  [/\\begin\{[a-zA-Z]*matrix\}/g, '['],
  [/\\end\{[a-zA-Z]*matrix\}/g, ']'],
  [/\\\\/g, ';'],
  [/&/g, ','],
  [/\\(?:left|right|displaystyle|,|;|:|!|quad|qquad| )/g, ' '],
  [/\\(?:vec|overrightarrow|mathbf|hat|mathrm|text|operatorname|boldsymbol)\b/g, ' '],
  [/\\(?:cdot|times)\b/g, '*'],
  [/\\div\b/g, '/'],
  [/\\(?:leqslant|leq|le)\b/g, '<='],
  [/\\(?:geqslant|geq|ge)\b/g, '>='],
  [/\\(?:neq|ne)\b/g, '!='],
  [/\\approx\b/g, '='],
  [/\\pm\b/g, '±'],
  [/\\infty\b/g, '∞'],
  [/\\cup\b/g, '∪'],
  [/\\cap\b/g, '∩'],
  [/\\in\b/g, '∈'],
  [/\^\{?\\circ\}?/g, '°'],
  [/\\(?:lbrace|\{)/g, '{'],
  [/\\(?:rbrace|\})/g, '}'],
  [/\\%/g, '%'],
  [/\\([a-zA-Z]+)/g, ' $1'],
  [/ {2,}/g, ' '],
];

const withoutCommands = (text: string) =>
  text.includes('\\') || text.includes('&')
    ? commands.reduce((plain, [from, to]) => plain.replaceAll(from, to), text)
    : text;

const introduction = /^(?:the )?(?:final )?(?:answer|ans|solution|result)s?(?: is| are)?\s*[:=]?\s*(?=\S)/i;
const afterthought =
  /(?:[.,;?]|\bonly|\bapprox(?:imately)?|[,;]? \(?(?:reject|discard)[^()]*\)?|(?:[ ,;]|(?=\())\(?(?:(?:correct |rounded )?to )?\d+ ?(?:s\.?f\.?|d\.?p\.?|sig(?:nificant|\.)? fig(?:ure)?s?|decimals?(?: places?)?)\)?)$/i;
const roughly = /^(?:about|approx(?:imately|\.)?|roughly|circa|ca\.)\s*/i;

/** Sentences around an answer, and the full stop after it. */
function withoutDecoration(text: string): string {
  let rest = text.replace(introduction, '').replace(roughly, '').trimEnd();
  for (;;) {
    const end = afterthought.exec(rest.slice(-40));
    if (!end) return rest.trim();
    rest = rest.slice(0, rest.length - end[0].length).trimEnd();
  }
}
