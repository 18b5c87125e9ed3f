import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { NewcomersProduct } from '../start-as-newcomer.ts';

const snapshotSchema = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      node_types: z.tuple([z.array(z.string())], z.unknown()),
    }),
  }),
  nodes: z.array(z.number()),
  strings: z.array(z.string()),
});

const looks = 600;

/** What is alive in V8's heap, and what its objects hold outside of it: how many bytes of which kind. */
export interface HeapPart {
  readonly kind: string;
  readonly name: string;
  readonly bytes: number;
  readonly count: number;
}

/** A product that is started with this writes its heap into the folder when it gets the signal. */
export const writingSnapshots = (folder: string): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${folder}`,
});

export async function readHeap({ pid, origin }: NewcomersProduct, folder: string): Promise<HeapPart[]> {
  process.kill(pid, 'SIGUSR2');
  const file = await newSnapshot(folder);
  // It answers when it has written all of it.
  await fetch(`${origin}/api/health/live`);
  return partsOf(await readFile(join(folder, file), 'utf8'));
}

async function newSnapshot(folder: string): Promise<string> {
  for (let look = 0; look < looks; look += 1) {
    const found = (await readdir(folder)).find((file) => file.endsWith('.heapsnapshot'));
    if (found) return found;
    await sleep(100);
  }
  throw new Error('The product wrote no snapshot of its heap');
}

function partsOf(text: string): HeapPart[] {
  const { snapshot, nodes, strings } = snapshotSchema.parse(JSON.parse(text));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const place = (field: string) => fields.indexOf(field);
  const [type, name, size] = [place('type'), place('name'), place('self_size')];
  const parts = new Map<string, { kind: string; name: string; bytes: number; count: number }>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type]!]!;
    // Each string and each function has a name of its own.
    const named = kind === 'object' || kind === 'native' ? strings[nodes[at + name]!]! : '';
    const key = `${kind} ${named}`;
    const part = parts.get(key) ?? { kind, name: named, bytes: 0, count: 0 };
    part.bytes += nodes[at + size]!;
    part.count += 1;
    parts.set(key, part);
  }
  return [...parts.values()].sort((one, other) => other.bytes - one.bytes);
}
