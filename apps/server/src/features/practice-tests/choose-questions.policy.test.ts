import { describe, expect, it } from 'vitest';
import { type Candidate, chooseQuestions, type Met } from './choose-questions.policy.ts';

let nextId = 0;
const candidate = (more: Partial<Candidate> = {}): Candidate => {
  nextId += 1;
  return { id: nextId, group: 0, difficulty: 1, design: null, ...more };
};
const many = (count: number, more: Partial<Candidate> = {}) =>
  Array.from({ length: count }, () => candidate(more));

/** The same each time, and in no order. */
function shuffler() {
  let state = 7;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const nothing: Met = { ids: new Set(), designs: new Set() };

const choose = (candidates: Candidate[], count: number, met = nothing) => {
  const ids = chooseQuestions(candidates, met, count, shuffler());
  return ids.map((id) => candidates.find((one) => one.id === id)!);
};

describe('the questions of a test', () => {
  it('are as many as asked for, each once', () => {
    const chosen = choose(many(50), 20);
    expect(new Set(chosen.map(({ id }) => id)).size).toBe(20);
  });

  it('are all that there are when there are fewer', () => {
    expect(choose(many(3), 5)).toHaveLength(3);
    expect(choose([], 5)).toEqual([]);
  });

  it('come from all topics alike, however large they are', () => {
    const chosen = choose(
      [...many(500, { group: 0 }), ...many(4, { group: 1 }), ...many(30, { group: 2 })],
      10,
    );
    expect([0, 1, 2].map((group) => chosen.filter((one) => one.group === group).length).sort()).toEqual([
      3, 3, 4,
    ]);
  });

  it('mix the difficulties, and begin with the easy ones', () => {
    const chosen = choose(
      [...many(100, { difficulty: 1 }), ...many(100, { difficulty: 2 }), ...many(3, { difficulty: 3 })],
      6,
    );
    expect(chosen.map(({ difficulty }) => difficulty)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('are those that the student has not met, as long as there are any', () => {
    const [old, alike, fresh] = [many(20), many(20, { design: 'a' }), many(4)];
    const met = { ids: new Set(old.map(({ id }) => id)), designs: new Set(['a']) };
    const chosen = choose([...old, ...alike, ...fresh], 5, met);
    expect(chosen).toEqual(expect.arrayContaining(fresh));
    expect(chosen).toHaveLength(5);
  });

  it('hold one of each design, unless there is nothing else', () => {
    const chosen = choose([...many(20, { design: 'a' }), ...many(20, { design: 'b' }), ...many(2)], 5);
    expect(chosen.filter(({ design }) => design === 'a').length).toBeLessThanOrEqual(2);
    expect(chosen.filter(({ design }) => design === null)).toHaveLength(2);
    expect(chosen).toHaveLength(5);
  });

  it('hold a second of each design before a third of any, whatever the student has met', () => {
    const designs = ['a', 'b', 'c', 'd'];
    const candidates = designs.flatMap((design, index) =>
      many(5 * (index + 1), { design, difficulty: 1 + (index % 3) }),
    );
    const counts = (count: number, met?: Met) => {
      const chosen = choose(candidates, count, met);
      return designs.map((design) => chosen.filter((one) => one.design === design).length);
    };
    const met = { ids: new Set<number>(), designs: new Set(['a', 'b']) };
    expect(counts(4)).toEqual([1, 1, 1, 1]);
    expect(counts(4, met)).toEqual([1, 1, 1, 1]);
    expect(counts(8, met)).toEqual([2, 2, 2, 2]);
    expect(counts(12)).toEqual([3, 3, 3, 3]);
    expect(counts(60).reduce((sum, one) => sum + one)).toBe(50);
  });

  it('are found without going through all of them for each', () => {
    let looks = 0;
    const candidates = many(1000).map((one) => ({
      ...one,
      get design() {
        looks += 1;
        return null;
      },
    }));
    expect(chooseQuestions(candidates, nothing, 20, shuffler())).toHaveLength(20);
    expect(looks).toBeLessThan(1000);
  });
});
