import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api } from '~/lib/api.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { PostArticle } from '../post-article.tsx';
import styles from './post-editor.module.css';
import type { usePostDraft } from './use-post-draft.ts';

type PostPreviewProps = { draft: ReturnType<typeof usePostDraft>; onClose: () => void };

/** What readers will see, drawn by the very same component from the server's own answer. */
export function PostPreview({ draft, onClose }: PostPreviewProps) {
  const [content] = useState(draft.content);
  const query = useQuery({
    queryKey: ['admin', 'preview', content],
    queryFn: () => api('POST /api/admin/rich-text/preview', { body: { content } }),
    gcTime: 0,
  });
  const { fields, standing } = draft;
  return (
    <Dialog open onClose={onClose} title="Preview" size="full">
      <Loaded query={query} what="the preview">
        {(shown) => (
          <div className={styles.sheet}>
            {shown.problems.length > 0 && (
              <ul className={`plain-list ${styles.problems}`}>
                {shown.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
            <PostArticle
              post={{
                ...fields,
                id: standing.id,
                publishedDate: standing.publishedDate ?? standing.updatedAt,
                updatedAt: standing.publishedDate ?? standing.updatedAt,
                readingMinutes: shown.readingMinutes,
                content: shown.content,
              }}
            />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
