import type { AdminQuestion } from '@sevenfold/contract/questions/admin-questions.endpoints';
import { savedChanges } from '@sevenfold/contract/questions/edit-question.rules';
import { questionPath } from '@sevenfold/contract/questions/question';
import { useQueryClient } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { localMoment } from '~/lib/dates.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { putAnswer } from '~/lib/query.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { toast } from '~/ui/toast.ts';
import type { Route } from './+types/edit-question.page.ts';
import { DeleteQuestionDialog } from './delete-question.dialog.tsx';
import { QuestionEditor } from './editor/question-editor.tsx';
import { QuestionSteps } from './question-steps.tsx';
import { editPath, placeIn, tablePath, useEditorState } from './table-trail.ts';
import { adminQuestionKey, useAdminQuestion } from './use-admin-question.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Question editor'),
      description: 'For the staff of the academy.',
      path: '/admin/questions/edit',
      noIndex: true,
    },
    args,
  );

export default function EditQuestionPage() {
  const given = useSearchParams()[0].get('id') ?? '';
  if (!/^[1-9]\d{0,9}$/.test(given)) return <NoSuchQuestion />;
  return <StoredQuestion key={given} id={Number(given)} />;
}

function StoredQuestion({ id }: { id: number }) {
  const query = useAdminQuestion(id);
  return (
    <Page width="full">
      <PageHeader
        title={`Question ${id}`}
        lead={query.data && <QuestionLead question={query.data} />}
        actions={<QuestionSteps id={id} />}
      />
      <Loaded query={query} what="the question" height="40rem">
        {(question) => <EditStored question={question} />}
      </Loaded>
    </Page>
  );
}

function EditStored({ question: { id }, question }: { question: AdminQuestion }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { trail, saved } = useEditorState();
  const [justSaved] = useState(saved === true);
  // Said once: after a reload it would be news from yesterday.
  useEffect(() => {
    if (saved) void navigate(editPath(id), { replace: true, state: { trail }, preventScrollReset: true });
  }, [saved, trail, navigate, id]);
  const [deleting, setDeleting] = useState(false);
  const next = placeIn(trail, id)?.next;
  const refreshTable = () => void queries.invalidateQueries({ queryKey: ['admin', 'questions', 'list'] });
  return (
    <>
      <QuestionEditor
        question={question}
        justSaved={justSaved}
        next={next === undefined ? undefined : 'Save and next'}
        onSaved={(stored, then) => {
          putAnswer(queries, adminQuestionKey(id), stored);
          refreshTable();
          if (then === 'stay' || next === undefined) return;
          toast.success(savedChanges);
          void navigate(editPath(next), { state: { trail } });
        }}
        actions={
          <>
            <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setDeleting(true)}>
              Delete
            </Button>
            <ButtonLink
              to={`/admin/questions/new?copy=${id}`}
              variant="quiet"
              icon={<Copy aria-hidden="true" />}
            >
              Duplicate
            </ButtonLink>
          </>
        }
      />
      <DeleteQuestionDialog
        id={id}
        answerId={question.Answer[0]?.id}
        open={deleting}
        onCancel={() => setDeleting(false)}
        onDeleted={() => {
          refreshTable();
          void navigate(tablePath(trail), { state: { left: 'deleted' } });
        }}
      />
    </>
  );
}

function QuestionLead({ question }: { question: AdminQuestion }) {
  const { last_change, updated_at, open_reports } = question;
  return (
    <>
      Last edited {localMoment(last_change?.at ?? updated_at)}
      {last_change && ` by ${last_change.by}`}. <Link to={questionPath(question)}>See it in the bank</Link>
      {open_reports > 0 && (
        <>
          {' '}
          ·{' '}
          <Link to={`/admin/reported-questions?q=${question.id}`}>
            {open_reports === 1 ? '1 open report' : `${open_reports} open reports`}
          </Link>
        </>
      )}
    </>
  );
}

const NoSuchQuestion = () => (
  <Page width="full">
    <EmptyState
      title="There is no question at this address"
      text="The address needs the number of a question."
      action={
        <ButtonLink to="/admin/questions" variant="secondary" size="sm">
          All questions
        </ButtonLink>
      }
    />
  </Page>
);
