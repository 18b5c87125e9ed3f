import { useQuery } from '@tanstack/react-query';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api } from '~/lib/api.ts';
import { Dialog } from '~/ui/dialog.tsx';
import type { RichContent } from '../editor/rich-content.ts';
import { RichText } from '../rich-text.tsx';
import styles from './post-editor.module.css';

type PagePreviewProps = { title: string; content: RichContent; onClose: () => void };

export function PagePreview({ title, content, onClose }: PagePreviewProps) {
  const query = useQuery({
    queryKey: ['admin', 'preview', content],
    queryFn: () => api('POST /api/admin/rich-text/preview', { body: { content } }),
    gcTime: 0,
  });
  return (
    <Dialog open onClose={onClose} title="Preview" size="full">
      <Loaded query={query} what="the preview">
        {(shown) => (
          <article className={styles.sheet}>
            <h1>{title}</h1>
            <RichText content={shown.content} />
          </article>
        )}
      </Loaded>
    </Dialog>
  );
}
