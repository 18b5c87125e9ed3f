import type { MarkedBlueprint } from '@sevenfold/contract/papers/blueprint';
import { describe, expect, it } from 'vitest';
import { candidate, noWishes } from './candidate.fixture.ts';
import type { Placed } from './candidate.ts';
import { applyChanges, changeFor } from './change.ts';
import { countPaper } from './count-paper.ts';
import { nameOfWish } from './wish.ts';

/** 20 marks: Easy 5, Medium 8 (seen, about 11), Hard 7 (long, without a calculator, of another paper). */
const paper: Placed[] = [
  { candidate: candidate({ design: 'a', marks: 5, difficulty: 'Easy', topicIds: [10, 1] }), section: 0 },
  { candidate: candidate({ design: 'b', marks: 8, topicIds: [11, 1], seen: true, paper: '1A' }), section: 0 },
  {
    candidate: candidate({
      design: 'c',
      marks: 7,
      difficulty: 'Hard',
      topicIds: [20, 2],
      kind: 'long',
      calculatorAllowed: false,
      paper: '2',
    }),
    section: 1,
  },
];

const sections = [
  { name: 'Section A', marks: 13 },
  { name: 'Section B', marks: 7 },
];
const section = (more: object) => ({ sections: [{ ...sections[0]!, ...more }, sections[1]!] });

const cases: readonly (readonly [what: string, wishes: Partial<MarkedBlueprint>, broken: string[]])[] = [
  ['nothing else', {}, []],
  ['another total', { total: { marks: 21 } }, ['total']],
  ['its sections', { sections }, []],
  ['other sections', { sections: [sections[1]!, sections[0]!] }, ['section 0 marks', 'section 1 marks']],
  ['more questions', section({ questions: { from: 3 } }), ['section 0 questions from']],
  ['fewer questions', section({ questions: { to: 1 } }), ['section 0 questions to']],
  ['just as many', section({ questions: { from: 2, to: 2 } }), []],
  ['another kind', section({ kinds: ['long'] }), ['section 0 kinds']],
  ['any kind', section({ kinds: [] }), []],
  ['another paper', section({ papers: ['2'] }), ['section 0 papers']],
  ['paper 1 with its parts', section({ papers: ['1'] }), []],
  ['shorter ones', section({ each: { from: 5, to: 7 } }), ['section 0 each to']],
  ['longer ones', section({ each: { from: 6, to: 8 } }), ['section 0 each from']],
  ['a share that is just held', { topics: [{ topicId: 1, from: 65, to: 65 }] }, []],
  ['a larger share', { topics: [{ topicId: 1, from: 66 }] }, ['topic 1 from']],
  ['a smaller share', { topics: [{ topicId: 11, to: 39 }] }, ['topic 11 to']],
  ['a topic that isn’t there', { topics: [{ topicId: 9, from: 1 }] }, ['topic 9 from']],
  ['difficulties', { difficulties: [{ difficulty: 'Hard', from: 35, to: 35 }] }, []],
  ['fewer hard ones', { difficulties: [{ difficulty: 'Hard', to: 34 }] }, ['difficulty Hard to']],
  ['more long ones', { counts: [{ kind: 'long', from: 2 }] }, ['count long from']],
  ['no long one', { counts: [{ kind: 'long', to: 0 }] }, ['count long to']],
  ['its papers', { papers: ['1', '2'] }, []],
  ['one paper', { papers: ['1'] }, ['papers']],
  ['parts of a paper', { papers: ['1A', '2'] }, ['papers']],
  ['with a calculator', { calculator: 'allowed' }, ['calculator']],
  ['without', { calculator: 'without' }, ['calculator']],
  ['nothing that was met', { unseen: true }, ['unseen']],
  ['one that is in', { include: ['a'] }, []],
  ['one that isn’t', { include: ['d', 'a'] }, ['include d']],
  ['one that must not be', { exclude: ['d', 'c'] }, ['exclude']],
];

describe('a paper', () => {
  it.each(cases)('counted with the wish for %s', (_, wishes, broken) => {
    expect(countPaper(paper, { ...noWishes(20), ...wishes }).map(nameOfWish)).toEqual(broken);
  });

  it.each(cases)('holds the wish for %s once it is changed for it', (_, wishes) => {
    const blueprint = { ...noWishes(20), ...wishes };
    const changes = countPaper(paper, blueprint).map((wish) => changeFor(wish, paper, blueprint));
    expect(countPaper(paper, applyChanges(blueprint, changes))).toEqual([]);
  });

  it('with a design twice is refused', () => {
    expect(() => countPaper([...paper, paper[0]!], noWishes(25))).toThrow('twice');
  });
});

it.each([
  [{ total: { marks: 21 } }, 20],
  [{ topics: [{ topicId: 11, from: 50 }] }, 40],
  [{ topics: [{ topicId: 1, to: 20 }] }, 65],
  [section({ each: { to: 7 } }), 8],
  [section({ questions: { from: 4 } }), 2],
  [{ papers: ['1'] }, ['1', '2']],
  [{ papers: ['3'] }, ['1', '1A', '2', '3']],
  [section({ kinds: ['data'] }), ['data', 'short']],
  [{ calculator: 'without' }, 'any'],
  [{ unseen: true }, false],
  [{ include: ['d'] }, false],
  [{ exclude: ['b', 'x'] }, ['x']],
] as const)('the wish %j becomes %j', (wishes, to) => {
  const blueprint = { ...noWishes(20), ...wishes } as MarkedBlueprint;
  const [wish] = countPaper(paper, blueprint);
  const changed = changeFor(wish!, paper, blueprint).to;
  expect(Array.isArray(changed) ? [...changed].sort() : changed).toEqual(to);
});
