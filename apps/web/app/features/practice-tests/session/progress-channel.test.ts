import type { TestProgress } from '@sevenfold/contract/practice-tests/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProgressChannel } from './progress-channel.ts';

/** Hands messages to the others of the same name at once, and counts who is still open. */
class LocalChannel extends EventTarget {
  static readonly open = new Set<LocalChannel>();
  constructor(readonly name: string) {
    super();
    LocalChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    if (!LocalChannel.open.has(this)) throw new Error('This channel is closed');
    for (const other of LocalChannel.open) {
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  close(): void {
    LocalChannel.open.delete(this);
  }
}

const progress: TestProgress = {
  state: 'running',
  remaining_ms: 1000,
  readingLeftMs: null,
  statuses: [],
  replies: [],
};
let heard: TestProgress[];

beforeEach(() => {
  heard = [];
  LocalChannel.open.clear();
  vi.stubGlobal('BroadcastChannel', LocalChannel);
});
afterEach(() => vi.unstubAllGlobals());

it('opens nothing before somebody listens, and leaves nothing open after', () => {
  const channel = createProgressChannel('one');
  expect(LocalChannel.open.size).toBe(0);
  // A page is mounted twice while developing.
  channel.listen(() => {})();
  const stop = channel.listen(() => {});
  expect(LocalChannel.open.size).toBe(1);
  stop();
  expect(LocalChannel.open.size).toBe(0);
});

it('tells the other tabs of the same test, not itself', () => {
  const [here, there, elsewhere] = ['one', 'one', 'two'].map(createProgressChannel);
  here!.listen(() => heard.push({ ...progress, remaining_ms: -1 }));
  there!.listen((told) => heard.push(told));
  elsewhere!.listen((told) => heard.push(told));
  here!.tell(progress);
  expect(heard).toEqual([progress]);
});

it('still tells the others after its page was left', () => {
  createProgressChannel('one').listen((told) => heard.push(told));
  const left = createProgressChannel('one');
  left.listen(() => {})();
  left.tell(progress);
  expect(heard).toEqual([progress]);
  expect(LocalChannel.open.size).toBe(1);
});
