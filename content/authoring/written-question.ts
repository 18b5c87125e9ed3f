import { readCheckLine } from '../checking/check-line.ts';
import { drawFigure } from '../figures/draw-figure.ts';
import type { Header, Wording } from './design.ts';
import { readFrontMatter } from './front-matter.ts';
import { readReplies } from './read-replies.ts';

export interface WrittenQuestion {
  readonly header: Header;
  readonly wording: Wording;
}

const difficulties = ['Easy', 'Medium', 'Hard'];
const headerKeys = ['difficulty', 'paper', 'calculator', 'also', 'shared', 'video', 'mcq'];

/** A question file: a header between two lines of dashes, the question, and its sections. */
export function readWrittenQuestion(file: string): WrittenQuestion {
  const { fields, body } = readFrontMatter(file);
  const { mcqAnswer, ...header } = readHeader(fields);
  const [text, ...sections] = body.split(/^## /m).map((part) => part.trim());
  const named = new Map(
    sections.map((section) => {
      const [title, ...lines] = section.split('\n');
      return [title!.trim().toLowerCase(), lines.join('\n').trim()];
    }),
  );
  const unknown = [...named.keys()].find((name) => !sectionNames.includes(name));
  if (unknown) throw new Error(`no section is called ${unknown}; there are ${sectionNames.join(', ')}`);
  const drawings = readDrawings(named.get('figures'));
  const replies = readReplies(named.get('replies'));
  let checks: Wording['checks'] | undefined;
  return {
    header,
    wording: {
      text: text!,
      hints: itemsOf(named.get('hints')),
      answer: named.get('answer') ?? '',
      scheme: itemsOf(named.get('mark scheme')).map(readSchemeLine),
      /** Calculated for who looks at them: a bank is made without. */
      get checks() {
        checks ??= readChecks(named.get('checks'));
        return checks;
      },
      ...(drawings && { drawings }),
      ...(replies && { replies }),
      ...(mcqAnswer && { mcqAnswer }),
    },
  };
}

const sectionNames = ['hints', 'answer', 'mark scheme', 'checks', 'replies', 'figures'];

function readHeader(fields: ReadonlyMap<string, string>): Header & { mcqAnswer?: string } {
  const unknown = [...fields.keys()].find((key) => !headerKeys.includes(key));
  if (unknown) throw new Error(`the header has a line that isn't known: ${unknown}`);
  const oneOf = (key: string, values: readonly string[]): string => {
    const value = fields.get(key) ?? '';
    if (!values.includes(value)) throw new Error(`${key} must be one of ${values.join(', ')}`);
    return value;
  };
  const shared = fields.has('shared') ? { shared: oneOf('shared', ['yes', 'no']) === 'yes' } : {};
  const also = fields.get('also');
  const video = fields.get('video');
  return {
    difficulty: oneOf('difficulty', difficulties) as Header['difficulty'],
    paper: Number(oneOf('paper', ['1', '2', '3'])) as Header['paper'],
    calculator: oneOf('calculator', ['yes', 'no']) === 'yes',
    ...(also && { also: also.split(/,\s*/) }),
    ...(video && { video }),
    ...(fields.has('mcq') && { mcqAnswer: oneOf('mcq', ['A', 'B', 'C', 'D']) }),
    ...shared,
  };
}

/** Lines that begin with a dash; further lines of an item are indented. */
const itemsOf = (section = ''): string[] =>
  section
    .split(/^- /m)
    .map((item) => item.replaceAll(/\n +/g, '\n').trim())
    .filter((item) => item !== '');

/** A question without checks says so: otherwise one that was forgotten would look the same. */
function readChecks(section: string | undefined): Wording['checks'] {
  if (section === nothingCalculated) return [];
  const checks = itemsOf(section).map((item) => readCheckLine(`- ${item}`));
  if (checks.length === 0) {
    throw new Error(`has no checks. Where there is nothing to check, write "${nothingCalculated}"`);
  }
  return checks;
}

const nothingCalculated = 'Nothing is calculated.';

/** `M1: what was done`, in a science `1: what is said`. */
function readSchemeLine(item: string): readonly [string, string] {
  const [, mark, text] = /^(\d|\(?[A-Z]+\d+\)?(?:\s*[A-Z]+\d+)*):\s*([\s\S]+)$/.exec(item) ?? [];
  if (!mark || !text)
    throw new Error(
      `not a line of a mark scheme: ${item}. Write M1: what was done, in a science 1: what is said`,
    );
  return [text, mark];
}

/** JSON between fences: for each name, the kind of figure and what it shows. */
function readDrawings(section: string | undefined): Wording['drawings'] {
  if (!section) return undefined;
  const json = section.replaceAll(/^```\w*$/gm, '');
  const figures = JSON.parse(json) as Record<string, Record<string, unknown>>;
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, drawFigure(figure)]));
}
