import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchResult } from './search-result.rules.ts';
import { createSearcher, type SearchState } from './searcher.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const found = (id: number) => [{ id } as SearchResult];

function start() {
  const pending = new Map<string, { resolve: (results: SearchResult[]) => void; reject: () => void }>();
  const ask = vi.fn(
    (query: string) =>
      new Promise<SearchResult[]>((resolve, reject) => {
        pending.set(query, { resolve, reject: () => reject(new Error('offline')) });
      }),
  );
  const onFailure = vi.fn();
  const states: SearchState[] = [];
  const searcher = createSearcher({ ask, onFailure, onChange: (state) => states.push(state) });
  const answer = async (query: string, results: SearchResult[]) => {
    pending.get(query)?.resolve(results);
    await vi.advanceTimersByTimeAsync(0);
  };
  const fail = async (query: string) => {
    pending.get(query)?.reject();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { searcher, ask, onFailure, answer, fail, now: () => states.at(-1) };
}

it('asks once the typing has rested for a second', async () => {
  const { searcher, ask } = start();
  searcher.type('al');
  await vi.advanceTimersByTimeAsync(900);
  searcher.type(' algebra ');
  await vi.advanceTimersByTimeAsync(999);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask.mock.calls).toEqual([['algebra']]);
});

it('asks at once when told to, and not again afterwards', async () => {
  const { searcher, ask, answer, now } = start();
  searcher.type('algebra');
  searcher.searchNow();
  searcher.searchNow();
  await answer('algebra', found(1));
  await vi.advanceTimersByTimeAsync(5000);
  searcher.searchNow();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(now()).toEqual({ typed: 'algebra', searched: 'algebra', results: found(1), waiting: false });
});

it('ignores an answer that comes after a later question', async () => {
  const { searcher, answer, now } = start();
  searcher.type('a');
  searcher.searchNow();
  searcher.type('ab');
  searcher.searchNow();
  await answer('ab', found(2));
  await answer('a', found(1));
  expect(now()?.results).toEqual(found(2));
});

it('shows an answer while more is being typed, and goes on waiting', async () => {
  const { searcher, answer, now } = start();
  searcher.type('a');
  searcher.searchNow();
  searcher.type('ab');
  await answer('a', found(1));
  expect(now()).toMatchObject({ searched: 'a', results: found(1), waiting: true });
});

it('asks nothing for an emptied box and drops what was on its way', async () => {
  const { searcher, ask, answer, now } = start();
  searcher.type('a');
  searcher.searchNow();
  searcher.type('  ');
  await answer('a', found(1));
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(now()).toEqual({ typed: '  ', searched: undefined, results: [], waiting: false });
});

it('needs no second call when the text comes back to what was searched', async () => {
  const { searcher, ask, answer, now } = start();
  searcher.type('ab');
  searcher.searchNow();
  await answer('ab', found(1));
  searcher.type('abc');
  searcher.type('ab');
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(now()).toMatchObject({ waiting: false, results: found(1) });
});

it('reports a failure, keeps what was found before, and can be asked again', async () => {
  const { searcher, ask, onFailure, answer, fail, now } = start();
  searcher.type('a');
  searcher.searchNow();
  await answer('a', found(1));
  searcher.type('ab');
  searcher.searchNow();
  await fail('ab');
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(now()).toMatchObject({ results: found(1), waiting: false });
  searcher.searchNow();
  expect(ask).toHaveBeenCalledTimes(3);
});

it('says nothing after it was stopped', async () => {
  const { searcher, onFailure, fail, now } = start();
  searcher.type('a');
  searcher.searchNow();
  const before = now();
  searcher.stop();
  await fail('a');
  expect(onFailure).not.toHaveBeenCalled();
  expect(now()).toBe(before);
});
