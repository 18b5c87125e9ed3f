import type { ImportState } from '@sevenfold/contract/imports/import.constants';
import { somethingWentWrong } from '@sevenfold/contract/platform/errors';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { checkImportRows } from './check-import.ts';
import { cleanImport } from './clean-imports.ts';
import { ImportFlaw } from './files/import-flaw.ts';
import { ImportLeft, type ImportStep } from './import-step.ts';
import { changeImport, findImport, holdImport } from './imports.queries.ts';
import { readImport } from './read-import.ts';
import { writeImport } from './write-import.ts';

const steps: Partial<Record<ImportState, ImportStep>> = {
  reading: readImport,
  checking: checkImportRows,
  importing: writeImport,
};

export interface ImportRunner {
  /** Works on an import beside the job queue, which minutes of work would hold up, unless somebody does already. */
  wake(id: string): void;
  /** Lets go of what is being worked on; another server, or the next start, goes on with it. */
  stop(): Promise<void>;
}

export function importRunner(services: Services): ImportRunner {
  const { database, log, clock } = services;
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const wokenAgain = new Set<string>();

  async function work(id: string): Promise<void> {
    do {
      // One that was lost with its server is free again at once, since the connection that held it is gone.
      const held = await holdImport(database, id);
      if (!held) return;
      try {
        await takeSteps(id);
      } finally {
        await held.release();
      }
      // Whoever was asked for the next step in the last moments of this one found the import taken.
    } while ((await nextStep(id)) !== undefined);
  }

  async function takeSteps(id: string): Promise<void> {
    for (;;) {
      const next = await nextStep(id);
      if (!next) break;
      try {
        await next.step({ services, signal: stopping.signal }, next.record);
      } catch (error) {
        if (error instanceof ImportLeft) break;
        // The file storage is away, or everybody draws pictures: whoever tends the imports has it tried again.
        if (error instanceof AppError && error.code === 'unavailable') throw error;
        await fail(id, next.record.state, error);
      }
    }
    const left = await findImport(database.db, id);
    if (left) await cleanImport(services, left);
  }

  async function nextStep(id: string) {
    const record = await findImport(database.db, id);
    const step = record && steps[record.state];
    return record && step && !stopping.signal.aborted ? { record, step } : undefined;
  }

  async function fail(id: string, state: ImportState, error: unknown): Promise<void> {
    const isTheirs = error instanceof ImportFlaw || error instanceof AppError;
    if (!isTheirs) log.error({ err: error, importId: id }, 'import failed');
    const now = clock.now();
    await changeImport(database.db, id, [state], {
      state: 'failed',
      message: isTheirs ? error.message : somethingWentWrong,
      finishedAt: now,
      changedAt: now,
    });
  }

  function wake(id: string): void {
    if (stopping.signal.aborted) return;
    if (running.has(id)) {
      wokenAgain.add(id);
      return;
    }
    const done = work(id)
      .catch((error: unknown) => log.error({ err: error, importId: id }, 'import left, will be tried again'))
      .finally(() => {
        running.delete(id);
        if (wokenAgain.delete(id)) wake(id);
      });
    running.set(id, done);
  }

  return {
    wake,
    async stop() {
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}
