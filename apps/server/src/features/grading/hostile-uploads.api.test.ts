import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import type { Account } from '../accounts/accounts.fixture.ts';
import { fileOf, gradingOf, multipart, type StartedGrading, startGrading } from './grading.fixture.ts';
import { limitChecks } from './pdf/check-pdf.ts';
import { hostileSheets, noActs } from './pdf/hostile-sheets.fixture.ts';
import { actsOf, textOf } from './pdf/read-pdf.fixture.ts';
import { oddSheet, paddedTo, png, sheetOf } from './pdf/sheets.fixture.ts';

const megabyte = 1024 * 1024;

let { test, accounts, grading, student, sheet, kept, rowOf } = {} as StartedGrading;

beforeAll(async () => {
  ({ test, accounts, grading, student, sheet, kept, rowOf } = await startGrading());
});

const listening = async (): Promise<number> => {
  if (!test.app.server.listening) await test.app.listen({ host: '127.0.0.1', port: 0 });
  return (test.app.server.address() as AddressInfo).port;
};

describe('a sheet', { timeout: 120_000 }, () => {
  let slug: string;
  beforeAll(async () => {
    slug = await grading.finished(student);
  });

  it.each([
    ['60 pages', () => sheetOf(60), 200, ''],
    ['61 pages', () => sheetOf(61), 400, '60 pages; this one has 61'],
    ['20 MB', async () => paddedTo(sheet, 20 * megabyte), 200, ''],
    ['20 MB and a byte', async () => paddedTo(sheet, 20 * megabyte + 1), 413, 'not be larger than 20 MB'],
    ['21 MB', async () => Buffer.alloc(21 * megabyte), 413, 'not be larger than 20 MB'],
    ['nothing', async () => Buffer.alloc(0), 400, 'in pdf format'],
    ['a picture', async () => png, 400, 'in pdf format'],
    ['a password', () => sheetOf(1, { password: 'x' }), 400, 'password'],
    ['half of it', async () => sheet.subarray(0, sheet.length / 2), 400, 'damaged'],
    ['a form that is no page', async () => oddSheet('/AcroForm << /XFA (x) >>'), 400, 'in a form'],
  ])('with %s', async (_, content, status, words) => {
    const before = await rowOf(slug);
    const answer = await grading.upload(slug, student.token, await content());
    expect(answer.statusCode, answer.body).toBe(status);
    if (status === 200) return;
    expect(answer.json().message).toContain(words);
    expect(await rowOf(slug)).toEqual(before);
  });

  it('is kept without what it does', async () => {
    const owner = await accounts.signUp();
    const own = await grading.finished(owner);
    for (const [name, hostile] of Object.entries(hostileSheets)) {
      const { sheet: told } = grading.told(await grading.upload(own, owner.token, hostile()));
      const { url } = (await grading.link(own, 'USER_FILE', owner.token)).json();
      const { rawPayload } = await test.app.inject(url);
      expect(rawPayload.length).toBe(told!.bytes);
      expect(rawPayload.toString('latin1'), name).not.toMatch(/JavaScript|OpenAction|\.exe|evil\.example/);
      expect(await actsOf(rawPayload), name).toEqual(noActs);
      expect(await textOf(rawPayload), name).toEqual(['My answer']);
    }
  });

  it('of a visitor is refused before a byte of it is read', async () => {
    const port = await listening();
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `POST /api/test/${slug}/upload-answer HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 20000000\r\n\r\n`,
        ),
      );
      socket.once('data', (data) => {
        resolve(data.toString());
        socket.destroy();
      });
      socket.once('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
  });

  it('of one account that stands still holds up nobody else', async () => {
    const port = await listening();
    const owner = await accounts.signUp();
    const own = await grading.finished(owner);
    const answers: string[] = [];
    const sockets = Array.from({ length: 17 }, () => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `POST /api/test/${own}/upload-answer HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${owner.token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 20000000\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`,
        ),
      );
      socket.once('data', (data) => answers.push(data.toString()));
      return socket;
    });
    try {
      await vi.waitFor(() => expect(answers).toHaveLength(14), 60_000);
      for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 429 /);
      grading.told(await grading.upload(slug, student.token, sheet));
    } finally {
      for (const socket of sockets) socket.destroy();
    }
    await vi.waitFor(async () => grading.told(await grading.upload(own, owner.token, sheet)), {
      timeout: 60_000,
      interval: 5000,
    });
  });

  /** A sheet of this account is being opened until the test says otherwise. */
  function holdChecks({ user }: Account): () => Promise<void> {
    let open!: () => void;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const held = limitChecks({ owner: user.id }, () => gate);
    return () => {
      open();
      return held;
    };
  }

  it('waits for those of its account, not for others, and leaves with its sender', async () => {
    const port = await listening();
    const owner = await accounts.signUp();
    const own = await grading.finished(owner);
    const { payload, headers } = multipart([fileOf(sheet)]);
    let before: string[] = [];
    const release = holdChecks(owner);
    try {
      const asked = once(test.app.server, 'request');
      const socket = connect(port, '127.0.0.1');
      let heard = '';
      socket.on('data', (data) => {
        heard += data.toString();
      });
      socket.write(
        `POST /api/test/${own}/upload-answer HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${owner.token}\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
      );
      const [request] = (await asked) as [IncomingMessage];
      socket.write(payload);
      await once(request, 'end');
      // Both take what this one needs, were it not for its account's other one.
      grading.told(await grading.upload(slug, student.token, sheet));
      grading.told(await grading.upload(slug, student.token, sheet));
      expect(heard).toBe('');
      const gone = once(request.socket, 'close');
      socket.destroy();
      await gone;
      before = await kept();
    } finally {
      await release();
    }
    grading.told(await grading.upload(own, owner.token, sheet));
    expect((await kept()).filter((name) => !before.includes(name))).toHaveLength(1);
  });

  it('is opened in a time of its own, which is not that of the answer', async () => {
    const owner = await accounts.signUp();
    const own = await grading.finished(owner);
    const hasty = await startTestApp({
      databaseUrl: test.databaseUrl,
      environment: { ANSWER_TIME_SCALE: '1' },
    });
    const letIn = vi.spyOn(hasty.rateLimits, 'spend');
    const release = holdChecks(owner);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const uploading = gradingOf(hasty, accounts).upload(own, owner.token, sheet);
      while (letIn.mock.calls.length === 0) await setImmediate();
      // Takes longer than what is left until the sheet waits in line.
      grading.told(await grading.upload(slug, student.token, sheet));
      await vi.advanceTimersByTimeAsync(20_000);
      await release();
      grading.told(await uploading);
    } finally {
      vi.useRealTimers();
      await release();
    }
  });
});
