import type { EmailSite } from '../../../platform/mail/email-frame.tsx';

export interface NoticeFacts {
  readonly site: EmailSite;
  readonly origin: string;
  readonly name: string;
  readonly at: Date;
}

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Readers sit in every time zone and the server knows none of them. */
export const inWords = (at: Date): string => `${format.format(at)} UTC`;
