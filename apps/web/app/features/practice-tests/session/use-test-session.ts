import type { Test, TestQuestion } from '@sevenfold/contract/practice-tests/test';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '~/lib/api.ts';
import { ApiError, messageOf } from '~/lib/api-error.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { whenIdle } from '~/lib/when-idle.ts';
import { toast } from '~/ui/toast.ts';
import { createProgressChannel } from './progress-channel.ts';
import { mayComeLater, sendUnsentTests } from './send-unsent-tests.ts';
import { createTestSession } from './test-session.ts';
import { cameEarly, testKey } from './use-test.ts';

/** Now and then without being asked: a laptop that slept has a clock that stood still. */
const heardEvery = 60_000;

export function useTestSession(test: Test, questions: readonly TestQuestion[]) {
  const queries = useQueryClient();
  const { slug } = test;
  const [{ session, channel, startedEarly }] = useState(() => {
    const params = { slug };
    const otherTabs = createProgressChannel(slug);
    return {
      startedEarly: cameEarly(test),
      channel: otherTabs,
      session: createTestSession({
        owner: authStore.getState().user?.id ?? 'nobody',
        slug,
        questionIds: questions.map(({ question_id }) => question_id),
        anyOrder: test.paper !== null,
        progress: {
          state: test.state,
          remaining_ms: test.remaining_ms,
          readingLeftMs: test.paper?.readingLeftMs ?? null,
          statuses: questions.map(({ question_id, status }) => ({ question_id, status })),
          replies: questions.flatMap(({ question_id, typed }) =>
            typed.map((one) => ({ question_id, ...one })),
          ),
        },
        send: (actions) => api('POST /api/test/:slug/actions', { params, body: { actions: [...actions] } }),
        readProgress: () => api('GET /api/test/:slug/progress', { params }),
        sendEnd: (body) => api('PUT /api/test/:slug', { params, body }),
        isRetryable: mayComeLater,
        isUnknown: (error) => error instanceof ApiError && error.code === 'invalid_input',
        storage: localStorage,
        tellOthers: otherTabs.tell,
        now: () => performance.now(),
        wait: (ms, then) => {
          const timer = setTimeout(then, ms);
          return () => clearTimeout(timer);
        },
        newId: () => crypto.randomUUID(),
        onFinished: () => void queries.invalidateQueries({ queryKey: testKey(slug) }),
        onRefused: (error) => {
          // Whoever was logged out is told so by the call itself.
          if (!(error instanceof ApiError && error.code === 'not_signed_in')) toast.error(messageOf(error));
        },
      }),
    };
  });
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);

  useEffect(() => {
    const close = session.open();
    const resume = () => void session.resume();
    const whenSeen = () => {
      if (document.visibilityState === 'visible') resume();
    };
    const whenKept = ({ key }: StorageEvent) => {
      if (key?.endsWith(`:${slug}`)) session.reread();
    };
    window.addEventListener('online', resume);
    window.addEventListener('storage', whenKept);
    window.addEventListener('pagehide', session.noteTime);
    document.addEventListener('visibilitychange', whenSeen);
    const stopListening = channel.listen((progress) => session.adopt(progress));
    const hearing = setInterval(whenSeen, heardEvery);
    const hearMissed = startedEarly ? whenIdle(resume) : undefined;
    return () => {
      close();
      hearMissed?.();
      window.removeEventListener('online', resume);
      window.removeEventListener('storage', whenKept);
      window.removeEventListener('pagehide', session.noteTime);
      document.removeEventListener('visibilitychange', whenSeen);
      stopListening();
      clearInterval(hearing);
      // The student goes to another page; what is left goes out from there.
      void sendUnsentTests();
    };
  }, [session, channel, slug, startedEarly]);

  return { session, state };
}
