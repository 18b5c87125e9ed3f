import { Readable } from 'node:stream';
import { exportCoach } from '@sevenfold/contract/coach/coach-settings.endpoints';
import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import Papa from 'papaparse';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { countOpen } from '../../platform/load/open-count.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue } from '../catalogue/catalogue-tree.ts';
import { readCatalogue, readerOf } from '../catalogue/read-catalogue.ts';
import { readCourse } from './courses.ts';
import type { EventRow } from './events.queries.ts';
import { historyEventOf } from './history.presenter.ts';
import { listEventsPage, listNotes } from './learners.queries.ts';
import { readCourses } from './read-courses.ts';
import { readState } from './read-state.ts';
import { readSettings } from './settings.ts';

type Export = ResponseOf<typeof exportCoach>;

const { settings: settingsSchema, events: eventsSchema, derived: derivedSchema } = exportCoach.response.shape;
const rowsAtATime = 500;
const byteOrderMark = '\uFEFF';

/**
 * Read and written page by page, as the table is: what a student has done in years is more than a server can hold for
 * everybody who reads it slowly. Every part leaves through its schema all the same.
 */
export const exportLearner = (services: Services, caller: Caller): Readable =>
  sentTo(caller, jsonOf(services, caller));

/** Of one account: each reads all that there is of it. */
const openExports = countOpen(2);

function sentTo({ userId }: Caller, parts: AsyncIterable<string>): Readable {
  if (!openExports.enter(userId)) {
    throw new AppError(
      'too_many_attempts',
      'You are downloading your progress already. Please wait until it has arrived.',
      { retryAfterSeconds: 10 },
    );
  }
  return Readable.from(parts, { objectMode: false }).once('close', () => openExports.leave(userId));
}

async function* jsonOf(services: Services, caller: Caller): AsyncGenerator<string> {
  const now = services.clock.now().toISOString();
  const catalogue = await readCatalogue(services);
  const settings = settingsSchema.parse(await readSettings(services, caller));
  yield `{"exported_at":${JSON.stringify(now)},"settings":${JSON.stringify(settings)},"events":[`;
  let between = '';
  for await (const page of pagesOf(services, caller)) {
    const events = eventsSchema.parse(page.map((one) => exportedOf(one, catalogue)));
    yield between + JSON.stringify(events).slice(1, -1);
    between = ',';
  }
  yield '],"derived":';
  yield JSON.stringify(derivedSchema.parse(await readDerived(services, caller, catalogue)));
  yield '}';
}

async function readDerived(
  services: Services,
  caller: Caller,
  catalogue: Catalogue,
): Promise<Export['derived']> {
  const today = services.clock.now().toISOString().slice(0, 10);
  const { courses } = await readCourses(services, caller.userId, {
    catalogue,
    reader: readerOf(caller),
    today,
  });
  const derived: Export['derived'] = [];
  for (const { subject } of courses) {
    const { course } = await readCourse(services, catalogue, subject);
    const { state } = await readState(services, caller.userId, subject.id, course);
    derived.push({ subject: subject.slug, state });
  }
  return derived;
}

const columns = [
  'at',
  'subject',
  'topic',
  'question_id',
  'design',
  'source',
  'in_test',
  'marks',
  'of',
  'replies',
  'comment',
  'own_note',
] as const;

/** Read and written page by page. */
export const exportLearnerTable = (services: Services, caller: Caller): Readable =>
  sentTo(caller, linesOf(services, caller));

async function* linesOf(services: Services, caller: Caller): AsyncGenerator<string> {
  const catalogue = await readCatalogue(services);
  yield `${byteOrderMark}${columns.join(',')}\r\n`;
  for await (const page of pagesOf(services, caller)) {
    const rows = page.map((one) => {
      const event = exportedOf(one, catalogue);
      const replies = event.replies.map(({ field, value }) => `${field}: ${value}`).join('; ');
      return columns.map((column) => (column === 'replies' ? replies : event[column]));
    });
    // A cell that begins like a formula would be run by a spreadsheet.
    yield `${Papa.unparse(rows, { escapeFormulae: true })}\r\n`;
  }
}

interface Noted {
  readonly row: EventRow;
  readonly note: string | null;
}

async function* pagesOf({ database: { db } }: Services, { userId }: Caller): AsyncGenerator<Noted[]> {
  for (let last = 0; ; ) {
    const rows = await listEventsPage(db, userId, last, rowsAtATime);
    if (rows.length === 0) return;
    const notes = await listNotes(
      db,
      userId,
      rows.map(({ sourceKey }) => sourceKey),
    );
    const noteOf = new Map(notes.map(({ sourceKey, text }) => [sourceKey, text]));
    yield rows.map((row) => ({ row, note: noteOf.get(row.sourceKey) ?? null }));
    last = rows.at(-1)!.seq;
  }
}

const exportedOf = ({ row, note }: Noted, catalogue: Catalogue): Export['events'][number] => ({
  ...historyEventOf(row, catalogue),
  design: row.design,
  replies: (row.details.replies ?? []).map(({ field, value, marks, of }) => ({ field, value, marks, of })),
  comment: row.details.comment ?? null,
  own_note: note,
});
