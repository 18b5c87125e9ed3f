import type { AdminQuestion } from '@sevenfold/contract/questions/admin-questions.endpoints';
import { savedChanges } from '@sevenfold/contract/questions/edit-question.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import { toast } from '~/ui/toast.ts';
import type { Route } from './+types/new-question.page.ts';
import { copyOf, draftOf } from './editor/draft.presenter.ts';
import { emptyDraft, nextOfSameSession } from './editor/draft.ts';
import { QuestionEditor } from './editor/question-editor.tsx';
import { editPath } from './table-trail.ts';
import { useAdminQuestion } from './use-admin-question.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('New question'),
      description: 'For the staff of the academy.',
      path: '/admin/questions/new',
      noIndex: true,
    },
    args,
  );

/** From nothing, or over the question that the address names. */
export default function NewQuestionPage() {
  const given = useSearchParams()[0].get('copy') ?? '';
  return /^[1-9]\d{0,9}$/.test(given) ? <CopiedQuestion key={given} id={Number(given)} /> : <EmptyQuestion />;
}

function EmptyQuestion() {
  const openStored = useOpenStored();
  const top = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState({ number: 0, start: emptyDraft });
  useEffect(() => {
    if (round.number === 0) return;
    window.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  }, [round]);
  return (
    <Page width="full">
      <PageHeader title="New question" actions={<AllQuestions />} />
      <div ref={top} tabIndex={-1}>
        <QuestionEditor
          key={round.number}
          fresh={{ name: 'new', start: round.start }}
          next="Save and add another"
          onSaved={(stored, then) => {
            if (then === 'stay') return openStored(stored);
            toast.success(savedChanges);
            setRound(({ number }) => ({ number: number + 1, start: nextOfSameSession(draftOf(stored)) }));
          }}
        />
      </div>
    </Page>
  );
}

function CopiedQuestion({ id }: { id: number }) {
  const query = useAdminQuestion(id);
  const openStored = useOpenStored();
  return (
    <Page width="full">
      <PageHeader
        title={`Copy of question ${id}`}
        lead={
          <>
            A question of its own, hidden until you show it. <Link to={editPath(id)}>Back to the first</Link>
          </>
        }
        actions={<AllQuestions />}
      />
      <Loaded query={query} what="the question" height="40rem">
        {(source) => (
          <QuestionEditor
            fresh={{ name: `copy-${id}`, start: copyOf(source), copyOf: id }}
            onSaved={openStored}
          />
        )}
      </Loaded>
    </Page>
  );
}

function useOpenStored() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return ({ id }: AdminQuestion) => {
    void queries.invalidateQueries({ queryKey: ['admin', 'questions', 'list'] });
    void navigate(editPath(id), { replace: true, state: { saved: true } });
  };
}

const AllQuestions = () => (
  <ButtonLink to="/admin/questions" variant="secondary" size="sm">
    All questions
  </ButtonLink>
);
