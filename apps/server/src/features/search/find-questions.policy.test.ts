import { describe, expect, it } from 'vitest';
import { DesignIndex } from './design-index.policy.ts';
import { findQuestions, type QuestionQuery } from './find-questions.policy.ts';
import { packDesigns, type WrittenDesign } from './packed-designs.fixture.ts';
import type { TextQuery } from './text-query.policy.ts';

const noPause = async () => undefined;

const query = (words: string, more: Partial<TextQuery> = {}): TextQuery => {
  const groups = words.split(' ').map((word) => word.split('|').map((term) => term.split('+')));
  return {
    groups,
    closest: groups,
    phrase: groups.length > 1 ? groups.map((terms) => terms[0]![0]!) : [],
    hasFormula: false,
    words: groups.flat(2),
    ...more,
  };
};

const found = (
  index: DesignIndex,
  text: TextQuery | undefined,
  more: Partial<QuestionQuery> & { staff?: boolean; limit?: number } = {},
) => {
  const { topicIds = new Set(), ownTopicIds = new Set(), staff = false, limit = 8 } = more;
  return findQuestions(index, { text, topicIds, ownTopicIds }, (word) => word, { staff, limit });
};

const ids = (...args: Parameters<typeof found>) =>
  found(...args).questions.map(({ questionId }) => questionId);

const indexOf = (designs: readonly WrittenDesign[]): DesignIndex => {
  const index = new DesignIndex();
  index.putAll(packDesigns(designs));
  return index;
};

const bank: readonly WrittenDesign[] = [
  { questionId: 1, said: 'a rocket rises to its maximum height' },
  { questionId: 2, said: 'height of a rocket', topicId: 2 },
  { questionId: 3, said: 'the maximum of a curve', topicId: 2 },
  { questionId: 4, said: 'a lamp', taught: 'think of a rocket', topicId: 3 },
  { questionId: 5, said: 'a secret rocket', staffOnly: true },
  { questionId: 6, said: 'a kite', taught: 'symmetry', topicId: 3 },
  { questionId: 7, said: 'a kite flies', topicId: 4, copiesOf: 6 },
];

describe.each([
  ['looked through one by one', async (index: DesignIndex) => index],
  [
    'in lists',
    async (index: DesignIndex) => {
      // So much changes that it is worth making lists.
      const many = Array.from({ length: 70 }, (_, at) => ({ questionId: 1000 + at, said: 'filling' }));
      index.putAll(packDesigns(many));
      await index.settle(noPause);
      expect(index.fresh).toEqual([]);
      return index;
    },
  ],
])('designs %s', async (_, settled) => {
  const index = await settled(indexOf(bank));

  it.each([
    ['rocket', [2, 1]],
    ['rocket height', [2, 1]],
    ['maximum height', [1]],
    ['rocket curve', [2, 3, 1]],
    ['rocket height curve', [2, 1]],
    ['symmetry', [6]],
    ['nothing', []],
    ['lamp|kite', [4, 6]],
    ['rises+height|curve', [1, 3]],
  ] as const)('%s finds %j', (words, wanted) => {
    expect(ids(index, query(words))).toEqual(wanted);
  });

  it('shows staff what only they see', () => {
    expect(ids(index, query('secret'))).toEqual([]);
    expect(ids(index, query('secret'), { staff: true })).toEqual([5]);
  });

  it('has questions of the topics found, those with all words first, and counts these', () => {
    const { questions, speaking } = found(index, query('rocket height'), { topicIds: new Set([2]) });
    expect(questions.map(({ questionId, ofTopic }) => [questionId, ofTopic])).toEqual([
      [2, true],
      [3, true],
      [1, false],
    ]);
    expect([...speaking]).toEqual([[2, 1]]);
    expect(ids(index, undefined, { topicIds: new Set([3]) })).toEqual([4, 6]);
  });

  it('prefers the reader’s own among equals, also among copies', () => {
    expect(ids(index, query('rocket'), { ownTopicIds: new Set([1]) })).toEqual([1, 2]);
    expect(ids(index, query('kite'))).toEqual([6]);
    expect(ids(index, query('kite'), { ownTopicIds: new Set([4]) })).toEqual([7]);
  });

  it('puts a phrase before words that are merely there, and a formula before both', () => {
    const [first] = found(index, query('maximum height')).questions;
    expect(first).toMatchObject({ questionId: 1, complete: true, hits: 2 });
    const withFormula = query('rocket', { hasFormula: true });
    expect(ids(index, withFormula, { topicIds: new Set([3]) })).toEqual([2, 1, 4, 6]);
  });
});

it('asks all where the first questions of topics have too few', async () => {
  const rest = Array.from({ length: 200 }, (_, at) => ({
    questionId: 100 + at,
    said: 'common',
    sample: false,
  }));
  const index = indexOf([{ questionId: 1, said: 'common' }, ...rest]);
  await index.settle(noPause);
  expect(ids(index, query('common'), { limit: 100 })).toHaveLength(60);
  const samples = Array.from({ length: 8 }, (_, at) => ({ questionId: 500 + at, said: 'common' }));
  index.putAll(packDesigns(samples));
  expect(ids(index, query('common'), { limit: 100 })).toEqual([1, ...samples.map((one) => one.questionId)]);
});

describe('an index that was changed', () => {
  const words = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox', 'gnu', 'hen'];
  /** The same numbers each time. */
  const numbers = (() => {
    let state = 7;
    return (below: number) => {
      state = (state * 48271) % 2147483647;
      return state % below;
    };
  })();
  const text = () => Array.from({ length: 1 + numbers(4) }, () => words[numbers(words.length)]).join(' ');
  const design = (questionId: number): WrittenDesign => ({
    questionId,
    said: text(),
    taught: text(),
    topicId: numbers(5),
    sample: numbers(4) > 0,
    staffOnly: numbers(6) === 0,
  });

  it('finds what one finds that was made anew', async () => {
    const now = new Map<number, WrittenDesign>();
    const index = new DesignIndex();
    for (let turn = 0; turn < 40; turn += 1) {
      for (let change = 0; change < 12; change += 1) {
        const questionId = 1 + numbers(120);
        if (numbers(4) === 0) {
          now.delete(questionId);
          index.remove(questionId);
        } else {
          const changed = design(questionId);
          now.set(questionId, changed);
          index.putAll(packDesigns([changed]));
        }
      }
      await index.settle(noPause);
      const anew = indexOf([...now.values()].sort((a, b) => a.questionId - b.questionId));
      for (const asked of ['ant', 'ant bee', 'cat dog elk', 'fox|gnu hen', 'bee+cat|dog ant']) {
        const more = { topicIds: new Set([turn % 5]), limit: 200, staff: turn % 2 === 0 };
        // More than are looked at would be others by their order alone.
        const wanted = found(anew, query(asked), more);
        if (wanted.questions.length < 60) expect(found(index, query(asked), more)).toEqual(wanted);
      }
    }
  });
});
