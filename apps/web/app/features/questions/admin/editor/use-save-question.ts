import type { AdminQuestion } from '@sevenfold/contract/questions/admin-questions.endpoints';
import { imagesRequired, savedChanges } from '@sevenfold/contract/questions/edit-question.rules';
import { useState } from 'react';
import { apiForm } from '~/lib/admin/api-form.ts';
import { api } from '~/lib/api.ts';
import { ApiError } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';
import { papersClosed } from '../papers-told.ts';
import { needsImages } from './draft.rules.ts';
import type { QuestionDraft } from './draft.ts';
import { type DraftTarget, draftForm, isNew } from './draft-form.ts';
import { placedIssue } from './draft-replies.ts';

export interface Outcome {
  readonly tone: 'success' | 'error';
  readonly text: string;
  readonly details: readonly string[];
}

export interface Conflict {
  readonly theirs: AdminQuestion;
  readonly by: string | undefined;
  readonly at: string;
}

const failed = 'Something went wrong! Please try again.';
export const saved: Outcome = { tone: 'success', text: savedChanges, details: [] };

/** Where to go once it is saved. */
export type Then = 'stay' | 'next';

/** Saves once at a time, and says how it went. */
export function useSaveQuestion(onSaved: (question: AdminQuestion, then: Then) => void) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [conflict, setConflict] = useState<Conflict>();

  const save = async (draft: QuestionDraft, target: DraftTarget, then: Then) => {
    if (busy) return;
    if (needsImages(draft, isNew(target))) {
      setOutcome({ tone: 'error', text: imagesRequired, details: [] });
      return;
    }
    setBusy(true);
    setOutcome(undefined);
    try {
      const { question, papers } = await apiForm('POST /api/questions/edit', draftForm(draft, target));
      setOutcome(saved);
      if (papers.length > 0) toast.info(papersClosed(papers, 1));
      onSaved(question, then);
    } catch (error) {
      const other = await conflictOf(error, target.id);
      if (other) setConflict(other);
      else setOutcome({ tone: 'error', text: failed, details: detailsOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, outcome, setOutcome, conflict, endConflict: () => setConflict(undefined), save };
}

/** What the server had to say, each sentence once. */
function detailsOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  const sentences = error.issues.length > 0 ? error.issues.map(placedIssue) : [error.message];
  return [...new Set(sentences)].filter((text) => text !== '' && text !== 'Something went wrong');
}

/** Somebody else was faster: who, when, and what the question is now. */
async function conflictOf(error: unknown, id: number | undefined): Promise<Conflict | undefined> {
  if (!(error instanceof ApiError) || error.status !== 409 || id === undefined) return undefined;
  const said = (path: string) => error.issues.find((issue) => issue.path === path)?.message;
  const theirs = await api('GET /api/admin/questions/:id', { params: { id } }).catch(() => undefined);
  if (!theirs) return undefined;
  return {
    theirs,
    by: said('changed_by') ?? theirs.last_change?.by,
    at: theirs.last_change?.at ?? theirs.version,
  };
}
