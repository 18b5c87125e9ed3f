import { useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { catalogueKey } from '~/lib/admin/catalogue-key.ts';
import { UnsavedGuard } from '~/lib/admin/unsaved-guard.tsx';
import { localMoment } from '~/lib/dates.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { FormAlert, TextField } from '~/ui/field.tsx';
import { PageHeader } from '~/ui/page.tsx';
import { PictureField } from '../editor/picture-field.tsx';
import { RichEditor } from '../editor/rich-editor.tsx';
import { DeleteSyllabus } from './delete-syllabus.tsx';
import layout from './post-editor.module.css';
import styles from './syllabus-editor.module.css';
import { SyllabusPreview } from './syllabus-preview.tsx';
import { useSyllabusDraft, type WrittenSyllabus } from './use-syllabus-draft.ts';

type SyllabusEditorProps = { page: WrittenSyllabus; onReload: () => void };

export function SyllabusEditor({ page, onReload }: SyllabusEditorProps) {
  const { topic, syllabus, path } = page;
  const queries = useQueryClient();
  const draft = useSyllabusDraft(page);
  const { fields, setField, updatedAt, unsaved } = draft;
  const [preview, setPreview] = useState<unknown>();
  const save = async () => {
    await draft.save();
    // The tree of topics says which of them have a page.
    await queries.invalidateQueries({ queryKey: catalogueKey });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button
    <div onKeyDown={onKeyDown}>
      <PageHeader
        title={topic.number ? `${topic.number} ${topic.name}` : topic.name}
        lead="The page behind ‘Syllabus & formulas’ of this topic. Students see what you save at once."
        actions={
          <>
            {updatedAt !== null && (
              <ButtonLink to={path} variant="quiet" target="_blank" rel="noopener" reloadDocument>
                View page
              </ButtonLink>
            )}
            <Button
              variant="secondary"
              icon={<Eye aria-hidden="true" />}
              onClick={() => setPreview(draft.content())}
            >
              Preview
            </Button>
            <Button
              busy={draft.saving}
              disabled={!unsaved || draft.conflict}
              title="Ctrl S"
              onClick={() => void save()}
            >
              Save syllabus
            </Button>
          </>
        }
      />
      <p role="status" className={styles.state}>
        {unsaved
          ? 'Not saved yet'
          : updatedAt === null
            ? 'This topic has no page yet'
            : `Saved ${localMoment(updatedAt)}`}
      </p>
      <FormAlert errors={draft.problems} />
      {draft.conflict && (
        <p className={styles.conflict}>
          What you have written is still on this page: copy what you need before you load it again.{' '}
          <Button variant="secondary" size="sm" onClick={onReload}>
            Load it again
          </Button>
        </p>
      )}
      <div className={layout.halves}>
        <div className={layout.writing}>
          <TextField
            label="Title of the page"
            name="title"
            value={fields.title}
            onChange={(title) => setField({ title })}
            maxLength={200}
          />
          <RichEditor
            label="Text of the syllabus page"
            initial={syllabus?.content}
            onChange={draft.setContent}
          />
        </div>
        <aside className={layout.settings} aria-label="Images of the page">
          <h2>Images</h2>
          <PictureField
            label="Below the title"
            value={fields.featuredImage ?? undefined}
            removable
            onChange={(picture) => setField({ featuredImage: kept(picture) })}
          />
          <PictureField
            label="At the end"
            value={fields.image ?? undefined}
            removable
            onChange={(picture) => setField({ image: kept(picture) })}
          />
        </aside>
      </div>
      {updatedAt !== null && (
        <DeleteSyllabus
          topicId={topic.id}
          onDeleted={() => {
            draft.forget();
            onReload();
          }}
        />
      )}
      {preview !== undefined && (
        <SyllabusPreview fields={fields} content={preview} onClose={() => setPreview(undefined)} />
      )}
      <UnsavedGuard isSaved={() => !unsaved} />
    </div>
  );
}

const kept = (picture: { url: string; alt: string } | undefined) =>
  picture ? { url: picture.url, alt: picture.alt } : null;
