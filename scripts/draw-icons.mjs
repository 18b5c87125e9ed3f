// Draws the icons of the installed app from the mark in favicon.svg. Run it again when the mark changes.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const folder = new URL('../apps/web/public/', import.meta.url);
const outline = / d="([^"]+)"/.exec(await readFile(new URL('favicon.svg', folder), 'utf8'))?.[1];
if (!outline) throw new Error('favicon.svg has no path');

/** @param {number} size  @param {number} share  How much of the side the mark takes. */
async function draw(name, size, share) {
  const inset = (32 / share - 32) / 2;
  const side = 32 + 2 * inset;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-inset} ${-inset} ${side} ${side}">` +
    `<rect x="${-inset}" y="${-inset}" width="${side}" height="${side}" fill="#fbfaf7"/><path fill="#613ebe" d="${outline}"/></svg>`;
  await writeFile(new URL(name, folder), await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
}

await draw('icon-192.png', 192, 0.78);
await draw('icon-512.png', 512, 0.78);
await draw('apple-touch-icon.png', 180, 0.74);
// Systems cut this one to a circle or a drop: the mark keeps to the safe zone in the middle.
await draw('icon-maskable-512.png', 512, 0.6);
