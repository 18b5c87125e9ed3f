import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaultCase } from './fault-case.ts';
import type { Kit } from './kit.ts';

/** Debian's package faketime: what a program takes for the time is read from a file, which may change. */
function findLibrary(): string | undefined {
  if (!existsSync('/usr/lib')) return undefined;
  return readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/faketime/libfaketimeMT.so.1`)
    .find((path) => existsSync(path));
}

const fileIn = ({ scratch }: Kit) => join(scratch, 'clock');

const jump = (name: string, offset: string): FaultCase => ({
  name,
  share: 0.3,
  hindrance: async () => (findLibrary() ? undefined : "needs Debian's package faketime"),
  async prepare(kit) {
    await writeFile(fileIn(kit), '+0\n');
    await kit.start({
      LD_PRELOAD: findLibrary()!,
      FAKETIME_TIMESTAMP_FILE: fileIn(kit),
      FAKETIME_NO_CACHE: '1',
      // A clock that is set anew doesn't change how long a second is.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
  },
  async happen(kit, last) {
    await writeFile(fileIn(kit), `${offset}\n`);
    await last();
    await writeFile(fileIn(kit), '+0\n');
  },
  retriedBy: 'webhooks by the provider, whose signatures are too old or too new; uploads by the student',
});

export const clockCases: readonly FaultCase[] = [
  jump('clock an hour ahead', '+3600'),
  jump('clock an hour back', '-3600'),
];
