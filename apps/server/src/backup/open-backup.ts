import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BackupError, filePath, type Manifest, manifestName, readManifest, tablePath } from './manifest.ts';
import { measurePart } from './part-streams.ts';

export interface OpenedBackup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** A backup, or the newest one of a folder with backups. Every part of it is compared with its hash. */
export async function openBackup(from: string): Promise<OpenedBackup> {
  const folder = await findBackup(resolve(from));
  const manifest = await readManifest(folder);
  const parts = [
    ...manifest.tables.map((table) => ({ path: tablePath(table), ...table })),
    ...manifest.files.map((file) => ({ path: filePath(file), ...file })),
  ];
  for (const { path, bytes, sha256 } of parts) {
    const found = await measurePart(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      throw new BackupError(
        error.code === 'ENOENT' ? `${path} is missing in ${folder}` : `${path}: ${error.message}`,
      );
    });
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw new BackupError(`${path} in ${folder} is damaged: its SHA-256 is not the one of the manifest`);
    }
  }
  return { folder, manifest };
}

async function findBackup(folder: string): Promise<string> {
  if (existsSync(join(folder, manifestName))) return folder;
  const names = await readdir(folder).catch(() => {
    throw new BackupError(`There is no folder ${folder}`);
  });
  // The names hold the time, so the last one is the newest.
  const newest = names
    .filter((name) => /^sevenfold-[\dTZ-]+$/.test(name))
    .sort()
    .at(-1);
  if (!newest) throw new BackupError(`There is no backup in ${folder}`);
  return join(folder, newest);
}
