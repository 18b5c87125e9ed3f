import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '../../../test/s3-server.ts';
import { handleErrors } from '../http/error-handler.ts';
import { diskFiles } from './disk-files.ts';
import { registerFileLinks } from './file-links.routes.ts';
import type { FileLink, Files } from './files.ts';
import { s3Files } from './s3-files.ts';

const log = { error: () => undefined };
const link: FileLink = {
  name: 'my sheet 7.pdf',
  type: 'application/pdf',
  expiresInSeconds: 300,
  disposition: 'attachment',
};

let dataDir: string;
let app: FastifyInstance;
let origin: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let minutesAhead = 0;
const now = () => new Date(Date.now() + minutesAhead * 60_000);
const storages: { disk?: Files; s3?: Files } = {};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sevenfold-files-'));
  storages.disk = diskFiles({ dataDir, now, log });
  app = Fastify();
  handleErrors(app);
  registerFileLinks(app, storages.disk);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  s3 = await startS3Server();
  storages.s3 = s3Files({ ...s3.settings, log });
});
afterAll(async () => {
  await app.close();
  await s3.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (url: string, init?: RequestInit) => fetch(new URL(url, origin), init);
const read = async (files: Files, key: string) => {
  const file = await files.read(key);
  return file && (await buffer(file));
};

const listed = async (files: Files) => {
  const keys: string[] = [];
  for await (const key of files.list()) keys.push(key);
  return keys;
};

describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  const files = () => storages[kind]!;

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('%PDF-1.7 é')],
    ['every byte', Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))],
    ['three megabytes', Buffer.alloc(3 * 1024 * 1024, 'seven')],
  ])('keep %s as it is', async (name, content) => {
    const key = `kept/${name.replaceAll(' ', '-')}.bin`;
    await files().put(key, content, 'application/octet-stream');
    expect((await read(files(), key))?.equals(content)).toBe(true);
  });

  it('replace, and are gone when removed, twice too', async () => {
    await files().put('replaced.txt', Buffer.from('the first, which is longer'), 'text/plain');
    await files().put('replaced.txt', Buffer.from('second'), 'text/plain');
    expect((await read(files(), 'replaced.txt'))?.toString()).toBe('second');
    await files().remove('replaced.txt');
    await files().remove('replaced.txt');
    expect(await read(files(), 'replaced.txt')).toBeUndefined();
  });

  it('are listed, and nothing else is', async () => {
    const keys = ['listed/a/1.txt', 'listed/a/2.txt', 'listed/b.txt'];
    for (const key of keys) await files().put(key, Buffer.from('x'), 'text/plain');
    expect(await files().isWritable()).toBe(true);
    expect((await listed(files())).filter((key) => !/^(kept|replaced)/.test(key)).sort()).toEqual(keys);
    for (const key of keys) await files().remove(key);
  });

  it('show one whole content, whoever writes at the same time', async () => {
    const contents = ['a', 'b', 'c', 'd'].map((letter) => Buffer.alloc(200_000, letter));
    await Promise.all(contents.map((content) => files().put('raced.bin', content, 'text/plain')));
    const kept = await read(files(), 'raced.bin');
    expect(contents.some((content) => kept?.equals(content))).toBe(true);
  });

  it.each([
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    '.hidden',
    'a/.part',
    '',
    'a//b',
    'a\\b',
    'a b',
    'a\0b',
    'x'.repeat(201),
  ])('have no key %j', async (key) => {
    for (const work of [
      () => files().put(key, Buffer.from('x'), 'text/plain'),
      () => files().read(key),
      () => files().remove(key),
      () => files().linkTo(key, link),
    ]) {
      await expect(work()).rejects.toThrow("can't be the key");
    }
  });

  it('are handed out by a link, with the name and type that it says', async () => {
    await files().put('linked.pdf', Buffer.from('%PDF-1.7 linked'), 'text/html');
    const answer = await open(await files().linkTo('linked.pdf', link));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('%PDF-1.7 linked');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my sheet 7.pdf"');
    expect(answer.headers.get('cache-control')).toContain('private');
  });

  it.each([
    ['bytes=0-3', 206, '%PDF'],
    ['bytes=5-', 206, '1.7 parts'],
    ['bytes=5-7', 206, '1.7'],
    ['bytes=5-999', 206, '1.7 parts'],
    ['bytes=99-', 416, undefined],
  ])('answer to %s with %d', async (range, status, text) => {
    await files().put('parts.pdf', Buffer.from('%PDF-1.7 parts'), 'application/pdf');
    const answer = await open(await files().linkTo('parts.pdf', link), { headers: { range } });
    expect(answer.status).toBe(status);
    if (text !== undefined) expect(await answer.text()).toBe(text);
  });

  it('are not handed out by a link that was altered', async () => {
    await files().put('mine.pdf', Buffer.from('mine'), 'application/pdf');
    await files().put('yours.pdf', Buffer.from('yours'), 'application/pdf');
    const url = new URL(await files().linkTo('mine.pdf', link), origin);
    const expires = kind === 'disk' ? 'expires' : 'X-Amz-Expires';
    const signature = kind === 'disk' ? 'signature' : 'X-Amz-Signature';
    const type = kind === 'disk' ? 'type' : 'response-content-type';
    const altered = (change: (copy: URL) => void) => {
      const copy = new URL(url);
      change(copy);
      return copy.href;
    };
    for (const bad of [
      altered((copy) => (copy.pathname = copy.pathname.replace('mine', 'yours'))),
      altered((copy) => copy.searchParams.set(expires, String(Number(copy.searchParams.get(expires)) + 1))),
      altered((copy) => copy.searchParams.set(type, 'text/html')),
      altered((copy) => copy.searchParams.set(signature, 'A'.repeat(64))),
      altered((copy) => copy.searchParams.set(signature, '')),
    ]) {
      const answer = await open(bad);
      expect(answer.status, bad).toBe(403);
      expect(await answer.text()).not.toContain('yours');
    }
    for (const method of ['PUT', 'DELETE', 'POST', 'HEAD']) {
      expect((await open(url.href, { method })).status, method).toBeGreaterThanOrEqual(400);
    }
    expect((await read(files(), 'mine.pdf'))?.toString()).toBe('mine');
  });

  it('are not handed out by a link that is too old, nor when they are gone', async () => {
    await files().put('old.pdf', Buffer.from('old'), 'application/pdf');
    const behind =
      kind === 'disk' ? files() : s3Files({ ...s3.settings, log, now: () => new Date(Date.now() - 301_000) });
    const url = await behind.linkTo('old.pdf', link);
    minutesAhead = kind === 'disk' ? 5 : 0;
    expect((await open(url)).status).toBe(403);
    minutesAhead = 0;
    const gone = await files().linkTo('gone.pdf', link);
    expect((await open(gone)).status).toBe(404);
  });

  it('tell that they can be written', async () => {
    expect(await files().isWritable()).toBe(true);
  });
});

