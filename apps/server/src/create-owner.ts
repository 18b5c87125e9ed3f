import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { createOwner } from './features/accounts/create-owner.ts';
import { AppError } from './platform/app-error.ts';
import { systemClock } from './platform/clock.ts';
import { randomIds } from './platform/ids.ts';
import { readConfigOrExit } from './read-config-or-exit.ts';
import { startDatabase } from './start-database.ts';

/** `npm run create-owner -- --email … --name …`; what is missing is asked for. OWNER_PASSWORD serves scripts. */
async function main(): Promise<void> {
  const config = readConfigOrExit();
  const { values } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string' } },
  });
  const email = values.email ?? (await ask('E-mail: '));
  const name = values.name ?? (await ask('Full name: '));
  const password = process.env.OWNER_PASSWORD ?? (await ask('Password: ', { hidden: true }));

  const { database, stop } = await startDatabase(config, pino({ level: 'warn' }));
  try {
    const user = await createOwner(
      { database, clock: systemClock, ids: randomIds },
      { email, name, password },
    );
    console.log(`${user.email} is now an owner.`);
  } finally {
    await stop();
  }
}

async function ask(question: string, { hidden = false } = {}): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({
    input: process.stdin,
    output: hidden ? silent : process.stdout,
    terminal: Boolean(process.stdin.isTTY),
  });
  try {
    return await prompt.question('');
  } finally {
    prompt.close();
    if (hidden) process.stdout.write('\n');
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof AppError ? error.message : error);
  process.exitCode = 1;
});
