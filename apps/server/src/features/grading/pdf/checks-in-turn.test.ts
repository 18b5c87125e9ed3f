import { afterEach, expect, it } from 'vitest';
import { checkPdf } from './check-pdf.ts';
import type { Inspection } from './inspect-pdf.ts';
import { noPages, oddSheet } from './sheets.fixture.ts';

/** The inspections that are running, by the sheet they look at. */
const running = new Map<Buffer, () => void>();

const inspect = (content: Buffer) =>
  new Promise<Inspection>((resolve) => {
    running.set(content, () => {
      running.delete(content);
      resolve({ pages: 1, content: new Uint8Array(content) });
    });
  });

afterEach(() => running.clear());

const settled = () => new Promise((resolve) => setImmediate(resolve));
const check = (content: Buffer, owner: string, gone = new AbortController().signal) =>
  checkPdf(content, { owner, gone }, inspect);

it('one account with sheets that take long leaves a thread to others', async () => {
  const sheets = [1, 2, 3, 4].map((number) => oddSheet(`/Number ${number}`));
  const asked = sheets.map((sheet, index) => check(sheet, index < 3 ? 'mallory' : 'asha'));
  await settled();
  expect([...running.keys()]).toEqual([sheets[0], sheets[3]]);
  running.get(sheets[3]!)!();
  expect(await asked[3]).toMatchObject({ pages: 1 });
  expect([...running.keys()]).toEqual([sheets[0]]);
  for (const sheet of sheets.slice(0, 3)) {
    await settled();
    running.get(sheet)!();
  }
  expect(await Promise.all(asked)).toHaveLength(4);
});

it('a sheet that nobody waits for any more is not opened', async () => {
  const [first, second] = [oddSheet(''), oddSheet('/Second true')];
  const leaving = new AbortController();
  const asked = check(first, 'mallory');
  const left = check(second, 'mallory', leaving.signal);
  await settled();
  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: 'unavailable' });
  running.get(first)!();
  await asked;
  await settled();
  expect(running.size).toBe(0);
});

it('what shows without opening it waits for nobody', async () => {
  const [first, broken] = [oddSheet(''), noPages().subarray(0, -8)];
  const asked = check(first, 'mallory');
  await expect(check(broken, 'mallory')).rejects.toMatchObject({ code: 'invalid_input' });
  await settled();
  running.get(first)!();
  await asked;
});
