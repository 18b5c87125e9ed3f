import { plainMaths } from '@sevenfold/contract/questions/plain-maths.rules';

const greek: Record<string, string> = Object.fromEntries(
  (
    'α alpha,β beta,γ gamma,δ delta,ε epsilon,ζ zeta,η eta,θ theta,κ kappa,λ lambda,μ mu,ν nu,ξ xi,π pi,ρ rho,σ sigma,' +
    'τ tau,φ phi,χ chi,ψ psi,ω omega,Γ capital gamma,Δ delta,Θ capital theta,Λ capital lambda,Π capital pi,' +
    'Σ capital sigma,Φ capital phi,Ψ capital psi,Ω capital omega'
  )
    .split(',')
    .map((pair) => [pair[0]!, pair.slice(2)]),
);

/** What a listener should hear for a sign; programs that read aloud leave many of them out. */
const signs: Record<string, string> = {
  ...greek,
  '=': 'equals',
  '+': 'plus',
  '-': 'minus',
  '−': 'minus',
  '×': 'times',
  '·': 'times',
  '÷': 'divided by',
  '±': 'plus or minus',
  '∓': 'minus or plus',
  '/': 'over',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is at most',
  '≥': 'is at least',
  '≪': 'is much less than',
  '≫': 'is much greater than',
  '≠': 'is not equal to',
  '≈': 'is approximately',
  '≡': 'is identical to',
  '∝': 'is proportional to',
  '~': 'is distributed as',
  '∈': 'is in',
  '∉': 'is not in',
  '⊂': 'is a subset of',
  '∩': 'intersection',
  '∪': 'union',
  '∅': 'the empty set',
  '→': 'to',
  '←': 'from',
  '↔': 'to and from',
  '⇌': 'in equilibrium with',
  '⇒': 'implies',
  '⇔': 'if and only if',
  '∴': 'therefore',
  '∀': 'for all',
  '∃': 'there is',
  '∫': 'the integral of',
  '∑': 'the sum of',
  '∏': 'the product of',
  '∂': 'partial',
  '∇': 'nabla',
  '∞': 'infinity',
  '√': 'the square root of',
  '∛': 'the cube root of',
  '∜': 'the fourth root of',
  '∠': 'angle',
  '△': 'triangle',
  '⊥': 'perpendicular to',
  '∥': 'parallel to',
  '°': 'degrees',
  '′': 'prime',
  '⊖': 'standard',
  '…': 'and so on',
  '%': 'per cent',
  '&': 'and',
};

/** An integral or a sum with its bounds. */
const bounded = /([∫∑∏])(?:([₀-₉]+)|_\(([^()]*)\)|_(\p{L}))?(?:([⁰¹²³⁴-⁹]+)|\^\(([^()]*)\)|\^(\p{L})|(ⁿ))?/gu;

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';
const digitsOf = (written: string, digits: string) =>
  [...written].map((sign) => (digits.includes(sign) ? digits.indexOf(sign) : plainSigns[sign])).join('');
const plainSigns: Record<string, string> = { '⁺': ' plus', '⁻': 'minus ', ⁿ: 'n' };

function power(written: string): string {
  if (written === '²') return ' squared ';
  if (written === '³') return ' cubed ';
  // A charge: 2+ or −.
  if (/^[⁰¹²³⁴⁵⁶⁷⁸⁹]*[⁺⁻]$/u.test(written)) {
    const sign = written.endsWith('⁺') ? 'plus' : 'minus';
    return ` ${digitsOf(written.slice(0, -1), raised)} ${sign} `;
  }
  return ` to the power ${digitsOf(written, raised)} `;
}

/** The group, command or sign that begins at a place of a formula, and where it ends. */
function argumentAt(tex: string, from: number): { text: string; end: number } {
  let at = from;
  while (tex[at] === ' ') at += 1;
  if (tex[at] === '\\') {
    const [command = '\\'] = /^\\(?:[a-zA-Z]+|.)/.exec(tex.slice(at)) ?? [];
    return { text: command, end: at + command.length };
  }
  if (tex[at] !== '{') return { text: tex[at] ?? '', end: at + 1 };
  let depth = 0;
  for (let end = at; end < tex.length; end += 1) {
    if (tex[end] === '\\') end += 1;
    else if (tex[end] === '{') depth += 1;
    else if (tex[end] === '}') depth -= 1;
    if (depth === 0) return { text: tex.slice(at + 1, end), end: end + 1 };
  }
  return { text: tex.slice(at + 1), end: tex.length };
}

/** In a line of text nobody hears where a fraction ends, so longer ones say it. */
function withFractionsInWords(tex: string, depth = 0): string {
  const found = /\\[dt]?frac(?![a-zA-Z])/.exec(tex);
  if (!found || depth > 40) return tex;
  const over = argumentAt(tex, found.index + found[0].length);
  const under = argumentAt(tex, over.end);
  const rest = tex.slice(under.end);
  const isShort = [over.text, under.text].every((part) => /^[a-zA-Z0-9]{1,3}$/.test(part));
  const isApart = depth === 0 && !/^\s*[\w({\\^]/.test(rest);
  const [upper, lower] = [over.text, under.text].map((part) => withFractionsInWords(part, depth + 1));
  const words =
    isShort && isApart
      ? `{${upper}}\\text{ over }{${lower}}`
      : `\\text{ the fraction }{${upper}}\\text{ over }{${lower}}\\text{ end fraction }`;
  return `${tex.slice(0, found.index)}${words}${withFractionsInWords(rest, depth)}`;
}

/** A formula in words, for those who have it read aloud; what has no name is left as it is written. */
export function spokenFormula(tex: string): string {
  return plainMaths(withFractionsInWords(tex))
    .replaceAll(bounded, (whole, sign: string, ...bounds: (string | undefined)[]) => {
      const [low, lowGroup, lowLetter, high, highGroup, highLetter, highN] = bounds;
      const from = low ? digitsOf(low, lowered) : (lowGroup ?? lowLetter);
      const to = high ? digitsOf(high, raised) : (highGroup ?? highLetter ?? (highN && 'n'));
      if (from === undefined || to === undefined) return whole;
      return ` ${signs[sign]!.replace(/ of$/, '')} from ${from} to ${to} of `;
    })
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ]+/gu, power)
    .replaceAll(/[₀₁₂₃₄₅₆₇₈₉]+/gu, (digits) => ` sub ${digitsOf(digits, lowered)} `)
    .replaceAll(/\^\(([^()]*)\)/g, ' to the power ($1) ')
    .replaceAll('^', ' to the power ')
    .replaceAll('_', ' sub ')
    .replaceAll(/[^\p{L}\p{N}\s()[\],.;:!|'"]/gu, (sign) => (signs[sign] ? ` ${signs[sign]} ` : sign))
    .replaceAll(/[α-ωΓ-Ω]/gu, (letter) => ` ${greek[letter] ?? letter} `)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.;:)\]])/g, '$1')
    .replaceAll(/([([]) /g, '$1')
    .trim();
}
