import { processorTime } from '@sevenfold/contract/platform/processor-time.fixture';
import { expect, it } from 'vitest';
import { hostileFormula } from './hostile-formulas.fixture.ts';
import { outcomeOf } from './typeset-task.ts';

/** On a machine with nothing else to do; docs/security.md has the largest that was measured. */
const longestMs = 200;

it('typesets, or refuses, each of ten thousand hostile formulas quickly', () => {
  outcomeOf({ latex: 'x', inline: true });
  let worst = { ms: 0, seed: 0 };
  const counts = { html: 0, mistake: 0, refused: 0 };
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const latex = hostileFormula(seed);
    const ms = processorTime(() => {
      const outcome = outcomeOf({ latex, inline: seed % 2 === 0 });
      counts['html' in outcome ? 'html' : outcome.refused ? 'refused' : 'mistake'] += 1;
    });
    if (ms > worst.ms) worst = { ms, seed };
  }
  console.info(`The longest took ${worst.ms.toFixed(0)} ms: formula ${worst.seed}`, counts);
  expect(worst.ms).toBeLessThan(longestMs);
});
