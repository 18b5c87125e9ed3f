import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { BackLink } from '~/lib/admin/back-link.tsx';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { EmptyState, Page, PageHeader } from '~/ui/page.tsx';
import { toast } from '~/ui/toast.ts';
import type { Route } from './+types/edit-post.page.ts';
import styles from './post-editor.module.css';
import { PostEditor } from './post-editor.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    { title: titled('Post'), description: 'Writing a post.', path: '/admin/blogs', noIndex: true },
    args,
  );

export default function EditPostPage({ matches }: { matches: readonly ({ id: string } | undefined)[] }) {
  const isNew = matches.at(-1)?.id === 'new-post';
  return (
    <Page width="full">
      <BackLink to="/admin/blogs">All posts</BackLink>
      {isNew ? <NewPost /> : <ExistingPost />}
    </Page>
  );
}

/** A title is enough to begin with; from then on everything is kept by itself. */
function NewPost() {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (title.trim() === '' || busy) return;
    setBusy(true);
    try {
      const { id } = await api('POST /api/admin/posts', { body: { title } });
      await navigate(`/admin/blogs/edit?id=${id}`, { replace: true });
    } catch (error) {
      toast.error(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <PageHeader title="New post" lead="Begin with a title. You can change it at any time." />
      <form onSubmit={(event) => void submit(event)} className={styles.begin}>
        <TextField
          label="Title"
          name="title"
          value={title}
          onChange={setTitle}
          maxLength={200}
          required
          autoFocus
        />
        <Button type="submit" busy={busy} disabled={title.trim() === ''}>
          Start writing
        </Button>
      </form>
    </>
  );
}

function ExistingPost() {
  const [search] = useSearchParams();
  const client = useQueryClient();
  const id = Number(search.get('id'));
  const known = Number.isInteger(id) && id > 0;
  const queryKey = ['admin', 'posts', 'edit', id];
  const query = useQuery({
    queryKey,
    queryFn: () => api('GET /api/admin/posts/:id', { params: { id } }),
    enabled: known,
    // What is being written must not be exchanged under the writer's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!known) {
    return (
      <EmptyState
        title="Which post?"
        text="The address names none."
        action={<ButtonLink to="/admin/blogs">All posts</ButtonLink>}
      />
    );
  }
  return (
    <Loaded query={query} what="the post">
      {(post) => (
        <PostEditor
          key={`${post.id} ${query.dataUpdatedAt}`}
          post={post}
          onReload={() => void client.resetQueries({ queryKey })}
        />
      )}
    </Loaded>
  );
}
