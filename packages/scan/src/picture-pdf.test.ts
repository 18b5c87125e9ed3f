import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { writePicturePdf } from './picture-pdf.ts';

/** The smallest that begins and ends as a JPEG does; nobody looks inside here. */
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

test('pictures become pages of their shape, turned where asked for', async () => {
  const bytes = writePicturePdf([
    { jpeg, width: 1654, height: 2339, quarters: 0 },
    { jpeg, width: 2339, height: 1654, quarters: 1 },
    { jpeg, width: 100, height: 100, quarters: 3 },
  ]);
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\n$/);
  const document = await PDFDocument.load(bytes);
  const pages = document
    .getPages()
    .map((page) => [Math.round(page.getWidth()), Math.round(page.getHeight()), page.getRotation().angle]);
  expect(pages).toEqual([
    [595, 842, 0],
    [842, 595, 90],
    [595, 595, 270],
  ]);
});

test('of nothing there is a file without pages', async () => {
  expect((await PDFDocument.load(writePicturePdf([]))).getPageCount()).toBe(0);
});
