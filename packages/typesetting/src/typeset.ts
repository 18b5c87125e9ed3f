import MarkdownIt from 'markdown-it';
import { TypesetRefusal, typesetFormula } from './formula.ts';
import { addDrawings, type Drawings } from './markdown-drawings.ts';
import { addFormulas, keepFormulasWhole } from './markdown-formulas.ts';
import { addParts } from './markdown-parts.ts';

const longestText = 20_000;
/** The largest text of our own bank makes 119,000 letters. */
const largestResult = 1_000_000;

const markdown = new MarkdownIt('default', {
  html: false,
  linkify: false,
  typographer: false,
  maxNesting: 20,
});
// Pictures belong to a question's images, and headings to the page around it.
markdown.disable(['image', 'heading', 'lheading', 'html_block', 'html_inline']);
addFormulas(markdown);
addDrawings(markdown);
addParts(markdown);
keepFormulasWhole(markdown);

/** Paragraphs, items and cells, with their beginnings and ends: few letters make very many. */
const mostBlocks = 6000;
markdown.core.ruler.after('block', 'most_blocks', ({ tokens }) => {
  if (tokens.length > mostBlocks) throw tooComplicated();
});

/** Addresses of the web, or of this site; nothing that runs, and nothing that borrows the page's protocol. */
markdown.validateLink = (url) => /^(?:https?:\/\/[^\s]+|\/(?![/\\])[^\s]*|#[^\s]*)$/i.test(url);

const { rules } = markdown.renderer;
rules.formula_display = (tokens, index) => displayed('span', tokens[index]!.content);
rules.formula_block = (tokens, index) => `${displayed('div', tokens[index]!.content)}\n`;
rules.table_open = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>\n';
rules.table_close = () => '</table></div>\n';
rules.link_open = (tokens, index, options, _env, self) => {
  tokens[index]!.attrSet('rel', 'noopener noreferrer');
  return self.renderToken(tokens, index, options);
};

/** What may be wider than a phone is scrolled by itself; with the keyboard too, hence focusable. */
const displayed = (element: 'div' | 'span', formula: string): string =>
  `<${element} class="formula" tabindex="0" role="group" aria-label="Formula">${typesetFormula(formula, true)}</${element}>`;

/** A formula that stands for itself in rich text, as a text would show it. */
export const typesetNode = (formula: string, inline: boolean): string =>
  inline ? typesetFormula(formula, false) : displayed('div', formula);

/** Safe HTML of Markdown with LaTeX between dollar signs. Throws a TypesetError that names what is wrong. */
export function typeset(text: string, drawings: Drawings = {}): string {
  if (text.length > longestText) {
    throw new TypesetRefusal(`The text is longer than ${longestText} characters`);
  }
  const html = markdown.render(text, { drawings, costly: 0 } satisfies Environment).trim();
  if (html.length > largestResult) throw tooComplicated();
  return html;
}

interface Environment {
  readonly drawings: Drawings;
  /** How many letters its formulas and drawings have come to. */
  costly: number;
}

// Counted while it is written: a text may name a drawing, or draw a root, a thousand times.
for (const name of ['formula', 'formula_display', 'formula_block', 'drawing']) {
  const write = rules[name]!;
  rules[name] = (tokens, index, options, env, self) => {
    const html = write(tokens, index, options, env, self);
    const environment = env as unknown as Environment;
    environment.costly += html.length;
    if (environment.costly > largestResult) throw tooComplicated();
    return html;
  };
}

const tooComplicated = () => new TypesetRefusal('The text is too complicated to be shown');
