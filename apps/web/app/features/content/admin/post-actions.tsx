import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '~/lib/api.ts';
import { ApiError, messageOf } from '~/lib/api-error.ts';
import { localMoment } from '~/lib/dates.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast.ts';
import { ScheduleDialog } from './schedule.dialog.tsx';
import type { PostProblems, PostStanding, usePostDraft } from './use-post-draft.ts';

type Asking = 'schedule' | 'unpublish' | 'delete';

/** What the server says against fields of the post. */
function missingIn(error: unknown): PostProblems {
  const issues = error instanceof ApiError ? error.issues : [];
  const ofPost = issues.filter(({ path }) => path !== 'at' && path !== 'revision');
  const byPath = new Map<string, string[]>();
  for (const { path, message } of ofPost) byPath.set(path, [...(byPath.get(path) ?? []), message]);
  return Object.fromEntries(byPath);
}

export function PostActions({ draft }: { draft: ReturnType<typeof usePostDraft> }) {
  const { standing, saveAll, revision, adopt } = draft;
  const { id, state } = standing;
  const navigate = useNavigate();
  const client = useQueryClient();
  const [asking, setAsking] = useState<Asking>();
  const [busy, setBusy] = useState(false);

  const act = async (work: () => Promise<PostStanding>, done: (saved: PostStanding) => string) => {
    setBusy(true);
    try {
      // What is on the screen is what is meant.
      if (await saveAll()) {
        const saved = await work();
        adopt(saved);
        toast.success(done(saved));
        setAsking(undefined);
        void client.invalidateQueries({ queryKey: ['admin', 'posts', 'list'] });
      }
    } catch (error) {
      const missing = missingIn(error);
      if (Object.keys(missing).length === 0) toast.error(messageOf(error));
      else {
        draft.setProblems(missing);
        toast.error('Readers would miss something. It is marked at its fields.');
        setAsking(undefined);
      }
    }
    setBusy(false);
  };
  const publish = (at?: string) =>
    act(
      () =>
        api('POST /api/admin/posts/:id/publish', {
          params: { id },
          body: { revision: revision(), ...(at !== undefined && { at }) },
        }),
      (saved) =>
        saved.state === 'scheduled'
          ? `Readers will see the post from ${localMoment(saved.publishedDate!)}`
          : state === 'published'
            ? 'Readers see the changes now'
            : 'The post is published',
    );
  const unpublish = () =>
    act(
      () => api('POST /api/admin/posts/:id/unpublish', { params: { id }, body: { revision: revision() } }),
      () => 'The post is a draft again',
    );
  const remove = async () => {
    setBusy(true);
    try {
      await api('DELETE /api/admin/posts/:id', { params: { id } });
      draft.giveUp();
      await client.invalidateQueries({ queryKey: ['admin', 'posts', 'list'] });
      await navigate('/admin/blogs');
    } catch (error) {
      toast.error(messageOf(error));
      setBusy(false);
    }
  };

  return (
    <>
      {standing.shownAt !== null && (
        <ButtonLink to={standing.shownAt} variant="secondary" target="_blank" rel="noopener" reloadDocument>
          View
        </ButtonLink>
      )}
      {state === 'draft' ? (
        <>
          <Button variant="quiet" disabled={busy} onClick={() => setAsking('delete')}>
            Delete
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => setAsking('schedule')}>
            Schedule
          </Button>
        </>
      ) : (
        <Button variant="quiet" disabled={busy} onClick={() => setAsking('unpublish')}>
          {state === 'scheduled' ? 'Call off' : 'Unpublish'}
        </Button>
      )}
      {state === 'scheduled' && (
        <Button variant="secondary" disabled={busy} onClick={() => setAsking('schedule')}>
          {standing.pending ? 'Update schedule' : 'Change date'}
        </Button>
      )}
      <Button
        busy={busy && asking === undefined}
        disabled={state === 'published' && !standing.pending && draft.state.kind === 'saved'}
        onClick={() => void publish()}
      >
        {state === 'published' ? 'Publish changes' : 'Publish now'}
      </Button>
      {asking === 'schedule' && (
        <ScheduleDialog
          initial={state === 'scheduled' ? standing.publishedDate : null}
          busy={busy}
          onDone={(at) => void publish(at)}
          onClose={() => setAsking(undefined)}
        />
      )}
      <ConfirmDialog
        open={asking === 'unpublish'}
        title={state === 'scheduled' ? 'Call the schedule off?' : 'Unpublish this post?'}
        text="It stays here as a draft. Links to it lead nowhere until it is published again."
        confirmLabel={state === 'scheduled' ? 'Call off' : 'Unpublish'}
        busy={busy}
        onConfirm={() => void unpublish()}
        onCancel={() => setAsking(undefined)}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        title="Delete this draft?"
        text="Everything that was written in it is gone."
        confirmLabel="Delete"
        tone="danger"
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(undefined)}
      />
    </>
  );
}
