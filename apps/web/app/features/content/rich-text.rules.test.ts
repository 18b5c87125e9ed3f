import { describe, expect, it } from 'vitest';
import {
  formatsOf,
  linkAddress,
  pictureOf,
  rootNodes,
  safeAddress,
  spans,
  withTails,
} from './rich-text.rules.ts';

describe('addresses in rich text', () => {
  it.each([
    ['https://a.example/b', 'https://a.example/b'],
    ['/blogs/x', '/blogs/x'],
    ['#part', '#part'],
    ['mailto:help@sevenfold.example', 'mailto:help@sevenfold.example'],
    ['//elsewhere.example', undefined],
    ['/\\elsewhere.example', undefined],
    ['javascript:alert(1)', undefined],
    [' JavaScript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['', undefined],
    [7, undefined],
  ])('%s', (given, expected) => {
    expect(safeAddress(given, 'link')).toBe(expected);
  });

  it('of links, in both shapes', () => {
    expect(linkAddress({ type: 'link', fields: { url: 'https://a.example' } })).toBe('https://a.example');
    expect(linkAddress({ type: 'link', url: '/x' })).toBe('/x');
    expect(linkAddress({ type: 'link', fields: { url: 'javascript:x' } })).toBeUndefined();
  });
});

describe('pictures', () => {
  it.each([
    [{ value: { mimeType: 'image/png', url: '/m/a.png', alt: 'A' } }, { url: '/m/a.png', alt: 'A' }],
    [
      { mimeType: 'image/svg+xml', url: '/m/a.svg', width: 10, height: 20 },
      { url: '/m/a.svg', alt: '', width: 10, height: 20 },
    ],
    [{ value: { mimeType: 'application/pdf', url: '/m/a.pdf' } }, undefined],
    [{ value: { mimeType: 'image/png', url: 'data:image/png;base64,x' } }, undefined],
    [{ value: null }, undefined],
  ])('%j', (fields, picture) => {
    expect(pictureOf({ type: 'upload', ...fields })).toEqual(picture);
  });
});

describe('nodes', () => {
  it.each([
    [{ root: { type: 'root', children: [{ type: 'paragraph' }] } }, 1],
    [{ children: [{ type: 'paragraph' }, null, 'x', { no: 'type' }] }, 1],
    [{}, 0],
    [null, 0],
    [{ root: 'x' }, 0],
  ])('of %j', (content, count) => {
    expect(rootNodes(content)).toHaveLength(count);
  });

  it('have formats and spans', () => {
    expect(formatsOf({ type: 'text', format: 1 + 2 + 64 })).toEqual(['bold', 'italic', 'sup']);
    expect(formatsOf({ type: 'text', format: 'bold' })).toEqual([]);
    expect(spans({ type: 'tablecell', colSpan: 2, rowSpan: 9999 })).toEqual({ colSpan: 2 });
  });
});

describe('a short formula', () => {
  const formula = (latex: string) => ({ type: 'formula', inline: true, latex });
  const words = (text: string, format = 0) => ({ type: 'text', text, format });

  it.each([
    [
      [formula('b'), words(', d are')],
      [{ tail: ',' }, { text: ' d are' }],
    ],
    [
      [formula('x'), words('-axis')],
      [{ tail: '-axis' }, { text: '' }],
    ],
    [
      [formula('x'), words(' is')],
      [{ tail: '' }, { text: ' is' }],
    ],
    [
      [formula('x'), words(',', 1)],
      [{ tail: '' }, { text: ',' }],
    ],
    [[formula('x')], [{ tail: '' }]],
  ])('takes what hangs on it: %j', (nodes, expected) => {
    expect(withTails(nodes)).toMatchObject(expected);
  });

  it('alone does: a long one may break, and one in lines of its own needs nothing', () => {
    const nodes = [formula('a+b+c+d+e+f+g+h=0'), words(', or'), { ...formula('x'), inline: false }];
    expect(withTails(nodes)).toEqual(nodes);
  });
});
