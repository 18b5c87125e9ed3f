import { useQuery } from '@tanstack/react-query';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api } from '~/lib/api.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { SyllabusArticle } from '../syllabus-article.tsx';
import styles from './post-editor.module.css';
import type { SyllabusFields } from './use-syllabus-draft.ts';

type SyllabusPreviewProps = { fields: SyllabusFields; content: unknown; onClose: () => void };

export function SyllabusPreview({ fields, content, onClose }: SyllabusPreviewProps) {
  const query = useQuery({
    queryKey: ['admin', 'preview', content],
    queryFn: () => api('POST /api/admin/rich-text/preview', { body: { content } }),
    gcTime: 0,
  });
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
            <SyllabusArticle syllabus={{ ...fields, content: shown.content }} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
