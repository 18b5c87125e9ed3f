import { describe, expect, it } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

describe('what was used recently', () => {
  it('stays, and the longest unused goes first', () => {
    const kept = new RecentlyUsed<string>(3);
    for (const key of ['a', 'b', 'c']) kept.set(key, key, 1);
    kept.get('a');
    kept.set('d', 'd', 1);
    expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key))).toEqual(['a', undefined, 'c', 'd']);
  });

  it('is measured by size', () => {
    const kept = new RecentlyUsed<string>(10);
    kept.set('a', 'a', 4);
    kept.set('b', 'b', 4);
    kept.set('c', 'c', 6);
    expect(kept.get('a')).toBeUndefined();
    expect(kept.get('b')).toBe('b');
    expect(kept.get('c')).toBe('c');
  });

  it('is replaced without being counted twice', () => {
    const kept = new RecentlyUsed<string>(10);
    for (let round = 0; round < 5; round += 1) kept.set('a', String(round), 5);
    kept.set('b', 'b', 5);
    expect(kept.get('a')).toBe('4');
    expect(kept.get('b')).toBe('b');
  });

  it('never holds what is larger than everything', () => {
    const kept = new RecentlyUsed<string>(10);
    kept.set('small', 'small', 1);
    kept.set('large', 'large', 11);
    expect(kept.get('large')).toBeUndefined();
    expect(kept.get('small')).toBe('small');
  });
});
