import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { concurrencyLimit } from '../concurrency-limit.ts';
import { openKeptFiles } from './kept-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sevenfold-cards-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const log = { warn: vi.fn() };
function open(options: Partial<Parameters<typeof openKeptFiles>[0]> = {}) {
  const limit = concurrencyLimit({ concurrency: 1, maxQueued: 2 });
  const files = openKeptFiles({
    folder: join(folder, 'cards'),
    ending: '.png',
    mostBytes: 1000,
    log,
    pause: () => Promise.resolve(),
    ...options,
  });
  return (content: unknown, make: () => Promise<Buffer>) => files(content, limit, make);
}
const picture = (text: string) => vi.fn(async () => Buffer.from(text));
const kept = () => readdir(join(folder, 'cards'));

/** Work that is done when the test says so. */
function held(text: string) {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const make = vi.fn(async () => {
    await done;
    return Buffer.from(text);
  });
  return { make, finish };
}

describe('a file', () => {
  it('is made once, also for those who ask while it is made', async () => {
    const press = open();
    const { make, finish } = held('one');
    const asked = Array.from({ length: 50 }, () => press({ title: 'One' }, make));
    await expect.poll(() => make.mock.calls.length).toBe(1);
    finish();
    const answers = await Promise.all([...asked, ...asked.map(() => press({ title: 'One' }, make))]);
    expect(new Set(answers.map(String))).toEqual(new Set(['one']));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is still there after a restart', async () => {
    await open()({ title: 'One' }, picture('one'));
    const make = picture('made again');
    expect(String(await open()({ title: 'One' }, make))).toBe('one');
    expect(make).not.toHaveBeenCalled();
  });

  it('is another one with another text', async () => {
    const press = open();
    await press({ title: 'One' }, picture('one'));
    expect(String(await press({ title: 'Two' }, picture('two')))).toBe('two');
  });

  it('that failed is tried again', async () => {
    const press = open();
    await expect(press('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(String(await press('x', picture('now')))).toBe('now');
  });

  it('is shown also where it can not be kept', async () => {
    await writeFile(join(folder, 'cards'), 'in the way');
    expect(String(await open()('x', picture('shown')))).toBe('shown');
    expect(log.warn).toHaveBeenCalled();
  });
});

it('refuses what finds the line full, and takes it when there is room', async () => {
  const press = open();
  const first = held('first');
  const asked = [press('first', first.make)];
  await expect.poll(() => first.make.mock.calls.length).toBe(1);
  for (let count = 0; count < 5; count += 1) asked.push(press(`more ${count}`, picture('more')));
  const refused = Promise.allSettled(asked);
  // Whoever is refused hears it at once, while the first is still being made.
  await expect(Promise.any(asked.map((one) => one.then(() => Promise.reject(), String)))).resolves.toContain(
    'busy',
  );
  first.finish();
  const outcomes = (await refused).map(({ status }) => status);
  expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(3);
  expect(String(await press('later', picture('later')))).toBe('later');
});

it('rests three times as long as it has worked before the next one', async () => {
  let clock = 0;
  const pauses: number[] = [];
  let wake = () => {};
  const press = open({
    restPerWork: 3,
    now: () => clock,
    pause: (ms) => {
      pauses.push(ms);
      return new Promise<void>((resolve) => {
        wake = resolve;
      });
    },
  });
  await press('first', async () => {
    clock += 40;
    return Buffer.from('first');
  });
  expect(pauses).toEqual([120]);
  const make = picture('second');
  const second = press('second', make);
  // Who asks for what is there already is not kept waiting.
  expect(String(await press('first', picture('again')))).toBe('first');
  expect(make).not.toHaveBeenCalled();
  wake();
  expect(String(await second)).toBe('second');
});

it('keeps so many bytes, and drops what was asked for least lately', async () => {
  const press = open({ mostBytes: 25 });
  for (const name of ['a', 'b', 'c']) await press(name, picture('ten bytes!'));
  await expect.poll(async () => (await kept()).length).toBe(2);
  const again = picture('made again');
  expect(String(await press('c', again))).toBe('ten bytes!');
  expect(String(await press('a', again))).toBe('made again');
  // Also what was there at the start counts.
  await open({ mostBytes: 15 })('d', picture('ten bytes!'));
  await expect.poll(async () => (await kept()).length).toBe(1);
});
