import { describe, expect, it } from 'vitest';
import { type RichNode, richText } from './rich-text.ts';

/** A tree in short: `p(text, $x$)`. */
function short(node: RichNode): string {
  const children = (node.children as RichNode[] | undefined) ?? [];
  const inside = children.map(short).join(', ');
  if (node.type === 'text') return node.format ? `${node.text}:${node.format}` : String(node.text);
  if (node.type === 'formula') return node.inline ? `$${node.latex}$` : `$$${node.latex}$$`;
  if (node.type === 'link') return `link ${(node.fields as { url: string }).url}(${inside})`;
  if (node.type === 'tablecell') return `${node.headerState === 1 ? 'th' : 'td'}(${inside})`;
  if (node.type === 'listitem') return `${node.value}(${inside})`;
  const name = { paragraph: 'p', heading: node.tag, list: node.tag, tablerow: 'tr' }[String(node.type)];
  return inside ? `${name ?? node.type}(${inside})` : String(name ?? node.type);
}

const shortOf = (text: string) =>
  ((richText(text).root as RichNode).children as RichNode[]).map(short).join(' ');

describe('rich text from Markdown', () => {
  it.each([
    ['a paragraph', 'One\ntwo', 'p(One,  , two)'],
    ['marks', '**bold**, *soft*, `code`', 'p(bold:1, , , soft:2, , , code:16)'],
    ['marks within each other', '**bold *both***', 'p(bold :1, both:3)'],
    ['headings', '# A\n\n## B\n\n### C\n\n#### D', 'h1(A) h2(B) h3(C) h4(D)'],
    ['a formula in a line', 'so $x_1 * y * z$ is', 'p(so , $x_1 * y * z$,  is)'],
    ['a formula of its own', '$$x^2$$', '$$x^2$$'],
    ['a formula right below a line', 'It is:\n$$x^2$$', 'p(It is:) $$x^2$$'],
    ['a sign of money', 'costs \\$5', 'p(costs $5)'],
    ['a list', '- a\n- $b$', 'ul(1(a), 2($b$))'],
    ['a list with numbers', '1. a\n2. b', 'ol(1(a), 2(b))'],
    ['a link', '[here](/x)', 'p(link /x(here))'],
    ['a quotation', '> said', 'quote(p(said))'],
    [
      'a table',
      '| a | b |\n| --- | --- |\n| $x$ | 2 |',
      'table(tr(th(p(a)), th(p(b))), tr(td(p($x$)), td(p(2))))',
    ],
    ['a rule', 'a\n\n---\n\nb', 'p(a) horizontalrule p(b)'],
    ['code', '```\nx\n```', 'code(x)'],
    ['nothing', '', ''],
    ['tags, which are text', '<b>x</b>', 'p(<b>x</b>)'],
  ])('%s', (_name, text, expected) => {
    expect(shortOf(text)).toBe(expected);
  });

  it.each([
    ['a picture', '![a](b.png)', "can't hold image"],
    ['a dollar sign alone', 'costs $5', 'no partner'],
  ])('refuses %s', (_name, text, message) => {
    expect(() => richText(text)).toThrow(message);
  });
});
