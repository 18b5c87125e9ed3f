import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import { toast } from '../../ui/toast.ts';
import { api } from '../api.ts';
import { isRetryable, messageOf } from '../api-error.ts';
import { openAuthDialog } from '../auth/auth-dialogs.ts';
import { authStore, useAuth } from '../auth/auth-store.ts';
import { resendOnLeave } from '../resend-on-leave.ts';
import { keepPins, keptPins, type Pins } from './kept-pins.ts';

/** What a user can put on a question. */
export type Mark = 'completed' | 'pinned' | 'bookmarked';

type MarkedIds = Readonly<Record<Mark, ReadonlySet<number>>>;

interface MarksState extends MarkedIds {
  /** Whose marks these are; another token makes them worthless. */
  readonly token: string | null;
  /** Whether the server has answered, be it with a failure. */
  readonly asked: boolean;
}

const none: MarksState = {
  token: null,
  asked: false,
  completed: new Set(),
  pinned: new Set(),
  bookmarked: new Set(),
};
const store = createStore<MarksState>()(() => none);

type Call = (send: typeof api, id: number) => Promise<unknown>;

const calls: Record<Mark, { put: Call; remove: Call }> = {
  completed: {
    put: (send, id) => send('POST /api/completed_question', { body: { question_id: id } }),
    remove: (send, id) =>
      send('DELETE /api/completed_question/user/:questionId', { params: { questionId: id } }),
  },
  pinned: {
    put: (send, id) => send('POST /api/pinned_question', { body: { question: id } }),
    remove: (send, id) =>
      send('DELETE /api/pinned_question/user/:questionId', { params: { questionId: id } }),
  },
  bookmarked: {
    put: (send, id) =>
      send('POST /api/user_question/:questionId', {
        params: { questionId: id },
        body: { is_completed: false },
      }),
    remove: (send, id) => send('DELETE /api/user_question/:id', { params: { id } }),
  },
};

const words: Record<Mark, { done: string; undone: string; needsLogin: string }> = {
  completed: {
    done: 'Question marked as completed',
    undone: 'Question marked as incomplete',
    needsLogin: 'You need to login to mark a question as completed',
  },
  pinned: {
    done: 'Question pinned',
    undone: 'Question unpinned',
    needsLogin: 'You need to login to pin a question',
  },
  bookmarked: {
    done: 'Question saved! Find it in bookmarks for easy access.',
    undone: 'Question removed from bookmarks.',
    needsLogin: 'You need to login to bookmark a question',
  },
};

export const useMark = (mark: Mark, id: number): boolean => useStore(store, (state) => state[mark].has(id));

export const isMarked = (mark: Mark, id: number): boolean => store.getState()[mark].has(id);

/** Whether the user has pinned anything: what this browser remembers, until the server has answered. */
export function usePins(): Pins {
  const userId = useAuth((state) => state.user?.id);
  const current = useAuth((state) => state.token);
  return useStore(store, ({ token, pinned, asked }) => {
    if (token !== current) return keptPins(userId);
    if (pinned.size > 0) return 'some';
    return asked ? 'none' : keptPins(userId);
  });
}

/** Marks of another user are worth nothing. */
function beginFor(token: string | null): void {
  if (token !== store.getState().token) store.setState({ ...none, token });
}

/** Also before a page has asked for the marks, which mustn't lose what was pressed until then. */
function show(mark: Mark, id: number, on: boolean): void {
  beginFor(authStore.getState().token);
  const ids = new Set(store.getState()[mark]);
  if (on) ids.add(id);
  else ids.delete(id);
  setMarks({ [mark]: ids });
}

/** A mark that the server has put by itself. */
export function noteMark(mark: Mark, id: number): void {
  changes += 1;
  show(mark, id, true);
}

function setMarks(marks: Partial<MarkedIds>): void {
  store.setState(marks);
  const { user } = authStore.getState();
  if (user && marks.pinned) keepPins(user.id, marks.pinned.size > 0 ? 'some' : 'none');
}

let lastCall: Promise<unknown> = Promise.resolve();
let changes = 0;
let underWay = 0;

/**
 * Shows the mark at once and tells the server; a refusal takes it back. Calls go out one after the other, so that
 * two quick presses arrive in the order they were made.
 */
export async function setMark(mark: Mark, id: number, on: boolean): Promise<void> {
  changes += 1;
  underWay += 1;
  show(mark, id, on);
  const { put, remove } = calls[mark];
  const call = resendOnLeave(`${mark} ${id}`, (send) => (on ? put : remove)(send, id), lastCall);
  lastCall = call
    .catch(() => undefined)
    .finally(() => {
      underWay -= 1;
    });
  try {
    await call;
    toast.success(on ? words[mark].done : words[mark].undone);
  } catch (error) {
    // A later press on the same mark has the last word.
    if (isMarked(mark, id) === on) show(mark, id, !on);
    const again = { label: 'Try again', run: () => void setMark(mark, id, on) };
    toast.error(messageOf(error), isRetryable(error) ? again : undefined);
  }
}

/** What a press on the mark's button does. A visitor logs in first, and then has what was asked for. */
export function pressMark(mark: Mark, id: number): void {
  if (authStore.getState().token) {
    void setMark(mark, id, !isMarked(mark, id));
    return;
  }
  toast.info(words[mark].needsLogin);
  openAuthDialog('login', { fromQuestionPage: true, onSignedIn: () => setMark(mark, id, true) });
}

/** After a call that removed all of a kind at once. */
export function forgetMarks(mark: Mark): void {
  changes += 1;
  setMarks({ [mark]: new Set<number>() });
}

async function fetchMarks(token: string): Promise<void> {
  const before = underWay > 0 ? undefined : changes;
  const marks = await api('GET /api/question_marks');
  if (store.getState().token !== token) return;
  if (changes !== before) {
    // Something was pressed shortly before or meanwhile, which this answer may know or not: ask once it is settled.
    await lastCall;
    return fetchMarks(token);
  }
  setMarks({
    completed: new Set(marks.completed),
    pinned: new Set(marks.pinned),
    bookmarked: new Set(marks.bookmarked),
  });
}

/**
 * For pages with questions: fetches the user's marks, also when the tab is looked at again, since another browser
 * of the same user may have changed them; and forgets them when the user leaves.
 */
export function useMarksOfUser(): void {
  const token = useAuth((state) => state.token);
  useEffect(() => {
    beginFor(token);
    if (token === null) return;
    // A session that has ended says so by itself; without marks the page is still whole.
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      fetchMarks(token)
        .catch(() => undefined)
        .finally(() => {
          if (store.getState().token === token) store.setState({ asked: true });
        });
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [token]);
}
