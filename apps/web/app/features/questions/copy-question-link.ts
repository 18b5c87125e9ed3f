import { somethingWentWrong } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';

/** The link without the list that the reader came from: that is nobody else's business. */
export async function copyQuestionLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    toast.success('Link copied to your clipboard!');
  } catch {
    // Forbidden by the browser, or not there without https.
    toast.error(somethingWentWrong);
  }
}
