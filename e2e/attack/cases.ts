import type { AttackCase } from './attack-case.ts';
import { cards } from './cases/cards.case.ts';
import { crowding } from './cases/crowding.case.ts';
import { demoAccountsLeft } from './cases/demo-accounts.case.ts';
import { failsOpen } from './cases/fails-open.case.ts';
import { host } from './cases/host.case.ts';
import { lockedOut } from './cases/locked-out.case.ts';
import { ownCause } from './cases/own-cause.case.ts';
import { slowLines } from './cases/slow-lines.case.ts';
import { surrogates } from './cases/surrogates.case.ts';
import { typesetting } from './cases/typesetting.case.ts';
import { uploads } from './cases/uploads.case.ts';

export const cases: readonly AttackCase[] = [
  demoAccountsLeft,
  failsOpen,
  host,
  typesetting,
  lockedOut,
  ownCause,
  surrogates,
  uploads,
  cards,
  crowding,
  slowLines,
];
