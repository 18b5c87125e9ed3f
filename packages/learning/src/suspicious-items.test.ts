import { describe, expect, it } from 'vitest';
import type { Item, ItemReply } from './item-figures.ts';
import { suspicionsOf } from './suspicious-items.ts';

const logistic = (value: number) => 0.94 / (1 + Math.exp(-value));
const replies = (
  count: number,
  answer: (ability: number, index: number) => Partial<ItemReply>,
): ItemReply[] =>
  Array.from({ length: count }, (_, index) => {
    const ability = -2 + (4 * index) / (count - 1);
    return { ability, outcome: 0, ...answer(ability, index) };
  });
const item = (of: readonly ItemReply[], more: Partial<Item> = {}): Item => ({
  design: 'a',
  difficulty: 'Medium',
  replies: of,
  ...more,
});
const ofLevel = (level: number, count = 80) =>
  replies(count, (ability) => ({ outcome: logistic(ability - level) }));
const kindsOf = (one: Item) => suspicionsOf(one).map(({ kind }) => kind);

describe('a label', () => {
  it.each([
    ['as it should be', 'Medium', 0, undefined],
    ['a little harder', 'Medium', 0.6, undefined],
    ['much harder', 'Easy', 1.2, { kind: 'label', harder: true, fits: 'Hard' }],
    ['harder by one', 'Medium', 1.4, { kind: 'label', harder: true, fits: 'Hard' }],
    ['much easier', 'Hard', -1.2, { kind: 'label', harder: false, fits: 'Easy' }],
    ['very hard, as it says', 'Hard', 3, undefined],
  ] as const)('%s', (_, difficulty, level, expected) => {
    const found = suspicionsOf(item(ofLevel(level), { difficulty })).find(({ kind }) => kind === 'label');
    if (expected) expect(found).toMatchObject(expected);
    else expect(found).toBeUndefined();
  });

  it('isn’t contradicted by few', () => {
    expect(kindsOf(item(ofLevel(2, 29), { difficulty: 'Easy' }))).toEqual([]);
  });
});

describe('discrimination', () => {
  it.each([
    ['the weak do better', (ability: number) => (ability < 0 ? 0.8 : 0.3), ['discrimination']],
    ['all do alike', () => 0.5, []],
    ['the strong do better', (ability: number) => (ability > 0 ? 0.8 : 0.3), []],
  ])('where %s', (_, share, kinds) => {
    expect(kindsOf(item(replies(60, (ability) => ({ outcome: share(ability) }))))).toEqual(kinds);
  });
});

describe('a wrong option', () => {
  const chosen = (count: number, option: (ability: number, index: number) => string) =>
    item(
      replies(count, (ability, index) => {
        const letter = option(ability, index);
        return { option: letter, outcome: letter === 'A' ? 1 : 0 };
      }),
      { answer: 'A', kind: 'choice', difficulty: 'Medium' },
    );

  it('that the strong choose is told', () => {
    const found = suspicionsOf(chosen(60, (ability, index) => (ability > 0.7 ? 'C' : 'ABD'[index % 3]!)));
    expect(found).toContainEqual({ kind: 'option', option: 'C', strong: 20, chose: 20 });
  });

  it.each([
    ['that the weak choose', chosen(60, (ability) => (ability < 0 ? 'C' : 'A'))],
    ['that the strong choose less often than the right one', chosen(60, (_, index) => 'AAC'[index % 3]!)],
    ['that few strong students choose', chosen(29, () => 'C')],
    ['of a question that isn’t multiple choice', item(ofLevel(0))],
  ])('%s is not', (_, one) => {
    expect(kindsOf(one)).not.toContain('option');
  });
});
