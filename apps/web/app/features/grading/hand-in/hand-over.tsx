import { mostSheetPages } from '@sevenfold/contract/grading/grading.constants';
import { writeClaims } from '@sevenfold/contract/grading/sheet-pages.rules';
import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { gradingPath } from '~/lib/test-grading/standing.rules.ts';
import { useSetGrading } from '~/lib/test-grading/use-grading.ts';
import { Button } from '~/ui/button.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { toast } from '~/ui/toast.ts';
import { LeaveWarning } from '../leave-warning.tsx';
import { pagesLabel } from '../sheet.rules.ts';
import { useUpload } from '../use-upload.ts';
import { claimsOf, type HandInPage, isUsable } from './hand-in.rules.ts';
import { makeSheet } from './make-sheet.ts';
import styles from './photographed-booklet.module.css';
import type { HandIn } from './use-hand-in.ts';

type HandOverProps = {
  slug: string;
  handIn: HandIn;
  pages: readonly HandInPage[];
  online: boolean;
  replaces: string | undefined;
};

/** Why the pages can't go yet; undefined when they can. */
function obstacle(handIn: HandIn, pages: readonly HandInPage[], online: boolean): string | undefined {
  const sent = pages.length + pages.filter(({ hasPhoto }) => hasPhoto).length;
  if (pages.length === 0) return 'Take a photo of your first page.';
  if (handIn.waiting > 0) return 'Some photos are still being read.';
  if (!pages.every(isUsable))
    return 'Take out the pages that belong elsewhere, or say that they belong here.';
  if (sent > mostSheetPages) return `A sheet has ${mostSheetPages} pages at most; untouched photos count.`;
  return online ? undefined : 'This needs a connection.';
}

/** Makes one PDF of the pages and sends it the way of every answer sheet; payment comes after. */
export function HandOver({ slug, handIn, pages, online, replaces }: HandOverProps) {
  const { upload, send, cancel } = useUpload(slug);
  const setGrading = useSetGrading(slug);
  const navigate = useNavigate();
  const [making, setMaking] = useState(false);
  const [arrived, setArrived] = useState(false);
  const sending = upload.state === 'sending';
  const why = obstacle(handIn, pages, online);

  const handOver = async () => {
    setMaking(true);
    const file = await makeSheet(pages, handIn.kept, handIn.scanner).catch(() => undefined);
    setMaking(false);
    if (!file) {
      toast.error('A picture is gone from this browser. Please look through your pages and take it again.');
      return;
    }
    const claims = claimsOf(pages);
    const grading = await send(file, {
      file_type: 'USER_FILE',
      ...(claims.length > 0 && { pages: writeClaims(claims) }),
    });
    if (!grading) return;
    setGrading(grading);
    await handIn.clear();
    toast.success('Your answer sheet has arrived.');
    setArrived(true);
  };

  // Not before the page knows that nothing is under way any more: it would ask whether to leave.
  useEffect(() => {
    if (arrived && !sending) void navigate(gradingPath(slug));
  }, [arrived, sending, navigate, slug]);

  return (
    <div className={styles.handOver}>
      {upload.state === 'failed' && <p role="alert">{upload.message} Your pages are still here.</p>}
      {upload.state === 'sending' ? (
        <div className={styles.row}>
          <ProgressBar
            showLabel
            value={upload.share}
            label={upload.share >= 1 ? 'Sent. We are looking at your pages…' : 'Handing in your pages'}
          />
          <Button size="sm" variant="secondary" onClick={cancel}>
            Cancel
          </Button>
        </div>
      ) : (
        <div className={styles.row}>
          <Button
            size="lg"
            icon={<Send aria-hidden="true" />}
            disabled={why !== undefined || arrived}
            busy={making}
            busyLabel="Making your sheet…"
            onClick={() => void handOver()}
          >
            {pages.length === 0 ? 'Hand in' : `Hand in ${pagesLabel(pages.length)}`}
          </Button>
          <p className={styles.quiet}>
            {why ??
              (replaces
                ? `It takes the place of “${replaces}”. You pay on the next page unless you have.`
                : 'A teacher gets them once the grading is paid for, on the next page.')}
          </p>
        </div>
      )}
      <LeaveWarning on={sending} onLeave={cancel} />
    </div>
  );
}
