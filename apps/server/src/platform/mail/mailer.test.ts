import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { type HandOvers, type Mail, type Mailer, outboxFolder, outboxMailer, smtpMailer } from './mailer.ts';

const mail: Mail = {
  id: '0b5c',
  to: 'asha@mail.com',
  subject: 'Verify your e-mail: ∫ f(x) dx',
  html: '<p>Hello <b>Asha</b></p>',
  text: 'Hello Asha',
};
const sender = { from: 'Sevenfold <hello@sevenfold.example>', domain: 'sevenfold.example' };

/** Notes in memory what the queue notes in the database. */
function notes(onBegin: () => void = () => undefined): HandOvers & { readonly begun: Set<string> } {
  const begun = new Set<string>();
  return {
    begun,
    async begin(id) {
      onBegin();
      return begun.has(id) ? false : Boolean(begun.add(id));
    },
    async undo(id) {
      begun.delete(id);
    },
  };
}

function mailerTo(smtpUrl: string, handOvers: HandOvers = notes()): Mailer {
  const mailer = smtpMailer({ ...sender, smtpUrl, handOvers, log: { warn: () => undefined } });
  cleanUps.unshift(async () => mailer.close());
  return mailer;
}

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** A real SMTP server on loopback that keeps what it accepts, or refuses every recipient. */
async function smtpServer(options: { refuse?: string; refuseMessage?: string; port?: number } = {}) {
  const steps: string[] = [];
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(options.refuse ? new Error(options.refuse) : null),
    onData(stream, _session, done) {
      steps.push('listens');
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        steps.push('has all');
        if (options.refuseMessage) return done(new Error(options.refuseMessage));
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  cleanUps.push(stop);
  const { port } = server.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, port, received, steps, stop };
}

describe('mail over SMTP', () => {
  it('arrives with both parts, its own id and a sender', async () => {
    const server = await smtpServer();
    await mailerTo(server.url).send(mail);
    const parsed = await PostalMime.parse(server.received[0] ?? '');
    expect(parsed).toMatchObject({
      subject: mail.subject,
      from: { name: 'Sevenfold', address: 'hello@sevenfold.example' },
      to: [{ address: 'asha@mail.com' }],
      messageId: '<0b5c@sevenfold.example>',
    });
    expect(parsed.html).toContain('<b>Asha</b>');
    expect(parsed.text).toContain('Hello Asha');
  });

  it('says where an answer goes', async () => {
    const server = await smtpServer();
    await mailerTo(server.url).send({ ...mail, replyTo: 'parent@mail.com' });
    const { replyTo } = await PostalMime.parse(server.received[0] ?? '');
    expect(replyTo).toEqual([{ name: '', address: 'parent@mail.com' }]);
  });

  it('fails when the recipient is refused, so that the queue knows', async () => {
    const server = await smtpServer({ refuse: 'no such mailbox' });
    await expect(mailerTo(server.url).send(mail)).rejects.toThrow(/no such mailbox/);
    expect(server.received).toEqual([]);
  });

  it('fails while the server is down and works when it is back', async () => {
    const before = await smtpServer();
    await before.stop();
    const mailer = mailerTo(before.url);
    await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED/);
    const after = await smtpServer({ port: before.port });
    await mailer.send(mail);
    expect(after.received).toHaveLength(1);
  });

  it('is noted after the server listens and before it has all', async () => {
    const server = await smtpServer();
    const handOvers = notes(() => server.steps.push('noted'));
    await mailerTo(server.url, handOvers).send({ ...mail, text: 'long '.repeat(20_000) });
    expect(server.steps).toEqual(['listens', 'noted', 'has all']);
    expect(handOvers.begun).toEqual(new Set([mail.id]));
  });

  it('does not leave a second time when it was on its way before, and others still do', async () => {
    const server = await smtpServer();
    const handOvers = notes();
    const mailer = mailerTo(server.url, handOvers);
    await handOvers.begin(mail.id);
    await mailer.send(mail);
    expect(server.received).toHaveLength(0);
    await mailer.send({ ...mail, id: '1b5c' });
    expect(server.received).toHaveLength(1);
  });

  it('may be sent again when the server refused it whole', async () => {
    const server = await smtpServer({ refuseMessage: 'not now' });
    const handOvers = notes();
    await expect(mailerTo(server.url, handOvers).send(mail)).rejects.toThrow(/not now/);
    expect(handOvers.begun).toEqual(new Set());
  });

  it('is sent once the database answers again that took its note without saying so', async () => {
    const server = await smtpServer();
    const kept = notes();
    let away = true;
    const orAway = async <Result>(work: Promise<Result>): Promise<Result> => {
      const result = await work;
      if (away) throw new Error('Connection terminated');
      return result;
    };
    const handOvers: HandOvers = {
      begin: (id) => orAway(kept.begin(id)),
      undo: (id) => (away ? Promise.reject(new Error('Connection terminated')) : kept.undo(id)),
    };
    const mailer = mailerTo(server.url, handOvers);
    await expect(mailer.send(mail)).rejects.toThrow('Connection terminated');
    expect([kept.begun.size, server.received.length]).toEqual([1, 0]);
    away = false;
    await mailer.send(mail);
    expect([kept.begun.size, server.received.length]).toEqual([1, 1]);
    await mailer.send(mail);
    expect(server.received).toHaveLength(1);
  });

  it('gives up on a server that hangs, for all that wait at once', async () => {
    let asked = 0;
    const hanging = createServer(() => {
      asked += 1;
    });
    await new Promise<void>((resolve) => {
      hanging.listen(0, '127.0.0.1', resolve);
    });
    const { port } = hanging.address() as AddressInfo;
    const mailer = smtpMailer({
      ...sender,
      smtpUrl: `smtp://127.0.0.1:${port}`,
      handOvers: notes(),
      log: { warn: () => undefined },
      timeoutMs: 300,
    });
    cleanUps.push(async () => {
      mailer.close();
      hanging.close();
    });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => mailer.send(mail)));
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'rejected'));
    // Only the first four at most wait for the server: the others are told what became of those.
    expect(asked).toBeLessThanOrEqual(4);
  });

  it.each([
    ['a subject', { subject: 'Hello\r\nBcc: victim@mail.com' }],
    ['a recipient', { to: 'asha@mail.com\r\nBcc: victim@mail.com' }],
    ['an address to reply to', { replyTo: 'asha@mail.com\r\nBcc: victim@mail.com' }],
  ])('%s with line breaks adds no header', async (_, part) => {
    const server = await smtpServer();
    await mailerTo(server.url)
      .send({ ...mail, ...part })
      .catch(() => undefined);
    for (const message of server.received) {
      const parsed = await PostalMime.parse(message);
      expect(parsed.bcc ?? []).toEqual([]);
    }
  });
});

describe('the outbox', () => {
  it('keeps one file per message, also when it is sent again', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sevenfold-outbox-'));
    cleanUps.push(() => rm(dataDir, { recursive: true }));
    const mailer = outboxMailer({ ...sender, dataDir, now: () => new Date('2026-11-15T10:00:00Z') });
    await mailer.send(mail);
    await mailer.send(mail);
    expect((await readdir(outboxFolder(dataDir))).sort()).toEqual(['0b5c.eml', '0b5c.json']);
    const parsed = await PostalMime.parse(await readFile(join(outboxFolder(dataDir), '0b5c.eml')));
    expect(parsed.subject).toBe(mail.subject);
  });
});
