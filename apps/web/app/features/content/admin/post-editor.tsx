import { Eye } from 'lucide-react';
import { useState } from 'react';
import { isTrouble, SaveNote } from '~/lib/admin/save-note.tsx';
import { UnsavedGuard } from '~/lib/admin/unsaved-guard.tsx';
import { Button } from '~/ui/button.tsx';
import { FormAlert, TextField } from '~/ui/field.tsx';
import { PageHeader } from '~/ui/page.tsx';
import { RichEditor } from '../editor/rich-editor.tsx';
import { PostActions } from './post-actions.tsx';
import styles from './post-editor.module.css';
import { PostPreview } from './post-preview.tsx';
import { PostSettings } from './post-settings.tsx';
import { PostState } from './post-state.tsx';
import { type EditedPost, usePostDraft } from './use-post-draft.ts';

export function PostEditor({ post, onReload }: { post: EditedPost; onReload: () => void }) {
  const draft = usePostDraft(post);
  const { fields, standing, state, problems, setField, setContent } = draft;
  const [previewing, setPreviewing] = useState(false);
  return (
    <>
      <PageHeader
        title={fields.title || 'Untitled'}
        lead={<PostState {...standing} />}
        actions={
          <>
            {!isTrouble(state) && <SaveNote state={state} onReload={onReload} />}
            <Button variant="secondary" icon={<Eye aria-hidden="true" />} onClick={() => setPreviewing(true)}>
              Preview
            </Button>
            <PostActions draft={draft} />
          </>
        }
      />
      {isTrouble(state) && <SaveNote state={state} onReload={onReload} />}
      <div className={styles.halves}>
        <div className={styles.writing}>
          <TextField
            label="Title"
            name="title"
            value={fields.title}
            onChange={(title) => setField({ title })}
            maxLength={200}
            errors={problems.title ?? []}
          />
          <FormAlert errors={problems.content ?? []} />
          <RichEditor label="Text of the post" initial={post.content} onChange={setContent} />
        </div>
        <PostSettings fields={fields} shownAt={standing.shownAt} problems={problems} onChange={setField} />
      </div>
      <UnsavedGuard isSaved={draft.isSaved} save={draft.saveAll} onDiscard={draft.giveUp} />
      {previewing && <PostPreview draft={draft} onClose={() => setPreviewing(false)} />}
    </>
  );
}
