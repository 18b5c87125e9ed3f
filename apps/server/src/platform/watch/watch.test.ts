import { afterEach, expect, it, vi } from 'vitest';
import { createWatch } from './watch.ts';
import { inBulk } from './work-context.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('gives what a start writes in bulk more time before it is called slow, and nobody else', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const warn = vi.fn();
  const watch = createWatch({ slowQueryMs: 500, log: { warn } });
  const take = (milliseconds: number) => {
    const end = watch.statement('select 1');
    vi.advanceTimersByTime(milliseconds);
    end();
  };
  await inBulk('content.load', async () => take(29_000));
  expect(warn).not.toHaveBeenCalled();
  take(600);
  expect(warn).toHaveBeenCalledTimes(1);
  await inBulk('content.load', async () => take(30_000));
  expect(warn).toHaveBeenCalledTimes(2);
  expect(warn.mock.lastCall?.[0]).toMatchObject({ job: 'content.load', milliseconds: 30_000 });
});
