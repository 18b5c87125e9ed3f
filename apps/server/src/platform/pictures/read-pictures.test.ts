import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskFiles } from '../storage/disk-files.ts';
import { readPictures } from './read-pictures.ts';

let dataDir: string;
const [id, damaged] = ['0123456789abcdef'.repeat(2), 'f'.repeat(32)];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sevenfold-pictures-'));
  await mkdir(join(dataDir, 'files/q'), { recursive: true });
  await writeFile(join(dataDir, 'files/q/a.png'), Buffer.from('\x89PNG\r\n\x1a\n...', 'latin1'));
  await writeFile(join(dataDir, 'files/q/b.jpg'), Buffer.from('\xff\xd8\xff...', 'latin1'));
  await writeFile(join(dataDir, 'files/q/c.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(dataDir, 'files/q/d.png'), 'not a picture');
  await writeFile(join(dataDir, 'secret.svg'), '<svg/>');
  await mkdir(join(dataDir, 'files/pictures'));
  const dot = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } });
  await writeFile(join(dataDir, `files/pictures/${id}.webp`), await dot.webp().toBuffer());
  await writeFile(join(dataDir, `files/pictures/${damaged}.webp`), 'RIFF....WEBP and nothing else');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('reads files of ours and nothing else', async () => {
  const files = diskFiles({ dataDir, now: () => new Date(), log: { error: () => undefined } });
  const image = (url: string) => ({ url, alt: '' });
  const urls = [
    '/files/q/a.png',
    '/files/q/d.png',
    '/files/q/none.png',
    '/files/../secret.svg',
    '/files/q/../../secret.svg',
    '/files//etc/passwd',
    'file:///etc/passwd',
    'https://elsewhere.example/a.png',
    '/etc/passwd',
    '',
  ];
  const all = [...urls, '/files/q/b.jpg', '/files/q/c.svg', '/files/q/b.jpg'];
  const pictures = await readPictures(files, all.map(image));
  expect([...pictures.keys()]).toEqual(['/files/q/a.png', '/files/q/b.jpg', '/files/q/c.svg']);
  expect(pictures.get('/files/q/c.svg')).toMatchObject({ kind: 'svg' });
});

it('turns pictures of questions into what a PDF can hold', async () => {
  const files = diskFiles({ dataDir, now: () => new Date(), log: { error: () => undefined } });
  const images = [id, damaged, `../${id}`].map((name) => ({ url: `/media/${name}.webp`, alt: '' }));
  const pictures = await readPictures(files, images);
  expect([...pictures.keys()]).toEqual([`/media/${id}.webp`]);
  const picture = pictures.get(`/media/${id}.webp`);
  expect(picture?.kind === 'raster' && picture.data.subarray(1, 4).toString()).toBe('PNG');
});
