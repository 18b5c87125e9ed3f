import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Limit } from '../../platform/concurrency-limit.ts';

/** A card by what is on it: asked for again it is the same file, and with another text it is another. */
export type CardPress = (content: unknown, make: () => Promise<Buffer>) => Promise<Buffer>;

interface Options {
  readonly folder: string;
  readonly mostBytes: number;
  /** One at a time. */
  readonly limit: Limit;
  readonly log: { warn(details: object, message: string): void };
  readonly pause?: (ms: number) => Promise<unknown>;
  readonly now?: () => number;
}

/** Three times as long as a card took to make, nobody makes another: the processor is there for visitors first. */
const restPerWork = 3;
/** The first one also loads what draws it, which happens once. */
const longestRestMs = 2000;

/**
 * Cards cost a good part of a second, and anybody may ask for any of them. So each is made once and kept on disk; they
 * are made one after the other, with pauses; and whoever finds the short line full is asked to come back.
 */
export function openCardPress({ folder, mostBytes, limit, log, ...options }: Options): CardPress {
  const { pause = (ms) => sleep(ms, undefined, { ref: false }), now = () => performance.now() } = options;
  const making = new Map<string, Promise<Buffer>>();
  let rested: Promise<unknown> = Promise.resolve();
  const pathOf = (name: string) => join(folder, name);
  const readKept = (name: string) => readFile(pathOf(name)).catch(() => undefined);
  const warn = (error: unknown) => log.warn({ err: error }, 'a social card could not be kept');

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
        .filter((name) => name.endsWith('.png'))
        .map(async (name) => ({
          name,
          ...(await stat(pathOf(name)).then(({ size, mtimeMs }) => ({ size, mtimeMs }))),
        })),
    );
    for (const { name, size } of files.sort((one, other) => one.mtimeMs - other.mtimeMs))
      kept.set(name, size);
    return kept;
  }

  async function keep(name: string, picture: Buffer): Promise<void> {
    const half = pathOf(`${name}.${randomUUID()}.part`);
    await mkdir(folder, { recursive: true });
    // Complete or not at all: another server may read it at the same moment.
    await writeFile(half, picture);
    await rename(half, pathOf(name));
    (await keptSizes()).set(name, picture.length);
  }

  const press = (name: string, make: () => Promise<Buffer>): Promise<Buffer> =>
    limit(async () => {
      // Somebody may have looked for it just before it was there.
      const kept = await readKept(name);
      if (kept) return kept;
      await rested;
      const began = now();
      try {
        const picture = await make();
        // A full disk is no reason to show nothing.
        await keep(name, picture).catch(warn);
        return picture;
      } finally {
        rested = pause(Math.min(longestRestMs, (now() - began) * restPerWork));
      }
    });

  return async (content, make) => {
    const name = `${createHash('sha256').update(JSON.stringify(content)).digest('hex')}.png`;
    const kept = await readKept(name);
    if (kept) {
      (await keptSizes()).get(name);
      return kept;
    }
    let made = making.get(name);
    if (!made) {
      made = press(name, make).finally(() => making.delete(name));
      making.set(name, made);
    }
    return made;
  };
}
