import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { TestInfo } from '@playwright/test';
import groups from './by-turns.json' with { type: 'json' };

/** Each takes about as long as another; about so many commits pass until all of them have run. */
const turns = groups.length;

/** Only `npm test` gives a turn; whoever runs a journey by hand, or `npm run test:all`, has all of it. */
const given = process.env.JOURNEY_TURN ? Number(process.env.JOURNEY_TURN) : undefined;

/** Of by-turns.json: a file, or a file and how the name of one of its journeys begins. */
export function readEntry(entry: string): { readonly file: string; readonly title: string } {
  const [file = '', title = ''] = entry.split(': ');
  return { file, title };
}

/** Which of the groups a journey stands in; -1 for what runs each time. */
const groupOf = (file: string, title: string) =>
  groups.findIndex((group) =>
    Object.keys(group)
      .map(readEntry)
      .some((entry) => entry.file === file && title.startsWith(entry.title)),
  );

export function hasTurn(file: string, title: string, turn = given): boolean {
  const group = groupOf(file, title);
  return group === -1 || turn === undefined || group === turn % turns;
}

export const isJourneysTurn = ({ file, title }: TestInfo): boolean => hasTurn(basename(file), title);

const isByTurns = ({ file, title }: TestInfo) => groupOf(basename(file), title) !== -1;

/** Audits on the way of a journey that always runs come by turns, too: they take longer than the journey. */
export const isAuditsTurn = (info: TestInfo, address: string): boolean =>
  isByTurns(info) ||
  given === undefined ||
  numberOf(`${info.title} ${new URL(address).pathname}`) === given % turns;

/** Any, but always the same, and each as often as another. */
const numberOf = (name: string) => createHash('sha256').update(name).digest().readUInt32BE() % turns;
