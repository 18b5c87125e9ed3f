import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const printedBy = async (...options: string[]): Promise<string> => {
  const fixture = join(import.meta.dirname, 'end-signals.fixture.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', fixture, ...options], {
    timeout: 60_000,
  });
  return stdout;
};

describe('a signal that ends the product', { timeout: 90_000 }, () => {
  it('is not lost in the moment in which the doors open', async () => {
    expect(await printedBy()).toBe('ready\neverything, by SIGTERM\n');
  });

  it('stops the database that was started when the doors are not open yet', async () => {
    expect(await printedBy('early')).toBe('the database alone\n');
  });
});
