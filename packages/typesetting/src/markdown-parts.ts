import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';

/** `(a)`, `(iv)`, or both at once where a part begins with its first step. */
const label = /^((?:\((?:[a-z]|[ivx]{1,4})\)\s*){1,2})\s/;
/** Roman numerals count the steps inside a part. */
const step = /\([ivx]+\)\s*$/;
const marks = /(?:^|\s)(\[\d{1,2}(?: marks?)?\])\s*$/;

/** The answers to choose from, each with its letter: the letter is the bullet. */
const choice = /^[A-F]\.\s/;

/**
 * A question's parts as an examination paper sets them: the label stands out to the left, and the marks that end a
 * paragraph stand in the right margin.
 */
function markParts({ tokens, Token: NewToken }: StateCore): void {
  const words = (type: string, content = ''): Token => Object.assign(new NewToken(type, '', 0), { content });
  tokens.forEach((opening, index) => {
    const children = tokens[index + 1]?.children;
    if (opening.type === 'bullet_list_open' && choice.test(tokens[index + 3]?.content ?? '')) {
      opening.attrJoin('class', 'choices');
    }
    if (opening.type !== 'paragraph_open' || opening.level > 0 || !children) return;

    const first = children[0];
    const labelled = first?.type === 'text' ? label.exec(first.content) : null;
    if (first && labelled) {
      opening.attrJoin('class', step.test(labelled[1] as string) ? 'part step' : 'part');
      first.content = first.content.slice(labelled[0].length);
      children.unshift(words('part_label', (labelled[1] as string).trim()));
    }
    const last = children.at(-1);
    const marked = last?.type === 'text' ? marks.exec(last.content) : null;
    if (last && marked) {
      opening.attrJoin('class', 'marked');
      last.content = last.content.slice(0, marked.index);
      children.unshift(words('part_open'));
      children.push(words('part_close'), words('part_marks', marked[1] as string));
    }
  });
}

export function addParts(markdown: InstanceType<typeof MarkdownIt>): void {
  markdown.core.ruler.push('parts', markParts);
  const { rules } = markdown.renderer;
  // A space on either side, for those who copy or hear the text.
  rules.part_label = (tokens, index) => `<span class="part-label">${tokens[index]!.content}</span> `;
  rules.part_open = () => '<span>';
  rules.part_close = () => '</span> ';
  rules.part_marks = (tokens, index) => `<span class="part-marks">${tokens[index]!.content}</span>`;
}
