import { contactLengths, messageReceived } from '@sevenfold/contract/contact/contact.rules';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAuthKnown } from '~/lib/auth/auth-store.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { FieldStack, FormAlert, TextArea, TextField } from '~/ui/field.tsx';
import styles from './contact.module.css';
import { useContactForm } from './use-contact-form.ts';

/** What the address says of a message that was sent without scripts. */
const plainProblems: Readonly<Record<string, string>> = {
  invalid: 'Your message could not be sent. Please go back, check every field, and send it again.',
  'too-many': 'There were too many messages from you lately. Please try again in an hour, or call us.',
};

/** Without scripts it is a plain form: the browser sends it, and the page that comes back says what became of it. */
export function ContactForm() {
  const [search] = useSearchParams();
  const scripts = useAuthKnown();
  const { form, state, problems, alert, send, writeAnother } = useContactForm();
  const plainProblem = plainProblems[search.get('problem') ?? ''];
  if (state === 'sent' || (state === 'new' && search.get('sent') === 'yes')) {
    return <Sent again={writeAnother} announce={state === 'sent'} />;
  }
  const shown = alert ?? (state === 'new' ? plainProblem : undefined);
  return (
    <section className={styles.write} id="write" aria-labelledby="write-to-us">
      <h2 id="write-to-us">Write to us</h2>
      <form ref={form} method="post" action="/contact-us" noValidate={scripts} onSubmit={send}>
        <FieldStack>
          <FormAlert errors={shown ? [shown] : []} />
          <div className={styles.pair}>
            <TextField
              label="Name"
              name="name"
              autoComplete="name"
              maxLength={contactLengths.name}
              error={problems.name}
              required
            />
            <TextField
              label="E-mail"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={contactLengths.email}
              error={problems.email}
              required
            />
          </div>
          <TextField
            label="Subject"
            name="subject"
            maxLength={contactLengths.subject}
            error={problems.subject}
            required
          />
          <TextArea
            label="Message"
            name="message"
            rows={6}
            maxLength={contactLengths.message}
            error={problems.message}
            required
          />
          <div className={styles.trap} aria-hidden="true">
            <label htmlFor="website">Leave this empty</label>
            <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
          </div>
          <div className={styles.send}>
            <Button type="submit" size="lg" busy={state === 'sending'}>
              Send message
            </Button>
            <p>We use what you write only to answer you.</p>
          </div>
        </FieldStack>
      </form>
    </section>
  );
}

function Sent({ again, announce }: { again: () => void; announce: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announce) heading.current?.focus();
  }, [announce]);
  return (
    <section className={`${styles.write} ${styles.sent}`} id="write" aria-labelledby="message-sent">
      <CircleCheck aria-hidden="true" />
      <h2 id="message-sent" ref={heading} tabIndex={-1}>
        {messageReceived}
      </h2>
      <p>
        We answer by e-mail, as a rule on the same working day. Please look into your spam folder as well.
      </p>
      <ButtonLink to="/contact-us" variant="secondary" onClick={again} preventScrollReset>
        Write another message
      </ButtonLink>
    </section>
  );
}
