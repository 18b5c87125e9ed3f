import { describe, expect, it } from 'vitest';
import { type Asked, kinds } from '../asked.ts';
import { readCaseTables } from '../case-tables.fixture.ts';
import { markReply } from '../mark-reply.ts';
import { writingsOf, writingsOfEach } from './writings-of.ts';

const cases = readCaseTables();

/** Every fifth question of the tables, so that all sorts are among them and it stays quick. */
const questionsOf = (kind: Asked['kind']): Asked[] =>
  [
    ...new Map(
      cases.filter(({ asked }) => asked.kind === kind).map(({ asked }) => [JSON.stringify(asked), asked]),
    ).values(),
  ].filter((_, place) => place % 5 === 0);

describe.each(kinds)('other writings of %s', (kind) => {
  it.each(questionsOf(kind))('are right, and near misses are not: $expected', (asked) => {
    const { equivalent, nearMisses } = writingsOf(asked);
    const judged = (texts: readonly string[]) =>
      texts.map(
        (given) => `${given}: ${markReply(asked, given).verdict === 'right' ? 'right' : 'not right'}`,
      );
    expect(judged(equivalent)).toEqual(equivalent.map((given) => `${given}: right`));
    expect(judged(nearMisses)).toEqual(nearMisses.map((given) => `${given}: not right`));
    expect([equivalent.length, nearMisses.length]).toEqual([writingsOfEach, writingsOfEach]);
  });
});
