import { expect, it } from 'vitest';
import { readTableAddress } from '~/lib/admin/table-address.ts';
import { filtersOf, mistakeQuery } from './mistakes.rules.ts';

const addressOf = (query: string) =>
  readTableAddress(new URLSearchParams(query), {
    sort: 'at',
    order: 'desc',
    pageSize: 10,
    filters: ['subject', 'topic', 'state'],
  });
const paged = { page: '1', pageSize: '10' };

it.each([
  ['', {}],
  ['subject=math-aa-sl', { subject: 'math-aa-sl' }],
  ['subject=math-aa-sl&topic=functions', { subject: 'math-aa-sl', topic: 'functions' }],
  ['topic=functions', {}],
  ['subject=No such&topic=functions', {}],
  ['state=open', { state: 'open' }],
  ['state=gone', {}],
  ['page=3', { page: '3' }],
])('%s asks for %j', (query, expected) => {
  expect(mistakeQuery(addressOf(query))).toEqual({ ...paged, ...expected });
});

const subjects = [
  {
    id: 1,
    slug: 'math-aa-sl',
    subject_name: 'Math AA SL',
    mistakes: 7,
    topics: [{ slug: 'functions', topic_name: 'Functions', mistakes: 4 }],
  },
];

it('offers the topics of the course that is chosen, and forgets a topic with its course', () => {
  const changes: unknown[] = [];
  const filters = (asked: Parameters<typeof filtersOf>[0]) =>
    filtersOf(asked, subjects, (change) => changes.push(change));
  expect(filters({}).map(({ label }) => label)).toEqual(['Course', 'State']);
  const [course, topic, state] = filters({ subject: 'math-aa-sl', topic: 'functions', state: 'open' });
  expect(course?.options).toEqual([{ value: 'math-aa-sl', label: 'Math AA SL (7)' }]);
  expect(topic?.options).toEqual([{ value: 'functions', label: 'Functions (4)' }]);
  course?.onChange('');
  topic?.onChange('');
  state?.onChange('mended');
  expect(changes).toEqual([
    { subject: '', state: 'open' },
    { subject: 'math-aa-sl', topic: '', state: 'open' },
    { subject: 'math-aa-sl', topic: 'functions', state: 'mended' },
  ]);
});
