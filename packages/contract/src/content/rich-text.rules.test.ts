import { describe, expect, it } from 'vitest';
import { cleanRichText, isEmptyRichText, isSafeAddress, type RichTextNode } from './rich-text.rules.ts';

const rootOf = (...children: unknown[]) => ({ root: { type: 'root', children } });
const cleaned = (...children: unknown[]) =>
  cleanRichText(rootOf(...children)).root.children as RichTextNode[];

describe('rich text', () => {
  it('keeps what pages show, and no field besides', () => {
    const [paragraph] = cleaned({
      type: 'paragraph',
      style: 'color: red',
      onclick: 'x',
      children: [
        { type: 'text', text: 'Hi', format: 3, style: 'color:red', mode: 'normal' },
        { type: 'formula', latex: 'x^2', inline: true, html: '<script>' },
      ],
    });
    expect(paragraph).toEqual({
      type: 'paragraph',
      version: 1,
      direction: 'ltr',
      format: '',
      indent: 0,
      children: [
        { type: 'text', version: 1, text: 'Hi', format: 3 },
        { type: 'formula', version: 1, latex: 'x^2', inline: true },
      ],
    });
  });

  it('takes links and pictures from either place, and keeps them in one', () => {
    const [paragraph, upload] = cleaned(
      { type: 'paragraph', children: [{ type: 'autolink', url: 'https://a.example/', children: [] }] },
      { type: 'upload', url: '/media/a.webp', mimeType: 'image/webp', alt: 'A curve', width: 4, height: 3 },
    );
    expect((paragraph!.children as RichTextNode[])[0]).toMatchObject({
      type: 'link',
      fields: { url: 'https://a.example/', newTab: false },
    });
    expect(upload!.value).toEqual({
      url: '/media/a.webp',
      mimeType: 'image/webp',
      alt: 'A curve',
      width: 4,
      height: 3,
    });
  });

  const deep = Array.from({ length: 40 }).reduce<unknown>((child) => ({ type: 'quote', children: [child] }), {
    type: 'text',
    text: 'x',
  });
  it.each([
    ['a script', { type: 'script', children: [] }],
    ['no node', 'text'],
    ['a link that runs', { type: 'link', fields: { url: 'javascript:alert(1)' }, children: [] }],
    ['a link without an address', { type: 'link', children: [] }],
    ['an upload that is no picture', { type: 'upload', url: '/media/a.html', mimeType: 'text/html' }],
    [
      'a picture in the page itself',
      { type: 'upload', url: 'data:image/png;base64,AA', mimeType: 'image/png' },
    ],
    ['text that is none', { type: 'text', text: { a: 1 } }],
    ['an endless formula', { type: 'formula', latex: 'x'.repeat(5000) }],
    ['a nest', deep],
  ])('refuses %s', (_, node) => {
    expect(() => cleaned(node)).toThrow();
  });

  it.each([undefined, null, 'x', {}, { root: {} }, { root: [] }, []])('refuses %j', (given) => {
    expect(() => cleanRichText(given)).toThrow();
  });

  it('is empty without a word, a formula or a picture', () => {
    expect(isEmptyRichText(rootOf({ type: 'paragraph', children: [{ type: 'text', text: '  ' }] }))).toBe(
      true,
    );
    expect(isEmptyRichText(rootOf({ type: 'formula', latex: 'x' }))).toBe(false);
    expect(isEmptyRichText(rootOf({ type: 'paragraph', children: [{ type: 'text', text: 'x' }] }))).toBe(
      false,
    );
  });

  it.each([
    ['/blogs', 'link', true],
    ['#part', 'link', true],
    ['mailto:a@b.example', 'link', true],
    ['//elsewhere.example', 'link', false],
    ['/\\elsewhere.example', 'link', false],
    ['java\nscript:alert(1)', 'link', false],
    ['mailto:a@b.example', 'picture', false],
    ['https://a.example/a.png', 'picture', true],
  ] as const)('leads to %s as a %s: %s', (address, kind, safe) => {
    expect(isSafeAddress(address, kind)).toBe(safe);
  });
});
