import type { PlanKey } from '@sevenfold/contract/billing/plans';
import { PenLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '~/lib/api.ts';
import { ApiError, messageOf } from '~/lib/api-error.ts';
import { openAuthDialog } from '~/lib/auth/auth-dialogs.ts';
import { longDate } from '~/lib/dates.ts';
import { dialogOnUse } from '~/lib/on-use.tsx';
import { minutesWords } from '~/lib/papers/paper-words.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { toast } from '~/ui/toast.ts';
import type { ShownPaper } from './load-paper.ts';
import { ownAudience } from './load-papers.ts';
import styles from './paper-aside.module.css';

const PaywallDialog = dialogOnUse(
  async () => (await import('~/lib/test-allowance/paywall.dialog.tsx')).PaywallDialog,
);

/** Where a test of this paper stands that is not over. */
const unfinished = ({ sittings }: ShownPaper) => sittings.find(({ state }) => state !== 'finished');

/** Makes a test of the paper. Its clock waits for the page after this one, which says so. */
export function SitPaper({ paper }: { paper: ShownPaper }) {
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [paywallOf, setPaywallOf] = useState<PlanKey>();
  const begun = unfinished(paper);
  const finished = paper.sittings.filter(({ state }) => state === 'finished');

  const sit = async () => {
    if (ownAudience() === 'visitor') {
      openAuthDialog('login', { onSignedIn: sit });
      return;
    }
    setBusy(true);
    try {
      const { slug } = await api('POST /api/papers/:slug/sit', { params: { slug: paper.slug } });
      await navigate(`/take-a-test/${slug}`);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'limit_reached') {
        // Whose limit it is only matters once it is reached.
        const { plan } = await api('GET /api/test/allowance').catch(() => ({ plan: 'free' as const }));
        setPaywallOf(plan);
      } else toast.error(messageOf(error));
    }
    setBusy(false);
  };

  return (
    <div className={styles.sit}>
      {begun ? (
        <ButtonLink
          to={`/take-a-test/${begun.slug}`}
          size="lg"
          fullWidth
          icon={<PenLine aria-hidden="true" />}
        >
          {begun.state === 'running' ? 'Go on with this paper' : 'Start this paper'}
        </ButtonLink>
      ) : (
        <Button
          ref={button}
          size="lg"
          fullWidth
          busy={busy}
          icon={<PenLine aria-hidden="true" />}
          onClick={() => void sit()}
        >
          Sit this paper
        </Button>
      )}
      <p className={styles.note}>
        {paper.readingMinutes > 0 && `${minutesWords(paper.readingMinutes)} of reading, then `}
        {minutesWords(paper.minutes)} by our clock.{' '}
        {begun?.state === 'running'
          ? 'It is running since you started.'
          : `${begun ? '' : 'It counts as one of this month’s tests. '}The clock waits until you start it on the next page.`}
      </p>
      {finished.length > 0 && (
        <ul className={`plain-list ${styles.past}`} aria-label="When you sat it">
          {finished.map(({ slug, createdAt }) => (
            <li key={slug}>
              <Link to={`/take-a-test/${slug}/result`}>Your result of {longDate(createdAt)}</Link>
            </li>
          ))}
        </ul>
      )}
      <PaywallDialog
        plan={paywallOf ?? 'free'}
        open={paywallOf !== undefined}
        opener={button}
        onClose={() => setPaywallOf(undefined)}
      />
    </div>
  );
}
