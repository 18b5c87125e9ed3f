import type { Asked } from '../asked.ts';
import { coordinates } from '../kinds/coordinates.ts';
import { matrix } from '../kinds/matrix.ts';
import { vector } from '../kinds/vector.ts';
import { type Node, symbolsOf } from '../reading/node.ts';
import { plainOf } from '../reading/write-plain.ts';
import { quantityOf } from '../values/quantity.ts';
import { sameExpression } from '../values/same-expression.ts';
import type { Writings } from './writings.ts';

export function coordinateWritings(asked: Asked): Writings {
  const { entries = [] } = coordinates.read(asked.expected, asked);
  const texts = entries.map(entryText);
  const isSpelled = texts.length <= 3 && entries.every((entry) => symbolsOf(entry).size === 0);
  return {
    equivalent: [
      `(${texts.join(', ')})`,
      texts.join(', '),
      `(${texts.join('; ')})`,
      `P(${texts.join(', ')})`,
      ...(isSpelled ? [texts.map((text, place) => `${'xyz'[place]} = ${text}`).join(', ')] : []),
      `[${texts.join(', ')}]`,
      `A = (${texts.join(', ')})`,
      `( ${texts.join(' , ')} )`,
    ],
    nearMisses: [...changedLists(entries)].map((list) => `(${list.join(', ')})`),
  };
}

export function vectorWritings(asked: Asked): Writings {
  const { vector: read } = vector.read(asked.expected, asked);
  const entries = read?.entries ?? [];
  const texts = entries.map(entryText);
  const hasDirections = texts.length <= 3 && entries.every((entry) => symbolsOf(entry).size === 0);
  return {
    equivalent: [
      `(${texts.join(', ')})`,
      `[${texts.join(', ')}]`,
      `<${texts.join(', ')}>`,
      `\\begin{pmatrix} ${texts.join(' \\\\ ')} \\end{pmatrix}`,
      ...(hasDirections ? [texts.map((text, place) => `(${text})${'ijk'[place]}`).join(' + ')] : []),
      `(${texts.join('; ')})`,
      `v = (${texts.join(', ')})`,
      `1(${texts.join(', ')})`,
    ],
    nearMisses: [...changedLists(entries)].map((list) => `(${list.join(', ')})`),
  };
}

export function matrixWritings(asked: Asked): Writings {
  const { rows = [] } = matrix.read(asked.expected, asked);
  const texts = rows.map((row) => row.map(entryText));
  const width = rows[0]?.length ?? 0;
  const flat = rows.flat();
  const inRows = (list: readonly string[]) =>
    `[${rows.map((_, place) => `[${list.slice(place * width, (place + 1) * width).join(', ')}]`).join(', ')}]`;
  return {
    equivalent: [
      inRows(texts.flat()),
      `[${texts.map((row) => row.join(', ')).join('; ')}]`,
      `\\begin{pmatrix} ${texts.map((row) => row.join(' & ')).join(' \\\\ ')} \\end{pmatrix}`,
      `(${texts.map((row) => row.join(', ')).join('; ')})`,
      `A = ${inRows(texts.flat())}`,
      `\\begin{bmatrix} ${texts.map((row) => row.join(' & ')).join(' \\\\ ')} \\end{bmatrix}`,
    ],
    nearMisses: [...changedLists(flat)].filter((list) => list.length === flat.length).map(inRows),
  };
}

/** Brackets only around what needs them, so that digits are read as they were typed. */
export const entryText = (node: Node): string => {
  const text = plainOf(node);
  return node.is === 'negative' && node.of.is === 'number' ? text.slice(1, -1) : text;
};

/** One entry changed, lost or too many, or two exchanged; each of them another list. */
function* changedLists(entries: readonly Node[]): Generator<string[]> {
  const texts = entries.map(entryText);
  const withEntry = (place: number, text: string) => texts.map((own, at) => (at === place ? text : own));
  for (const [place, node] of entries.entries()) {
    const value = quantityOf(node)?.value;
    if (!value?.isZero()) yield withEntry(place, `-(${texts[place]})`);
    if (!value?.isZero()) yield withEntry(place, `2*(${texts[place]})`);
    yield withEntry(
      place,
      value ? `${value.add(value.abs().mul(0.3)).add(1).toSignificantDigits(4)}` : `(${texts[place]})+1`,
    );
  }
  const swapped = entries.findIndex((node, place) => place > 0 && !sameExpression(entries[0]!, node));
  if (swapped > 0) yield texts.map((_, at) => texts[at === 0 ? swapped : at === swapped ? 0 : at]!);
  if (texts.length > 2) yield texts.slice(1);
  yield [...texts, '5'];
  for (const [place] of entries.entries()) {
    yield withEntry(place, 'x+731');
    yield withEntry(place, '731');
    yield withEntry(place, '-1234');
    yield withEntry(place, '0.0123');
    yield withEntry(place, '77.7');
  }
}
