import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { distance, type Picture } from '../packages/scan/src/picture.ts';
import { codeReader } from '../packages/scan/src/read-codes.ts';
import { locatePage } from '../packages/scan/src/scan-page.ts';
import { photoCount, photoOf } from '../packages/scan/src/synthetic/photo-set.fixture.ts';

/**
 * Photographs printed pages badly, as JPEG and in the size that the browser reads them in, and prints how many codes are
 * read and how far the corners are off. Each photo is read once more without its code, as of a page that has none.
 */
const goals = { codes: 0.95, off: 0.015 };

const wasm = createRequire(import.meta.resolve('../packages/scan/src/read-codes.ts')).resolve(
  'zxing-wasm/reader/zxing_reader.wasm',
);
const readCodes = codeReader(new Uint8Array(readFileSync(wasm)).buffer);

async function asJpeg({ width, height, data }: Picture): Promise<Picture> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 82 })
    .toBuffer();
  const { data: raw } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width, height, data: new Uint8ClampedArray(raw.buffer, raw.byteOffset, raw.length) };
}

const results: { name: string; isRead: boolean; off: number; offWithout: number; ms: number }[] = [];
for (let number = 0; number < photoCount; number += 1) {
  const { name, code, corners, picture } = photoOf(number);
  const photo = await asJpeg(picture);
  const width = (distance(corners[0], corners[1]) + distance(corners[2], corners[3])) / 2;
  const offFrom = (found: typeof corners, turn: number) =>
    Math.max(...found.map((corner, at) => distance(corner, corners[(at + turn) % 4]!))) / width;
  const before = process.cpuUsage();
  const found = await locatePage(photo, readCodes);
  const { user, system } = process.cpuUsage(before);
  const without = await locatePage(photo, async () => []);
  results.push({
    name,
    isRead: found.text === code,
    off: offFrom(found.corners, 0),
    // Without a code nobody knows which way is up.
    offWithout: Math.min(...[0, 1, 2, 3].map((turn) => offFrom(without.corners, turn))),
    ms: (user + system) / 1000,
  });
}

const percent = (share: number, digits = 2) => `${(share * 100).toFixed(digits)} %`;
const at = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
const row = (name: string, offs: readonly number[]) => {
  const within = offs.filter((off) => off <= goals.off).length;
  const shown = [0.5, 0.95, 1].map((share) => percent(at(offs, share)));
  console.log(`| ${name} | ${within} of ${offs.length} | ${shown.join(' | ')} |`);
};

console.log(
  `| corners | within ${percent(goals.off, 1)} | median | 95% | most |\n| --- | --- | --- | --- | --- |`,
);
row(
  'with the code',
  results.map(({ off }) => off),
);
row(
  'without',
  results.map(({ offWithout }) => offWithout),
);
const read = results.filter(({ isRead }) => isRead).length;
console.log(`\nCodes read: ${read} of ${results.length} (${percent(read / results.length, 1)})`);
const times = results.map(({ ms }) => ms);
console.log(
  `Processor time of a photo: ${at(times, 0.5).toFixed(0)} ms at the median, ${at(times, 1).toFixed(0)} at most`,
);
for (const { name, isRead, off } of results) {
  if (!isRead || off > goals.off)
    console.log(`  ${name}: ${isRead ? 'read' : 'not read'}, ${percent(off)} off`);
}
const met =
  read / results.length >= goals.codes &&
  results.filter(({ off }) => off <= goals.off).length / results.length >= goals.codes;
process.exitCode = met ? 0 : 1;
