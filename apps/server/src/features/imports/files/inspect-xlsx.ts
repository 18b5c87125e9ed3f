import { largestSheetBytes, mostColumns, mostRows } from '@sevenfold/contract/imports/import.constants';
import { flaw } from './import-flaw.ts';
import { guarded, openZip } from './open-zip.ts';

const limits = { mostEntries: 2000, mostBytes: largestSheetBytes, mostBytesOfEntry: largestSheetBytes };
const sheetName = /^xl\/worksheets\/[^/]+\.xml$/i;
/** Long enough for what is looked for to be found where it lies across two pieces. */
const overlap = 64;

/**
 * A spreadsheet is an archive of XML, and its reader unfolds all of it at once. So its sizes are looked at before, and
 * its text for entities, which no spreadsheet has, and for cells so far out that the way to them fills the memory.
 */
export async function inspectXlsx(path: string): Promise<void> {
  const zip = await openZip(path, limits);
  try {
    if (!zip.entries.some(({ fileName }) => sheetName.test(fileName))) {
      throw flaw('The file is not an XLSX spreadsheet. Please save it as "Excel workbook (.xlsx)".');
    }
    for (const entry of zip.entries) {
      if (!/\.(xml|rels)$/i.test(entry.fileName)) continue;
      const isSheet = sheetName.test(entry.fileName);
      let tail = '';
      for await (const chunk of guarded(await zip.stream(entry))) {
        const text = tail + chunk.toString('latin1');
        if (/<!(?:DOCTYPE|ENTITY)/i.test(text.replaceAll('\0', ''))) {
          throw flaw('The spreadsheet defines entities, which is not read. Please save it again in Excel.');
        }
        if (isSheet) assertNear(text);
        tail = text.slice(-overlap);
      }
    }
  } finally {
    zip.close();
  }
}

/** Up to the next tag and no further: a text of tags that never end would otherwise be read anew from each of them. */
const place = /<(?:\w+:)?(?:row|c)\b[^<>]*?\sr\s*=\s*["']([A-Za-z]*)(\d+)["']/g;

function assertNear(text: string): void {
  for (const [, column, row] of text.matchAll(place)) {
    if (row!.length > 8 || Number(row) > mostRows + 1) {
      throw flaw(
        `The sheet reaches down to row ${Number(row).toLocaleString('en')}; at most ${mostRows.toLocaleString('en')} rows are read. Please delete empty rows at its end, or split it.`,
      );
    }
    if (column!.length > 3 || columnNumber(column!) > mostColumns) {
      throw flaw(
        `The sheet reaches out to column ${column!.slice(0, 10)}; at most ${mostColumns} columns are read.`,
      );
    }
  }
}

const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
