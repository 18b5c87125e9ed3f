import katex from 'katex';
import { LRUCache } from 'lru-cache';
import { refusalOf, sizeRefusalOf } from './formula-bounds.ts';
import { breakBeforeRelations, openUpright } from './formula-breaks.ts';

/** A text that can't be shown as it was meant. The message is for the person who wrote it. */
export class TypesetError extends Error {
  override readonly name = 'TypesetError';
}

/** Not a slip: a text that asks for more than any text needs. It is not kept, not even as it was written. */
export class TypesetRefusal extends TypesetError {}

/** The largest of our own bank has 27,000 letters. */
const largestFormula = 250_000;
const keptFormulas = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (html, key) => 2 * (key.length + html.length),
});

/** HTML with MathML inside. The same formula appears again and again in a bank, so it is typeset once. */
export function typesetFormula(formula: string, display: boolean): string {
  const key = `${display} ${formula}`;
  const kept = keptFormulas.get(key);
  if (kept !== undefined) return kept;
  const refusal = refusalOf(formula);
  if (refusal !== undefined) throw new TypesetRefusal(sentence(formula, refusal));
  const html = render(formula, display);
  keptFormulas.set(key, html);
  return html;
}

function render(formula: string, display: boolean): string {
  const options: katex.KatexOptions = {
    displayMode: display,
    output: 'htmlAndMathml',
    throwOnError: true,
    strict: 'error',
    // Asked only about commands that reach beyond the formula: links, pictures, classes and styles.
    trust: ({ command }) => {
      throw new TypesetError(sentence(formula, `${command} is not allowed`));
    },
    maxExpand: 200,
    maxSize: 20,
  };
  try {
    const refusal = sizeRefusalOf(formula, () => parse(formula, options));
    if (refusal !== undefined) throw new TypesetRefusal(sentence(formula, refusal));
    const html = katex.renderToString(display ? formula : openUpright(formula), options);
    if (html.length > largestFormula) throw tooComplicated(formula);
    const lean = withoutSource(html);
    return display ? lean : breakBeforeRelations(lean);
  } catch (error) {
    if (error instanceof TypesetError) throw error;
    // What is nested beyond measure without a brace ends in a RangeError, which says nothing to the author.
    throw error instanceof katex.ParseError
      ? new TypesetError(sentence(formula, reasonOf(error)))
      : tooComplicated(formula);
  }
}

const wrapped =
  /<math xmlns="[^"]*"([^>]*)><semantics>(.*)<annotation encoding="application\/x-tex">[^<]*<\/annotation><\/semantics>/s;

/** MathML is for those who hear the formula. What it was written as, beside it, nobody hears or sees, but everybody loads. */
const withoutSource = (html: string): string => html.replace(wrapped, '<math$1>$2');

/** Exported by KaTeX, which promises nothing about the tree: only sizes are looked for in it. */
const { __parse: parse } = katex as unknown as {
  __parse: (formula: string, options: katex.KatexOptions) => unknown;
};

const reasonOf = (error: Error): string => error.message.replace(/^KaTeX parse error: /, '').slice(0, 200);

const tooComplicated = (formula: string) => new TypesetRefusal(sentence(formula, 'it is too complicated'));

const sentence = (formula: string, reason: string): string =>
  `The formula ${formula.length > 80 ? `${formula.slice(0, 80)}…` : formula} can't be typeset: ${reason}`;
