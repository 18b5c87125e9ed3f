import { isLeftOut } from '@sevenfold/contract/site/variant.rules';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useAuthDialogs } from '~/lib/auth/auth-dialogs.ts';
import { startUserRefresh } from '~/lib/auth/user-refresh.ts';
import { useDoubtDialog } from '~/lib/bank/doubt-dialog.ts';
import { useReportDialog } from '~/lib/bank/report-dialog.ts';
import { useSite } from '~/lib/site.ts';
import { getSnapshot, subscribe } from '~/ui/toast.ts';
import type { Route } from './+types/shell.layout.ts';
import { useCountVisits } from './count-visits.ts';
import { ErrorMessage } from './error.page.tsx';
import { Footer } from './footer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { NotFound } from './not-found.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { LazySearchDialog } from './search-box.tsx';
import styles from './shell.module.css';
import { TopNavigation } from './top-navigation.tsx';
import { watchUnsentWork } from './unsent-work.ts';

const Toaster = lazy(async () => ({ default: (await import('~/ui/toaster.tsx')).Toaster }));
const AuthDialogs = lazy(async () => ({
  default: (await import('~/features/accounts/auth-dialogs.tsx')).AuthDialogs,
}));

const ReportDialog = lazy(async () => ({
  default: (await import('~/features/reports/report-dialog.tsx')).ReportDialog,
}));
const AskDoubtDialog = lazy(async () => ({
  default: (await import('~/features/doubts/ask-doubt-dialog.tsx')).AskDoubtDialog,
}));

export default function Shell() {
  const { pathname } = useLocation();
  const { variant } = useSite();
  useEffect(startUserRefresh, []);
  useEffect(watchUnsentWork, []);
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
      <Footer />
      <ScrollToTop />
      <LazyToaster />
      <LazyAuthDialogs />
      <LazySearchDialog />
      <LazyReportDialog />
      <LazyAskDoubtDialog />
    </>
  );
}

/** Loaded with the first notification; most pages never show one. */
function LazyToaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => getSnapshot().length > 0,
    () => false,
  );
  const [needed, setNeeded] = useState(false);
  if (shown && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}

function LazyAuthDialogs() {
  const { open } = useAuthDialogs();
  const [needed, setNeeded] = useState(false);
  if (open && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <AuthDialogs />
    </Suspense>
  ) : null;
}

function LazyReportDialog() {
  const { openings } = useReportDialog();
  return openings > 0 ? (
    <Suspense fallback={null}>
      <ReportDialog />
    </Suspense>
  ) : null;
}

function LazyAskDoubtDialog() {
  const { openings } = useDoubtDialog();
  return openings > 0 ? (
    <Suspense fallback={null}>
      <AskDoubtDialog />
    </Suspense>
  ) : null;
}
