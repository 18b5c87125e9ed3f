import { expect, it } from 'vitest';
import { createTurns, turnsOf, type Urgency } from './drawing-turns.ts';

/** Drawings that end when they are told to. */
function drawings() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const inTurn = createTurns();
  return {
    begun,
    ask: (name: string, urgency: Urgency) =>
      inTurn(urgency, () => {
        begun.push(name);
        return new Promise((resolve) => ends.set(name, resolve));
      }),
    async end(name: string) {
      ends.get(name)?.();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

it('draws one at a time, pages before thumbnails, and never what was given up', async () => {
  const { begun, ask, end } = drawings();
  ask('small 1', 'thumbnail');
  ask('small 2', 'thumbnail');
  const giveUp = ask('page 1', 'page');
  ask('page 2', 'page');
  expect(begun).toEqual(['small 1']);
  giveUp();
  await end('small 1');
  expect(begun).toEqual(['small 1', 'page 2']);
  await end('page 2');
  expect(begun).toEqual(['small 1', 'page 2', 'small 2']);
  await end('small 2');
  ask('page 3', 'page');
  expect(begun.at(-1)).toBe('page 3');
});

it('is shared by all that show the same sheet', () => {
  const [one, other] = [{}, {}];
  expect(turnsOf(one)).toBe(turnsOf(one));
  expect(turnsOf(one)).not.toBe(turnsOf(other));
});
