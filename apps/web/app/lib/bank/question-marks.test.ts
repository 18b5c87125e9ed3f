// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSnapshot, toast } from '../../ui/toast.ts';
import { authStore } from '../auth/auth-store.ts';
import { isMarked, pressMark, setMark, useMarksOfUser } from './question-marks.ts';

type Call = { url: string; method: string; answer: (status: number, body?: object) => void };
const calls: Call[] = [];
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const toasts = () => getSnapshot().map((each) => each.text);

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    (url: string, init: { method: string }) =>
      new Promise((resolve) => {
        calls.push({
          url,
          method: init.method,
          answer: (status, body = status < 400 ? {} : { message: 'Not today', code: 'x' }) =>
            resolve(new Response(JSON.stringify(body), { status })),
        });
      }),
  );
  authStore.setState({ token: 't' });
});

afterEach(() => {
  calls.length = 0;
  for (const { id } of getSnapshot()) toast.dismiss(id);
  vi.unstubAllGlobals();
});

describe('a mark', () => {
  it.each([
    ['completed', 'POST', '/api/completed_question', 'Question marked as completed'],
    ['pinned', 'POST', '/api/pinned_question', 'Question pinned'],
    ['bookmarked', 'POST', '/api/user_question/1', 'Question saved! Find it in bookmarks for easy access.'],
  ] as const)('%s is put and said', async (mark, method, url, words) => {
    pressMark(mark, 1);
    await settled();
    expect(isMarked(mark, 1)).toBe(true);
    expect(calls[0]).toMatchObject({ method, url });
    calls[0]?.answer(200);
    await settled();
    expect(toasts()).toEqual([words]);
  });

  it.each([
    ['completed', '/api/completed_question/user/1', 'Question marked as incomplete'],
    ['pinned', '/api/pinned_question/user/1', 'Question unpinned'],
    ['bookmarked', '/api/user_question/1', 'Question removed from bookmarks.'],
  ] as const)('%s is taken off by the next press', async (mark, url, words) => {
    pressMark(mark, 1);
    await settled();
    expect(isMarked(mark, 1)).toBe(false);
    expect(calls[0]).toMatchObject({ method: 'DELETE', url });
    calls[0]?.answer(200);
    await settled();
    expect(toasts()).toEqual([words]);
  });

  it('shows at once and goes back when the server refuses', async () => {
    pressMark('completed', 2);
    expect(isMarked('completed', 2)).toBe(true);
    await settled();
    calls[0]?.answer(500);
    await settled();
    expect(isMarked('completed', 2)).toBe(false);
    expect(toasts()).toEqual(['Not today']);
  });

  it('ends as it was pressed last, and the calls arrive in that order', async () => {
    pressMark('completed', 3);
    pressMark('completed', 3);
    await settled();
    expect(calls.map((call) => call.method)).toEqual(['POST']);
    calls[0]?.answer(200);
    await settled();
    expect(calls.map((call) => call.method)).toEqual(['POST', 'DELETE']);
    calls[1]?.answer(200);
    await settled();
    expect(isMarked('completed', 3)).toBe(false);
  });

  it('that was pressed before its page asks for all of them stays, whatever was asked before it arrived', async () => {
    const unmarked = { completed: [], pinned: [], bookmarked: [] };
    const asked = () => calls.filter(({ url }) => url === '/api/question_marks');
    authStore.setState({ token: 'of another session' });
    pressMark('pinned', 9);
    const { unmount } = renderHook(useMarksOfUser);
    await expect.poll(asked).toHaveLength(1);
    asked()[0]?.answer(200, unmarked);
    await settled();
    expect(isMarked('pinned', 9)).toBe(true);

    calls.find(({ url }) => url === '/api/pinned_question')?.answer(200);
    await expect.poll(asked).toHaveLength(2);
    asked()[1]?.answer(200, { ...unmarked, pinned: [9], bookmarked: [5] });
    await expect.poll(() => isMarked('bookmarked', 5)).toBe(true);
    expect(isMarked('pinned', 9)).toBe(true);
    unmount();
  });

  it('asks a visitor to log in and changes nothing', async () => {
    authStore.setState({ token: null });
    pressMark('bookmarked', 4);
    await settled();
    expect(isMarked('bookmarked', 4)).toBe(false);
    expect(calls).toEqual([]);
    expect(toasts()).toEqual(['You need to login to bookmark a question']);
  });

  it('that somebody had already stays, when a login ends in it', async () => {
    void setMark('bookmarked', 5, true);
    await settled();
    calls[0]?.answer(200);
    void setMark('bookmarked', 5, true);
    await settled();
    calls[1]?.answer(200);
    await settled();
    expect(isMarked('bookmarked', 5)).toBe(true);
  });
});
