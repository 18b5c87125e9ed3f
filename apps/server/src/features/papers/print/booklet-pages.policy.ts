import { partFollower, partLabel, partsOf } from '@sevenfold/contract/questions/question-parts.rules';
import { type Space, spaceOf } from './working-space.policy.ts';

/** A question of a test, as far as it decides where it is answered. */
export interface AnsweredQuestion {
  /** Markdown, from which the parts and their marks are read. */
  readonly text: string;
  readonly marks: number;
  readonly isChoice: boolean;
}

/** What stands on a page, from which line on. Both are counted from 0. */
export type BookletItem =
  | {
      readonly kind: 'part';
      readonly position: number;
      readonly line: number;
      /** '(b)(ii)', or nothing for a question without parts. */
      readonly label: string;
      readonly marks: number;
      readonly space: Space;
    }
  | {
      readonly kind: 'choice';
      readonly position: number;
      readonly line: number;
      readonly column: number;
      /** How many letters there are to choose from. */
      readonly options: number;
    };

export interface BookletPage {
  /** From 1. */
  readonly page: number;
  readonly items: readonly BookletItem[];
}

export const linesOnPage = 26;
/** What has to be said before the first answer. */
const linesOfHead = 3;
const choiceColumns = 3;

/** The questions of a test that a page is for. */
export const positionsOn = ({ items }: BookletPage): number[] => [
  ...new Set(items.map(({ position }) => position)),
];

type Part = Omit<Extract<BookletItem, { kind: 'part' }>, 'line'>;

/**
 * Where each answer of a test is written. A question that fits on a page isn't broken, a longer one breaks between its
 * parts; questions that are answered by a letter stand in columns.
 */
export function bookletPages(questions: readonly AnsweredQuestion[]): BookletPage[] {
  const pages: { page: number; items: BookletItem[] }[] = [{ page: 1, items: [] }];
  let line = linesOfHead;
  const isAtTop = () => pages.at(-1)!.items.length === 0;
  const turn = () => {
    pages.push({ page: pages.length + 1, items: [] });
    line = 0;
  };
  const place = (item: BookletItem, lines: number) => {
    pages.at(-1)!.items.push(item);
    line += lines;
  };

  function placeChoices(choices: readonly { position: number; options: number }[]): void {
    for (let rest = choices; rest.length > 0; ) {
      if (line >= linesOnPage) turn();
      const rows = Math.min(linesOnPage - line, Math.ceil(rest.length / choiceColumns));
      const here = rest.slice(0, rows * choiceColumns);
      const from = line;
      here.forEach((choice, index) => {
        const [column, row] = [Math.floor(index / rows), index % rows];
        place({ kind: 'choice', ...choice, line: from + row, column }, 0);
      });
      line = from + rows;
      rest = rest.slice(here.length);
    }
  }

  function placeParts(parts: readonly Part[]): void {
    const lines = parts.reduce((sum, { space }) => sum + space.count, 0);
    const firstLines = parts[0]!.space.count;
    const begins = lines <= linesOnPage ? lines : firstLines;
    if (!isAtTop() && line + begins > linesOnPage) turn();
    for (const part of parts) {
      if (line + part.space.count > linesOnPage) turn();
      place({ ...part, line }, part.space.count);
    }
  }

  for (let index = 0; index < questions.length; ) {
    const following = questions.slice(index).findIndex(({ isChoice }) => !isChoice);
    const choices = following === -1 ? questions.length - index : following;
    // Apart from what is written before it.
    if (!isAtTop()) line += 1;
    if (choices > 0) {
      placeChoices(
        questions.slice(index, index + choices).map(({ text }, place_) => ({
          position: index + place_,
          options: optionsIn(text),
        })),
      );
      index += choices;
    } else {
      placeParts(partsToAnswer(questions[index]!, index));
      index += 1;
    }
  }
  return pages;
}

const optionsIn = (text: string): number => Math.max(4, text.match(/^\s*- [A-F][.)]\s/gm)?.length ?? 0);

function partsToAnswer({ text, marks }: AnsweredQuestion, position: number): Part[] {
  const partAt = partFollower();
  const texts = new Map<string, string>();
  for (const line of text.split('\n')) {
    const name = partAt(line);
    texts.set(name, `${texts.get(name) ?? ''}\n${line}`);
  }
  const named = partsOf(text);
  const parts = named.length > 0 ? named : [{ name: '', marks }];
  return parts.map((part) => ({
    kind: 'part',
    position,
    label: part.name === '' ? '' : partLabel(part.name),
    marks: part.marks,
    space: spaceOf(part.marks, texts.get(part.name) ?? ''),
  }));
}
