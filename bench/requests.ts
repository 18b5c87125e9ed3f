import { difficulties } from '@sevenfold/contract/questions/question.constants';
import { subjects } from './bank-words.ts';
import { type Random, seededRandom } from './random.ts';

export type Kind = 'list' | 'filtered list' | 'question' | 'search';

export const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Wide ones: a narrow place in a bank of 3,000 has too few questions for the answers of the sizes to be alike. */
const places = subjects.flatMap((subject) => [
  { subject: subject.slug },
  ...Object.keys(subject.topics).map((top) => ({ subject: subject.slug, topic: slug(top) })),
]);

const wholeSubjects = subjects.map((subject) => ({ subject: subject.slug }));

const phrases = [
  ...new Set(
    subjects.flatMap((subject) =>
      Object.values(subject.topics).flatMap((below) =>
        Object.entries(below).flatMap(([middle, leaves]) => [middle, ...leaves]),
      ),
    ),
  ),
].map((phrase) => phrase.toLowerCase());
const extras = [
  'lamp',
  'rocket',
  'maximum height',
  'probability',
  'tangent',
  'area enclosed',
  'hl',
  'graph of',
  '',
];

/** So many addresses, no two the same, so that an answer kept from before helps none of them. */
export function requestsFor(kind: Kind, count: number, questions: number, seed: number): string[] {
  const random = seededRandom(seed);
  const found = new Set<string>();
  for (let tries = 0; found.size < count && tries < count * 50; tries += 1) {
    found.add(requestFor(kind, questions, random));
  }
  return [...found];
}

function requestFor(kind: Kind, questions: number, random: Random): string {
  // The bank's first questions are the same whatever its size, so both sizes answer alike.
  if (kind === 'question') return `/api/questions/${1 + random.below(Math.min(questions, 3000))}`;
  if (kind === 'search') return `/api/search?query=${encodeURIComponent(typed(random))}`;
  const filtered = kind === 'filtered list';
  const query = new URLSearchParams({ ...random.pick(filtered ? wholeSubjects : places) });
  query.set('page', String(1 + random.below(2)));
  query.set('pageSize', String(random.pick([2, 5, 10])));
  if (random.next() < 0.5) query.set('sortBy', random.pick(['priority', 'difficulty', 'marks', 'year']));
  if (random.next() < 0.3) query.set('sortOrder', random.pick(['asc', 'desc']));
  if (filtered) {
    query.set('difficulty', random.pick(difficulties));
    const [name, value] = random.pick([
      ['calculatorAllowed', 'true'],
      ['calculatorNotAllowed', 'true'],
      ['month', 'May'],
      ['month', 'November'],
      ['paper', '1'],
      ['paper', '2'],
      ['level', query.get('subject')!.endsWith('hl') ? 'HL' : 'SL'],
    ] as const);
    query.set(name, value);
  }
  return `/api/questions?${query}`;
}

/** As people type: whole, unfinished, or with a slip. */
function typed(random: Random): string {
  const phrase = `${random.pick(phrases)} ${random.pick(extras)}`.trim();
  const kind = random.next();
  if (kind < 0.35) return phrase.slice(0, 3 + random.below(phrase.length));
  if (kind < 0.5) return phrase;
  const at = 1 + random.below(Math.max(1, phrase.length - 2));
  if (kind < 0.67) return phrase.slice(0, at) + phrase.slice(at + 1);
  if (kind < 0.84) return phrase.slice(0, at) + phrase[at] + phrase.slice(at);
  return phrase.slice(0, at) + 'aeiou'[random.below(5)] + phrase.slice(at + 1);
}
