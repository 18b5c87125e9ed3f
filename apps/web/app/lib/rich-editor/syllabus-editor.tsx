import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/dialog.tsx';
import { FormAlert, TextField } from '~/ui/field.tsx';
import { toast } from '~/ui/toast.ts';
import { Loaded } from '../admin/loaded.tsx';
import { UnsavedGuard } from '../admin/unsaved-guard.tsx';
import { api } from '../api.ts';
import type { Answer } from '../api-call.ts';
import { ApiError, messageOf } from '../api-error.ts';
import { PictureField } from './picture-field.tsx';
import type { RichContent } from './rich-content.ts';
import { RichEditor } from './rich-editor.tsx';
import styles from './syllabus-editor.module.css';

/** The syllabus and formula page of a topic: written, saved and seen by readers at once. */
export function SyllabusEditor({ topicId }: { topicId: number }) {
  const client = useQueryClient();
  const queryKey = ['admin', 'syllabus', topicId];
  const query = useQuery({
    queryKey,
    queryFn: () => api('GET /api/admin/syllabus/:topicId', { params: { topicId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Loaded query={query} what="the syllabus">
      {(page) => (
        <SyllabusForm
          key={query.dataUpdatedAt}
          page={page}
          onReload={() => void client.resetQueries({ queryKey })}
        />
      )}
    </Loaded>
  );
}

type WrittenSyllabus = Answer<'GET /api/admin/syllabus/:topicId'>;

function SyllabusForm({ page, onReload }: { page: WrittenSyllabus; onReload: () => void }) {
  const { topic, syllabus } = page;
  const [title, setTitle] = useState(syllabus?.title ?? topic.name);
  const [featuredImage, setFeaturedImage] = useState(syllabus?.featuredImage ?? null);
  const [image, setImage] = useState(syllabus?.image ?? null);
  const content = useRef<() => RichContent>(() => syllabus?.content ?? emptyContent);
  const [updatedAt, setUpdatedAt] = useState(page.updatedAt);
  const [unsaved, setUnsaved] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState(false);
  const [deleting, setDeleting] = useState(false);

  const touch =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setUnsaved(true);
    };
  const save = async () => {
    setBusy(true);
    setProblems([]);
    try {
      const saved = await api('PUT /api/admin/syllabus/:topicId', {
        params: { topicId: topic.id },
        body: { updatedAt, title, featuredImage, image, content: content.current() },
      });
      setUpdatedAt(saved.updatedAt);
      setUnsaved(false);
      toast.success('Changes saved successfully!');
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues.map(({ message }) => message) : [];
      setProblems(issues.length > 0 ? [...new Set(issues)] : [messageOf(error)]);
      setConflict(error instanceof ApiError && error.code === 'conflict');
    }
    setBusy(false);
  };
  const remove = async () => {
    setBusy(true);
    try {
      await api('DELETE /api/admin/syllabus/:topicId', { params: { topicId: topic.id } });
      setUnsaved(false);
      onReload();
    } catch (error) {
      toast.error(messageOf(error));
      setBusy(false);
    }
  };

  return (
    <section className={styles.editor} aria-label="Syllabus page">
      <UnsavedGuard isSaved={() => !unsaved} />
      <FormAlert errors={problems} />
      {conflict && (
        <Button variant="secondary" size="sm" onClick={onReload}>
          Load it again
        </Button>
      )}
      <TextField
        label="Title of the page"
        name="syllabus-title"
        value={title}
        onChange={touch(setTitle)}
        maxLength={200}
      />
      <PictureField
        label="Featured image"
        value={featuredImage ?? undefined}
        removable
        onChange={touch((picture) =>
          setFeaturedImage(picture ? { url: picture.url, alt: picture.alt } : null),
        )}
      />
      <RichEditor
        label="Text of the syllabus page"
        initial={syllabus?.content}
        onChange={(read) => {
          content.current = read;
          setUnsaved(true);
        }}
      />
      <PictureField
        label="Extra image at the end"
        value={image ?? undefined}
        removable
        onChange={touch((picture) => setImage(picture ? { url: picture.url, alt: picture.alt } : null))}
      />
      <div className={styles.actions}>
        <Button busy={busy && !deleting} disabled={!unsaved} onClick={() => void save()}>
          Save syllabus
        </Button>
        {updatedAt !== null && (
          <>
            <ButtonLink to={page.path} variant="secondary" target="_blank" rel="noopener" reloadDocument>
              View page
            </ButtonLink>
            <Button variant="quiet" onClick={() => setDeleting(true)}>
              Delete page
            </Button>
          </>
        )}
        <p role="status" className={styles.state}>
          {unsaved ? 'Not saved yet' : updatedAt === null ? 'This topic has no page yet' : 'Saved'}
        </p>
      </div>
      <ConfirmDialog
        open={deleting}
        title="Delete this page?"
        text="Readers will be told that the syllabus of this topic is unavailable."
        confirmLabel="Delete"
        tone="danger"
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setDeleting(false)}
      />
    </section>
  );
}

const emptyContent: RichContent = { root: { type: 'root', children: [] } };
