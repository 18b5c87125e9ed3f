import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { KeptMail } from '@sevenfold/contract/platform/outbox.endpoints';
import pLimit from 'p-limit';

export interface Mail {
  /** Names the message: sent again after a crash, it is the same message and not a second one. */
  readonly id: string;
  readonly to: string;
  /** Where an answer goes, when it isn't to us. */
  readonly replyTo?: string;
  /** An address that ends messages of this kind when a mail program posts to it (RFC 8058). */
  readonly unsubscribe?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Lets go of open connections. */
  close(): void;
}

export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

function message(mail: Mail, from: string, domain: string) {
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: `<${mail.id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // Nothing in a message may make the mailer read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const connections = 4;
/** A server that hangs isn't tried again for so long: who waits for it holds up all other jobs. */
const restMs = 10_000;

const hasHung = (error: unknown): boolean => (error as { code?: string }).code === 'ETIMEDOUT';

/** Remembers which messages are on their way, beyond the life of this process. */
export interface HandOvers {
  /** Answers false when this message was on its way before: by a server that died since, or by another one. */
  begin(id: string): Promise<boolean>;
  /** It did not arrive, as we know for sure, and may be sent again. */
  undo(id: string): Promise<void>;
}

class OnItsWayBefore extends Error {}

interface WithLastStep {
  readonly lastStep?: () => Promise<void>;
}

/**
 * Sends for real. A refused or unreachable server makes `send` fail, and the job queue tries again.
 *
 * A mail server delivers nothing before it has got the end of a message. What is noted just before that end tells the
 * next process that this one may have been delivered: a message is rather lost in that moment than sent twice
 * (decision 038).
 *
 * It fails well within a job's time, also for the last of many: a job whose time is up runs again while the first one
 * may still send.
 */
export function smtpMailer(options: {
  smtpUrl: string;
  from: string;
  domain: string;
  handOvers: HandOvers;
  log: { warn(details: object, message: string): void };
  /** For each step of a delivery. */
  timeoutMs?: number;
}): Mailer {
  const { handOvers, log, timeoutMs = 8_000 } = options;
  let opened: ReturnType<typeof openPool> | undefined;
  const pool = () => (opened ??= openPool(options.smtpUrl, timeoutMs));
  const limit = pLimit(connections);
  let restsUntil = 0;
  /**
   * Messages whose note may stand although they have not left: a database that hangs may take a statement long after
   * we have given it up.
   */
  const notLeft = new Set<string>();

  async function undo(id: string): Promise<void> {
    await handOvers.undo(id);
    notLeft.delete(id);
  }

  async function deliver(mail: Mail): Promise<void> {
    if (performance.now() < restsUntil) throw new Error('the mail server did not answer a moment ago');
    const lastStep = async () => {
      if (notLeft.has(mail.id)) await undo(mail.id);
      notLeft.add(mail.id);
      if (await handOvers.begin(mail.id)) return;
      notLeft.delete(mail.id);
      throw new OnItsWayBefore();
    };
    const whole: ReturnType<typeof message> & WithLastStep = {
      ...message(mail, options.from, options.domain),
      lastStep,
    };
    try {
      await (await pool()).sendMail(whole);
      notLeft.delete(mail.id);
    } catch (error) {
      if (hasHung(error)) restsUntil = performance.now() + restMs;
      if (notLeft.has(mail.id)) await undo(mail.id);
      if (!isOnItsWay(error)) throw error;
      log.warn({ mailId: mail.id }, 'a message that was on its way when a server ended is not sent again');
    }
  }

  return {
    send: (mail) => limit(() => deliver(mail)),
    close: () =>
      void opened?.then(
        (open) => open.close(),
        () => undefined,
      ),
  };
}

/** The library is loaded for the first message: a start sends none. */
async function openPool(url: string, timeoutMs: number) {
  const { default: nodemailer } = await import('nodemailer');
  const pool = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  pool.use('stream', (mail, done) => {
    const { lastStep } = mail.data as WithLastStep;
    if (lastStep) mail.message.processFunc((content) => withLastStep(content, lastStep));
    done();
  });
  return pool;
}

async function openBuilder() {
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer.createTransport({ streamTransport: true, buffer: true });
}

/** The step is taken when everything but the end has been asked for, so after the mail server said that it listens. */
const withLastStep = (content: Readable, lastStep: () => Promise<void>): Readable =>
  Readable.from(
    (async function* () {
      yield* content;
      await lastStep();
    })(),
    { objectMode: false, highWaterMark: 1 },
  );

function isOnItsWay(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OnItsWayBefore) return true;
  }
  return false;
}

/** A half-written file never stands under its final name. */
async function keep(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** Writes each message as an `.eml` file, and what the outbox page shows of it beside it. The name is the message's id, so a repetition overwrites itself. */
export function outboxMailer(options: {
  dataDir: string;
  from: string;
  domain: string;
  now: () => Date;
}): Mailer {
  let opened: ReturnType<typeof openBuilder> | undefined;
  const folder = outboxFolder(options.dataDir);
  return {
    async send(mail) {
      opened ??= openBuilder();
      const built = await (await opened).sendMail(message(mail, options.from, options.domain));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { replyTo, unsubscribe: _, ...shown } = mail;
      const kept: KeptMail = {
        ...shown,
        ...(replyTo && { reply_to: replyTo }),
        sent_at: options.now().toISOString(),
      };
      await keep(join(folder, `${mail.id}.eml`), built.message as Buffer);
      await keep(join(folder, `${mail.id}.json`), JSON.stringify(kept));
    },
    close: () => undefined,
  };
}
