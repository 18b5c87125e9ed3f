/** Pages about getting in. A success never leads back to one of them. */
const accountPages = [
  '/login',
  '/sign-up',
  '/registration',
  '/forgot-password',
  '/reset-password',
  '/unlock-account',
  '/onboarding',
  '/verify-user',
];

/** Where a new account returns to after onboarding; undefined where that would make no sense. */
export function returnAddress({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): string | undefined {
  const path = pathname.replace(/\/+$/, '');
  return accountPages.includes(path) ? undefined : pathname + search;
}

/** Sign-up is usually reached from the login page, so it goes back over both. */
const usualSteps = { login: 1, 'sign-up': 2 } as const;

interface Arrival {
  /** How many entries of this visit lie before the page: none when the user came from outside. */
  readonly entriesBefore: number;
  /** How many of those directly before it are account pages, counted by the links between them. */
  readonly accountPagesBefore: number;
}

/** How many steps back a success goes, or undefined when there is nothing of ours to go back to. */
export function stepsBack(
  page: keyof typeof usualSteps,
  { entriesBefore, accountPagesBefore }: Arrival,
): number | undefined {
  const leaveAccountPages = accountPagesBefore + 1;
  const usual = Math.max(usualSteps[page], leaveAccountPages);
  if (entriesBefore >= usual) return usual;
  return entriesBefore >= leaveAccountPages ? leaveAccountPages : undefined;
}

/** Reads the router's own entry counter. */
export function entriesBefore(historyState: unknown): number {
  const index = (historyState as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' && index > 0 ? index : 0;
}

/** Reads what the links between account pages carry. */
export function accountPagesBefore(locationState: unknown): number {
  const count = (locationState as { accountPages?: unknown } | null)?.accountPages;
  return typeof count === 'number' && count > 0 ? count : 0;
}
