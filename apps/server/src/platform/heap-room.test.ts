import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** V8 says so, and goes on, when there is no such flag. */
test('this Node knows the flag', async () => {
  const module = new URL('./heap-room.ts', import.meta.url).href;
  const script = `import { giveHeapRoom } from '${module}'; giveHeapRoom(); console.log('given');`;
  const node = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stdout, stderr } = await run(process.execPath, node);
  expect(stdout).toBe('given\n');
  expect(stderr).not.toContain('flag');
});
