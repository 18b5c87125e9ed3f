import { largestSheetBytes, mostSheetPages } from '@sevenfold/contract/grading/grading.constants';
import { counted } from '@sevenfold/contract/platform/counted.rules';

const mebibyte = 1024 * 1024;
/** Phones write forty photos as some 60 MB; all of it is in memory while it is drawn. */
const largestDrawnBytes = 200 * mebibyte;

/** '3.4 MB', '820 KB'; never 0. */
export function sizeLabel(bytes: number): string {
  if (bytes < mebibyte) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  const size = bytes / mebibyte;
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)} MB`;
}

export const pagesLabel = (pages: number): string => counted(pages, 'page');

export const sheetLimits = `PDF, up to ${largestSheetBytes / mebibyte} MB and ${mostSheetPages} pages`;

export const sheetProblems = {
  unreadable: 'This file could not be read. Please choose it again.',
  empty: 'This file is empty. Please choose another one.',
  tooLarge: `Your answer sheet is larger than ${largestSheetBytes / mebibyte} MB. Please save it with smaller pictures.`,
  tooLong: `Your answer sheet has more than ${mostSheetPages} pages. Please leave out what isn't an answer.`,
  locked: 'This PDF is protected by a password. Please save it without one and choose it again.',
  damaged: 'This PDF is damaged or incomplete. Please export it again and choose the new file.',
  tooLargeToDraw: `This PDF is larger than ${largestDrawnBytes / mebibyte} MB. Please give it in parts.`,
} as const;

export interface SizeLimit {
  readonly bytes: number;
  readonly problem: string;
}

/** Of what is sent as it is, by a student or by a teacher. */
export const sentLimit: SizeLimit = { bytes: largestSheetBytes, problem: sheetProblems.tooLarge };
/** Of what is drawn anew in this browser and made smaller by it, page by page. */
export const drawnLimit: SizeLimit = { bytes: largestDrawnBytes, problem: sheetProblems.tooLargeToDraw };

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** How many bytes at either end tell whether a file is a PDF and whether it is whole. */
export const tellingBytes = { begin: 64, end: 2048 } as const;

/** A PDF begins with its sign; a blank line or a byte-order mark before it is common. */
export const looksLikePdf = (begin: Uint8Array): boolean => /^(?:\xef\xbb\xbf)?\s*%PDF-\d/.test(text(begin));

/** Cut off on its way here: what comes last isn't what a PDF ends with. */
export const isCutOff = (end: Uint8Array): boolean => !/%%EOF[\s\0]*$/.test(text(end));

export const longestEdge = 2600;

/** How many pixels a page gets: enough for its place on this screen, never more than a phone can hold. */
export function pixelScale(
  page: { readonly width: number; readonly height: number },
  shownWidth: number,
  pixelRatio: number,
): number {
  const wanted = (shownWidth * Math.min(pixelRatio, 2)) / page.width;
  return Math.min(wanted, longestEdge / Math.max(page.width, page.height));
}
