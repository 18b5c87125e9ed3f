/** Pages are counted by kind: which question somebody read is nobody's business. */
export const pageKinds = [
  'home',
  'bank',
  'question',
  'syllabus',
  'search',
  'tests',
  'pricing',
  'classes',
  'blogs',
  'post',
  'account',
  'other',
] as const;
export type PageKind = (typeof pageKinds)[number];

const patterns: readonly (readonly [RegExp, PageKind])[] = [
  [/^\/$/, 'home'],
  [/^\/ibdp-question-bank$/, 'bank'],
  [/^\/ibdp-question-bank\/syllabus$/, 'syllabus'],
  [/^\/ibdp-question-bank\/.+/, 'question'],
  [/^\/search$/, 'search'],
  [/^\/(papers|take-a-test|my-tests|grading-your-test)(\/|$)/, 'tests'],
  [/^\/pricing$/, 'pricing'],
  [/^\/online-classes$/, 'classes'],
  [/^\/blogs$/, 'blogs'],
  [/^\/blogs\/.+/, 'post'],
  [/^\/(today|progress|mistakes)(\/|$)/, 'account'],
  [/^\/(account-details|saved-questions|my-doubts|onboarding|verify-user)(\/|$)/, 'account'],
];

/** Undefined for what isn't counted: the staff's own pages. */
export function pageKindOf(path: string): PageKind | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (/^\/(admin|dev|sandbox|api)(\/|$)/.test(plain)) return undefined;
  return patterns.find(([pattern]) => pattern.test(plain))?.[1] ?? 'other';
}
