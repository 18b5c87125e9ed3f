import { it } from 'vitest';
import { purchasesSurvive } from './kill.fixture.ts';

// Again and again: kill.faults.test.ts.
it('purchases survive a server that is killed', { timeout: 600_000 }, () =>
  purchasesSurvive({ kills: 1, students: 4 }),
);
