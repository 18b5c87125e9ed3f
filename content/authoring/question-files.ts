import { readdir, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Header, Template, Wording } from './design.ts';
import { keysByTurns } from './options.ts';
import { draw } from './parameters.ts';
import { withThousandsApart } from './thousands.ts';
import { readWrittenQuestion } from './written-question.ts';

/** A question of which the bank holds one, or many with other numbers. */
export interface Design {
  /** The file without its ending, such as `math-aa-sl/1.2-theatre-rows`. */
  readonly key: string;
  readonly subject: string;
  readonly topicNumber: string;
  readonly header: Header;
  readonly isTemplate: boolean;
  /** How many questions the bank gets of it. */
  readonly variants: number;
  /** The first `count` wordings; a file gives one, a template as many as its parameters allow. */
  readonly wordings: (count: number) => readonly Wording[];
}

const defaultVariants = 12;
const folder = new URL('../questions/', import.meta.url);

/** The files of all designs in the order of their topics, or of those whose name begins with a word. */
export async function listDesignFiles(only = ''): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => /\.(?:md|ts)$/.test(name))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.startsWith(only))
    .sort(inTopicOrder);
}

/** All designs in the order of their files. */
export async function readDesigns(): Promise<Design[]> {
  const files = await listDesignFiles();
  const read = await Promise.allSettled(files.map(readDesign));
  const wrong = read.flatMap((one, index) =>
    one.status === 'rejected' ? [`content/questions/${files[index]}: ${(one.reason as Error).message}`] : [],
  );
  if (wrong.length > 0) throw new Error(`these files can't be read:\n${wrong.join('\n')}`);
  return read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

export async function readDesign(name: string): Promise<Design> {
  const place = placeOf(name);
  const url = new URL(name, folder);
  if (name.endsWith('.md')) {
    const { header, wording } = readWrittenQuestion(await readFile(url, 'utf8'));
    return { ...place, header, isTemplate: false, variants: 1, wordings: () => [wording] };
  }
  const { default: made } = (await import(/* @vite-ignore */ pathToFileURL(url.pathname).href)) as {
    default?: Template;
  };
  if (!made?.write) throw new Error('a template is the default export: export default template({ … })');
  return {
    ...place,
    header: made,
    isTemplate: true,
    variants: made.variants ?? defaultVariants,
    wordings: (count) => firstWordings(place.key, made, count),
  };
}

/** Among so many draws the first ones are chosen from whose right letters differ. */
const lettersAmong = 50;

function firstWordings(key: string, { parameters, allow = () => true, write }: Template, count: number) {
  const drawn = (most: number) =>
    draw(key, parameters, allow, most).map((one) => withThousandsApart(write(one)));
  if (drawn(1)[0]?.mcqAnswer === undefined) return drawn(count);
  const all = drawn(Math.max(count, lettersAmong));
  return [...keysByTurns(all.slice(0, lettersAmong)), ...all.slice(lettersAmong)].slice(0, count);
}

/** What a file's name tells. */
export function placeOf(name: string) {
  const [, subject, topicNumber] =
    /^([a-z-]+)\/([A-Z]?[\d.]*\d|[A-Z](?:\.\d+)?)-[a-z\d-]+\.\w+$/.exec(name) ?? [];
  if (!subject || !topicNumber) {
    throw new Error('a file is called {subject}/{number of the topic}-{words in small letters}.md or .ts');
  }
  return { key: name.replace(/\.\w+$/, ''), subject, topicNumber };
}

const inTopicOrder = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
