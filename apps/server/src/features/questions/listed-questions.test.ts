import { describe, expect, it } from 'vitest';
import { layOut, packTrait, readTrait, type Trait } from './listed-questions.ts';

describe('traits side by side in one number', () => {
  it.each([
    ['as many as there are', { difficulty: 4, level: 3, month: 3, paper: 6, visible: 2 }],
    ['a fourth difficulty', { difficulty: 5, level: 3, month: 3, paper: 6, visible: 2 }],
    ['longer lists of everything', { difficulty: 12, level: 9, month: 13, paper: 33, visible: 2 }],
    ['all the room there is', { difficulty: 2 ** 16, level: 2 ** 15 }],
  ])('keep every value apart from every other: %s', (_, values: Record<string, number>) => {
    const traits = layOut(values);
    const all = Object.entries<Trait>(traits);
    for (const [name, trait] of all) {
      const largest = values[name]! - 1;
      const others = all.filter(([other]) => other !== name);
      const alone = packTrait(trait, largest);
      expect(alone).toBeGreaterThan(0);
      expect(readTrait(trait, alone), name).toBe(largest);
      for (const [other, held] of others) expect(readTrait(held, alone), other).toBe(0);
      const amongAll = others.reduce((bits, [, held]) => bits | held.mask, packTrait(trait, 0));
      expect(readTrait(trait, amongAll), name).toBe(0);
      expect(readTrait(trait, amongAll | alone), name).toBe(largest);
    }
  });

  it('are refused when they no longer fit, by name', () => {
    expect(() => layOut({ difficulty: 2 ** 16, level: 2 ** 16 })).toThrow(
      'takes 32 bits, and a number has 31: difficulty takes 65536 values',
    );
  });
});
