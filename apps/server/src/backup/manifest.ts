import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isKey } from '../platform/storage/files.ts';

/** A reason for the person at the command line; anything else that is thrown is a fault of ours. */
export class BackupError extends Error {}

export const manifestName = 'manifest.json';
/** In the format of sha256sum, so that anybody can check the manifest, which holds the hashes of the rest. */
export const manifestHashName = 'manifest.sha256';

const identifier = z.string().regex(/^\w+$/);
const content = { bytes: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) };

const tableSchema = z.object({
  schema: identifier,
  name: identifier,
  columns: z.array(identifier),
  rows: z.number().int().min(0),
  ...content,
});

const manifestSchema = z.object({
  product: z.literal('sevenfold'),
  format: z.literal(1, { error: 'the format is one that this version does not know' }),
  version: z.string(),
  takenAt: z.iso.datetime(),
  engine: z.string(),
  /** The times by which migrations are told apart, oldest first: together they are the version of the schema. */
  migrations: z.array(z.number().int()).min(1),
  queue: z.object({ version: z.number().int(), names: z.array(z.string()) }).nullable(),
  tables: z.array(tableSchema),
  sequences: z.array(
    z.object({
      schema: identifier,
      name: identifier,
      lastValue: z.string().regex(/^-?\d+$/),
      isCalled: z.boolean(),
    }),
  ),
  files: z.array(z.object({ key: z.string().refine(isKey), ...content })),
});

export type Manifest = z.output<typeof manifestSchema>;
export type TablePart = Manifest['tables'][number];

/** Where a part lies is told by what it is, so no manifest can point outside of its folder. */
export const tablePath = ({ schema, name }: Pick<TablePart, 'schema' | 'name'>) =>
  join('tables', `${schema}.${name}.copy.gz`);
export const filePath = ({ key }: { key: string }) => join('files', key);

export const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined);
  const claimed = await readFile(join(folder, manifestHashName), 'utf8').catch(() => undefined);
  if (text === undefined || claimed === undefined) {
    throw new BackupError(`${folder} holds no complete backup: ${manifestName} or its hash is missing`);
  }
  if (claimed.split(' ')[0] !== sha256Of(text)) {
    throw new BackupError(`${manifestName} in ${folder} is damaged: its SHA-256 is not the one noted`);
  }
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BackupError(`${manifestName} in ${folder}: ${issue?.path.join('.')}: ${issue?.message}`);
}
