export const importKinds = ['subjects', 'topics', 'questions'] as const;
export type ImportKind = (typeof importKinds)[number];

/** `uploading`, `reading`, `checking` and `importing` go on by themselves; `mapping` and `ready` wait for a person. */
export const importStates = [
  'uploading',
  'reading',
  'mapping',
  'checking',
  'ready',
  'importing',
  'done',
  'failed',
  'cancelled',
] as const;
export type ImportState = (typeof importStates)[number];

export const finishedStates = ['done', 'failed', 'cancelled'] as const satisfies readonly ImportState[];
export const workingStates = ['reading', 'checking', 'importing'] as const satisfies readonly ImportState[];

export const rowStates = ['new', 'changed', 'same', 'wrong'] as const;
export type RowState = (typeof rowStates)[number];

/** A file comes in parts of this size, so that neither side ever holds all of it. */
export const partBytes = 8 * 1024 * 1024;
export const largestFileBytes = 1024 * 1024 * 1024;
/** The sheet itself, unfolded. */
export const largestSheetBytes = 128 * 1024 * 1024;
export const mostRows = 20_000;
export const mostColumns = 100;
export const longestCell = 50_000;

export const isFinished = (state: ImportState): boolean =>
  (finishedStates as readonly ImportState[]).includes(state);
export const isWorking = (state: ImportState): boolean =>
  (workingStates as readonly ImportState[]).includes(state);

export const partsOf = (bytes: number): number => Math.max(1, Math.ceil(bytes / partBytes));
