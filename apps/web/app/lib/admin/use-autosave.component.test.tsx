import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { useAutosave } from './use-autosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function autosave(save: () => Promise<void>) {
  const { result, unmount } = renderHook(() => useAutosave(save));
  return { now: () => result.current, unmount, change: () => act(() => result.current.changed()) };
}

test('what changes is saved once, when it has paused', async () => {
  const save = vi.fn(async () => undefined);
  const { now, change } = autosave(save);
  expect(now().state).toEqual({ kind: 'saved' });
  change();
  await pass(1000);
  change();
  await pass(1000);
  expect(save).not.toHaveBeenCalled();
  expect(now().state).toEqual({ kind: 'unsaved' });
  expect(now().isSaved()).toBe(false);
  await pass(500);
  expect(save).toHaveBeenCalledOnce();
  expect(now().state).toEqual({ kind: 'saved' });
  expect(now().isSaved()).toBe(true);
});

test('Ctrl S saves at once, and does nothing where nothing changed', async () => {
  const save = vi.fn(async () => undefined);
  const { change } = autosave(save);
  const key = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true });
  window.dispatchEvent(key);
  expect(key.defaultPrevented).toBe(true);
  await pass(0);
  expect(save).not.toHaveBeenCalled();
  change();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, shiftKey: true }));
  await pass(0);
  expect(save).not.toHaveBeenCalled();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', metaKey: true }));
  await pass(0);
  expect(save).toHaveBeenCalledOnce();
});

test('one save at a time: what changes meanwhile is saved after it', async () => {
  const ends: (() => void)[] = [];
  const save = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
      }),
  );
  const { now, change } = autosave(save);
  change();
  await pass(1500);
  expect(now().state).toEqual({ kind: 'saving' });
  change();
  await pass(5000);
  expect(save).toHaveBeenCalledOnce();
  expect(now().state).toEqual({ kind: 'saving' });
  ends[0]?.();
  await pass(0);
  expect(save).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await pass(0);
  expect(now().state).toEqual({ kind: 'saved' });
});

test('a save that failed says why, and is tried again after a while', async () => {
  const save = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new ApiError(0, 'unreachable', 'You seem to be offline.'))
    .mockResolvedValue();
  const { now, change } = autosave(save);
  change();
  await pass(1500);
  expect(now().state).toEqual({ kind: 'failed', message: 'You seem to be offline.' });
  expect(now().isSaved()).toBe(false);
  await pass(8000);
  expect(save).toHaveBeenCalledTimes(2);
  expect(now().state).toEqual({ kind: 'saved' });
});

test('after somebody else has saved nothing is sent any more', async () => {
  const save = vi.fn(() => Promise.reject(new ApiError(409, 'conflict', 'Somebody has saved meanwhile.')));
  const { now, change } = autosave(save);
  change();
  await pass(1500);
  expect(now().state).toEqual({ kind: 'conflict', message: 'Somebody has saved meanwhile.' });
  change();
  await pass(60_000);
  expect(await now().saveAll()).toBe(false);
  expect(save).toHaveBeenCalledOnce();
  expect(now().isSaved()).toBe(false);
});

test.each(['giveUp', 'unmount'] as const)('after %s nothing is sent', async (end) => {
  const save = vi.fn(async () => undefined);
  const { now, change, unmount } = autosave(save);
  change();
  if (end === 'unmount') unmount();
  else now().giveUp();
  await pass(60_000);
  expect(save).not.toHaveBeenCalled();
});
