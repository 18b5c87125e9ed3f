import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { drawText } from '../../../platform/drawing/draw-text.ts';
import { type Account, accountsOf } from '../../accounts/accounts.fixture.ts';
import { addSubject } from '../../catalogue/catalogue.fixture.ts';
import { editorOf, pictureOf, type SentImage } from '../editing/editing.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let editor: ReturnType<typeof editorOf>;
let [staff, student]: Account[] = [];
let topic: number;
let subject: number;
const words = 'The gradient of the line is seven.';
let scan: Buffer;

const transcribe = (images: SentImage[], fields = {}, token?: string, sender = editor) =>
  sender.send('/api/admin/transcripts', fields, images, token);
const draw = (body: unknown, token?: string) => accounts.post('/api/admin/text-images', body, { token });

beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  editor = editorOf(test);
  [staff, student] = [await accounts.signUpAs(roleIds.staff), await accounts.signUp()];
  const maths = await addSubject(test, 'math-aa-sl', { lines: {} });
  [subject, topic] = [maths.id, maths.topics.lines!];
  scan = await sharp(Buffer.from(await drawText(words, {})))
    .png()
    .toBuffer();
});

describe('a transcript', () => {
  it('is read from uploads and from images that are kept', async () => {
    const answer = await transcribe([{ field: 'images', content: scan }], {}, staff!.token);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().text).toBe(words);
    const fields = { subject_id: subject, topic_id: topic, difficulty: 'Easy', marks: 1 };
    const image = { field: 'question_images', content: scan };
    const question = editor.saved(await editor.edit(fields, [image], staff!.token));
    const { id, ref } = question.images[0]!;
    for (const name of [String(id), ref]) {
      const kept = await transcribe([], { image_order: [name] }, staff!.token);
      expect(kept.json().text, kept.body).toBe(words);
    }
    const other = await sharp(Buffer.from(await drawText('Another page', {})))
      .png()
      .toBuffer();
    const both = await transcribe(
      [{ field: 'images', content: other }],
      { image_order: ['new:0', String(id)] },
      staff!.token,
    );
    expect(both.json().text).toBe(`Another page\n\n${words}`);
  });

  it('of nothing is refused, as is that of an image which is not there or none', async () => {
    expect((await transcribe([], {}, staff!.token)).statusCode).toBe(400);
    expect((await transcribe([], { image_order: ['99999'] }, staff!.token)).statusCode).toBe(404);
    for (const order of ['x', '[1,]', [1], ['new:0'], ['../x'], ['9999999999']]) {
      const { statusCode } = await transcribe([], { image_order: order }, staff!.token);
      expect(statusCode, JSON.stringify(order)).toBe(400);
    }
    const words = { field: 'images', content: Buffer.from('words') };
    expect((await transcribe([words], {}, staff!.token)).statusCode).toBe(400);
  });

  it('is for staff', async () => {
    expect((await transcribe([], {}, student!.token)).statusCode).toBe(403);
    expect((await transcribe([])).statusCode).toBe(401);
  });
});

describe('a recognition service elsewhere', () => {
  let service: Server;
  let answerWith: { status: number; body: string; location?: string };
  const seen: { key: unknown; bytes: number }[] = [];
  let there: TestApp;
  let sender: ReturnType<typeof editorOf>;
  let token: string;

  beforeAll(async () => {
    service = createServer((request, response) => {
      let bytes = 0;
      request.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      request.on('end', () => {
        seen.push({ key: request.headers.apikey, bytes });
        const { status, body, location } = answerWith;
        response
          .writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
          .end(body);
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    there = await startTestApp({
      environment: { OCR_URL: `http://127.0.0.1:${port}/parse/image`, OCR_KEY: 'a-key' },
    });
    sender = editorOf(there);
    token = (await accountsOf(there).signUpAs(roleIds.staff)).token;
  });
  afterAll(() => new Promise((resolve) => service.close(resolve)));
  const ask = async () =>
    transcribe([{ field: 'images', content: await pictureOf('red') }], {}, token, sender);

  it('is asked with the key', async () => {
    answerWith = { status: 200, body: JSON.stringify({ ParsedResults: [{ ParsedText: 'Find x.\r\n' }] }) };
    expect((await ask()).json()).toEqual({ text: 'Find x.' });
    expect(seen.at(-1)).toEqual({ key: 'a-key', bytes: expect.any(Number) });
  });

  it.each<[string, () => typeof answerWith]>([
    ['fails', () => ({ status: 500, body: '{}' })],
    ['sends us elsewhere', () => ({ status: 302, body: '', location: 'http://127.0.0.1:1/' })],
    ['says nonsense', () => ({ status: 200, body: 'no JSON' })],
    ['gives up', () => ({ status: 200, body: JSON.stringify({ IsErroredOnProcessing: true }) })],
    ['never ends', () => ({ status: 200, body: 'x'.repeat(3 * 1024 * 1024) })],
  ])('that %s is away', async (_, answer) => {
    answerWith = answer();
    expect((await ask()).statusCode).toBe(503);
  });
});

describe('an image from text', () => {
  it('is kept, and can be named by the question that it was made for', async () => {
    const answer = await draw({ text: 'Solve $x^2 = 4$.\n\n(a) Show it. [3]' }, staff!.token);
    expect(answer.statusCode, answer.body).toBe(200);
    const { image } = answer.json();
    expect(image).toEqual({
      ref: expect.stringMatching(/^kept:[0-9a-f]{32}$/),
      url: expect.stringMatching(/^\/media\//),
      width: 1360,
      height: expect.any(Number),
    });
    const fields = { subject_id: subject, topic_id: topic, difficulty: 'Easy', marks: 1 };
    const order = { question_image_order: [image.ref], question_image_watermarks: [image.ref] };
    const question = editor.saved(await editor.edit({ ...fields, ...order }, [], staff!.token));
    expect(question.images).toMatchObject([{ width: 1360, height: image.height, watermark: true }]);
    expect((await test.app.inject(question.images[0]!.url)).statusCode).toBe(200);
  });

  it.each<[object, number]>([
    [{ text: '' }, 400],
    [{ text: '$\\nope$' }, 400],
    [{ text: '![](drawing:nothing)' }, 400],
    [{ text: 'x', question_id: 99_999 }, 404],
    [{ text: 'line\n\n'.repeat(1500) }, 400],
    [{ text: 'x\n\n'.repeat(6000) }, 400],
    [{}, 400],
  ])('of %j is refused with %i', async (body, status) => {
    expect((await draw(body, staff!.token)).statusCode).toBe(status);
  });

  it('is for staff', async () => {
    expect((await draw({ text: 'x' }, student!.token)).statusCode).toBe(403);
    expect((await draw({ text: 'x' })).statusCode).toBe(401);
  });

  it('that does not exist is refused by an edit', async () => {
    const fields = { subject_id: subject, topic_id: topic, difficulty: 'Easy', marks: 1 };
    const order = { question_image_order: [`kept:${'0'.repeat(32)}`] };
    expect((await editor.edit({ ...fields, ...order }, [], staff!.token)).statusCode).toBe(400);
  });
});
