import { useState } from 'react';
import { api } from '~/lib/api.ts';
import type { Answer } from '~/lib/api-call.ts';
import { messageOf } from '~/lib/api-error.ts';
import { localMoment } from '~/lib/dates.ts';
import { Button } from '~/ui/button.tsx';
import { toast } from '~/ui/toast.ts';
import { PagePreview } from './page-preview.tsx';
import styles from './post-editor.module.css';

export type PageVersion = Answer<'GET /api/admin/pages/:slug/versions/:id'>;

type PageVersionsProps = {
  slug: string;
  versions: Answer<'GET /api/admin/pages/:slug'>['versions'];
  onRestore: (version: PageVersion) => void;
};

/** What was published before, and what it began with, to look at and to go on from. */
export function PageVersions({ slug, versions, onRestore }: PageVersionsProps) {
  const [seen, setSeen] = useState<PageVersion>();
  const take = async (id: number, onRead: (version: PageVersion) => void) => {
    try {
      onRead(await api('GET /api/admin/pages/:slug/versions/:id', { params: { slug, id } }));
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <aside className={styles.settings} aria-label="Versions">
      <h2>Versions</h2>
      {versions.length === 0 ? (
        <p>Nothing has been published yet.</p>
      ) : (
        <ol className={`plain-list ${styles.versions}`} reversed>
          {versions.map(({ id, publishedAt, publishedBy }, index) => (
            <li key={id}>
              {publishedBy === null
                ? 'The text it came with'
                : `${localMoment(publishedAt)} by ${publishedBy}`}
              {index === 0 && ' (what readers see)'}
              <div>
                <Button size="sm" variant="quiet" onClick={() => void take(id, setSeen)}>
                  View
                </Button>
                <Button size="sm" variant="quiet" onClick={() => void take(id, onRestore)}>
                  Restore
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      {seen && <PagePreview title={seen.title} content={seen.content} onClose={() => setSeen(undefined)} />}
    </aside>
  );
}
