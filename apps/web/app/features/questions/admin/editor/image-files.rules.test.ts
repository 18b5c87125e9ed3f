import { mostImages } from '@sevenfold/contract/questions/edit-question.rules';
import { describe, expect, it } from 'vitest';
import { takeFiles } from './image-files.rules.ts';

const file = (name: string, type = 'image/png', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type });

describe('image files that were chosen or dropped', () => {
  it('become pictures with a watermark', () => {
    const { images, problem } = takeFiles([file('a.png'), file('b.jpg', 'image/jpeg')], 0);
    expect(images.map(({ name, watermark }) => [name, watermark])).toEqual([
      ['a.png', true],
      ['b.jpg', true],
    ]);
    expect(new Set(images.map(({ key }) => key)).size).toBe(2);
    expect(problem).toBeUndefined();
  });

  it.each([
    [file('notes.pdf', 'application/pdf'), 'notes.pdf is not a PNG, JPEG, WebP or GIF image.'],
    [file('drawing.svg', 'image/svg+xml'), 'drawing.svg is not a PNG, JPEG, WebP or GIF image.'],
    [file('big.png', 'image/png', 10 * 1024 * 1024 + 1), 'big.png is larger than 10 MB.'],
  ])('leave out what can’t be one and say so', (wrong, words) => {
    const { images, problem } = takeFiles([wrong, file('right.png')], 0);
    expect(images.map(({ name }) => name)).toEqual(['right.png']);
    expect(problem).toBe(words);
  });

  it('stop where there is no more room', () => {
    const { images, problem } = takeFiles([file('a.png'), file('b.png')], mostImages - 1);
    expect(images).toHaveLength(1);
    expect(problem).toBe('At most 20 images fit here.');
  });
});
