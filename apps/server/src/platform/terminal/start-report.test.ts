import { expect, it } from 'vitest';
import { friendlyReport, isFriendly, plainReport } from './start-report.ts';

function output(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, write: (text: string) => written.push(text), text: () => written.join('') };
}

const withoutTime = (text: string) => text.replaceAll(/\d+\.\d s/g, 'n s');

it.each([
  [undefined, true, true],
  [undefined, false, false],
  ['json', true, false],
  ['pretty', false, true],
] as const)('LOG_FORMAT=%s on a terminal (%s) is friendly: %s', (format, isTTY, friendly) => {
  expect(isFriendly(format, output(isTTY))).toBe(friendly);
});

it('counts in place on a terminal', async () => {
  const terminal = output(true);
  const report = friendlyReport(terminal);
  const made = await report.step(
    'Loading questions',
    async (tell) => {
      tell(1, 2);
      return 2;
    },
    (count) => `Loaded ${count} questions`,
  );
  expect(made).toBe(2);
  const text = terminal.text();
  expect(text).toContain('\r\u001B[K  \u001B[33m…\u001B[0m Loading questions\u001B[2m 1 of 2\u001B[0m');
  expect(text.endsWith('\n')).toBe(true);
  expect(text).toContain('Loaded 2 questions');
});

it('writes whole lines only where lines stay', async () => {
  const file = output(false);
  const report = friendlyReport(file);
  await report.step(
    'Loading',
    async (tell) => tell(1, 2),
    () => 'Loaded',
  );
  await report.step(
    'Looking',
    async () => undefined,
    () => undefined,
  );
  expect(withoutTime(file.text())).toBe('  ✓ Loaded n s\n');
});

it('keeps what is going on below a line of the log', async () => {
  const terminal = output(true);
  const report = friendlyReport(terminal);
  await report.step(
    'Loading',
    async () => report.log!.write('{"level":40,"msg":"careful"}'),
    () => 'Loaded',
  );
  expect(terminal.text()).toContain('careful\n  \u001B[33m…\u001B[0m Loading');
});

it('says nothing of a step that failed but passes the failure on', async () => {
  const file = output(false);
  const failing = friendlyReport(file).step(
    'Loading',
    async () => {
      throw new Error('no');
    },
    () => 'Loaded',
  );
  await expect(failing).rejects.toThrow('no');
  expect(file.text()).toBe('');
});

it('tells programs only what they wait for', async () => {
  const said: string[] = [];
  const report = plainReport((words) => said.push(words));
  await report.step(
    'Loading',
    async (tell) => tell(1, 2),
    () => 'Loaded',
  );
  report.ready({ siteName: 'Sevenfold', origin: 'http://localhost:1', dataDir: '/d' });
  expect(said).toEqual(['\nSevenfold is ready at http://localhost:1']);
});
