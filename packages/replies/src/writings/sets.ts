import type { Asked } from '../asked.ts';
import { set } from '../kinds/set.ts';
import { quantityOf } from '../values/quantity.ts';
import { entryText } from './lists.ts';
import type { Writings } from './writings.ts';

export function setWritings(asked: Asked): Writings {
  const { elements = [] } = set.read(asked.expected, asked);
  const labels = new Set(elements.flatMap(({ label }) => label?.replace(/_.*/, '') ?? []));
  const texts = elements.map(({ node }) => entryText(node));
  if (labels.size > 1)
    return labelledWritings(
      elements.map(({ label }) => label ?? ''),
      texts,
    );
  const letter = [...labels][0] ?? asked.variables?.[0] ?? 'x';
  const reversed = [...texts].reverse();
  const ofPoints = elements.some(({ node }) => node.is === 'list');
  const named = ofPoints
    ? []
    : [
        texts.map((text) => `${letter} = ${text}`).join(' or '),
        reversed.map((text) => `${letter} = ${text}`).join(', '),
        `${letter} = ${reversed.join(', ')}`,
        `${letter} ∈ {${texts.join(', ')}}`,
      ];
  const changed = (place: number, text: string) => texts.map((own, at) => (at === place ? text : own));
  const misses = elements.flatMap(({ node }, place) => {
    const value = quantityOf(node)?.value;
    return [
      ...(texts.length > 1 ? [texts.filter((_, at) => at !== place)] : []),
      ...(value?.isZero() || node.is === 'list' ? [] : [changed(place, `-(${texts[place]})`)]),
      changed(place, value ? `${value.add(value.abs().mul(0.3)).add(1).toSignificantDigits(4)}` : '1234'),
    ];
  });
  const extra = ofPoints ? '(731, 733)' : '731';
  return {
    equivalent: [
      `{${texts.join(', ')}}`,
      reversed.join(', '),
      texts.join(' or '),
      reversed.join(' and '),
      ...named,
      texts.join('; '),
    ],
    nearMisses: [
      ...misses.map((list) => list.join(', ')),
      [...texts, extra].join(', '),
      'no solution',
      ...(ofPoints
        ? ['(1234, 4321)', '(5678, 1)']
        : [
            '1234',
            '-5678',
            '1234, 5678',
            'x + 1234',
            '0.01234, 98',
            '±4321',
            '4567 or 8',
            '77.7',
            '-0.5, 4321',
            'x = 99.9',
          ]),
      ...(ofPoints
        ? ['(1234, 1), (9, 5678)', '(1, 2, 3, 4, 5)', '1234', '(77.7, 1)', '(0.123, 9), (8, 0.456)']
        : []),
    ],
  };
}

/** x = 1, y = 2: in any order, but each with its own value. */
function labelledWritings(labels: readonly string[], texts: readonly string[]): Writings {
  const pairs = labels.map((label, place) => [label, texts[place]!] as const);
  const write = (list: readonly (readonly [string, string])[], by: string) =>
    list.map(([label, text]) => `${label} = ${text}`).join(by);
  return {
    equivalent: [
      write(pairs, ', '),
      write([...pairs].reverse(), ', '),
      write(pairs, ' and '),
      write(pairs, '; '),
    ],
    nearMisses: [
      ...pairs.flatMap(([label, text], place) => [
        write(
          pairs.map((pair, at) => (at === place ? [label, `(${text})+1`] : pair)),
          ', ',
        ),
        write(
          pairs.map((pair, at) => (at === place ? [label, `2*(${text})+731`] : pair)),
          ', ',
        ),
        write(
          pairs.filter((_, at) => at !== place),
          ', ',
        ),
        write(
          pairs.map((pair, at) => (at === place ? [label, '1234'] : pair)),
          ', ',
        ),
        write(
          pairs.map((pair, at) => (at === place ? [label, '-5678'] : pair)),
          ', ',
        ),
        write(
          pairs.map((pair, at) => (at === place ? [label, '0.01234'] : pair)),
          ', ',
        ),
      ]),
      'no solution',
    ],
  };
}
