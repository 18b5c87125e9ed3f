import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { valuesFromFiles } from './read-config-or-exit.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sevenfold-secrets-'));
  await writeFile(join(folder, 'smtp'), 'smtps://user:secret@mail.example:465\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('reads a variable from the file that is named for it, unless it is given itself', () => {
  const SMTP_URL_FILE = join(folder, 'smtp');
  const secret = { SMTP_URL: 'smtps://user:secret@mail.example:465' };
  expect(valuesFromFiles({ SMTP_URL_FILE })).toEqual(secret);
  expect(valuesFromFiles({ SMTP_URL_FILE, SMTP_URL: ' ' })).toEqual(secret);
  expect(valuesFromFiles({ SMTP_URL_FILE, SMTP_URL: 'smtp://localhost' })).toEqual({});
  expect(valuesFromFiles({ ELSE_FILE: SMTP_URL_FILE, SMTP_URL_FILE: '' })).toEqual({});
});

it('names the variable whose file is not there', () => {
  expect(() => valuesFromFiles({ OCR_KEY_FILE: join(folder, 'gone') })).toThrow(/^OCR_KEY_FILE: ENOENT/);
});
