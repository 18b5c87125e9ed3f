import { describe, expect, it } from 'vitest';
import { kinds } from './asked.ts';
import { readCaseTables } from './case-tables.fixture.ts';
import type { Field } from './field.ts';
import { hostileReplies, outOfBounds, strange } from './hostile-replies.fixture.ts';
import { markReplies } from './mark-replies.ts';
import { markReply } from './mark-reply.ts';
import { most, stepsOf } from './work.ts';

const expectedOf = new Map(readCaseTables().map(({ asked }) => [asked.kind, asked]));

describe('hostile input', () => {
  describe.each(kinds)('for %s', (kind) => {
    const asked = expectedOf.get(kind)!;

    it.each(outOfBounds)('is refused: %s', (_, given) => {
      expect(markReply(asked, given).verdict).toBe('unreadable');
    });

    it.each(strange)('gets a verdict: %s', (given) => {
      expect(['right', 'wrong', 'form', 'accuracy', 'unreadable', 'empty']).toContain(
        markReply(asked, given).verdict,
      );
    });

    it('never takes more work for sixty fields than a question may', () => {
      const fields = Array.from(
        { length: 60 },
        (_, place): Field => ({ ...asked, field: `a.${place + 1}`, part: 'a', marks: 1 }),
      );
      for (const given of hostileReplies) {
        const givens = Object.fromEntries(fields.map(({ field }) => [field, given]));
        expect(stepsOf(() => markReplies(fields, givens))).toBeLessThanOrEqual(most.question);
      }
    });
  });

  it('says so where there is too much to work out, and leaves what was marked before', () => {
    const asked = { kind: 'equation', expected: 'y=x^2', part: 'a', marks: 1 } as const;
    const fields = ['a.1', 'a.2', 'a.3'].map((field): Field => ({ ...asked, field }));
    const given = `y=${Array.from({ length: 38 }, () => 'tanx').join('+')}`;
    const { fields: marked } = markReplies(fields, { 'a.1': 'y=x*x', 'a.2': given, 'a.3': given });
    expect(marked.map(({ verdict }) => verdict)).toEqual(['right', 'wrong', 'unreadable']);
    expect(marked[2]!.note).toBe("This can't be read: it takes too much working out.");
  });

  it('never refuses a usual reply for its work', () => {
    for (const { asked, given } of readCaseTables()) {
      expect(markReply(asked, given).note ?? '', given).not.toContain('too much working out');
    }
  });
});