describe('files on disk', () => {
  it('leave nothing unfinished behind, and belong to nobody else', async () => {
    await storages.disk!.put('modes/one.pdf', Buffer.from('one'), 'application/pdf');
    expect(await readdir(join(dataDir, 'files/modes'))).toEqual(['one.pdf']);
    expect((await stat(join(dataDir, 'files/modes/one.pdf'))).mode & 0o777).toBe(0o600);
    await storages.disk!.linkTo('modes/one.pdf', link);
    expect((await stat(join(dataDir, 'file-links.secret'))).mode & 0o777).toBe(0o600);
  });

  it('agree on one secret when several servers start together, and keep it', async () => {
    const shared = await mkdtemp(join(tmpdir(), 'sevenfold-secret-'));
    const servers = Array.from({ length: 8 }, () =>
      diskFiles({ dataDir: shared, now: () => new Date(0), log }),
    );
    const links = await Promise.all(servers.map((files) => files.linkTo('a.pdf', link)));
    expect(new Set(links).size).toBe(1);
    const other = diskFiles({ dataDir, now: () => new Date(0), log });
    expect(await other.linkTo('a.pdf', link)).not.toBe(links[0]);
    expect((await readdir(shared)).sort()).toEqual(['file-links.secret']);
    await rm(shared, { recursive: true });
  });

  it('answer so that nothing in them can run', async () => {
    await storages.disk!.put('page.html', Buffer.from('<script>1</script>'), 'text/html');
    const url = await storages.disk!.linkTo('page.html', {
      ...link,
      type: 'text/html',
      disposition: 'inline',
    });
    const { headers } = await open(url);
    expect(headers.get('content-disposition')).toBe('inline; filename="my sheet 7.pdf"');
    expect(headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
  });

  it.each([
    '/files/',
    '/files/x.pdf',
    '/files/../file-links.secret',
    '/files/%2e%2e/file-links.secret',
    '/files/modes',
  ])('are not found by asking for %s', async (path) => {
    const { port } = new URL(origin);
    const answer = await app.inject({ url: path, headers: { host: `127.0.0.1:${port}` } });
    expect([403, 404]).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ message: expect.any(String) });
  });

  it('say that the storage is away when the folder is not usable, and have written nothing', async () => {
    const broken = await mkdtemp(join(tmpdir(), 'sevenfold-broken-'));
    await writeFile(join(broken, 'files'), 'a file where the folder should be');
    const files = diskFiles({ dataDir: broken, now, log });
    await expect(files.put('a.pdf', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({ status: 503 });
    expect(await files.read('a.pdf')).toBeUndefined();
    expect(await readFile(join(broken, 'files'), 'utf8')).toContain('a file where');
    await rm(broken, { recursive: true });
  });

  it('survive a data folder that is reached by a link', async () => {
    const real = await mkdtemp(join(tmpdir(), 'sevenfold-real-'));
    await mkdir(join(real, 'data'));
    await symlink(join(real, 'data'), join(real, 'linked'));
    const files = diskFiles({ dataDir: join(real, 'linked'), now, log });
    await files.put('a.txt', Buffer.from('x'), 'text/plain');
    expect((await read(files, 'a.txt'))?.toString()).toBe('x');
    await rm(real, { recursive: true });
  });
});

it('lists a bucket page by page', async () => {
  const keys = ['a.pdf', 'b & c.txt', 'health-check', 'd/e.pdf', 'f.pdf'];
  const server = createServer((request, response) => {
    const marker = new URL(request.url!, 'http://localhost').searchParams.get('marker')!;
    const rest = keys.slice(keys.indexOf(marker) + 1);
    const entries = rest
      .slice(0, 2)
      .map((key) => `<Contents><Key>${key.replace('&', '&amp;')}</Key></Contents>`);
    response.end(`<R><IsTruncated>${rest.length > 2}</IsTruncated>${entries.join('')}</R>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const files = s3Files({ ...s3.settings, endpoint: `http://127.0.0.1:${port}`, log });
  expect(await listed(files)).toEqual(['a.pdf', 'd/e.pdf', 'f.pdf']);
  server.closeAllConnections();
  server.close();
});

describe('a storage that fails', () => {
  it.each([
    ['is not there', 'http://127.0.0.1:9'],
    ['answers 500', 500],
    ['says no', 403],
    ['sends elsewhere', 307],
    ['never answers', 'silence'],
  ] as const)('and %s is told of, within bounds', async (_, behaviour) => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      if (typeof behaviour === 'number') response.writeHead(behaviour, { location: '/x' }).end('words');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const endpoint = behaviour === 'http://127.0.0.1:9' ? behaviour : `http://127.0.0.1:${port}`;
    const files = s3Files({ ...s3.settings, endpoint, log, timeoutMs: 200 });
    const away = { status: 503, message: expect.stringContaining('file storage is away') };
    await expect(files.put('a.pdf', Buffer.from('x'), 'text/plain')).rejects.toMatchObject(away);
    await expect(files.read('a.pdf')).rejects.toMatchObject(away);
    expect(await files.isWritable()).toBe(false);
    expect(asked).toBeLessThanOrEqual(7);
    server.closeAllConnections();
    server.close();
  });

  it('and has no such bucket takes nothing', async () => {
    const files = s3Files({ ...s3.settings, bucket: 'another', log });
    await expect(files.put('a.pdf', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({ status: 503 });
    expect(await files.isWritable()).toBe(false);
  });

  it('with the wrong password takes nothing', async () => {
    const files = s3Files({ ...s3.settings, secretAccessKey: 'wrong', log });
    await expect(files.put('a.pdf', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({ status: 503 });
  });
});
