import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** Runs the product's commands in a folder, as `npm run` does it. */
export function commandsIn(folder: string) {
  const start = (command: string, args: string[], environment: Record<string, string>) =>
    spawn(process.execPath, [join(inject('builtServer'), `${command}.js`), ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  async function run(command: string, args: string[], environment: Record<string, string>) {
    const child = start(command, args, environment);
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    return { code, output: output + errors };
  }
  return { start, run };
}
