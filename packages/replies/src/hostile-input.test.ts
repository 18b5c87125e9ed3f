import { describe, expect, it } from 'vitest';
import { kinds } from './asked.ts';
import { readCaseTables } from './case-tables.fixture.ts';
import { outOfBounds, strange } from './hostile-replies.fixture.ts';
import { markReply } from './mark-reply.ts';

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
  });
});
