/** @jsxRuntime automatic */
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { Config } from '../config.ts';
import { isGreetable } from './greeting.ts';

export type EmailSite = Pick<Config['site'], 'name' | 'supportEmail' | 'postalAddress'>;

/** What every e-mail says of where it comes from and to whom it goes. */
export interface EmailFacts {
  readonly site: EmailSite;
  readonly origin: string;
  readonly name: string;
}

/** The subject is made of our own words only: nothing a user typed goes into a header. */
export interface Email {
  readonly subject: string;
  readonly body: ReactElement;
}

const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const serif = "Georgia, 'Times New Roman', serif";
const paper = '#faf7f1';
const ink = '#2a2438';
const quiet = '#665f75';
const violet = '#6b3fd1';

/** Mail programs that follow the reader's dark mode get colours that were chosen; the others invert by themselves. */
const darkMode = `
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #1b1724 !important; }
  .sheet { background-color: #262032 !important; border-color: #3a3249 !important; }
  .ink, .ink a { color: #f1edf8 !important; }
  .quiet, .quiet a { color: #b6aec6 !important; }
  .wordmark { color: #c3a8ff !important; }
  .rule, .quotation { border-color: #3a3249 !important; }
  .said { border-color: #a98bf5 !important; }
}`;

const styles = {
  paper: { backgroundColor: paper, margin: 0, padding: '24px 12px', fontFamily: sans },
  page: { maxWidth: '560px', margin: '0 auto' },
  wordmark: {
    color: violet,
    fontFamily: serif,
    fontSize: '22px',
    fontWeight: 700,
    margin: '0 0 16px',
    padding: '0 4px',
  },
  sheet: {
    backgroundColor: '#ffffff',
    border: '1px solid #e7e0d4',
    borderRadius: '12px',
    padding: '32px 28px',
  },
  heading: {
    color: ink,
    fontFamily: serif,
    fontSize: '24px',
    lineHeight: '32px',
    fontWeight: 700,
    margin: '0 0 16px',
  },
  text: { color: ink, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' },
  button: {
    backgroundColor: violet,
    borderRadius: '8px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    padding: '13px 24px',
    textDecoration: 'none',
  },
  small: { color: quiet, fontSize: '13px', lineHeight: '20px', margin: '0 0 8px', wordBreak: 'break-word' },
  quotation: {
    borderLeft: `3px solid ${violet}`,
    color: ink,
    fontSize: '16px',
    lineHeight: '26px',
    margin: '0 0 16px',
    padding: '2px 0 2px 14px',
    wordBreak: 'break-word',
  },
  link: { color: violet },
  rule: { borderColor: '#e7e0d4', margin: '24px 0 16px' },
  footer: { padding: '20px 4px 0' },
} as const;

export function Greeting({ name }: { name: string }) {
  return <Paragraph>{isGreetable(name) ? `Hello ${name},` : 'Hello,'}</Paragraph>;
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={styles.text}>
      {children}
    </Text>
  );
}

/** Words of a person, line by line as they were typed. */
export function Quotation({ text, quiet: isQuiet = false }: { text: string; quiet?: boolean }) {
  const lines = text.trim().split(/\r?\n/);
  return (
    <Text
      className={isQuiet ? 'quiet quotation' : 'ink said'}
      style={isQuiet ? { ...styles.quotation, color: quiet, borderColor: '#e7e0d4' } : styles.quotation}
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}

/** The one thing to do. Its address is also written out, for programs that show no buttons. */
export function Action({ link, label }: { link: string; label: string }) {
  return (
    <>
      <Section style={{ margin: '24px 0' }}>
        <Button href={link} style={styles.button}>
          {label}
        </Button>
      </Section>
      <Hr className="rule" style={styles.rule} />
      <Text className="quiet" style={styles.small} data-skip-in-text="true">
        If the button doesn't work, open this address:
        <br />
        <Link href={link} style={styles.link}>
          {link}
        </Link>
      </Text>
    </>
  );
}

export function EmailFrame(props: {
  site: EmailSite;
  preview: string;
  heading: string;
  /** Why the reader gets this message. */
  reason: string;
  /** Where the reader ends messages of this kind, of those that come again and again. */
  end?: string;
  children: ReactNode;
}) {
  const { site } = props;
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkMode}</style>
      </Head>
      <Preview>{props.preview}</Preview>
      <Body className="paper" style={styles.paper}>
        <Container style={styles.page}>
          <Text className="wordmark" style={styles.wordmark}>
            {site.name}
          </Text>
          <Section className="sheet" style={styles.sheet}>
            <Heading as="h1" className="ink" style={styles.heading}>
              {props.heading}
            </Heading>
            {props.children}
          </Section>
          <Section style={styles.footer}>
            <Text className="quiet" style={styles.small}>
              {props.reason} Questions? Write to{' '}
              <Link href={`mailto:${site.supportEmail}`} style={styles.link}>
                {site.supportEmail}
              </Link>
              .
            </Text>
            {props.end && (
              <Text className="quiet" style={styles.small}>
                <Link href={props.end} style={styles.link}>
                  No more of these mails
                </Link>
              </Text>
            )}
            <Text className="quiet" style={styles.small}>
              {site.postalAddress}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
