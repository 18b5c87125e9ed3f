import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { TestInfo } from '@playwright/test';
import list from './by-turns.json' with { type: 'json' };

/** About so many commits pass until everything in by-turns.json has been looked at. */
export const turns = 5;

/** Only `npm test` gives a turn; whoever runs a journey by hand, or `npm run test:all`, has all of it. */
const given = process.env.JOURNEY_TURN ? Number(process.env.JOURNEY_TURN) : undefined;

export const hasTurn = (name: string, turn = given): boolean =>
  turn === undefined || createHash('sha256').update(name).digest().readUInt32BE() % turns === turn % turns;

const entries = Object.keys(list).map(readEntry);

/** Of by-turns.json: a file, or a file and how the name of one of its journeys begins. */
export function readEntry(entry: string): { readonly file: string; readonly title: string } {
  const [file = '', title = ''] = entry.split(': ');
  return { file, title };
}

const isByTurns = (info: TestInfo) =>
  entries.some(({ file, title }) => basename(info.file) === file && info.title.startsWith(title));

export const isJourneysTurn = (info: TestInfo): boolean =>
  !isByTurns(info) || hasTurn(`${basename(info.file)} ${info.title}`);

/** Audits on the way of a journey that always runs come by turns, too: they take longer than the journey. */
export const isAuditsTurn = (info: TestInfo, address: string): boolean =>
  isByTurns(info) || hasTurn(`${info.title} ${new URL(address).pathname}`);
