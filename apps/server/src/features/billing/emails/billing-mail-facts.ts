import type { EmailSite } from '../../../platform/mail/email-frame.tsx';

export interface BillingMailFacts {
  readonly site: EmailSite;
  readonly origin: string;
  readonly name: string;
}
