import { longestCell, mostColumns } from '@sevenfold/contract/imports/import.constants';
import { guessMapping } from '@sevenfold/contract/imports/import-mapping.rules';
import { largestImageBytes } from '@sevenfold/contract/platform/image.rules';
import { forEachLimited } from '../../platform/concurrency-limit.ts';
import { imageTooLarge } from '../../platform/pictures/image-flaw.ts';
import { flaw } from './files/import-flaw.ts';
import { openPackage, type Package } from './files/open-package.ts';
import { flawOfImage, picturesAtOnce } from './import-pictures.ts';
import { insertRows, type StagedRow } from './import-rows.queries.ts';
import { advance, type ImportStep, type StepContext } from './import-step.ts';
import { type ImportRecord, insertImages, removeStaging } from './imports.queries.ts';
import { rulesOf } from './kinds/rules-of.ts';
import { dropFiles, hashOf, withFile } from './work-folder.ts';

const rowsAtATime = 200;
const imagesAtATime = 50;
const samples = 5;
const longestSample = 200;

/** From the file into the staging tables, some rows at a time. A second try begins again. */
export const readImport: ImportStep = async (context, record) => {
  const { services } = context;
  const { db } = services.database;
  await removeStaging(db, record.id);
  const isZip = /\.zip$/i.test(record.fileName);
  if (isZip && record.kind !== 'questions') {
    throw flaw('Only questions come as a ZIP archive. Please send the sheet by itself.');
  }
  const found = await withFile(services, record, async (path, folder) => {
    const opened = await openPackage(path, record.fileName, folder);
    try {
      const sheet = await stageRows(context, record, opened);
      await stageImages(context, record, opened);
      return { ...sheet, images: opened.images.length };
    } finally {
      opened.close();
    }
  });
  await advance(db, context, record, 'reading', {
    ...found,
    state: 'mapping',
    mapping: guessMapping(record.kind, found.headers),
    progressDone: 0,
    progressTotal: 0,
  });
  // The rows are all there is of a sheet without images.
  if (found.images === 0) await dropFiles(services, record);
};

async function stageRows(context: StepContext, record: ImportRecord, opened: Package) {
  const { db } = context.services.database;
  const { mostRows } = rulesOf(record.kind);
  let headers: string[] | undefined;
  const shown: string[][] = [];
  let waiting: StagedRow[] = [];
  let number = 0;
  let count = 0;
  const flush = async () => {
    await insertRows(db, record.id, waiting);
    waiting = [];
    await advance(db, context, record, 'reading', { progressDone: count, progressTotal: 0 });
  };
  for await (const given of opened.rows()) {
    number += 1;
    const cells = checkedCells(given, number);
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!headers) {
      headers = headersOf(cells);
      continue;
    }
    if (count >= mostRows) {
      throw flaw(
        `The file has more than ${mostRows.toLocaleString('en')} rows. Please split it into several.`,
      );
    }
    count += 1;
    if (shown.length < samples) shown.push(cells.map((cell) => cell.slice(0, longestSample)));
    waiting.push({ row: number, cells });
    if (waiting.length >= rowsAtATime) await flush();
  }
  if (!headers) throw flaw('The file is empty. Its first row must name the columns.');
  if (count === 0) throw flaw('The file has headers and no rows.');
  await flush();
  return { headers, samples: shown, rows: count };
}

function checkedCells(cells: readonly string[], row: number): string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  if (last >= mostColumns) throw flaw(`Row ${row} has more than ${mostColumns} columns.`);
  return cells.slice(0, last + 1).map((cell) => {
    if (cell.length > longestCell) {
      throw flaw(
        `A cell of row ${row} is longer than ${longestCell.toLocaleString('en')} characters. Is a quotation mark left open?`,
      );
    }
    return wellFormed(cell);
  });
}

/** What a database can store: no NUL, and no half of a sign. */
const wellFormed = (text: string): string => Buffer.from(text.replaceAll('\0', ''), 'utf8').toString('utf8');

const headersOf = (cells: readonly string[]): string[] =>
  cells.map((cell) =>
    cell
      .replace(/^\uFEFF/, '')
      .trim()
      .slice(0, 120),
  );

async function stageImages(context: StepContext, record: ImportRecord, opened: Package): Promise<void> {
  const { db } = context.services.database;
  const { images } = opened;
  for (let next = 0; next < images.length; next += imagesAtATime) {
    const staged: Parameters<typeof insertImages>[1] = [];
    await forEachLimited(images.slice(next, next + imagesAtATime), picturesAtOnce, async (image) => {
      const { name } = image;
      if (image.bytes > largestImageBytes) {
        staged.push({ importId: record.id, name, hash: '', flaw: imageTooLarge });
        return;
      }
      const content = await opened.read(image);
      staged.push({ importId: record.id, name, hash: hashOf(content), flaw: await flawOfImage(content) });
    });
    await insertImages(db, staged);
    await advance(db, context, record, 'reading', {
      progressDone: next + staged.length,
      progressTotal: images.length,
    });
  }
}
