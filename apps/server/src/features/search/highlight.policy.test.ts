import { describe, expect, it } from 'vitest';
import { crop, Forms, highlight } from './highlight.policy.ts';

const forms = new Forms(['tangent', 'tangents', 'hopital', 'theta', 'integral', 'co2']);
const marked = (text: string) =>
  highlight(text, forms)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

describe('what is marked', () => {
  it.each([
    ['The tangents, and a Tangent.', 'The [tangents], and a [Tangent].'],
    ['tangential', 'tangential'],
    ["l'Hôpital", "l'[Hôpital]"],
    ['∫ sin θ', '[∫] sin [θ]'],
    ['CO2 and CO', '[CO2] and CO'],
    ['2tangent', '2[tangent]'],
    ['tangent2', 'tangent2'],
    ['TANGENT', '[TANGENT]'],
    ['∫∫θ', '[∫∫θ]'],
    ['𝑥tangent 𝑥 tangent', '𝑥tangent 𝑥 [tangent]'],
    ['tangents² ²tangent', '[tangents²] ²[tangent]'],
    ['ó θ theta', 'ó [θ] [theta]'],
    ['', ''],
  ])('marks %j', (text, expected) => {
    expect(marked(text)).toBe(expected);
  });

  it('loses nothing of a text', () => {
    const text = 'É́ 3x² <b>&amp;</b> 👩‍👩‍👧‍👦 ∫√∞ tangent\n_$';
    expect(
      highlight(text, forms)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('what is left out', () => {
  const filler = 'some words go here '.repeat(20);

  it('nothing of a short text', () => {
    expect(crop('A tangent.', forms)).toBe('A tangent.');
  });

  it('the end, when the match is near the start', () => {
    expect(crop(`The tangent ${filler}`, forms)).toMatch(/^The tangent some .{100,160} …$/);
  });

  it('the start, when the match is far in', () => {
    expect(crop(`${filler}tangent ${filler}`, forms)).toMatch(/^… .{20,40}tangent .* …$/);
    expect(crop(`${filler}tangent`, forms)).toMatch(/^… .* tangent$/);
  });

  it('the end of one endless word', () => {
    expect(crop('x'.repeat(5000), forms).length).toBeLessThan(200);
    expect(crop(`${'x'.repeat(5000)} tangent`, forms).length).toBeLessThan(200);
  });
});
