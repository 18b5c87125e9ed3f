import { isLeftOut } from '@sevenfold/contract/site/variant.rules';
import { type ReactNode, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { closeAuthDialog, useAuthDialogs } from '~/lib/auth/auth-dialogs.ts';
import { startUserRefresh } from '~/lib/auth/user-refresh.ts';
import { closeDoubtDialog, useDoubtDialog } from '~/lib/bank/doubt-dialog.ts';
import { closeReportDialog, useReportDialog } from '~/lib/bank/report-dialog.ts';
import { dialogOnUse, type OpenDialog, partOnUse } from '~/lib/on-use.tsx';
import { useSite } from '~/lib/site.ts';
import { isSessionKept } from '~/lib/study-session-kept.ts';
import { Toaster } from '~/ui/toaster.tsx';
import type { Route } from './+types/shell.layout.ts';
import { useCountVisits } from './count-visits.ts';
import { ErrorMessage } from './error.page.tsx';
import { Footer } from './footer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { NotFound } from './not-found.tsx';
import { keepPageOffline } from './offline-links.ts';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SearchDialogOnUse } from './search-box.tsx';
import styles from './shell.module.css';
import { TopNavigation } from './top-navigation.tsx';
import { watchUnsentWork } from './unsent-work.ts';

const AuthDialogs = dialogOnUse<OpenDialog>(
  async () => (await import('~/features/accounts/auth-dialogs.tsx')).AuthDialogs,
);
const ReportDialog = dialogOnUse<OpenDialog>(
  async () => (await import('~/features/reports/report-dialog.tsx')).ReportDialog,
);
const AskDoubtDialog = dialogOnUse<OpenDialog>(
  async () => (await import('~/features/doubts/ask-doubt-dialog.tsx')).AskDoubtDialog,
);

const SessionBar = partOnUse(async () => (await import('~/features/coach/today/session-bar.tsx')).SessionBar);

export default function Shell() {
  const { pathname } = useLocation();
  const { variant } = useSite();
  useEffect(startUserRefresh, []);
  useEffect(watchUnsentWork, []);
  useEffect(keepPageOffline, []);
  useCountVisits(pathname);
  return <Frame>{isLeftOut(variant, pathname) ? <NotFound /> : <Outlet />}</Frame>;
}

/** When to come again, where what failed on a page says so. */
export function headers({ errorHeaders }: Route.HeadersArgs): HeadersInit {
  const retryAfter = errorHeaders?.get('Retry-After');
  return retryAfter ? { 'Retry-After': retryAfter } : {};
}

/** What fails on a page leaves the navigation around it as it is. */
export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorMessage />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <NavigationProgress />
      <TopNavigation />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SessionOnUse />
      <Footer />
      <ScrollToTop />
      <Toaster />
      <SearchDialogOnUse />
      <DialogsOnUse />
    </>
  );
}

function SessionOnUse() {
  const { pathname } = useLocation();
  const [kept, setKept] = useState(false);
  // It begins and ends with a step to another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew on each page
  useEffect(() => setKept(isSessionKept()), [pathname]);
  return kept ? <SessionBar /> : null;
}

function DialogsOnUse() {
  const auth = useAuthDialogs();
  const report = useReportDialog();
  const doubt = useDoubtDialog();
  return (
    <>
      <AuthDialogs open={auth.open !== undefined} onClose={closeAuthDialog} />
      <ReportDialog open={report.questionId !== undefined} onClose={closeReportDialog} />
      <AskDoubtDialog open={doubt.question !== undefined} onClose={closeDoubtDialog} />
    </>
  );
}
