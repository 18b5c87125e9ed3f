import { toast } from '../ui/toast.ts';
import { somethingWentWrong } from './api-error.ts';

/** Copies the whole address of a path of this site, and says so. */
export async function copyLink(path: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    toast.success(copied);
  } catch {
    // Forbidden by the browser, or not there without https.
    toast.error(somethingWentWrong);
  }
}
