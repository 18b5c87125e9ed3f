import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import { useEffect, useRef, useState } from 'react';
import { localMoment } from '~/lib/dates.ts';
import { readSheet } from '~/lib/test-grading/graded-sheet.ts';
import { Button } from '~/ui/button.tsx';
import { toast } from '~/ui/toast.ts';
import { FileLine } from './file-line.tsx';
import { closeSheet, openSheet, type SheetPages } from './open-sheet.ts';
import { PageStrip } from './page-strip.tsx';
import { pagesLabel, sizeLabel } from './sheet.rules.ts';
import styles from './sheet-step.module.css';

type ArrivedSheetProps = {
  slug: string;
  sheet: NonNullable<Grading['sheet']>;
  /** There when it was sent from this page. */
  pages: SheetPages | undefined;
  onReplace: (() => void) | undefined;
};

export function ArrivedSheet({ slug, sheet, pages, onReplace }: ArrivedSheetProps) {
  const facts = `${pagesLabel(sheet.pages)}, ${sizeLabel(sheet.bytes)}, uploaded ${localMoment(sheet.uploaded_at)}`;
  return (
    <div className={styles.sheet}>
      <FileLine arrived name={sheet.name} facts={facts}>
        {onReplace && (
          <Button size="sm" variant="quiet" onClick={onReplace}>
            Replace
          </Button>
        )}
      </FileLine>
      {pages ? <PageStrip pages={pages} /> : <FetchedPages key={sheet.uploaded_at} slug={slug} />}
    </div>
  );
}

/** Fetched only when asked for: it may be twenty megabytes. */
function FetchedPages({ slug }: { slug: string }) {
  const [pages, setPages] = useState<SheetPages>();
  const [busy, setBusy] = useState(false);
  const gone = useRef(false);
  const open = useRef<SheetPages>(undefined);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      closeSheet(open.current);
    };
  }, []);

  const show = async () => {
    setBusy(true);
    const opened = await readSheet(slug)
      .then((sheet) => openSheet(sheet))
      .catch(() => undefined);
    const found = opened?.problem === undefined ? opened?.pages : undefined;
    if (gone.current) {
      closeSheet(found);
      return;
    }
    open.current = found;
    setPages(found);
    setBusy(false);
    if (!found) toast.error('Its pages can’t be shown at the moment. Your sheet is safe with us.');
  };

  if (pages) return <PageStrip pages={pages} />;
  return (
    <div>
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        busyLabel="Fetching pages…"
        onClick={() => void show()}
      >
        Show its pages
      </Button>
    </div>
  );
}
