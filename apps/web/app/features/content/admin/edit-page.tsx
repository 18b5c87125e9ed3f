import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { isTrouble, SaveNote } from '~/lib/admin/save-note.tsx';
import { UnsavedGuard } from '~/lib/admin/unsaved-guard.tsx';
import { useAutosave } from '~/lib/admin/use-autosave.ts';
import { api } from '~/lib/api.ts';
import type { Answer } from '~/lib/api-call.ts';
import { messageOf } from '~/lib/api-error.ts';
import { localMoment } from '~/lib/dates.ts';
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { PageHeader } from '~/ui/page.tsx';
import { toast } from '~/ui/toast.ts';
import type { RichContent } from '../editor/rich-content.ts';
import { RichEditor } from '../editor/rich-editor.tsx';
import { PagePreview } from './page-preview.tsx';
import { type PageVersion, PageVersions } from './page-versions.tsx';
import styles from './post-editor.module.css';

export function EditPage({ slug }: { slug: string }) {
  const client = useQueryClient();
  const queryKey = ['admin', 'pages', 'edit', slug];
  const query = useQuery({
    queryKey,
    queryFn: () => api('GET /api/admin/pages/:slug', { params: { slug } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <>
      <Breadcrumbs items={[{ label: 'Pages', to: '/admin/pages' }]} />
      <Loaded query={query} what="the page">
        {(page) => (
          <PageForm
            key={query.dataUpdatedAt}
            page={page}
            onReload={() => void client.resetQueries({ queryKey })}
          />
        )}
      </Loaded>
    </>
  );
}

type WrittenPage = Answer<'GET /api/admin/pages/:slug'>;

function PageForm({ page, onReload }: { page: WrittenPage; onReload: () => void }) {
  const { slug } = page;
  const [title, setTitle] = useState(page.title);
  const [standing, setStanding] = useState<Answer<'PUT /api/admin/pages/:slug'>>(page);
  const [start, setStart] = useState({ content: page.content, id: 0 });
  const [preview, setPreview] = useState<RichContent>();
  const [busy, setBusy] = useState(false);
  const now = useRef({ title, revision: page.revision, read: (): RichContent => page.content });

  const { state, changed, saveAll, isSaved, giveUp } = useAutosave(async () => {
    const { title: sent, revision, read } = now.current;
    const saved = await api('PUT /api/admin/pages/:slug', {
      params: { slug },
      body: { revision, title: sent, content: read() },
    });
    now.current.revision = saved.revision;
    setStanding(saved);
  });
  const setContent = useCallback(
    (read: () => RichContent) => {
      now.current.read = read;
      changed();
    },
    [changed],
  );
  const rename = (value: string) => {
    now.current.title = value;
    setTitle(value);
    changed();
  };
  const publish = async () => {
    setBusy(true);
    try {
      if (await saveAll()) {
        const body = { revision: now.current.revision };
        await api('POST /api/admin/pages/:slug/publish', { params: { slug }, body });
        toast.success('Readers see this text now');
        onReload();
      }
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
  };
  const restore = (version: PageVersion) => {
    now.current.read = () => version.content;
    setStart(({ id }) => ({ content: version.content, id: id + 1 }));
    rename(version.title);
    toast.info('That version is in the draft now. Publish it to show it to readers.');
  };

  return (
    <>
      <PageHeader
        title={title}
        lead={`${standing.path} · ${
          standing.publishedAt
            ? `published ${localMoment(standing.publishedAt)}`
            : 'readers see the text it came with'
        }${standing.pending ? ' · unpublished changes' : ''}`}
        actions={
          <>
            {!isTrouble(state) && <SaveNote state={state} onReload={onReload} />}
            <Button
              variant="secondary"
              icon={<Eye aria-hidden="true" />}
              onClick={() => setPreview(now.current.read())}
            >
              Preview
            </Button>
            <Button
              busy={busy}
              disabled={!standing.pending && state.kind === 'saved'}
              onClick={() => void publish()}
            >
              Publish
            </Button>
          </>
        }
      />
      {isTrouble(state) && <SaveNote state={state} onReload={onReload} />}
      <div className={styles.halves}>
        <div className={styles.writing}>
          <TextField label="Title" name="title" value={title} onChange={rename} maxLength={200} />
          <RichEditor key={start.id} label="Text of the page" initial={start.content} onChange={setContent} />
        </div>
        <PageVersions slug={slug} versions={page.versions} onRestore={restore} />
      </div>
      <UnsavedGuard isSaved={isSaved} save={saveAll} onDiscard={giveUp} />
      {preview && <PagePreview title={title} content={preview} onClose={() => setPreview(undefined)} />}
    </>
  );
}
