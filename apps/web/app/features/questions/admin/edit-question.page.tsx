import type { AdminQuestion } from '@sevenfold/contract/questions/admin-questions.endpoints';
import { questionPath } from '@sevenfold/contract/questions/question';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, type MetaArgs, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { localMoment } from '~/lib/dates.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { DeleteQuestionDialog } from './delete-question.dialog.tsx';
import { QuestionEditor } from './editor/question-editor.tsx';
import { useAdminQuestion } from './use-admin-question.ts';

export const meta = (args: MetaArgs) =>
  pageMetadata(
    {
      title: titled('Question editor'),
      description: 'For the staff of the academy.',
      path: args.location.pathname,
      noIndex: true,
    },
    args,
  );

export default function EditQuestionPage() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const given = query.get('id') ?? '';
  const id = /^[1-9]\d{0,9}$/.test(given) ? Number(given) : undefined;
  if (pathname.startsWith('/admin/questions/new')) return <NewQuestion />;
  return id === undefined ? <NoSuchQuestion /> : <StoredQuestion key={id} id={id} />;
}

function NewQuestion() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <Page width="full">
      <PageHeader title="New question" actions={<BackToTable />} />
      <QuestionEditor
        question={undefined}
        onSaved={({ id }) => {
          void queries.invalidateQueries({ queryKey: ['admin', 'questions', 'list'] });
          void navigate(`/admin/questions/edit?id=${id}`, { replace: true, state: { saved: true } });
        }}
      />
    </Page>
  );
}

function StoredQuestion({ id }: { id: number }) {
  const query = useAdminQuestion(id);
  return (
    <Page width="full">
      <PageHeader
        title={`Question ${id}`}
        lead={query.data && <QuestionLead question={query.data} />}
        actions={<BackToTable />}
      />
      <Loaded query={query} what="the question" height="40rem">
        {(question) => <EditStored question={question} />}
      </Loaded>
    </Page>
  );
}

function EditStored({ question }: { question: AdminQuestion }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const location = useLocation();
  const [justSaved] = useState((location.state as { saved?: boolean } | null)?.saved === true);
  const here = location.pathname + location.search;
  // Said once: after a reload it would be news from yesterday.
  useEffect(() => {
    if (justSaved) void navigate(here, { replace: true, state: null, preventScrollReset: true });
  }, [justSaved, navigate, here]);
  const [deleting, setDeleting] = useState(false);
  const refreshTable = () => void queries.invalidateQueries({ queryKey: ['admin', 'questions', 'list'] });
  return (
    <>
      <QuestionEditor
        question={question}
        justSaved={justSaved}
        onSaved={refreshTable}
        actions={
          <Button variant="danger" onClick={() => setDeleting(true)}>
            Delete
          </Button>
        }
      />
      <DeleteQuestionDialog
        id={question.id}
        answerId={question.Answer[0]?.id}
        open={deleting}
        onCancel={() => setDeleting(false)}
        onDeleted={() => {
          refreshTable();
          void navigate('/admin/questions', { state: { left: 'deleted' } });
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
          · <Link to={`/admin/reported-questions?q=${question.id}`}>{open_reports} open reports</Link>
        </>
      )}
    </>
  );
}

const BackToTable = () => (
  <ButtonLink to="/admin/questions" variant="secondary" size="sm">
    All questions
  </ButtonLink>
);

const NoSuchQuestion = () => (
  <Page width="full">
    <EmptyState
      title="There is no question at this address"
      text="The address needs the number of a question."
      action={<BackToTable />}
    />
  </Page>
);
