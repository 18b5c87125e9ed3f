import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildContent } from './lib/build.mjs';
import { installDependencies } from './lib/install.mjs';
import { root } from './lib/run.mjs';

/**
 * Runs the server from its sources and starts it anew when they change; pages change without that, through Vite.
 * The server is always given the time to stop by itself, since it also stops the embedded database.
 */
const watched = [
  'apps/server/src',
  'apps/server/migrations',
  'packages/contract/src',
  'packages/typesetting/src',
  'content',
];
const settleMs = 150;

await installDependencies();
await buildContent();

let server = start();
let timer;
let leaving = false;

function start() {
  return spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/development/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    // A group of its own: Ctrl-C in the terminal reaches this process alone, which passes it on once.
    detached: true,
  });
}

const ended = (child) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve));

async function restart() {
  // A question that can't be read is told of; the server then keeps the bank that it has.
  await buildContent().catch((error) => console.error(error.message));
  console.log('Sources changed, starting anew …');
  server.kill('SIGTERM');
  await ended(server);
  if (!leaving) server = start();
}

for (const folder of watched) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!file || /\.(api\.)?test\.tsx?$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(restart, settleMs);
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    leaving = true;
    server.kill('SIGTERM');
    await ended(server);
    process.exit(0);
  });
}
