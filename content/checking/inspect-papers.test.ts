import { describe, expect, it } from 'vitest';
import { readPapers } from '../authoring/paper-files.ts';
import type { PaperContent } from '../bank-content.ts';
import { courseCandidates } from '../papers/course-candidates.ts';
import { readShelves } from '../papers/read-shelves.ts';
import { syllabusShares } from '../papers/teaching-hours.ts';
import { inspectPapers, paperIssues } from './inspect-papers.ts';

const [designs, papers] = [await readShelves(), await readPapers()];
const candidates = courseCandidates('physics-sl', designs);
const mock = papers.find(({ key }) => key === 'physics-sl/mock-a-paper-1')!;
const inFirst = (change: (keys: readonly string[]) => readonly string[]): Partial<PaperContent> => ({
  sections: mock.sections.map((section, place) =>
    place === 0 ? { ...section, designs: change(section.designs) } : section,
  ),
});
const [first] = mock.sections[0]!.designs;

describe('a mock paper', () => {
  it.each<[string, Partial<PaperContent>, RegExp[]]>([
    ['as it is', {}, []],
    ['of a paper that the exam hasn’t', { paper: '3' }, [/^the exam of physics-sl has no paper 3$/]],
    [
      'with another name',
      { name: 'May 2026 Paper 1' },
      [/^is called May 2026 Paper 1 instead of Sevenfold Mock A · Paper 1$/],
    ],
    [
      'without a section',
      { sections: mock.sections.slice(1) },
      [/^has the sections Paper 1B instead of Paper 1A, Paper 1B$/],
    ],
    [
      'with a design that isn’t there',
      inFirst((keys) => ['physics-sl/nothing', ...keys.slice(1)]),
      [/^physics-sl doesn't list physics-sl\/nothing$/],
    ],
    [
      'with one of another course',
      inFirst((keys) => ['math-aa-sl/1.2-theatre-rows', ...keys.slice(1)]),
      [/^physics-sl doesn't list math-aa-sl/],
    ],
    ['with one twice', inFirst((keys) => [keys[0]!, ...keys]), [/^has .* twice$/]],
    [
      'with one too few',
      inFirst((keys) => keys.slice(1)),
      [
        /^lacks 45 marks in all$/,
        /^lacks 25 marks in Paper 1A$/,
        /^lacks at least 25 questions in Paper 1A$/,
      ],
    ],
    [
      'with a question of the other part',
      {
        sections: [...mock.sections]
          .reverse()
          .map(({ designs: own }, place) => ({ name: mock.sections[place]!.name, designs: own })),
      },
      [
        /marks in Paper 1A$/,
        /questions in Paper 1A$/,
        /^lacks only multiple-choice/,
        /^lacks only questions of Paper 1A/,
        /marks in Paper 1B$/,
        /^lacks only data-based/,
        /^lacks only questions of Paper 1B/,
      ],
    ],
    [
      'in another order',
      inFirst((keys) => [keys.at(-1)!, ...keys.slice(0, -1)]),
      [/is easier than the one before it$/],
    ],
  ])('%s', (_, change, issues) => {
    const found = paperIssues({ ...mock, ...change }, candidates);
    expect(found).toHaveLength(issues.length);
    for (const [place, issue] of issues.entries()) expect(found[place]).toMatch(issue);
  });

  it('doesn’t put a topic behind itself', () => {
    const topicOf = (key: string) => key.split('-').slice(0, 2).join('-');
    const all = mock.sections[0]!.designs;
    const pair = all.find((key, place) => all.slice(place + 1).some((one) => topicOf(one) === topicOf(key)))!;
    const other = all.find((key) => key !== pair && topicOf(key) === topicOf(pair))!;
    const beside = inFirst((keys) => [pair, other, ...keys.filter((key) => key !== pair && key !== other)]);
    expect(paperIssues({ ...mock, ...beside }, candidates)).toContainEqual(
      `${other} is about the same as the one before it`,
    );
  });
});

describe('the mock papers of a course', () => {
  it('are whole, and share nothing', () => {
    expect(inspectPapers(papers, designs)).toEqual([]);
  });

  it('are missed when one isn’t there', () => {
    const others = papers.filter((one) => one !== mock);
    expect(inspectPapers(others, designs)).toEqual(['physics-sl has no mock A of paper 1, or several']);
  });

  it('have no design in two of them', () => {
    const copy = papers.map((one) =>
      one.key === 'physics-sl/mock-b-paper-1' ? { ...one, sections: mock.sections } : one,
    );
    expect(inspectPapers(copy, designs)).toContainEqual(
      `physics-sl/mock-b-paper-1: ${first} is in physics-sl/mock-a-paper-1 too`,
    );
  });
});

it.each([
  ['math-aa-sl', '1', 15.8],
  ['math-aa-hl', '3', 24.3],
  ['physics-sl', 'A', 24.5],
  ['chemistry-hl', 'R3', 25],
])('%s spends on %s its share of the hours', (subject, topic, share) => {
  expect(syllabusShares(subject).get(topic)).toBeCloseTo(share, 1);
});
