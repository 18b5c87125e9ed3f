import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly messageId: string;
}

export interface MailServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** Answers every recipient with this code instead of taking the mail; undefined takes it. */
  answerWith(code: number | undefined): void;
  stop(): Promise<void>;
}

const headerOf = (text: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(text)?.[1]?.replaceAll(/\r\n\s+/g, ' ') ?? '';

/** A real SMTP server on loopback, which remembers whom it took mail for. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusal: number | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (refusal === undefined) return done();
      done(Object.assign(new Error('Not now'), { responseCode: refusal }));
    },
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        received.push({ to, subject: headerOf(text, 'subject'), messageId: headerOf(text, 'message-id') });
        done();
      });
    },
  });
  // A connection that a fault cuts off is what it is there for.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.server.address() as { port: number }).port,
    received,
    answerWith(code) {
      refusal = code;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
