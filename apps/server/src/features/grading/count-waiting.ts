import type { Services } from '../../platform/services.ts';
import { findWaitingSheets } from './queue.queries.ts';

/** How many sheets aren't returned yet, since when the first of them waits, and what the promise of 24 hours says. */
export const readWaitingSheets = ({ database, clock }: Services) =>
  findWaitingSheets(database.db, clock.now());
