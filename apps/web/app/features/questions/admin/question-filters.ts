import {
  difficulties,
  firstYear,
  levels,
  months,
  paperNames,
  paperOfName,
  timezones,
} from '@sevenfold/contract/questions/question.constants';

const option = <const Value extends string>(value: Value, label: string) => ({ value, label });
const either = (yes: string, no: string) => [option('true', yes), option('false', no)] as const;
const thisYear = new Date().getFullYear();
const years = Array.from({ length: thisYear - firstYear + 1 }, (_, back) => String(thisYear - back));

/** The filters with a short list of choices. The topic has pickers of its own. */
export const choices = [
  { name: 'visible', label: 'Visibility', options: either('Visible', 'Hidden') },
  { name: 'verified', label: 'Verified', options: either('Verified', 'Not verified') },
  { name: 'difficulty', label: 'Difficulty', options: difficulties.map((word) => option(word, word)) },
  { name: 'level', label: 'Level', options: levels.map((word) => option(word, word)) },
  { name: 'calculator', label: 'Calculator', options: either('Calculator', 'No calculator') },
  { name: 'year', label: 'Year', options: years.map((year) => option(year, year)) },
  { name: 'month', label: 'Month', options: months.map((word) => option(word, word)) },
  { name: 'paper', label: 'Paper', options: paperNames.map((name) => option(name, `Paper ${name}`)) },
  { name: 'timezone', label: 'Time zone', options: timezones.map((zone) => option(`${zone}`, `TZ${zone}`)) },
  { name: 'topicChanged', label: 'Topic changed', options: either('Topic changed', 'Topic not changed') },
  { name: 'shared', label: 'Shown in SL/HL', options: either('Shown in SL/HL', 'In its own level only') },
  { name: 'hasAnswer', label: 'Answer', options: either('With answer', 'Without answer') },
  { name: 'hasVideo', label: 'Video', options: either('With video', 'Without video') },
  { name: 'hasImages', label: 'Images', options: either('With images', 'Without images') },
  { name: 'reported', label: 'Reports', options: either('Reported', 'Not reported') },
  { name: 'hasPriority', label: 'Priority', options: either('With priority', 'No priority') },
] as const;

export const topicFilters = ['subject', 'topic', 'subTopic', 'subSubTopic'] as const;

type Choice = (typeof choices)[number];
export type ChoiceName = Choice['name'];
export type QuestionFilter = ChoiceName | (typeof topicFilters)[number];
export type QuestionFilterQuery = {
  -readonly [Name in ChoiceName]?: Extract<Choice, { name: Name }>['options'][number]['value'];
} & { -readonly [Name in (typeof topicFilters)[number] | 'q']?: string };

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What the address asks for, without what the server doesn't know. */
export function filterQuery(address: {
  q: string;
  filters: Partial<Record<QuestionFilter, string>>;
}): QuestionFilterQuery {
  const known = choices.flatMap(({ name, options }) => {
    const asked = address.filters[name];
    return options.some(({ value }) => value === asked) ? [[name, asked]] : [];
  });
  const topics: [string, string][] = [];
  for (const name of topicFilters) {
    const slug = address.filters[name] ?? '';
    // A subtopic means nothing without the topic above it.
    if (slug.length > 120 || !slugPattern.test(slug)) break;
    topics.push([name, slug]);
  }
  return { ...(address.q && { q: address.q }), ...Object.fromEntries(known), ...Object.fromEntries(topics) };
}

/** The same in the words of the API, which has the part of a paper by itself. */
export function apiFilter({ paper, ...rest }: QuestionFilterQuery) {
  if (paper === undefined) return rest;
  const { paper: number, paper_part } = paperOfName(paper);
  return { ...rest, paper: String(number), ...(paper_part && { paper_part }) };
}

/** How many of those that a button hides are set. */
export const setChoices = (filter: QuestionFilterQuery): number =>
  choices.filter(({ name }) => filter[name] !== undefined).length;
