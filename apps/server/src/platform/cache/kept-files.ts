import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Limit } from '../concurrency-limit.ts';

/**
 * A file by what is in it: asked for again it is the same, and with another text it is another. What has to be made
 * waits in the line that is given.
 */
export type KeptFiles = (content: unknown, limit: Limit, make: () => Promise<Buffer>) => Promise<Buffer>;

interface Options {
  readonly folder: string;
  /** How the names of the files end. */
  readonly ending: `.${string}`;
  readonly mostBytes: number;
  /** Nobody makes another for so many times as long as one took: the processor is there for visitors first. */
  readonly restPerWork?: number;
  readonly log: { warn(details: object, message: string): void };
  readonly pause?: (ms: number) => Promise<unknown>;
  readonly now?: () => number;
}

/** The first one also loads what draws it, which happens once. */
const longestRestMs = 2000;

/**
 * Files that cost a good part of a second and that anybody may ask for. So each is made once and kept on disk, up to so
 * many bytes; and whoever finds the line full is asked to come back.
 */
export function openKeptFiles({
  folder,
  ending,
  mostBytes,
  restPerWork = 0,
  log,
  ...options
}: Options): KeptFiles {
  const { pause = (ms) => sleep(ms, undefined, { ref: false }), now = () => performance.now() } = options;
  const making = new Map<string, Promise<Buffer>>();
  let rested: Promise<unknown> = Promise.resolve();
  const pathOf = (name: string) => join(folder, name);
  const readKept = (name: string) => readFile(pathOf(name)).catch(() => undefined);
  const warn = (error: unknown) => log.warn({ err: error }, 'a file that was made could not be kept');

  /** The sizes of what is on disk; what was asked for least lately goes first. */
  let sizes: Promise<LRUCache<string, number>> | undefined;
  const keptSizes = () => {
    sizes ??= readSizes();
    return sizes;
  };
  async function readSizes(): Promise<LRUCache<string, number>> {
    const kept = new LRUCache<string, number>({
      maxSize: mostBytes,
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (_size, name, reason) => {
        if (reason === 'evict') rm(pathOf(name), { force: true }).catch(warn);
      },
    });
    const names = await readdir(folder).catch(() => []);
    const files = await Promise.all(
      names
        .filter((name) => name.endsWith(ending))
        .map(async (name) => ({
          name,
          ...(await stat(pathOf(name)).then(({ size, mtimeMs }) => ({ size, mtimeMs }))),
        })),
    );
    for (const { name, size } of files.sort((one, other) => one.mtimeMs - other.mtimeMs))
      kept.set(name, size);
    return kept;
  }

  async function keep(name: string, file: Buffer): Promise<void> {
    const half = pathOf(`${name}.${randomUUID()}.part`);
    await mkdir(folder, { recursive: true });
    // Complete or not at all: another server may read it at the same moment.
    await writeFile(half, file);
    await rename(half, pathOf(name));
    (await keptSizes()).set(name, file.length);
  }

  const press = (name: string, limit: Limit, make: () => Promise<Buffer>): Promise<Buffer> =>
    limit(async () => {
      // Somebody may have looked for it just before it was there.
      const kept = await readKept(name);
      if (kept) return kept;
      await rested;
      const began = now();
      try {
        const file = await make();
        // A full disk is no reason to show nothing.
        await keep(name, file).catch(warn);
        return file;
      } finally {
        if (restPerWork > 0) rested = pause(Math.min(longestRestMs, (now() - began) * restPerWork));
      }
    });

  return async (content, limit, make) => {
    const name = `${createHash('sha256').update(JSON.stringify(content)).digest('hex')}${ending}`;
    const kept = await readKept(name);
    if (kept) {
      (await keptSizes()).get(name);
      return kept;
    }
    let made = making.get(name);
    if (!made) {
      made = press(name, limit, make).finally(() => making.delete(name));
      making.set(name, made);
    }
    return made;
  };
}
