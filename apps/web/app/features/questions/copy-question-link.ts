import { copyLink } from '~/lib/copy-link.ts';

/** The link without the list that the reader came from: that is nobody else's business. */
export const copyQuestionLink = (path: string): Promise<void> =>
  copyLink(path, 'Link copied to your clipboard!');
