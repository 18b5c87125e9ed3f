import type { Marking } from '@sevenfold/contract/grading/marking';

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved' | 'saving' | 'waiting' }
  /** Somebody wrote since, or the sheet went to somebody else: nothing is overwritten until one decides. */
  | { readonly kind: 'conflict' | 'refused'; readonly message: string };

export interface Unsaved {
  readonly version: number;
  readonly marking: Marking;
  /** The save that may have arrived without our knowing. */
  readonly save_id?: string | undefined;
}

export type Sent =
  | { readonly version: number }
  /** `unreachable` is tried again; the others are for the reader to decide. */
  | { readonly failure: 'unreachable' | 'conflict' | 'refused'; readonly message: string };

interface Wiring {
  readonly version: number;
  readonly send: (save: Unsaved & { readonly save_id: string }) => Promise<Sent>;
  /** Keeps it in this browser until the server has it; undefined when it has. */
  readonly keep: (unsaved: Unsaved | undefined) => void;
  readonly onState: (state: SaveState, version: number) => void;
  readonly newId: () => string;
}

const pauseMs = 800;
const retryMs = 5000;

export type MarkingSaver = ReturnType<typeof createMarkingSaver>;

/** Saves a moment after the last change, one save at a time, and goes on trying while there is no connection. */
export function createMarkingSaver({ version: first, send, keep, onState, newId }: Wiring) {
  let version = first;
  let unsaved: Marking | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  /** Somebody else wrote: nothing is sent until it is decided which of the two stays. */
  let undecided = false;
  /** What is under way, under its own name: tried again, the server knows that it had it. */
  let attempt: { readonly marking: Marking; readonly save_id: string } | undefined;

  const tell = (state: SaveState) => onState(state, version);
  const keepUnsaved = () => keep(unsaved && { version, marking: unsaved, save_id: attempt?.save_id });
  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  };

  const save = async () => {
    const marking = attempt?.marking ?? unsaved;
    if (!marking) return;
    attempt ??= { marking, save_id: newId() };
    keepUnsaved();
    tell({ kind: 'saving' });
    const sent = await send({ version, marking, save_id: attempt.save_id });
    if ('version' in sent) {
      version = sent.version;
      attempt = undefined;
      if (unsaved === marking) unsaved = undefined;
      keepUnsaved();
      if (unsaved) later(0);
      tell({ kind: unsaved ? 'unsaved' : 'saved' });
    } else if (sent.failure === 'unreachable') {
      tell({ kind: 'waiting' });
      if (!stopped) later(retryMs);
    } else {
      attempt = undefined;
      undecided = sent.failure === 'conflict';
      tell({ kind: sent.failure, message: sent.message });
    }
  };

  /** True when the server has everything. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    while (running) await running;
    if (unsaved && !undecided) {
      running = save().finally(() => {
        running = undefined;
      });
      await running;
    }
    return unsaved === undefined;
  }

  return {
    change(marking: Marking): void {
      unsaved = marking;
      keepUnsaved();
      if (undecided) return;
      tell({ kind: 'unsaved' });
      later(pauseMs);
    },
    /** Until nothing is left to save, or it can't be. */
    async saveAll(): Promise<boolean> {
      for (let round = 0; round < 5; round += 1) if (await flush()) return true;
      return false;
    },
    flush,
    /** What is here shall take the place of that version. */
    overwrite(newest: number): void {
      version = newest;
      attempt = undefined;
      undecided = false;
      keepUnsaved();
      later(0);
    },
    /** What is here shall be forgotten. */
    drop(): void {
      unsaved = undefined;
      attempt = undefined;
      keepUnsaved();
    },
    version: () => version,
    hasUnsaved: () => unsaved !== undefined,
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
