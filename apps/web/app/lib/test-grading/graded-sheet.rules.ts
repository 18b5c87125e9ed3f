import { ApiError, messageOf } from '../api-error.ts';

export const gradedSheetName = (slug: string): string => `${slug}-graded-sheet.pdf`;

export type DownloadFailure =
  | { readonly kind: 'info' | 'error'; readonly message: string }
  /** The browser can open what our page may not read. */
  | { readonly kind: 'open'; readonly url: string };

/** What to do about a download that failed, before it had a storage link or on it. */
export function downloadFailure(error: unknown, storageLink: string | undefined): DownloadFailure {
  if (error instanceof ApiError && error.status === 404) return { kind: 'info', message: messageOf(error) };
  if (storageLink !== undefined) return { kind: 'open', url: storageLink };
  return { kind: 'error', message: messageOf(error) };
}
