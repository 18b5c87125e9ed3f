import { expect, it } from 'vitest';
import { kinds } from './asked.ts';
import { readCaseTables } from './case-tables.fixture.ts';
import { markReply } from './mark-reply.ts';
import { seededRandom } from './values/seeded-random.ts';
import { verdicts } from './verdict.ts';

const cases = readCaseTables();
const signs = [...'0123456789+-*/^=<>()[]{}|,.;:!°%±√∞πxyzijketCPU \\_\'"&²₂½∪∈→'];

/** Replies to one question given to another, with signs lost, doubled, exchanged and put in. */
it.each(kinds)('a garbled reply gets a verdict, never an error: %s', (kind) => {
  const random = seededRandom(kinds.indexOf(kind) + 1);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const questions = cases.filter(({ asked }) => asked.kind === kind);
  for (let turn = 0; turn < 250; turn += 1) {
    const letters = [...pick(random() < 0.7 ? questions : cases).given];
    for (let change = Math.floor(random() * 4); change >= 0; change -= 1) {
      letters.splice(
        Math.floor(random() * letters.length),
        Math.floor(random() * 2),
        ...(random() < 0.7 ? [pick(signs)] : []),
      );
    }
    const [{ asked }, given] = [pick(questions), letters.join('')];
    let verdict: string;
    try {
      ({ verdict } = markReply(asked, given));
    } catch (error) {
      throw new Error(`${JSON.stringify({ expected: asked.expected, given })}: ${(error as Error).stack}`);
    }
    expect(verdicts).toContain(verdict);
  }
});
