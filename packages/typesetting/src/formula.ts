import katex from 'katex';
import { LRUCache } from 'lru-cache';

/** A text that can't be shown as it was meant. The message is for the person who wrote it. */
export class TypesetError extends Error {
  override readonly name = 'TypesetError';
}

/** Longer than any formula that a person reads, shorter than what holds the server up. */
const longestFormula = 2000;
const keptFormulas = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (html, key) => 2 * (key.length + html.length),
});

/** HTML with MathML inside. The same formula appears again and again in a bank, so it is typeset once. */
export function typesetFormula(formula: string, display: boolean): string {
  if (formula.length > longestFormula) throw refused(formula, `longer than ${longestFormula} characters`);
  const key = `${display} ${formula}`;
  const kept = keptFormulas.get(key);
  if (kept !== undefined) return kept;
  const html = render(formula, display);
  keptFormulas.set(key, html);
  return html;
}

function render(formula: string, display: boolean): string {
  try {
    return katex.renderToString(formula, {
      displayMode: display,
      output: 'htmlAndMathml',
      throwOnError: true,
      strict: 'error',
      // Asked only about commands that reach beyond the formula: links, pictures, classes and styles.
      trust: ({ command }) => {
        throw refused(formula, `${command} is not allowed`);
      },
      maxExpand: 200,
      maxSize: 20,
    });
  } catch (error) {
    if (error instanceof TypesetError) throw error;
    // What is nested a thousand times ends in a RangeError, which says nothing to the author.
    throw refused(formula, error instanceof katex.ParseError ? reasonOf(error) : 'it is too complicated');
  }
}

const reasonOf = (error: Error): string => error.message.replace(/^KaTeX parse error: /, '').slice(0, 200);

const refused = (formula: string, reason: string) =>
  new TypesetError(
    `The formula ${formula.length > 80 ? `${formula.slice(0, 80)}…` : formula} can't be typeset: ${reason}`,
  );
