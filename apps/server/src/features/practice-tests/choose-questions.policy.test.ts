import type { Drawable, Line } from '@sevenfold/papers/draw-in-turns';
import { describe, expect, it } from 'vitest';
import { chooseQuestions, type Met } from './choose-questions.policy.ts';

type Given = Drawable & Pick<Line, 'group' | 'difficulty'>;

let nextId = 0;
const candidate = (more: Partial<Given> = {}): Given => {
  nextId += 1;
  return { id: nextId, group: 0, difficulty: 1, design: null, ...more };
};
const many = (count: number, more: Partial<Given> = {}) =>
  Array.from({ length: count }, () => candidate(more));

const inLines = (candidates: readonly Given[]): Line[] => {
  const lines = new Map<string, Given[]>();
  for (const one of candidates) {
    const key = `${one.group} ${one.difficulty}`;
    lines.set(key, [...(lines.get(key) ?? []), one]);
  }
  return [...lines.values()].map((alike) => ({
    group: alike[0]!.group,
    difficulty: alike[0]!.difficulty,
    candidates: alike,
    isElsewhere: () => false,
  }));
};

/** The same each time, and in no order. */
function shuffler() {
  let state = 7;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const nothing: Met = { ids: new Set(), designs: new Set() };

const choose = (candidates: Given[], count: number, met = nothing) => {
  const ids = chooseQuestions(inLines(candidates), met, count, shuffler());
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

  it('are found without going through all of them', () => {
    const looked = new Set<unknown>();
    const candidates = new Proxy(many(100_000), {
      get(target, name) {
        looked.add(name);
        return Reflect.get(target, name) as unknown;
      },
    });
    const line = { group: 0, difficulty: 1, candidates, isElsewhere: () => false };
    expect(chooseQuestions([line], nothing, 20, shuffler())).toHaveLength(20);
    expect(looked.size).toBeLessThan(50);
  });

  it('stand for the first of the chosen topics that they lie under', () => {
    const both = many(10);
    const own = many(2, { group: 1 });
    const [first, second] = inLines([...both, ...own]) as [Line, Line];
    const shared = {
      ...second,
      candidates: [...both, ...own],
      isElsewhere: (id: number) => both.some((one) => one.id === id),
    };
    const ids = chooseQuestions([first, shared], nothing, 4, shuffler());
    expect(ids).toEqual(expect.arrayContaining(own.map(({ id }) => id)));
    expect(ids).toHaveLength(4);
  });

  it('are drawn alike from everywhere, and as often from a line as it is long', () => {
    const [few, some, most] = [many(1), many(3, { difficulty: 2 }), many(6, { difficulty: 3 })];
    const random = shuffler();
    const times = new Map<number, number>();
    for (let turn = 0; turn < 5000; turn += 1) {
      const [id] = chooseQuestions(inLines([...few, ...some, ...most]), nothing, 1, random);
      times.set(id!, (times.get(id!) ?? 0) + 1);
    }
    // Each of ten in a tenth of the turns; five times the deviation that chance has.
    for (const { id } of [...few, ...some, ...most]) expect(Math.abs(times.get(id)! - 500)).toBeLessThan(106);
  });
});
