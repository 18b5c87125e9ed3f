import type { Drawing } from '@sevenfold/contract/questions/drawing.schema';
import type MarkdownIt from 'markdown-it';
import type { StateBlock, StateInline } from 'markdown-it';
import { renderDrawing } from './drawing.ts';
import { TypesetError } from './formula.ts';

/** A question's figures by their names. */
export type Drawings = Readonly<Record<string, Drawing>>;

/** Bounded, since it is tried wherever a text has such a sign. */
const pictureOpening = /^!\[[^\]\n]{0,300}\]\(/;

/** `![](drawing:name)` in a line of its own. */
function drawingBlock(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  const line = state.src.slice(state.bMarks[startLine]! + state.tShift[startLine]!, state.eMarks[startLine]);
  const [, name] = /^!\[[^\]]*\]\(drawing:([\w-]+)\)\s*$/.exec(line) ?? [];
  if (name === undefined) return false;
  if (!silent) {
    state.push('drawing', '', 0).content = name;
    state.line = startLine + 1;
  }
  return true;
}

/** Pictures from elsewhere are the question's images; a figure in the middle of a line would tear it apart. */
function otherPicture(state: StateInline): boolean {
  if (state.src[state.pos] !== '!') return false;
  const rest = state.src.slice(state.pos, state.posMax);
  const [opening] = pictureOpening.exec(rest) ?? [];
  if (opening === undefined) return false;
  const [line = ''] = rest.slice(opening.length).split('\n', 1);
  const end = line.indexOf(')');
  if (end === -1) return false;
  const source = line.slice(0, end).trim();
  throw new TypesetError(
    source.startsWith('drawing:')
      ? `The drawing ${source.slice('drawing:'.length)} must stand in a line of its own`
      : `The picture ${source.slice(0, 80)} can't be shown: only ![](drawing:name) can`,
  );
}

export function addDrawings(markdown: InstanceType<typeof MarkdownIt>): void {
  markdown.block.ruler.before('fence', 'drawing', drawingBlock, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  markdown.inline.ruler.before('link', 'other_picture', otherPicture);
  markdown.renderer.rules.drawing = (tokens, index, _options, env) => {
    const name = tokens[index]!.content;
    const { drawings = {} } = (env ?? {}) as { drawings?: Drawings };
    const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
    if (!drawing) throw new TypesetError(`There is no drawing called ${name}`);
    return `<figure class="figure">${renderDrawing(drawing)}</figure>\n`;
  };
}
