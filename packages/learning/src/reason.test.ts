import { describe, expect, it } from 'vitest';
import { inSentence, type Reason, reasonText, whenText } from './reason.ts';

/** A Thursday. */
const now = '2026-03-12T15:00:00Z';

describe('when something was', () => {
  it.each([
    ['2026-03-12T08:00:00Z', 'UTC', 'today'],
    ['2026-03-13T08:00:00Z', 'UTC', 'today'],
    ['2026-03-11T23:59:00Z', 'UTC', 'yesterday'],
    ['2026-03-10T10:00:00Z', 'UTC', 'on Tuesday'],
    ['2026-03-06T10:00:00Z', 'UTC', 'on Friday'],
    ['2026-03-05T10:00:00Z', 'UTC', 'on 5 March'],
    ['2025-11-30T10:00:00Z', 'UTC', 'on 30 November'],
    ['2025-03-01T10:00:00Z', 'UTC', 'on 1 March 2025'],
    ['2026-03-11T23:59:00Z', 'Asia/Singapore', 'today'],
    ['2026-03-10T04:00:00Z', 'America/New_York', 'on Tuesday'],
    ['2026-03-10T03:00:00Z', 'America/New_York', 'on Monday'],
  ])('%s in %s', (at, timeZone, text) => {
    expect(whenText(at, now, timeZone)).toBe(text);
  });
});

it.each([
  ['The chain rule', 'the chain rule'],
  ['Kinematics', 'kinematics'],
  ["Bayes' theorem", "Bayes' theorem"],
  ['Voronoi diagrams', 'Voronoi diagrams'],
  ['DNA replication', 'DNA replication'],
  ['', ''],
])('%j within a sentence', (name, text) => {
  expect(inSentence(name)).toBe(text);
});

it.each<[Reason, string]>([
  [
    { kind: 'missed', topicId: 1, at: '2026-03-10T10:00:00Z', outcome: 0.2 },
    'You missed the chain rule on Tuesday',
  ],
  [
    { kind: 'due', topicId: 1, at: '2026-02-20T10:00:00Z', recall: 0.7 },
    'You last did the chain rule on 20 February',
  ],
  [{ kind: 'weak', topicId: 1, share: 0.42 }, 'You earn about 4 marks in 10 on the chain rule'],
  [{ kind: 'weak', topicId: 1, share: 0.08 }, 'You earn about 1 mark in 10 on the chain rule'],
  [{ kind: 'new', topicId: 1 }, 'You have not met the chain rule yet'],
  [{ kind: 'mixed', topicId: 1 }, 'More of the chain rule, for a change of topic'],
])('%o', (reason, text) => {
  expect(reasonText(reason, { topic: 'The chain rule', now })).toBe(text);
});
