import type { AdminQuestion } from '@sevenfold/contract/questions/admin-questions.endpoints';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { draftOf } from './draft.presenter.ts';
import { changedParts } from './draft.rules.ts';
import { type Change, emptyDraft, type QuestionDraft } from './draft.ts';
import { forget, keep, keepAtOnce, readKept } from './kept-draft.ts';

interface Edited {
  readonly draft: QuestionDraft;
  /** What is stored, as far as this editor knows. */
  readonly base: QuestionDraft;
  readonly version: string | undefined;
}

/** A question that isn't stored yet. */
export interface FreshQuestion {
  /** By which the browser keeps its draft. */
  readonly name: string;
  readonly start: QuestionDraft;
  readonly copyOf?: number;
}

const editedOf = (question: AdminQuestion | undefined, start = emptyDraft): Edited => {
  const base = question ? draftOf(question) : start;
  return { draft: base, base, version: question?.version };
};

const pauseMs = 400;

/** What is being written, and what of it isn't saved. It survives a reload, pictures too. */
export function useQuestionDraft(question: AdminQuestion | undefined, fresh: FreshQuestion | undefined) {
  const userId = useAuth((state) => state.user?.id) ?? 'nobody';
  const key = `${userId}:${question?.id ?? fresh?.name}`;
  const [edited, setEdited] = useState(() => editedOf(question, fresh?.start));
  /** When the draft that came back was kept; null while it isn't known whether there is one. */
  const [restored, setRestored] = useState<number | undefined | null>(null);
  const changed = useMemo(() => changedParts(edited.base, edited.draft), [edited]);
  const isChanged = changed.length > 0;

  useEffect(() => {
    let wanted = true;
    void readKept(key).then((kept) => {
      if (!wanted) return;
      if (kept) {
        // What an editor of before didn't know is as it is stored.
        setEdited(({ base }) => ({
          draft: { ...base, ...kept.draft },
          base: { ...base, ...kept.base },
          version: kept.version,
        }));
      }
      setRestored(kept?.at);
    });
    return () => {
      wanted = false;
    };
  }, [key]);

  useEffect(() => {
    if (restored === null) return;
    if (!isChanged) {
      void forget(key);
      return;
    }
    const kept = () => ({ ...edited, at: Date.now() });
    const timer = setTimeout(() => void keep(key, kept()), pauseMs);
    const onClose = () => keepAtOnce(key, kept());
    window.addEventListener('beforeunload', onClose);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeunload', onClose);
    };
  }, [key, restored, isChanged, edited]);

  const change: Change = useCallback(
    (part) => setEdited((before) => ({ ...before, draft: { ...before.draft, ...part } })),
    [],
  );
  /** The server has this one now. */
  const adopt = (stored: AdminQuestion | undefined, draft?: QuestionDraft) => {
    const next = editedOf(stored);
    setEdited(draft ? { ...next, draft } : next);
    setRestored(undefined);
    // At once: the page may be left before the effect above sees it.
    if (!draft) void forget(key);
  };
  const discard = useCallback(() => {
    setEdited((before) => ({ ...before, draft: before.base }));
    setRestored(undefined);
    return forget(key);
  }, [key]);

  return {
    ...edited,
    /** False for the moment in which a kept draft may still come back. */
    ready: restored !== null,
    restored: restored ?? undefined,
    isChanged,
    change,
    adopt,
    discard,
  };
}
