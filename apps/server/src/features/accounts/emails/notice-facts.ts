import { formatIn } from '@sevenfold/contract/platform/format-in.rules';
import type { EmailFacts } from '../../../platform/mail/email-frame.tsx';

export interface NoticeFacts extends EmailFacts {
  readonly at: Date;
}

/** Readers sit in every time zone and the server knows none of them. */
export const inWords = (at: Date): string =>
  `${formatIn('UTC', 'en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(at)} UTC`;
