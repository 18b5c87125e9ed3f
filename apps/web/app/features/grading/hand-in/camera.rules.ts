/** Why the camera shows nothing. */
export type CameraTrouble = 'refused' | 'missing' | 'busy' | 'failed';

/** By the names that browsers give it (Media Capture and Streams, 10.2). */
const troubles: ReadonlyMap<string, CameraTrouble> = new Map([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotSupportedError', 'missing'],
  // A page without https has no devices to ask.
  ['TypeError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
]);

export const troubleOf = (error: unknown): CameraTrouble =>
  (error instanceof Error && troubles.get(error.name)) || 'failed';

export const troubleWords: Readonly<Record<CameraTrouble, string>> = {
  refused:
    'This page may not use the camera. Allow it in your browser, at the sign beside the address, and try again. You can also choose photos that you have taken already.',
  missing:
    'There is no camera here that a page can use. Open this page on your phone, or choose photos that you have taken already.',
  busy: 'The camera is in use elsewhere. Close the other app and try again, or choose photos that you have taken already.',
  failed: 'The camera did not open. Try again, or choose photos that you have taken already.',
};

/** Nothing that the student does brings a camera that isn't there. */
export const mayTryAgain = (trouble: CameraTrouble): boolean => trouble !== 'missing';

/** What has come of the photos so far. */
export function takenWords(taken: number, waiting: number): string {
  const pages = taken === 1 ? '1 page so far' : `${taken} pages so far`;
  if (waiting === 0) return taken === 0 ? 'No page yet' : pages;
  return taken === 0 ? 'Reading the first page…' : `${pages}, reading the next…`;
}
