import { authStore } from '~/lib/auth/auth-store.ts';

/** On this device alone: the subject that was read, or searched in, last. Its results come first. */
const key = 'last-subject';

const owner = (): string => authStore.getState().user?.id ?? '';

export function noteSubject(slug: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ owner: owner(), slug }));
  } catch {
    // A browser that keeps nothing: then no subject comes first.
  }
}

/** Of whoever is here now; nobody is shown what another read on the same device. */
export function lastSubject(): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as {
      owner?: unknown;
      slug?: unknown;
    } | null;
    return kept?.owner === owner() && typeof kept.slug === 'string' ? kept.slug : undefined;
  } catch {
    return undefined;
  }
}
