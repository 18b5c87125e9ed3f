import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface RecordedMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A real SMTP server on loopback that keeps what it accepts, and shows it over HTTP, the newest first. */
export async function startMailRecorder() {
  const mails: RecordedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((parsed) => {
          mails.unshift({
            id: parsed.messageId ?? '',
            to: session.envelope.rcptTo.map(({ address }) => address).join(),
            subject: parsed.subject ?? '',
            text: parsed.text ?? '',
            html: parsed.html ?? '',
          });
          done();
        }, done);
      });
    },
  });
  // A client that is killed while it sends is what this is for.
  smtp.on('error', () => undefined);
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
  const web = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(mails));
  });
  await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening));
  const portOf = (address: unknown) => (address as AddressInfo).port;
  return {
    mails,
    url: `http://127.0.0.1:${portOf(web.address())}/`,
    environment: { SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server.address())}` },
    async stop() {
      web.closeAllConnections();
      await Promise.all([
        new Promise((closed) => web.close(closed)),
        new Promise<void>((closed) => smtp.close(() => closed())),
      ]);
    },
  };
}
