import { it } from 'vitest';
import { purchasesSurvive } from './kill.fixture.ts';

it('purchases survive a server that is killed again and again', { timeout: 1_200_000 }, () =>
  purchasesSurvive({ kills: 3, students: 8 }),
);
